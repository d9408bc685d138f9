export type CheckedAddress =
  { readonly ok: true; readonly href: string } | { readonly ok: false; readonly message: string }

const schemes: ReadonlySet<string> = new Set(['http', 'https', 'mailto', 'tel', 'sms', 'whatsapp'])
const host = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}(:\d+)?([/?#]|$)/i
const mail = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/
const phone = /^\+?[\d\s().-]{6,}$/

/**
 * Completes the typed URL of a link: a bare host gets https, an email address and a phone number their scheme.
 * Placeholders such as {nap.website} may stand anywhere in it.
 */
export const linkAddress = (typed: string): CheckedAddress => {
  const text = typed.trim()
  const wrong = (message: string) => ({ ok: false, message }) as const
  if (text === '') return wrong('Enter a URL.')
  if (/\s/.test(text) && !phone.test(text)) return wrong('URLs can’t contain spaces. Use %20 instead.')
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(text)?.[1]?.toLowerCase()
  if (scheme !== undefined && !/^[^/]+:\d/.test(text)) {
    if (!schemes.has(scheme))
      return wrong(`Links can’t start with “${scheme}:”. Use https:, mailto: or tel: instead.`)
    if ((scheme === 'http' || scheme === 'https') && !/^https?:\/\/[^/?#]+/i.test(text))
      return wrong('Add a domain after “https://”, such as example.com.')
    return { ok: true, href: text }
  }
  if (/^(\/|#|\.{1,2}\/|\?)/.test(text) || text.includes('{')) return { ok: true, href: text }
  if (mail.test(text)) return { ok: true, href: `mailto:${text}` }
  if (host.test(text)) return { ok: true, href: `https://${text}` }
  if (phone.test(text)) return { ok: true, href: `tel:${text.replace(/[\s().-]/g, '')}` }
  return wrong('Enter a valid URL, such as https://example.com, /about or mailto:me@example.com.')
}

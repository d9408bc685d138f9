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
  if (text === '') return wrong('Enter the address that the link leads to.')
  if (/\s/.test(text) && !phone.test(text))
    return wrong('An address has no spaces. Write %20 for a space in it.')
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(text)?.[1]?.toLowerCase()
  if (scheme !== undefined && !/^[^/]+:\d/.test(text)) {
    if (!schemes.has(scheme))
      return wrong(`A link can not begin with “${scheme}:”. Use https:, mailto: or tel: instead.`)
    if ((scheme === 'http' || scheme === 'https') && !/^https?:\/\/[^/?#]+/i.test(text))
      return wrong('After “https://” comes the name of a site, such as example.com.')
    return { ok: true, href: text }
  }
  if (/^(\/|#|\.{1,2}\/|\?)/.test(text) || text.includes('{')) return { ok: true, href: text }
  if (mail.test(text)) return { ok: true, href: `mailto:${text}` }
  if (host.test(text)) return { ok: true, href: `https://${text}` }
  if (phone.test(text)) return { ok: true, href: `tel:${text.replace(/[\s().-]/g, '')}` }
  return wrong('This is no address. Write one like https://example.com, /about or mailto:me@example.com.')
}

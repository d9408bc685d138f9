import type { UtmParameters } from './utm-parameters.ts'

/** Longest URL with parameters, in characters; a longer one stays as it is. */
const longest = 2_000

/**
 * Adds parameters to the query of a web URL, after what it has and before its fragment. Parameters of the URL win over
 * those of the same name. Returns null for a URL that stays as it is: not http or https, with a password, or too long.
 */
export const withUtm = (address: string, parameters: UtmParameters): string | null => {
  const end = address.trimEnd()
  const url = /^https?:\/\//i.test(end.trimStart()) ? URL.parse(end) : null
  if (!url || url.username !== '' || url.password !== '') return null
  const own = new Set([...url.searchParams.keys()].map((name) => name.toLowerCase()))
  const missing = parameters.filter(([name]) => !own.has(name))
  const added = new URLSearchParams(Object.fromEntries(missing)).toString()
  if (added === '') return null
  const hash = end.indexOf('#')
  const [before, fragment] = hash === -1 ? [end, ''] : [end.slice(0, hash), end.slice(hash)]
  const query = before.indexOf('?')
  const joint = query === -1 ? '?' : query === before.length - 1 || before.endsWith('&') ? '' : '&'
  const whole = `${before}${joint}${added}${fragment}`
  return whole.length > longest ? null : `${whole}${address.slice(end.length)}`
}

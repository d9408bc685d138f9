import qs from 'qs'

/** Lists of ids have up to a thousand entries; no valid query is deeper or longer. */
const options = { depth: 8, arrayLimit: 1_000, parameterLimit: 2_000, allowDots: false } as const

/**
 * Parses a query string in the official client's dialect: `a[$in][]=1&b[$gt]=2`. qs drops prototype names.
 */
export const readQuery = (text: string): Record<string, unknown> =>
  text === '' ? {} : qs.parse(text, options)

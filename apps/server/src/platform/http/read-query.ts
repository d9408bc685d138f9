import qs from 'qs'

/** Lists of ids reach a thousand entries; deeper or longer than this is not a query of ours. */
const options = { depth: 8, arrayLimit: 1_000, parameterLimit: 2_000, allowDots: false } as const

/** A query string in the dialect of the official client: `a[$in][]=1&b[$gt]=2`. Prototype names are dropped by qs. */
export const readQuery = (text: string): Record<string, unknown> =>
  text === '' ? {} : qs.parse(text, options)

/** Queries are plain words in the address: every value is a text, nothing is JSON. */
export const parseSearch = (search: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search))

export const stringifySearch = (search: Record<string, unknown>): string => {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search))
    if (value !== undefined && value !== null && value !== '') params.set(name, String(value))
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

/** Picks the named texts out of an address and drops whatever else it carries. */
export const texts =
  <const Names extends readonly string[]>(...names: Names) =>
  (search: Record<string, unknown>): { [Name in Names[number]]?: string } =>
    Object.fromEntries(
      names.flatMap((name) => {
        const text = textOf(search[name])
        return text === undefined ? [] : [[name, text]]
      }),
    ) as { [Name in Names[number]]?: string }

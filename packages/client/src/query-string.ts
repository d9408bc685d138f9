/** API query: fields, and operators such as `$limit`, `$sort` and `$in`. */
export type Query = Readonly<Record<string, unknown>>

const append = (into: URLSearchParams, name: string, value: unknown): void => {
  if (value === undefined) return
  if (value === null) into.append(name, '')
  else if (typeof value !== 'object') into.append(name, String(value))
  else for (const [key, each] of Object.entries(value)) append(into, `${name}[${key}]`, each)
}

/**
 * Encodes a query as Feathers clients do: `$sort[createdAt]=-1`, `_id[$in][0]=…`, null as an empty value.
 * Returns an empty string without a query.
 */
export const queryString = (query: Query = {}): string => {
  const into = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) append(into, name, value)
  return into.size === 0 ? '' : `?${into}`
}

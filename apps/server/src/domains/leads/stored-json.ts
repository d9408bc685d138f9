/**
 * Returns JSON that PostgreSQL stores. It refuses NUL and half characters, which texts have that were cut or that a URL
 * escaped.
 */
export const storedJson = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) =>
    typeof each === 'string' ? each.replaceAll('\0', '').toWellFormed() : each,
  )

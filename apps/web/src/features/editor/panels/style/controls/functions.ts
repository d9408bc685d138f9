/**
 * Parses the functions of a `transform` or `filter` in order; null unless all are calls with one argument.
 */
export const functionsOf = (text: string): ReadonlyMap<string, string> | null => {
  const rest = text.trim()
  if (rest === '' || rest === 'none') return new Map()
  const found = new Map<string, string>()
  const left = rest.replace(/([a-zA-Z-]+)\(([^(),]*)\)/g, (_call, name: string, value: string) => {
    found.set(name, value.trim())
    return ''
  })
  return left.trim() === '' ? found : null
}

/** Returns the text with one function set, or removed if the value is null; others are kept. */
export const withFunction = (text: string, name: string, value: string | null): string => {
  const functions = new Map(functionsOf(text) ?? [])
  if (value === null) functions.delete(name)
  else functions.set(name, value)
  return [...functions].map(([each, argument]) => `${each}(${argument})`).join(' ')
}

/** Returns the number in an argument such as `45deg`, or the fallback. */
export const numberIn = (argument: string | undefined, fallback: number): number => {
  const number = Number.parseFloat(argument ?? '')
  return Number.isNaN(number) ? fallback : number
}

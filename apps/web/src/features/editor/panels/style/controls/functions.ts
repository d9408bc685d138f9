/** The functions of a `transform` or `filter`, in their order; null when the text is more than calls with one argument. */
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

/** The text with one function set, or taken away by null; others stay. */
export const withFunction = (text: string, name: string, value: string | null): string => {
  const functions = new Map(functionsOf(text) ?? [])
  if (value === null) functions.delete(name)
  else functions.set(name, value)
  return [...functions].map(([each, argument]) => `${each}(${argument})`).join(' ')
}

/** The number in an argument such as `45deg`; the fallback where there is none. */
export const numberIn = (argument: string | undefined, fallback: number): number => {
  const number = Number.parseFloat(argument ?? '')
  return Number.isNaN(number) ? fallback : number
}

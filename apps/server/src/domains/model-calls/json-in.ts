/** Returns the JSON object within an answer, without a fence or words around it; undefined if there is none. */
export const jsonIn = (text: string): unknown => {
  const from = text.indexOf('{')
  const to = text.lastIndexOf('}')
  if (from < 0 || to < from) return undefined
  try {
    return JSON.parse(text.slice(from, to + 1)) as unknown
  } catch {
    return undefined
  }
}

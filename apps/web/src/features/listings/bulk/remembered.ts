/** Texts that are remembered at most. */
const most = 5_000

/** The same reader, which reads a text only once: a chain has the same few opening hours in thousands of rows. */
export const remembered = <Value extends object>(
  read: (text: string) => Value,
): ((text: string) => Value) => {
  const known = new Map<string, Value>()
  return (text) => {
    const before = known.get(text)
    if (before) return before
    if (known.size >= most) known.clear()
    const value = read(text)
    known.set(text, value)
    return value
  }
}

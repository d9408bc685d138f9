/** A text without the letters at its end that are to go; a pattern would look at each row of them within the text too. */
export const trimEndOf = (text: string, goes: (letter: string) => boolean): string => {
  let end = text.length
  while (end > 0 && goes(text[end - 1]!)) end -= 1
  return text.slice(0, end)
}

/**
 * Removes matching characters from the end of a text. A regular expression would also scan every run of them
 * inside the text.
 */
export const trimEndOf = (text: string, goes: (letter: string) => boolean): string => {
  let end = text.length
  while (end > 0 && goes(text[end - 1]!)) end -= 1
  return text.slice(0, end)
}

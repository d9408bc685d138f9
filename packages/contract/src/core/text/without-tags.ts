/**
 * Replaces the tags of HTML found by a pattern. Stops at the last `>`, because scanning from each later `<`
 * to the end would take quadratic time.
 */
export const withoutTags = (html: string, tags = /<[^>]*>/g, instead = ' '): string => {
  const end = html.lastIndexOf('>') + 1
  return html.slice(0, end).replace(tags, instead) + html.slice(end)
}

/**
 * HTML with something in the place of its tags, as a pattern finds them. Behind the last `>` nothing is a tag, and each
 * `<` would be followed to the end in vain.
 */
export const withoutTags = (html: string, tags = /<[^>]*>/g, instead = ' '): string => {
  const end = html.lastIndexOf('>') + 1
  return html.slice(0, end).replace(tags, instead) + html.slice(end)
}

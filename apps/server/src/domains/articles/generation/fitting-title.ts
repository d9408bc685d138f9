/** Characters an article's title may have. */
const titleLength = 300

/**
 * A title that fits: a longer one ends with its last whole word, without the comma or dash after it. Where words have no
 * spaces between them, or the first one takes more than half, it is cut between two characters.
 */
export const fittingTitle = (title: string, most = titleLength): string => {
  if (title.length <= most) return title.toWellFormed()
  const end = title.slice(0, most + 1).search(/\s+\S*$/)
  const cut = end > most / 2 ? title.slice(0, end) : title.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')
  return cut.replace(/[\s,;:–—-]+$/, '').toWellFormed()
}

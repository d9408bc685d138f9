/** Maximum length of an article's title, in characters. */
const titleLength = 300

/**
 * Shortens a title to its last whole word, without trailing commas or dashes. Text without spaces, or with a
 * very long first word, is cut between characters.
 */
export const fittingTitle = (title: string, most = titleLength): string => {
  if (title.length <= most) return title.toWellFormed()
  const end = title.slice(0, most + 1).search(/\s+\S*$/)
  const cut = end > most / 2 ? title.slice(0, end) : title.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')
  return cut.replace(/[\s,;:–—-]+$/, '').toWellFormed()
}

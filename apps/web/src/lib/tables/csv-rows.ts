const separators = [',', ';', '\t', '|']

/** The separator that the first line holds most often outside quotes. */
export const separatorOf = (text: string): string => {
  const counts = new Map(separators.map((each) => [each, 0]))
  let quoted = false
  for (const char of text.slice(0, 20_000)) {
    if (char === '"') quoted = !quoted
    else if (!quoted && (char === '\n' || char === '\r')) break
    else if (!quoted && counts.has(char)) counts.set(char, (counts.get(char) ?? 0) + 1)
  }
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? ','
}

/**
 * Rows of a text by RFC 4180, with any of the usual separators and line ends; empty lines are left out. A quote that
 * is never closed would swallow the rest of the file: quotes are signs like any other then.
 */
export const csvRows = (text: string, separator = separatorOf(text), quotes = true): string[][] => {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let quoted = false
  const endRow = () => {
    row.push(cell)
    cell = ''
    if (row.some((each) => each.trim() !== '')) rows.push(row)
    row = []
  }
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? ''
    if (quoted) {
      if (char !== '"') cell += char
      else if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else quoted = false
    } else if (quotes && char === '"' && cell === '') quoted = true
    else if (char === separator) {
      row.push(cell)
      cell = ''
    } else if (char === '\n' || char === '\r') {
      if (char === '\r' && text[at + 1] === '\n') at += 1
      endRow()
    } else cell += char
  }
  if (quoted) return csvRows(text, separator, false)
  if (cell !== '' || row.length > 0) endRow()
  return rows
}

const separatorOf = (source: string): string => {
  const [firstLine = ''] = source.split(/\r?\n/, 1)
  return firstLine.includes(';') && !firstLine.includes(',') ? ';' : ','
}

/**
 * Returns the rows of a CSV text (RFC 4180) with quoted fields, doubled quotes and line breaks within quotes.
 * The separator is a comma or semicolon, found in the first line, unless it is given.
 */
export const readCsv = (text: string, given?: string): string[][] => {
  const source = text.replace(/^\uFEFF/, '')
  const separator = given ?? separatorOf(source)
  const rows: string[][] = []
  let row: string[] = []
  let field = ''
  let quoted = false
  const endField = () => {
    row.push(field)
    field = ''
  }
  const endRow = () => {
    endField()
    if (row.some((each) => each !== '')) rows.push(row)
    row = []
  }
  for (let at = 0; at < source.length; at++) {
    const sign = source[at]
    if (quoted) {
      if (sign !== '"') field += sign
      else if (source[at + 1] === '"') {
        field += '"'
        at++
      } else quoted = false
    } else if (sign === '"' && field === '') quoted = true
    else if (sign === separator) endField()
    else if (sign === '\n') endRow()
    else if (sign !== '\r') field += sign
  }
  if (field !== '' || row.length > 0) endRow()
  return rows
}

/** Characters of one keyword. */
export const keywordLength = 200

export interface CleanKeywords {
  /** In their order, each once. */
  readonly keywords: readonly string[]
  /** How many were left out because they were there already. */
  readonly duplicates: number
  /** Those that are too long to be written about. */
  readonly tooLong: readonly string[]
}

/** Keywords without blanks around and doubled ones in them, whatever their case; empty ones are no keywords. */
export const cleanKeywords = (given: readonly string[]): CleanKeywords => {
  const known = new Set<string>()
  const keywords: string[] = []
  const tooLong: string[] = []
  let duplicates = 0
  for (const each of given) {
    const keyword = each.normalize('NFC').replace(/\s+/g, ' ').trim()
    if (keyword === '') continue
    const key = keyword.toLowerCase()
    if (known.has(key)) {
      duplicates += 1
      continue
    }
    known.add(key)
    if (keyword.length > keywordLength) tooLong.push(keyword)
    else keywords.push(keyword)
  }
  return { keywords, duplicates, tooLong }
}

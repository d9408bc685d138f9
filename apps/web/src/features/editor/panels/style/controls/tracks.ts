/** Most columns or rows that the visual editor shows; beyond it there is the text. */
export const mostTracks = 12

/** A list at its spaces, those in brackets left whole; null when brackets do not close. */
const words = (text: string): readonly string[] | null => {
  const found: string[] = []
  let depth = 0
  let word = ''
  for (const char of text.trim()) {
    if (char === '(' || char === '[') depth += 1
    if (char === ')' || char === ']') depth -= 1
    if (depth < 0) return null
    if (depth === 0 && /\s/.test(char)) {
      if (word !== '') found.push(word)
      word = ''
    } else word += char
  }
  if (word !== '') found.push(word)
  return depth === 0 ? found : null
}

const repeated = (word: string): readonly string[] | null => {
  const match = /^repeat\(\s*(\d+)\s*,\s*(.+)\)$/s.exec(word)
  if (!match) return null
  const inner = words(match[2] ?? '')
  const times = Number(match[1])
  if (!inner || times * inner.length > mostTracks) return null
  return Array.from({ length: times }, () => inner).flat()
}

/**
 * The tracks of a `grid-template-columns` or `-rows`, repeats written out; null for what only text can say: names,
 * auto-fill, subgrid, too many.
 */
export const tracksOf = (text: string): readonly string[] | null => {
  if (text.trim() === '' || text.trim() === 'none') return []
  const found: string[] = []
  for (const word of words(text) ?? ['[']) {
    const many = repeated(word)
    if (many) found.push(...many)
    else if (word.startsWith('repeat(') || word.startsWith('[') || /^(?:subgrid|masonry)$/.test(word))
      return null
    else found.push(word)
  }
  return found.length <= mostTracks ? found : null
}

/** The shortest way to write tracks. */
export const tracksText = (tracks: readonly string[]): string => {
  const [first] = tracks
  if (first === undefined) return ''
  return tracks.length > 1 && tracks.every((track) => track === first)
    ? `repeat(${tracks.length}, ${first})`
    : tracks.join(' ')
}

/** A share of the room, as a person writes it: `2fr` is not pushed apart by long words. */
export const shownTrack = (track: string): string =>
  /^minmax\(\s*0(?:px)?\s*,\s*([\d.]+fr)\s*\)$/.exec(track)?.[1] ?? track

/** What was typed for a track: `2` and `2fr` are shares. */
export const typedTrack = (typed: string): string => {
  const text = typed.trim()
  const number = /^(\d*\.?\d+)(fr)?$/.exec(text)?.[1]
  return number ? `minmax(0, ${Number(number)}fr)` : text
}

/** Tracks of equal width. */
export const equalTracks = (count: number): readonly string[] =>
  Array.from({ length: count }, () => 'minmax(0, 1fr)')

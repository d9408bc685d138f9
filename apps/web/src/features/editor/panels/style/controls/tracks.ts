/** Maximum columns or rows of the visual editor; larger grids are edited as text. */
export const mostTracks = 12

/** Splits a list at spaces outside brackets; null if brackets are unbalanced. */
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
 * Parses the tracks of `grid-template-columns` or `-rows`, with repeats expanded. Returns null for what needs
 * the text field: names, auto-fill, subgrid, too many tracks.
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

/** Returns the shortest notation of tracks. */
export const tracksText = (tracks: readonly string[]): string => {
  const [first] = tracks
  if (first === undefined) return ''
  return tracks.length > 1 && tracks.every((track) => track === first)
    ? `repeat(${tracks.length}, ${first})`
    : tracks.join(' ')
}

/** Returns a fraction as shown to users; it is stored as minmax so that long words can't widen it. */
export const shownTrack = (track: string): string =>
  /^minmax\(\s*0(?:px)?\s*,\s*([\d.]+fr)\s*\)$/.exec(track)?.[1] ?? track

/** Parses a typed track: `2` and `2fr` are fractions. */
export const typedTrack = (typed: string): string => {
  const text = typed.trim()
  const number = /^(\d+(?:\.\d+)?|\.\d+)(fr)?$/.exec(text)?.[1]
  return number ? `minmax(0, ${Number(number)}fr)` : text
}

/** Returns tracks of equal width. */
export const equalTracks = (count: number): readonly string[] =>
  Array.from({ length: count }, () => 'minmax(0, 1fr)')

import { npfLimits, type NpfFormatting, type NpfMark } from './npf.ts'

/** A stretch of text and everything it is marked with. */
export interface Piece {
  readonly text: string
  readonly marks: readonly NpfMark[]
}

/** The text of one block with the places of its marks, in code points. */
export interface MarkedText {
  readonly text: string
  readonly formatting: readonly NpfFormatting[]
}

interface Point {
  readonly sign: string
  readonly marks: readonly NpfMark[]
}

const blank = /[ \t\n\r\f]/

/** As a browser shows it: stretches of blanks are one, none stands at the beginning or end of a line. */
const collapsed = (points: readonly Point[]): Point[] => {
  const kept: Point[] = []
  for (const point of points) {
    const last = kept.at(-1)?.sign
    if (point.sign === lineBreak) {
      if (last === ' ') kept.pop()
      kept.push(point)
    } else if (!blank.test(point.sign)) kept.push(point)
    else if (last !== undefined && last !== ' ' && last !== lineBreak) kept.push({ ...point, sign: ' ' })
  }
  while (kept.length > 0 && (kept.at(-1)?.sign === ' ' || kept.at(-1)?.sign === lineBreak)) kept.pop()
  const start = kept.findIndex(({ sign }) => sign !== lineBreak)
  return start > 0 ? kept.slice(start) : kept
}

/** Stands for a line break that is meant, until blanks have been collapsed; no text of a page holds it. */
export const lineBreak = '\u2028'

const sameMark = (one: NpfMark, other: NpfMark): boolean =>
  one.type === other.type && (one.type !== 'link' || (other.type === 'link' && one.url === other.url))

const placesOf = (points: readonly Point[]): NpfFormatting[] => {
  const places: NpfFormatting[] = []
  const open = new Map<NpfMark, number>()
  points.forEach(({ marks }, at) => {
    for (const [mark, start] of open)
      if (!marks.some((each) => sameMark(each, mark))) {
        places.push({ ...mark, start, end: at })
        open.delete(mark)
      }
    for (const mark of marks) if (![...open.keys()].some((each) => sameMark(each, mark))) open.set(mark, at)
  })
  for (const [mark, start] of open) places.push({ ...mark, start, end: points.length })
  return places.toSorted((one, other) => one.start - other.start || one.end - other.end)
}

const marked = (points: readonly Point[]): MarkedText => ({
  text: points.map(({ sign }) => (sign === lineBreak ? '\n' : sign)).join(''),
  formatting: placesOf(points),
})

/** Where to cut: after the last blank that fits, or in the middle of a word that is longer than a block. */
const cutAt = (points: readonly Point[], most: number): number => {
  for (let at = most; at > most / 2; at -= 1)
    if (points[at - 1]?.sign === ' ' || points[at - 1]?.sign === lineBreak) return at
  return most
}

/** The texts of one paragraph, none longer than `most` code points; none at all for blanks alone. */
export const markedTexts = (
  pieces: readonly Piece[],
  { keepsBlanks = false, most = npfLimits.text as number } = {},
): MarkedText[] => {
  const all = pieces.flatMap(({ text, marks }) => [...text].map((sign) => ({ sign, marks })))
  const points = keepsBlanks ? all : collapsed(all)
  if (points.every(({ sign }) => blank.test(sign) || sign === lineBreak)) return []
  const texts: MarkedText[] = []
  for (let from = 0; from < points.length;) {
    const next = points.slice(from, from + most)
    const cut = from + most < points.length ? cutAt(next, most) : next.length
    texts.push(marked(next.slice(0, cut)))
    from += cut
  }
  return texts
}

import { npfLimits, type NpfFormatting, type NpfMark } from './npf.ts'

/** Text with all its marks. */
export interface Piece {
  readonly text: string
  readonly marks: readonly NpfMark[]
}

/** Text of one block with the offsets of its marks, in code points. */
export interface MarkedText {
  readonly text: string
  readonly formatting: readonly NpfFormatting[]
}

interface Point {
  readonly sign: string
  readonly marks: readonly NpfMark[]
}

const blank = /[ \t\n\r\f]/

/** Collapses spaces as browsers do: runs become one, none remains at the start or end of a line. */
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

/** Marks an intended line break until spaces are collapsed; page texts don't contain it. */
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

/** Returns where to cut: after the last space that fits, or within a word longer than a block. */
const cutAt = (points: readonly Point[], most: number): number => {
  for (let at = most; at > most / 2; at -= 1)
    if (points[at - 1]?.sign === ' ' || points[at - 1]?.sign === lineBreak) return at
  return most
}

/** Returns the texts of one paragraph, each at most `most` code points long; none for spaces alone. */
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

/** Px that a text takes. */
export type Measure = (text: string) => number

export interface Label {
  readonly text: string
  readonly width: number
}

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** A name that is too wide ends in '…'; letters of several code points are not torn. */
export const cutLabel = (name: string, measure: Measure, most: number): Label => {
  const line = name.replaceAll(/\s+/g, ' ').trim()
  const width = measure(line)
  if (width <= most) return { text: line, width }
  // no label shows more of a name, however narrow its letters
  const parts = Array.from(letters.segment(line.slice(0, 400)), ({ segment }) => segment)
  const cut = (count: number) => `${parts.slice(0, count).join('').trimEnd()}…`
  let [fits, wide] = [0, parts.length]
  while (wide - fits > 1) {
    const middle = (fits + wide) >> 1
    if (measure(cut(middle)) <= most) fits = middle
    else wide = middle
  }
  return { text: cut(fits), width: measure(cut(fits)) }
}

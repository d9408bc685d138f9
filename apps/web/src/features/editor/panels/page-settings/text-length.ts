/** Px that a text takes on a line. */
export type Measure = (text: string) => number

/** The text as far as it fits, at the end of a word and with an ellipsis where something is missing. */
export const cutTo = (text: string, room: number, measure: Measure): string => {
  const whole = text.replace(/\s+/g, ' ').trim()
  if (measure(whole) <= room) return whole
  let low = 0
  let high = whole.length
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (measure(`${whole.slice(0, middle).trimEnd()} …`) <= room) low = middle
    else high = middle - 1
  }
  const cut = whole.slice(0, low)
  const atWord = whole[low] === ' ' ? cut : cut.replace(/\s+\S*$/, '')
  return `${(atWord || cut).trimEnd()} …`
}

/** How much of a search result's room a text takes. */
export interface Room {
  readonly px: number
  readonly most: number
  readonly letters: number
  /** Null when all is well. */
  readonly advice: string | null
}

interface RoomRules {
  /** Px that search engines show. */
  readonly most: number
  /** Fewer letters than this leave room unused. */
  readonly few: number
  readonly measure: Measure
  readonly empty: string
}

export const roomOf = (text: string, { most, few, measure, empty }: RoomRules): Room => {
  const whole = text.replace(/\s+/g, ' ').trim()
  const px = Math.round(measure(whole))
  const letters = [...whole].length
  const advice =
    letters === 0
      ? empty
      : px > most
        ? 'Too long: search engines cut its end off.'
        : letters < few
          ? 'Short: there is room for more words that people search for.'
          : null
  return { px, most, letters, advice }
}

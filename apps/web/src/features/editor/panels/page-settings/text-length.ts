/** Returns the width of a text on one line, in px. */
export type Measure = (text: string) => number

/** Cuts a text to a width at the end of a word, and adds an ellipsis if something is missing. */
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

/** Width of a text compared with the space in a search result. */
export interface Room {
  readonly px: number
  readonly most: number
  readonly letters: number
  /** Null if the length is good. */
  readonly advice: string | null
}

interface RoomRules {
  /** Width in px that search engines show. */
  readonly most: number
  /** Fewer characters than this leave space unused. */
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
        ? 'Too long: search engines cut off the end'
        : letters < few
          ? 'Short: you have room for more keywords'
          : null
  return { px, most, letters, advice }
}

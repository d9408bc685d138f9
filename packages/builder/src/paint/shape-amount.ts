import { splitValue } from '../background/split-value.ts'

const percent = /^(\d+(?:\.\d+)?)%$/

/** Returns the place that is an amount away from the end: `90%` for `10%`, `calc(100% - 2rem)` for `2rem`. */
export const fromEnd = (amount: string): string => {
  const share = percent.exec(amount)?.[1]
  return share === undefined ? `calc(100% - ${amount})` : `${Number((100 - Number(share)).toFixed(4))}%`
}

/** Returns words with one blank between them, and zeros without a unit. */
export const normalWords = (text: string): string =>
  (splitValue(text, 'space') ?? [text]).map((word) => word.replace(/^0(?:px|%)$/, '0')).join(' ')

const wordsOf = (css: string): readonly string[] =>
  (splitValue(css, 'comma') ?? []).flatMap((part) => splitValue(part, 'space') ?? [])

/** Returns the amounts that a text may have been written with, the plain words of it first. */
export const amountsIn = (css: string): readonly string[] => {
  const whole = wordsOf(css)
  const inner = whole.length === 1 ? /^[a-z-]+\(([^]*)\)$/.exec(css)?.[1] : undefined
  const words = inner === undefined ? whole : wordsOf(inner)
  const ends = words.flatMap((word) => {
    if (percent.test(word)) return fromEnd(word)
    return /^calc\(100% - ([^]+)\)$/.exec(word)?.[1] ?? []
  })
  return [...new Set([...words, ...ends])]
}

/** Returns true for a text that is one length, percentage or design token. */
export const isAmount = (text: string): boolean =>
  splitValue(text, 'comma')?.length === 1 &&
  splitValue(text, 'space')?.length === 1 &&
  /^(?:\d|\.\d|var\(|calc\(|min\(|max\(|clamp\()/.test(text)

import { phraseMarks, type PhraseMark } from './phrase-marks.ts'

export interface Placeholder {
  readonly name: string
  readonly typed: string
}

/** Optional phrase: replaced by its first alternative whose placeholders all have values, or by nothing. */
export interface Phrase {
  readonly options: readonly TextPieces[]
  readonly typed: string
}

/** Text parsed into placeholders and optional phrases, for filling on many pages. */
export type TextPieces = readonly (string | Placeholder | Phrase)[]

/** Placeholder with its name and the backslashes before it. */
export const placeholder = /(?<!\\)(\\*)\{([A-Za-z]\w*(?:\.\w+)*)\}/g
const placeholderHere = /\{([A-Za-z]\w*(?:\.\w+)*)\}/y

/** Position at which a phrase begins, moves to its next alternative, or ends. */
type Turn = 'open' | 'bar' | 'close'

interface TurnAt {
  readonly at: number
  readonly turn: Turn
  readonly mark: PhraseMark
}

const turnsOf = (marks: readonly PhraseMark[]): TurnAt[] =>
  marks
    .flatMap((mark) => [
      { at: mark.from, turn: 'open' as const, mark },
      ...(mark.isEscaped ? [] : mark.bars.map((at) => ({ at, turn: 'bar' as const, mark }))),
      { at: mark.close, turn: 'close' as const, mark },
    ])
    .sort((a, b) => a.at - b.at)

/** Adds text with its placeholders parsed; an escaped one becomes literal text. */
const addPlain = (pieces: (string | Placeholder | Phrase)[], text: string): void => {
  let done = 0
  let plain = ''
  const flush = () => {
    if (plain) pieces.push(plain)
    plain = ''
  }
  for (const { 0: typed, 1: slashes = '', 2: name = '', index } of text.matchAll(placeholder)) {
    plain += text.slice(done, index)
    done = index + typed.length
    if (slashes) plain += typed.slice(1)
    else {
      flush()
      pieces.push({ name, typed })
    }
  }
  plain += text.slice(done)
  flush()
}

export const readText = (text: string): TextPieces => {
  // brackets without a placeholder are text
  if (!text.includes('{')) return text === '' ? [] : [text]
  const whole: (string | Placeholder | Phrase)[] = []
  const { phrases } = phraseMarks(text, placeholderHere)
  if (phrases.length === 0) {
    addPlain(whole, text)
    return whole
  }
  const stack: { mark: PhraseMark; options: (string | Placeholder | Phrase)[][] }[] = []
  const current = () => stack.at(-1)?.options.at(-1) ?? whole
  let done = 0
  for (const { at, turn, mark } of turnsOf(phrases)) {
    addPlain(current(), text.slice(done, at))
    if (turn === 'bar') stack.at(-1)!.options.push([])
    if (mark.isEscaped) {
      if (turn === 'open') current().push(text.slice(mark.from + 1, mark.inside))
      else current().push(']]')
    } else if (turn === 'open') stack.push({ mark, options: [[]] })
    else if (turn === 'close') {
      const { options } = stack.pop()!
      current().push({ options, typed: text.slice(mark.from, mark.close + 2) })
    }
    done = turn === 'open' ? mark.inside : at + 2
  }
  addPlain(current(), text.slice(done))
  return whole
}

/** Returns true if brackets before a placeholder open an optional phrase that is never closed. */
export const hasOpenPhrase = (text: string): boolean => {
  const { open } = phraseMarks(text, placeholderHere)
  if (open.length === 0) return false
  const first = open.reduce((least, at) => Math.min(least, at))
  return readText(text.slice(first)).some((piece) => typeof piece !== 'string')
}

/** Returns true if nothing may be left of a text, because it consists of placeholders and phrases. */
export const mayBeBlank = (pieces: TextPieces): boolean =>
  pieces.some((piece) => typeof piece !== 'string') &&
  pieces.every((piece) => typeof piece !== 'string' || piece.trim() === '')

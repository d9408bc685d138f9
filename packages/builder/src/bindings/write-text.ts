import type { Phrase, Placeholder, TextPieces } from './read-text.ts'

/** Returns the text for a placeholder; `before` is the text written so far. */
export type Insert = (value: string, before: string) => string

export interface TextWriting {
  /** Returns the value of a name; undefined or blank if there is none. */
  readonly valueOf: (name: string) => string | number | undefined
  readonly insert: Insert
  /** Returns the text for a placeholder without a value outside phrases. */
  readonly missing: (placeholder: Placeholder) => string
  /** Returns the text for a phrase whose alternatives all lack values. */
  readonly fallen: (phrase: Phrase) => string
}

/** Returns null if a placeholder of the pieces themselves, not of a phrase in them, has no value. */
const written = (
  pieces: TextPieces,
  writing: TextWriting,
  before: string,
  missing: TextWriting['missing'] | null,
): string | null => {
  let text = before
  for (const piece of pieces) {
    if (typeof piece === 'string') text += piece
    else if ('options' in piece) text = withPhrase(piece, writing, text)
    else {
      const value = String(writing.valueOf(piece.name) ?? '')
      if (value.trim() !== '') text += writing.insert(value, text)
      else if (missing) text += missing(piece)
      else return null
    }
  }
  return text
}

const withPhrase = (phrase: Phrase, writing: TextWriting, before: string): string => {
  for (const option of phrase.options) {
    const text = written(option, writing, before, null)
    if (text !== null) return text
  }
  return before + writing.fallen(phrase)
}

export const writeText = (pieces: TextPieces, writing: TextWriting): string =>
  written(pieces, writing, '', writing.missing) ?? ''

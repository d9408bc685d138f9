// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- programs that import this package need the types, and ambient ones can’t be imported
/// <reference path="./css-tree-tokenizer.d.ts" />
import { tokenize, tokenTypes } from 'css-tree/tokenizer'

export { tokenTypes }

/** CSS text as tokens. */
export interface CssTokens {
  readonly text: string
  readonly types: readonly number[]
  /** Where each token starts; one more entry for the end of the text. */
  readonly starts: readonly number[]
  /** Index of the bracket that closes an opening one, or opens a closing one; -1 for all other tokens. */
  readonly partners: readonly number[]
}

const closers: ReadonlyMap<number, number> = new Map([
  [tokenTypes.LeftCurlyBracket, tokenTypes.RightCurlyBracket],
  [tokenTypes.LeftSquareBracket, tokenTypes.RightSquareBracket],
  [tokenTypes.LeftParenthesis, tokenTypes.RightParenthesis],
  [tokenTypes.Function, tokenTypes.RightParenthesis],
])
const closing = new Set(closers.values())

/**
 * Returns the partners of brackets. A brace also closes round and square brackets that are open in its block, so
 * that one missing bracket costs a declaration instead of the rest of the text.
 */
const partnersOf = (types: readonly number[]): number[] => {
  const partners = types.map(() => -1)
  const open: number[] = []
  /** Positions in `open` of its braces. */
  const braces: number[] = []
  types.forEach((type, at) => {
    if (closers.has(type)) {
      if (type === tokenTypes.LeftCurlyBracket) braces.push(open.length)
      open.push(at)
      return
    }
    if (!closing.has(type)) return
    if (type === tokenTypes.RightCurlyBracket) {
      const brace = braces.pop()
      if (brace === undefined) return
      open.length = brace + 1
    }
    const last = open.at(-1)
    if (last === undefined || closers.get(types[last]!) !== type) return
    open.pop()
    partners[last] = at
    partners[at] = last
  })
  return partners
}

/** Splits CSS into tokens, in linear time. */
export const cssTokens = (text: string): CssTokens => {
  const types: number[] = []
  const starts: number[] = []
  tokenize(text, (type, start) => {
    types.push(type)
    starts.push(start)
  })
  starts.push(text.length)
  return { text, types, starts, partners: partnersOf(types) }
}

/** Returns the text of a token. */
export const tokenText = ({ text, starts }: CssTokens, at: number): string =>
  text.slice(starts[at], starts[at + 1])

/** Returns true for blanks and comments. */
export const isGap = ({ types }: CssTokens, at: number): boolean =>
  types[at] === tokenTypes.WhiteSpace || types[at] === tokenTypes.Comment

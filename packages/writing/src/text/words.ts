/** Word with its position in the text, in UTF-16 units. */
export interface Word {
  readonly text: string
  readonly from: number
  readonly to: number
}

/** Scripts without blanks between words; each of their letters counts as a word. */
const single = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}`
const letter = String.raw`(?:(?![${single}])[\p{L}\p{N}\p{M}])`
const whole = new RegExp(`[${single}]|${letter}+(?:['’.\\-_]${letter}+)*`, 'gu')
const part = new RegExp(`[${single}]|${letter}+(?:['’]${letter}+)*`, 'gu')

const found = (pattern: RegExp, text: string): Word[] => {
  const words: Word[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text))
    words.push({ text: match[0], from: match.index, to: match.index + match[0].length })
  return words
}

/** Returns the words of a text; `e-mail` and `don't` count as one each. */
export const wordsOf = (text: string): Word[] => found(whole, text)

/**
 * Returns the words with compounds split: `e-mail` gives `e` and `mail`, as a search engine compares them.
 */
export const partsOf = (text: string): Word[] => found(part, text)

const singleLetter = new RegExp(`[${single}]`, 'u')

/** Returns true for a word of a script without blanks. */
export const isSingleLetterWord = ({ text }: Word): boolean => singleLetter.test(text)

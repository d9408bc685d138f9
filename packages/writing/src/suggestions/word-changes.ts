import { sequenceChanges, type SequenceChange } from './sequence-changes.ts'

/** A word, a blank or a sign of a text. Tokens with equal keys are the same. */
export interface TextToken {
  readonly text: string
  readonly key: string
}

const single = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}`
const letter = String.raw`(?:(?![${single}])[\p{L}\p{N}\p{M}])`
const token = new RegExp(`\\s+|${letter}+(?:['’.\\-_]${letter}+)*|[^]`, 'gu')
const hasLetter = /[\p{L}\p{N}]/u

/** Splits a text into words, blanks and signs, whose texts joined are the text. */
export const textTokens = (text: string): string[] => text.match(token) ?? []

const isWord = ({ text }: TextToken): boolean => hasLetter.test(text)

/** Share of kept words below which single changes would be harder to read than a replaced text. */
const leastKept = 0.3

const wordCount = (tokens: readonly TextToken[]): number => tokens.filter(isWord).length

/** Joins changes with fewer than two words between them. */
const joined = (changes: readonly SequenceChange[], before: readonly TextToken[]): SequenceChange[] => {
  const result: SequenceChange[] = []
  for (const change of changes) {
    const last = result.at(-1)
    if (last && wordCount(before.slice(last.to, change.from)) < 2)
      result[result.length - 1] = { ...last, to: change.to, newTo: change.newTo }
    else result.push(change)
  }
  return result
}

/** Leaves out what is equal at both ends of a change. */
const trimmed = (
  { from, to, newFrom, newTo }: SequenceChange,
  before: readonly TextToken[],
  after: readonly TextToken[],
): SequenceChange => {
  let [start, end] = [0, 0]
  const most = Math.min(to - from, newTo - newFrom)
  while (start < most && before[from + start]!.key === after[newFrom + start]!.key) start += 1
  while (end < most - start && before[to - 1 - end]!.key === after[newTo - 1 - end]!.key) end += 1
  return { from: from + start, to: to - end, newFrom: newFrom + start, newTo: newTo - end }
}

/**
 * Returns the changes that turn one text into the other, word by word, as a reader can decide on them: neighboring
 * changes are joined, and a text that is mostly new is one change.
 */
export const wordChanges = (
  before: readonly TextToken[],
  after: readonly TextToken[],
): readonly SequenceChange[] => {
  const changes = sequenceChanges(
    before.map(({ key }) => key),
    after.map(({ key }) => key),
  )
  const [first, last] = [changes[0], changes.at(-1)]
  if (!first || !last) return []
  const words = wordCount(before)
  const changed = changes.reduce((count, { from, to }) => count + wordCount(before.slice(from, to)), 0)
  if (words > 3 && words - changed < words * leastKept)
    return [{ from: first.from, to: last.to, newFrom: first.newFrom, newTo: last.newTo }]
  return joined(changes, before).map((change) => trimmed(change, before, after))
}

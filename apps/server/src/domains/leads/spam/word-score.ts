import type { LeadEntry } from '@web2/contract/leads'
import type { AppContext } from '../../../platform/context.ts'
import { decisionsWord, foldedText, learnedWord, wordsOfLead } from '../lead-words.ts'

/** Verdict of an account's own list and decisions on the words of a submission. */
export interface WordScore {
  /** Words and phrases of its own list that occur. */
  readonly own: readonly string[]
  /** Points of learned words, from -30 for those of good leads to 45. */
  readonly learned: number
}

/** Verdict without the words of an account. */
export const noWords: WordScore = { own: [], learned: 0 }

/** Counts of leads by decision, and of words among them. */
export interface LearnedCounts {
  readonly spam: number
  readonly good: number
  readonly words: readonly { readonly spam: number; readonly good: number }[]
}

/** Decisions below which nothing is concluded. */
const leastDecisions = 10

const bounds = { least: -30, most: 45 } as const

/**
 * Returns the points of learned words by naive Bayes with Laplace smoothing over the words that were seen before;
 * 0 before the account has decided on ten leads.
 */
export const learnedPoints = ({ spam, good, words }: LearnedCounts): number => {
  if (spam + good < leastDecisions || words.length === 0) return 0
  const ratio = words.reduce(
    (sum, word) => sum + Math.log((word.spam + 1) / (spam + 2)) - Math.log((word.good + 1) / (good + 2)),
    0,
  )
  // long texts have more words, and would decide by their length
  const mean = ratio / Math.sqrt(words.length)
  return Math.round(Math.min(bounds.most, Math.max(bounds.least, mean * 15)))
}

const spacedWords = (text: string): string => foldedText(text).replace(/[^\p{L}\p{N}]+/gu, ' ')

/** Returns the words and phrases of a list that occur in a text as whole words. */
export const ownWordsIn = (list: readonly string[], text: string): readonly string[] => {
  const spaced = ` ${spacedWords(text)} `
  return list.filter((word) => {
    const plain = spacedWords(word).trim()
    return plain !== '' && spaced.includes(` ${plain} `)
  })
}

/** Reads what the account has listed and learned about the words of these entries. */
export const wordScore = async (
  { db }: Pick<AppContext, 'db'>,
  accountId: string,
  entries: readonly LeadEntry[],
): Promise<WordScore> => {
  const names = wordsOfLead(entries).map((word) => learnedWord(accountId, word))
  const rows = await db
    .selectFrom('leadWords')
    .select(['word', 'isOwn', 'spamCount', 'goodCount'])
    .where('accountId', '=', accountId)
    .where(({ eb, or }) => or([eb('isOwn', '=', true), eb('word', 'in', [decisionsWord, ...names])]))
    .execute()
  if (rows.length === 0) return noWords
  const text = entries.map(({ value }) => value).join('\n')
  const learned = rows.filter(({ isOwn, word }) => !isOwn && word !== decisionsWord)
  const own = ownWordsIn(
    rows.filter(({ isOwn }) => isOwn).map(({ word }) => word),
    text,
  )
  // counted with the words, because deleted leads have taught them as well
  const decisions = rows.find(({ isOwn, word }) => !isOwn && word === decisionsWord)
  const words = learned.map(({ spamCount, goodCount }) => ({ spam: spamCount, good: goodCount }))
  const { spamCount: spam = 0, goodCount: good = 0 } = decisions ?? {}
  return { own, learned: learnedPoints({ spam, good, words }) }
}

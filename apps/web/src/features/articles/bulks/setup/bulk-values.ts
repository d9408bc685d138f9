import {
  cleanKeywords,
  combinationCount,
  combineKeywords,
  listNames,
  usualAtOnce,
  keywordWarnings,
  type ArticlePlanStart,
  type Combination,
  type CombinationMode,
} from '@web2/contract/articles'
import { limits } from '@web2/contract/core'
import { pastedKeywords } from '../../../../lib/tables/keyword-sheet.ts'
import type { OrderValues } from '../../generation/plan/setup/order-fields.tsx'
import { firstPlanValues, planStart, type PlanValues } from '../../generation/plan/setup/plan-values.ts'
import { counted } from '../../../../lib/text/counted.ts'

export const keywordSources = ['paste', 'file', 'combine'] as const
export type KeywordSource = (typeof keywordSources)[number]

/** Values of the bulk setup form. */
export interface BulkValues {
  readonly source: KeywordSource
  readonly pasted: string
  /** Keywords of the selected column. */
  readonly fromFile: readonly string[]
  readonly pattern: string
  /** Values for each name of the pattern, one per line. */
  readonly lists: Readonly<Record<string, string>>
  readonly mode: CombinationMode
  readonly count: number
  readonly seed: number
  /** Keywords that the user removed after seeing existing articles. */
  readonly without: readonly string[]
  readonly name: string
  /** 'planned', 'standard', 'preset:<id>', or 'stacker:<id>'. */
  readonly writtenBy: string
  /** Order of all articles, if they are planned. */
  readonly order: OrderValues & Pick<PlanValues, 'writer'>
  readonly categoryId: string | null
  readonly napIds: readonly string[]
  readonly napAtEnd: boolean
  readonly atOnce: number
  /** In US dollars; null for no limit. */
  readonly spendLimit: number | null
}

const { language, audience, wishes, words, writer } = firstPlanValues()

export const newBulk: BulkValues = {
  source: 'paste',
  pasted: '',
  fromFile: [],
  pattern: '{service} in {place}',
  lists: {},
  mode: 'all',
  count: 100,
  seed: 1,
  without: [],
  name: '',
  writtenBy: 'planned',
  order: { language, audience, wishes, words, writer },
  categoryId: null,
  napIds: [],
  napAtEnd: false,
  atOnce: usualAtOnce,
  spendLimit: null,
}

/**
 * Returns the order of a bulk whose articles are planned; they don’t stop for checks. Without a choice they are in the
 * usual language; null leaves it to each listing.
 */
export const bulkOrder = ({ order }: BulkValues, usual: string | null): ArticlePlanStart => {
  const language = order.language || (usual ?? '')
  const { sources: _none, ...plan } = planStart({ ...order, language, runThrough: true, sources: [] })
  return plan
}

const lines = (text: string): string[] => text.split(/\r\n?|\n/).filter((line) => line.trim() !== '')

export const combinationOf = ({ pattern, lists, mode, count, seed }: BulkValues): Combination => ({
  pattern,
  lists: Object.fromEntries(listNames(pattern).map((name) => [name, lines(lists[name] ?? '')])),
  mode,
  count,
  seed,
})

const given = (values: BulkValues): readonly string[] => {
  if (values.source === 'combine') return combineKeywords(combinationOf(values), mostGiven)
  return values.source === 'file' ? values.fromFile : pastedKeywords(values.pasted)
}

/** Maximum keywords to process; a bulk could not take more. */
const mostGiven = limits.bulkArticles * 4

export interface GivenKeywords {
  readonly keywords: readonly string[]
  /** Summary shown below the keywords; null if there are none. */
  readonly sentence: string | null
  /** Keywords left out, with the reasons. */
  readonly warnings: readonly string[]
  /** Why the bulk can't start; null if it can. */
  readonly problem: string | null
}

/** Returns the bulk's keywords, with the messages to show. */
export const keywordsOf = (values: BulkValues): GivenKeywords => {
  const most = limits.bulkArticles.toLocaleString('en')
  const cells = given(values)
  // combinations are counted before they are created
  const count = values.source === 'combine' ? combinationCount(combinationOf(values)) : cells.length
  if (count === 0) return { keywords: [], sentence: null, warnings: [], problem: null }
  if (count > mostGiven)
    return {
      keywords: [],
      sentence: null,
      warnings: [],
      problem: `${counted(count, 'keyword')} exceed the limit of ${most}. Remove some or sample them.`,
    }
  const clean = cleanKeywords(cells)
  const { keywords: all, duplicates } = clean
  const without = new Set(values.without)
  const keywords = all.filter((keyword) => !without.has(keyword))
  const left = all.length - keywords.length
  const parts = [
    `${counted(keywords.length, 'keyword')}.`,
    ...(duplicates > 0
      ? [`${counted(duplicates, 'duplicate')} ${duplicates === 1 ? 'was' : 'were'} removed.`]
      : []),
    ...(left > 0 ? [`${counted(left, 'keyword')} excluded.`] : []),
  ]
  return {
    keywords,
    sentence: parts.join(' '),
    warnings: keywordWarnings(clean),
    problem:
      keywords.length > limits.bulkArticles
        ? `${counted(keywords.length, 'keyword')} exceed the limit of ${most}. Remove ${(keywords.length - limits.bulkArticles).toLocaleString('en')}.`
        : null,
  }
}

import {
  mostFoundPages,
  usualPlan,
  type ArticlePlanStart,
  type SourceStart,
  type WordRange,
} from '@web2/contract/articles'
import { generatorOf } from '../../../../ai/writer.ts'
import { rangeProblem } from '../steps/range-problem.ts'

/** A source of a planned article before it starts; `key` distinguishes it in the form. */
export type PlanSource = { readonly key: string } & (
  | { readonly kind: 'note'; readonly title: string; readonly text: string }
  | { readonly kind: 'url'; readonly url: string }
  /** Results of a web search for the keyword. */
  | { readonly kind: 'search' }
  | { readonly kind: 'article'; readonly articleId: string; readonly title: string; readonly words: number }
)

export interface PlanValues {
  /** '' for the usual one. */
  readonly language: string
  readonly audience: string
  readonly wishes: string
  readonly words: WordRange
  readonly runThrough: boolean
  /** '' for the account's choice for each step. */
  readonly writer: string
  readonly sources: readonly PlanSource[]
}

export const firstPlanValues = (): PlanValues => ({
  language: '',
  audience: '',
  wishes: '',
  words: usualPlan.words,
  runThrough: false,
  writer: '',
  sources: [],
})

const sourceStart = (source: PlanSource): SourceStart => {
  switch (source.kind) {
    case 'note':
      return { kind: 'note', title: source.title, text: source.text }
    case 'url':
      return { kind: 'url', url: source.url }
    case 'search':
      return { kind: 'search' }
    case 'article':
      return { kind: 'article', articleId: source.articleId }
  }
}

/** Returns the order that these values make. */
export const planStart = ({
  language,
  writer,
  sources,
  audience,
  wishes,
  ...plan
}: PlanValues): ArticlePlanStart => ({
  ...plan,
  ...(language !== '' && { language }),
  audience: audience.trim(),
  wishes: wishes.trim(),
  ...(writer !== '' && { generateTextBy: generatorOf(writer) }),
  sources: sources.map(sourceStart),
})

export const planProblem = ({ words }: Pick<PlanValues, 'words'>): string | null => rangeProblem(words)

/** Typical characters of a page's text, of which only the start reads it. */
const pageCharacters = 8_000
const charactersPerWord = 6

/** Returns the characters of all sources, roughly for those that are not read yet. */
export const sourceCharacters = (sources: readonly PlanSource[]): number =>
  sources.reduce((sum, source) => {
    switch (source.kind) {
      case 'note':
        return sum + source.text.length
      case 'url':
        return sum + pageCharacters
      case 'search':
        return sum + mostFoundPages * pageCharacters
      case 'article':
        return sum + source.words * charactersPerWord
    }
  }, 0)

/** Returns the source to which a refusal of the server belongs, e.g. 1 of 'plan.sources.1.url'. */
export const refusedSource = (field: string): number | null => {
  const at = /^plan\.sources\.(\d+)\b/.exec(field)?.[1]
  return at === undefined ? null : Number(at)
}

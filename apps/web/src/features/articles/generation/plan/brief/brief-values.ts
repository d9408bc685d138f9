import type { ArticleBrief } from '@web2/contract/articles'
import { linkAddress } from '../../../../../lib/text/link-address.ts'
import { rangeProblem } from '../steps/range-problem.ts'

const lines = (rows: readonly string[]): string[] => rows.map((row) => row.trim()).filter((row) => row !== '')

type Link = ArticleBrief['linksTo'][number]

const links = (rows: readonly Link[]): Link[] =>
  rows
    .map(({ url, why }) => ({ url: url.trim(), why: why.trim() }))
    .filter(({ url, why }) => url !== '' || why !== '')

/** Returns a brief as it is stored: trimmed, without empty rows. */
export const cleanedBrief = (brief: ArticleBrief): ArticleBrief => ({
  ...brief,
  keyword: brief.keyword.trim(),
  secondaryKeywords: lines(brief.secondaryKeywords),
  questions: lines(brief.questions),
  facts: brief.facts
    .map(({ text, source }) => ({ text: text.trim(), source }))
    .filter(({ text }) => text !== ''),
  entities: lines(brief.entities),
  proof: lines(brief.proof),
  avoid: lines(brief.avoid),
  linksTo: links(brief.linksTo),
  linksFrom: links(brief.linksFrom),
  missing: lines(brief.missing),
})

/** Returns why the URL of a link can't be stored; null if it can, or while its row is empty. */
export const linkProblem = ({ url, why }: Link): string | null => {
  if (url.trim() === '' && why.trim() === '') return null
  const checked = linkAddress(url)
  return checked.ok ? null : checked.message
}

/** Returns the first reason why a brief can't be saved; null if it can. */
export const briefProblem = (brief: ArticleBrief): string | null => {
  if (brief.keyword.trim() === '') return 'Enter a keyword.'
  const range = rangeProblem(brief.words)
  if (range !== null) return `Length: ${range}`
  const link = [...brief.linksTo, ...brief.linksFrom].map(linkProblem).find((problem) => problem !== null)
  return link ?? null
}

/** Takes a missing fact out of the list; with a text it becomes a fact that the user entered. */
export const withoutMissing = (
  { missing, facts }: Pick<ArticleBrief, 'missing' | 'facts'>,
  at: number,
  text = '',
): Pick<ArticleBrief, 'missing' | 'facts'> => ({
  missing: missing.toSpliced(at, 1),
  facts: text.trim() === '' ? facts : [...facts, { text: text.trim(), source: null }],
})

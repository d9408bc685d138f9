import type { ArticleOutline, WordRange } from '@web2/contract/articles'
import { rangeProblem } from '../steps/range-problem.ts'
import { hasProblems, outlineProblems } from './outline-edit.ts'

const lines = (rows: readonly string[]): string[] => rows.map((row) => row.trim()).filter((row) => row !== '')

/** Returns an outline as it is stored: trimmed, without empty points and questions. */
export const cleanedOutline = (outline: ArticleOutline): ArticleOutline => ({
  ...outline,
  title: outline.title.trim(),
  sections: outline.sections.map((section) => ({
    ...section,
    heading: section.heading.trim(),
    points: lines(section.points),
  })),
  faq: lines(outline.faq),
})

/** Returns the first reason why an outline can't be saved; null if it can. */
export const outlineProblem = (outline: ArticleOutline): string | null => {
  const problems = outlineProblems(outline)
  if (hasProblems(problems))
    return problems.title ?? problems.sections ?? 'Correct the headings that are marked.'
  const { introduction, sections } = outline
  if (rangeProblem(introduction.words) !== null) return 'Correct the length of the introduction.'
  const section = sections.find(({ words }) => rangeProblem(words) !== null)
  return section ? `Correct the length of “${section.heading}”.` : null
}

/** Returns how the words of an outline compare with those of its brief. */
export const wordsBeside = (total: WordRange, target: WordRange): 'within' | 'too few' | 'too many' => {
  if (total.to < target.from) return 'too few'
  return total.from > target.to ? 'too many' : 'within'
}

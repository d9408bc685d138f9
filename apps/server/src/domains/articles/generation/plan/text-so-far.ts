import { introductionId, isPlanStep } from '@web2/contract/articles'
import type { CardRow } from '../generation-view.ts'
import type { PlanSubject } from './plan-subject.ts'

/** Characters of earlier sections that are sent in full; above, those before the last two are shortened. */
const sentInFull = 24_000
const lastInFull = 2
/** Characters kept of a shortened section. */
const shortened = 240

const marks = { h1: '# ', h2: '## ', h3: '### ', p: '', img: '' } as const

interface SectionText {
  readonly id: string
  readonly heading: string
  readonly text: string
}

/** Returns the written sections of an article in reading order, each with its heading. */
export const writtenSections = (cards: readonly CardRow[]): readonly SectionText[] =>
  cards
    .filter(({ type, text }) => type === 'paragraph' && text.trim() !== '')
    .map(({ section, parentId, text }) => {
      const parent = cards.find(({ id }) => id === parentId)
      const heading = section === introductionId || !parent ? '' : `${marks[parent.heading]}${parent.text}\n`
      return { id: section ?? '', heading, text: text.trim() }
    })

const beginning = (text: string): string => {
  if (text.length <= shortened) return text
  const part = text.slice(0, shortened)
  return `${part.slice(0, Math.max(part.lastIndexOf(' '), 1))} …`
}

/**
 * Returns the sections before a card in reading order: in full, or, in a long article, the last two in full and the
 * beginning of each earlier one.
 */
export const textSoFar = ({ cards }: Pick<PlanSubject, 'cards'>, cardId: string): string => {
  const at = cards.findIndex(({ id }) => id === cardId)
  const before = cards.slice(0, at)
  // a section that is written again also sees what comes after it, so that it repeats none of it
  const after = writtenSections(cards.slice(at + 1).filter(({ type }) => !isPlanStep(type)))
  const sections = writtenSections(before)
  const length = sections.reduce((sum, { text }) => sum + text.length, 0)
  const isLong = length > sentInFull
  const said = sections.map(({ heading, text }, index) =>
    isLong && index < sections.length - lastInFull ? `${heading}${beginning(text)}` : `${heading}${text}`,
  )
  const title = isLong ? 'Text so far, earlier sections shortened:' : 'Text so far:'
  return [
    said.length === 0 ? 'Text so far: none, this is the beginning.' : `${title}\n${said.join('\n\n')}`,
    after.length === 0
      ? ''
      : `Sections after it, shortened:\n${after.map(({ heading, text }) => `${heading}${beginning(text)}`).join('\n\n')}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

/** Returns the whole article with the id of each section. */
export const sectionsText = ({ cards }: Pick<PlanSubject, 'cards'>): string =>
  writtenSections(cards)
    .map(({ id, heading, text }) => `[section ${id}]\n${heading}${text}`)
    .join('\n\n')

import {
  defaultCardPrompt,
  fillPrompt,
  isPlanStep,
  sameName,
  stepNamed,
  type CardType,
  type PromptSource,
} from '@web2/contract/articles'
import { businessDetails, listingInstructions, namesListing } from './business-details.ts'
import { fittingTitle } from './assembly/truncate-title.ts'
import type { CardRow, GenerationRow } from './generation-view.ts'

/** The generation data a prompt is built from. */
export interface PromptSubject {
  readonly generation: Pick<GenerationRow, 'kind' | 'keyword' | 'variables'>
  /** All cards of the generation in reading order. */
  readonly cards: readonly CardRow[]
  /** Values of the chosen listing by placeholder ('nap.city'). */
  readonly nap: ReadonlyMap<string, string>
}

export interface WrittenPrompt {
  readonly instructions: string
  readonly prompt: string
}

/** Returns the ancestors of a card, nearest first. */
const above = (card: CardRow, cards: readonly CardRow[]): readonly CardRow[] => {
  const parent = cards.find(({ id }) => id === card.parentId)
  return parent ? [parent, ...above(parent, cards)] : []
}

const earlier = { most: 6, characters: 300 }

/** Lists texts of siblings of the same type, so that the model doesn't repeat them. */
const alreadySaid = (card: CardRow, cards: readonly CardRow[]): string => {
  const said = cards
    .filter(
      ({ id, parentId, type, text }) =>
        id !== card.id && parentId === card.parentId && type === card.type && text.trim() !== '',
    )
    .slice(-earlier.most)
    .map(({ text }) => `- ${text.trim().slice(0, earlier.characters)}`)
  return said.length === 0
    ? ''
    : `\n\nThe article says this already; write something else:\n${said.join('\n')}`
}

const line =
  'You write one line of an article. Answer with that line alone: no quotation marks, no Markdown, no explanation.'
const paragraph =
  'You write one part of an article. Answer with its text alone: no heading, no introduction, no explanation. ' +
  'Plain text, with Markdown only for emphasis, lists and links.'
const step =
  'You help to write for the web. Answer with what is asked for alone. Use Markdown for headings and lists.'

const instructionsFor: Readonly<Record<CardType | 'step', string>> = {
  title: line,
  subtitle: line,
  paragraph,
  image: line,
  step,
}

const cardPrompt = (card: CardRow, { generation, cards, nap }: PromptSubject): string => {
  const parents = above(card, cards)
  const textOf = (type: CardType) =>
    parents.find((parent) => parent.type === type && parent.text !== '')?.text
  const title = textOf('title') ?? cards.find(({ type, text }) => type === 'title' && text !== '')?.text
  // a source that has no text falls back to the nearest one that has
  const written: PromptSource =
    card.promptSource === 'keyword' || textOf(card.promptSource) !== undefined
      ? card.promptSource
      : title !== undefined && card.type !== 'title'
        ? 'title'
        : 'keyword'
  const values: Readonly<Record<string, string | undefined>> = {
    keyword: generation.keyword,
    title: title ?? generation.keyword,
    subtitle: textOf('subtitle') ?? title ?? generation.keyword,
    paragraph: textOf('paragraph'),
  }
  const prompt = card.prompt.trim() === '' ? defaultCardPrompt(card.type as CardType, written) : card.prompt
  const filled = fillPrompt(prompt, (name) => values[name] ?? nap.get(name))
  if (card.type === 'image') return filled
  return filled + (namesListing(prompt) ? '' : businessDetails(nap)) + alreadySaid(card, cards)
}

const stepPrompt = (card: CardRow, { generation, cards, nap }: PromptSubject): string => {
  const before = cards.filter(({ position }) => position < card.position)
  const stepText = (title: string) => before.find((each) => sameName(each.title, title))?.text
  const variables = new Map(generation.variables.map(({ name, value }) => [name, value]))
  const filled = fillPrompt(card.prompt, (name) => {
    const title = stepNamed(name)
    if (title !== null) return stepText(title)
    if (name === 'previous') return before.at(-1)?.text
    if (name === 'keyword') return generation.keyword
    if (name === 'title') return stepText('Title') ?? generation.keyword
    if (name === 'subtitle') return stepText('Subtitle')
    return nap.get(name) ?? variables.get(name)
  })
  // steps build on each other, so if any of them places the listing, it isn't added to the others
  return cards.some(({ prompt }) => namesListing(prompt)) ? filled : filled + businessDetails(nap)
}

/** Builds instructions and prompt for one text. Deterministic: equal rows give equal prompts. */
export const buildPrompt = (card: CardRow, subject: PromptSubject): WrittenPrompt => {
  if (isPlanStep(card.type)) throw new Error('A step of a planned article has a prompt of its own')
  return {
    instructions: instructionsFor[card.type] + listingInstructions(subject.nap),
    prompt: card.type === 'step' ? stepPrompt(card, subject) : cardPrompt(card, subject),
  }
}

/** A first line that only announces the text: 'Sure! Here is a paragraph about roses:' */
const announcement =
  /^\s*(?:(?:sure|certainly|of course|absolutely)[!,.]?\s+)?here(?:['’]s| is) (?:a|an|the|your)\b[^\n:]{0,80}?\b(?:paragraph|title|subtitle|heading|headline|text|article|introduction|description|draft)\b[^\n:]{0,160}:[ \t]*\n(?=\s*\S)/i

/**
 * Normalizes a model's answer for storage. Removes announcements, reduces headings to one line without
 * markup, and drops lone surrogates, which PostgreSQL refuses.
 */
export const normalizeModelText = (type: CardRow['type'], whole: string): string => {
  const answer = whole.replace(announcement, '')
  if (type !== 'title' && type !== 'subtitle') return answer.trim().toWellFormed()
  const first = answer.split('\n').find((each) => each.trim() !== '') ?? ''
  const title = first
    .replace(/^\s*(?:#{1,6}\s+|[-*]\s+|(?:title|subtitle|heading)\s*:\s*)/i, '')
    .replace(/\*\*|__/g, '')
    .trim()
    .replace(/^["“”'‘«](.*)["“”'’»]$/, '$1')
    .trim()
  return fittingTitle(title)
}

import type { EditedArticle } from '@web2/contract/articles'
import { untrustedBlocks, type ModelPrompt } from '../../../model-calls/index.ts'

/** Everything from which an edit of a passage is made. */
export interface EditSubject {
  /** HTML of the passage; empty where text is to be added. */
  readonly passage: string
  readonly article: EditedArticle
  /** Day of the request, e.g. 2026-11-24. */
  readonly today: string
  /** Facts that the account has confirmed about its business; may be ''. */
  readonly profile: string
  /** The tone for `tone`, the English name of the language for `translate`, the user's words for `own`. */
  readonly wanted: string
  /** Why the last answer could not be used; may be ''. */
  readonly problem: string
}

/** An order for one kind of edit. */
export interface EditOrder {
  readonly name: string
  readonly version: number
  /** The editor's work, as a sentence of the instructions. */
  readonly task: string
  /** Further rules of this order. */
  readonly rules?: readonly string[]
  /** Which language the answer has. */
  readonly language?: 'of the passage' | 'as asked'
  /** The request at the end of the prompt. */
  readonly request: (subject: EditSubject) => string
}

const paragraphs = (...parts: readonly string[]): string =>
  parts.filter((part) => part.trim() !== '').join('\n\n')

/** Rules of every edit. The first words of a rule are how an answer that repeats the order is recognized. */
export const editRules = [
  'Answer with the new text alone: no greeting, no explanation, no quotation marks around it, no code fence.',
  'Write HTML with these elements only: p, h2, h3, h4, ul, ol, li, table, thead, tbody, tr, th, td, blockquote, strong, em, u, s, code, br and a. No attributes except href.',
  'Keep the elements of the passage where the order does not ask for others: a heading stays a heading, a list a list.',
  'Keep each link whose words you keep, with its href letter by letter. Add no other link, and no image.',
  'Marks such as ⟦1⟧ stand for an image or a video. Keep each of them once, where it belongs.',
  'State no fact, number, year, price, name, quotation or promise that neither the article nor the confirmed facts state.',
  'Write as a person who knows the trade speaks to a customer: plain words, no filler such as “in today’s world”, no superlatives.',
] as const

const languageRules = {
  'of the passage': 'Keep the language of the passage; without one, the language of the article.',
  'as asked': '',
} as const

const contextBlocks = ({ passage, article, today }: EditSubject, delimiter?: string): string => {
  const source = (id: string, title: string, text: string) =>
    text.trim() === '' ? [] : [{ id, title, date: today, text }]
  return untrustedBlocks(
    [
      ...source('article', 'Title of the article', article.title),
      ...source('keyword', 'Search term of the article', article.keyword),
      ...source('outline', 'Headings of the article', article.outline),
      ...source('before', 'Text before the passage', article.before),
      ...source('passage', 'The passage to edit', passage),
      ...source('after', 'Text after the passage', article.after),
    ],
    delimiter,
  )
}

/** Builds a prompt for an order. `delimiter` is random unless given. */
export const editPrompt = (
  { name, version, task, rules = [], language = 'of the passage', request }: EditOrder,
  subject: EditSubject,
  delimiter?: string,
): ModelPrompt => ({
  name,
  version,
  instructions: paragraphs(
    `You are an editor. ${task}`,
    [
      'Rules:',
      ...[...rules, ...editRules, languageRules[language]].filter(Boolean).map((rule) => `- ${rule}`),
    ].join('\n'),
    subject.profile === '' ? '' : `Confirmed facts about the business:\n${subject.profile}`,
    `Today is ${subject.today}.`,
  ),
  prompt: paragraphs(
    contextBlocks(subject, delimiter),
    subject.problem === '' ? '' : `Your last answer could not be used: ${subject.problem}`,
    request(subject),
  ),
})

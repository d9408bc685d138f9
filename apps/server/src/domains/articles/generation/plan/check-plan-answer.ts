import {
  isPlanStep,
  type ArticleDetails,
  type ArticleOutline,
  type ArticleReview,
  type PlanStep,
  type ReviewFinding,
  type WordRange,
} from '@web2/contract/articles'
import { textFindings, withoutMarks, wordsOf } from '@web2/writing'
import * as Value from 'typebox/value'
import { jsonIn, visibleText } from '../../../model-calls/index.ts'
import type { CardRow } from '../generation-view.ts'
import { stepSchemas, type PlanQuestion } from './plan-prompt.ts'
import { articleFindings } from './article-findings.ts'
import { fittedDetails, fittedOutline, isOtherLanguage, outlineFault } from './fitted-results.ts'
import { outlineOf, reviewFacts, type PlanSubject } from './plan-subject.ts'
import { writtenSections } from './text-so-far.ts'

export type CheckedAnswer =
  /** `note`: what a person should know about the text; absent if nothing. */
  | { readonly ok: true; readonly text: string; readonly note?: string }
  /** `message`: what is wrong with it, as a sentence for the user. */
  | { readonly ok: false; readonly message: string }

/** Findings of a review; more help no one. */
const mostFindings = 60

/** Characters of the instructions that make an answer a repetition of them. */
const quotedLength = 80

const flat = (part: string): string => part.replace(/\s+/g, ' ')

/**
 * Returns whether an answer repeats its instructions. Facts about the business stand there too, and an answer may repeat
 * those: a customer's review is quoted word for word.
 */
const repeatsInstructions = (
  text: string,
  { instructions }: PlanQuestion['prompt'],
  { business }: PlanSubject,
): boolean => {
  const canary = /Reference (\S+);/.exec(instructions)?.[1]
  if (canary !== undefined && text.includes(canary)) return true
  const facts = new Set(Object.values(business).flatMap((lines) => lines.split('\n')))
  const said = flat(text)
  return instructions
    .split('\n')
    .filter((line) => !facts.has(line))
    .map((line) => flat(line.replace(/^- /, '')))
    .some((line) => line.length >= quotedLength && said.includes(line.slice(0, quotedLength)))
}

/** Strips characters that readers don't see from every text of a value. */
const visible = (value: unknown): unknown => {
  if (typeof value === 'string') return visibleText(value)
  if (Array.isArray(value)) return value.map(visible)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, visible(inner)]))
}

const fence = /^\s*```[a-z]*\n([\s\S]*?)\n?```\s*$/i
/** A first line that repeats the heading or announces the text. */
const opening =
  /^\s*(?:(?:sure|certainly|of course|here(?:['’]s| is))\b[^\n]{0,200}:[ \t]*\n+)?(?:#{1,6}[^\n]*\n+)?/i
/** A heading within a section, which would break the order of those in the outline. */
const innerHeading = /^[ \t]*#{1,6}[ \t]+(\S[^\n]*?)[ \t#]*$/gm

/** A last line that speaks to the person who asked. */
const closing =
  /\n+\s*(?:i hope (?:this|that|it)|let me know|feel free to (?:ask|reach)|would you like me to|if you (?:need|want) (?:me|any))\b[^\n]*\s*$/i
/** A model that speaks of itself. */
const selfTalk =
  /\bas an ai(?: language)? (?:model|assistant)\b|\bas a (?:large )?language model\b|\bi(?:['’]m| am) (?:just |only )?an ai\b|^\s*(?:i['’]m |i am )?sorry,? (?:but )?i (?:can(?:no|['’])t|am (?:unable|not able))\b/i

const image = /!\[([^\]]*)\]\([^)]*\)/g
const link = /\[([^\]]+)\]\(\s*<?([^)\s>]*)>?[^)]*\)/g

/** A URL that Markdown would turn into a link; one within a link in parentheses stays. */
const bareUrl = /(?<!\]\(<?)\b(?:https?:\/\/(?:www\.)?|www\.)([^\s<>)\]]+)/gi

/**
 * Removes what does not belong to a section's text: a fence, its heading, an announcement, a sign-off, HTML tags, images,
 * and links to other pages than the allowed ones or behind a single word, whose words stay.
 */
export const sectionText = (answer: string, allowedUrls: ReadonlySet<string>): string =>
  visibleText(fence.exec(answer)?.[1] ?? answer)
    .replace(opening, '')
    .replace(closing, '')
    .replace(innerHeading, '**$1**')
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(/<\/?[a-z][^<>]*>?/gi, '')
    // what is left of broken tags, so that removing one can’t make another
    .replace(/<(?=[a-z!/?])/gi, '')
    .replace(image, '')
    .replace(link, (whole, words: string, url: string) =>
      allowedUrls.has(url) && wordsOf(words).length > 1 ? whole : words,
    )
    .replace(bareUrl, (whole, rest: string) => (allowedUrls.has(whole) ? whole : rest))
    .trim()

const noUrls: ReadonlySet<string> = new Set()

/** Drops links of a details step that lead elsewhere or whose anchor is not in its section, and markup of its FAQ. */
const allowedDetails = (
  details: ArticleDetails,
  { allowedUrls }: PlanQuestion,
  cards: readonly CardRow[],
) => ({
  ...details,
  faq: details.faq
    .map(({ question, answer }) => ({
      question: sectionText(question, noUrls),
      answer: sectionText(answer, noUrls),
    }))
    .filter(({ question, answer }) => question !== '' && answer !== ''),
  links: details.links.filter(
    ({ url, section, anchor }, at) =>
      allowedUrls.has(url) &&
      details.links.findIndex((other) => other.url === url) === at &&
      cards.some(
        (card) => card.type === 'paragraph' && card.section === section && card.text.includes(anchor),
      ),
  ),
})

/** Adds the faults that a program can see to those that the model found, without saying one twice. */
const completeReview = ({ findings }: ArticleReview, subject: PlanSubject): ArticleReview => {
  const sections = writtenSections(subject.cards)
  const known = findings.filter(
    ({ section, quote }) => sections.find(({ id }) => id === section)?.text.includes(quote) ?? false,
  )
  const isSaid = ({ section, quote }: Pick<ReviewFinding, 'section' | 'quote'>) =>
    known.some((said) => said.section === section && said.quote !== '' && quote.includes(said.quote))
  const seen = textFindings(sections, reviewFacts(subject)).map((finding) => ({
    ...finding,
    quote: finding.quote.slice(0, 2_000),
    replacement: null,
  }))
  const added = [...seen, ...articleFindings(subject)].filter((finding) => !isSaid(finding))
  return { findings: [...known, ...added].slice(0, mostFindings) }
}

/** Share by which a section may miss its length without a note. */
const tolerance = 0.3

const lengthNote = (text: string, { from, to }: WordRange): string | undefined => {
  const count = wordsOf(withoutMarks(text)).length
  return count < from * (1 - tolerance) || count > to * (1 + tolerance)
    ? `The text has ${count} words instead of ${from} to ${to}.`
    : undefined
}

const checkSection = ({ plan }: PlanSubject, question: PlanQuestion, answer: string): CheckedAnswer => {
  if (selfTalk.test(answer))
    return { ok: false, message: 'The model wrote about itself instead of the subject.' }
  const text = sectionText(answer, question.allowedUrls)
  if (text === '') return { ok: false, message: 'The model returned no text.' }
  if (isOtherLanguage(text, plan.language))
    return { ok: false, message: 'The model wrote in another language.' }
  const note = question.words && lengthNote(text, question.words)
  return { ok: true, text, ...(note !== undefined && { note }) }
}

/** Returns the readers’ words in the result of a step, that show its language. */
const wordsOfStep = (step: PlanStep, value: unknown): string => {
  if (step === 'outline') {
    const { title, sections, faq } = value as ArticleOutline
    return [title, ...sections.map(({ heading }) => heading), ...faq].join('. ')
  }
  if (step !== 'details') return ''
  const { metaDescription, faq } = value as ArticleDetails
  return [metaDescription, ...faq.map(({ answer }) => answer)].join(' ')
}

const checkStep = (
  subject: PlanSubject,
  step: PlanStep,
  question: PlanQuestion,
  value: unknown,
): CheckedAnswer => {
  if (!Value.Check(stepSchemas[step], value))
    return { ok: false, message: `The model’s ${step} could not be read.` }
  if (isOtherLanguage(wordsOfStep(step, value), subject.plan.language))
    return { ok: false, message: 'The model wrote in another language.' }
  const fault = step === 'outline' ? outlineFault(value as ArticleOutline) : undefined
  if (fault !== undefined) return { ok: false, message: fault }
  const results: Readonly<Record<PlanStep, () => unknown>> = {
    brief: () => value,
    outline: () => fittedOutline(value as ArticleOutline),
    review: () => completeReview(value as ArticleReview, subject),
    details: () =>
      fittedDetails(allowedDetails(value as ArticleDetails, question, subject.cards), {
        keyword: subject.keyword,
        outline: outlineOf(subject),
      }),
  }
  return { ok: true, text: JSON.stringify(results[step]()) }
}

/** Checks a model's answer for a card of the subject and returns the text to store. */
export const checkPlanAnswer = (
  subject: PlanSubject,
  card: CardRow,
  question: PlanQuestion,
  answer: string,
): CheckedAnswer => {
  if (repeatsInstructions(answer, question.prompt, subject))
    return { ok: false, message: 'The model repeated its instructions instead of following them.' }
  return isPlanStep(card.type)
    ? checkStep(subject, card.type, question, visible(jsonIn(answer)))
    : checkSection(subject, question, answer)
}

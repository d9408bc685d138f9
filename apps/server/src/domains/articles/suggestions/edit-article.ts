import { defaultTextGenerator, textProviderLabels } from '@web2/contract/ai'
import {
  editLanguageName,
  mostEditWords,
  type ArticleEditLine,
  type ArticleEditStart,
  type EditOrigin,
} from '@web2/contract/articles'
import { countWords, messages, plainText } from '@web2/contract/core'
import type { Caller } from '../../../platform/auth/caller.ts'
import type { AppContext } from '../../../platform/context.ts'
import { badInput, keyMissing } from '../../../platform/errors.ts'
import { LineStream, type SendLine } from '../../../platform/http/line-stream.ts'
import { countAttempt } from '../../../platform/rate-limits/rate-limit.ts'
import { openModelCalls, type ModelAnswer, type ModelCalls } from '../../model-calls/index.ts'
import { findArticle } from '../editing/find-article.ts'
import { businessOfArticle } from './business-of-article.ts'
import { readEditAnswer } from './edit-answer.ts'
import { editOrders } from './prompts/edit-orders.ts'
import { editPrompt, type EditSubject } from './prompts/edit-order.ts'

/** Requests of one account in a minute. */
const allowance = { most: 60, seconds: 60 }

/** Actions that can add text where there is none. */
const canAdd: ReadonlySet<string> = new Set(['continue', 'list', 'table', 'own'])

/** Returns what the action needs besides the passage, in the words of the prompt. Throws 400 if it is missing. */
const wantedBy = ({ action, passage, tone, language, wish = '' }: ArticleEditStart): string => {
  if (countWords(plainText(passage)) > mostEditWords) {
    const sentence = `Select up to ${mostEditWords.toLocaleString('en-US')} words.`
    throw badInput({ passage: sentence }, sentence)
  }
  if (plainText(passage) === '' && !canAdd.has(action))
    throw badInput({ passage: messages.required }, 'Select some text first.')
  if (action === 'tone' && tone === undefined) throw badInput({ tone: messages.required })
  if (action === 'translate' && language === undefined) throw badInput({ language: messages.required })
  if (action === 'own' && wish === '') throw badInput({ wish: messages.required })
  if (action === 'tone') return tone ?? ''
  return action === 'translate' ? editLanguageName(language ?? '') : wish
}

/**
 * Opens the account's models for a request about an article. Throws 404 for an article of another account, 409 without
 * a key, and 429 after too many requests.
 */
export const openEditing = async (
  context: AppContext,
  { accountId }: Caller,
  articleId: string | null,
): Promise<ModelCalls> => {
  if (articleId !== null) await findArticle(context.db, { id: articleId, accountId })
  await countAttempt(context.db, { key: `article-edits:${accountId}`, ...allowance })
  const calls = await openModelCalls(context, accountId)
  if (!calls.writers.writerFor(null, 'edit'))
    throw keyMissing(calls.writers.missing(defaultTextGenerator.name))
  return calls
}

export const today = ({ now }: Pick<AppContext, 'now'>): string => now().toISOString().slice(0, 10)

export const originOf = ({ writer, note, cost }: ModelAnswer): EditOrigin => ({
  provider: textProviderLabels[writer.name],
  model: writer.params.model,
  note,
  cost,
})

/** Aborted when the client leaves or the process stops. */
export const until = ({ stopping }: Pick<AppContext, 'stopping'>, left: AbortSignal): AbortSignal =>
  stopping ? AbortSignal.any([left, stopping]) : left

/** Sends what a request produces; an unexpected error becomes a sentence, because the response has begun. */
export const guarded =
  <Line extends object>(
    { log }: Pick<AppContext, 'log'>,
    produce: (send: SendLine<Line | { readonly failed: string }>, left: AbortSignal) => Promise<void>,
  ) =>
  async (send: SendLine<Line | { readonly failed: string }>, left: AbortSignal): Promise<void> => {
    try {
      await produce(send, left)
    } catch (error) {
      log(error instanceof Error ? (error.stack ?? error.message) : String(error))
      send({ failed: messages.somethingWentWrong })
    }
  }

const sum = (one: number | null, other: number | null) =>
  one === null || other === null ? null : one + other

/** Asks the model, and once more if its answer can't be used. */
const stream = async (
  calls: ModelCalls,
  start: ArticleEditStart,
  subject: EditSubject,
  {
    send,
    signal,
    userId,
  }: {
    readonly send: SendLine<ArticleEditLine>
    readonly signal: AbortSignal
    readonly userId: string
  },
): Promise<void> => {
  const { action, passage, language } = start
  const mostCharacters = 6_000 + 3 * passage.length
  let [problem, spent]: [string, number | null] = ['', 0]
  for (const isLast of [false, true]) {
    const outcome = await calls.ask({
      task: 'edit',
      prompt: editPrompt(editOrders[action], { ...subject, problem }),
      mostCharacters,
      mostTokens: 2_000 + Math.ceil(mostCharacters / 3),
      userId,
      subject: { kind: 'article', id: start.articleId },
      signal,
      onText: (text) => send({ text }),
      onRestart: () => send({ restart: true }),
    })
    if (!outcome.ok) return send({ failed: outcome.failure.message })
    if (outcome.value.end === 'stopped') return
    if (outcome.value.end === 'cut' && action !== 'continue')
      return send({ failed: 'The answer was too long and was cut off. Select less text and try again.' })
    spent = sum(spent, outcome.value.cost)
    const read = readEditAnswer(outcome.value.text, { action, passage, language: language?.slice(0, 2) })
    if (read.html !== null)
      return send({ done: { ...originOf(outcome.value), cost: spent, html: read.html } })
    if (isLast) return send({ failed: read.sentence })
    send({ restart: true })
    problem = read.problem
  }
}

/**
 * Starts an edit of a passage and returns the lines of its response. Nothing is stored: the editor shows the answer as
 * suggestions.
 */
export const editArticle = async (
  context: AppContext,
  caller: Caller,
  start: ArticleEditStart,
): Promise<LineStream<ArticleEditLine>> => {
  const wanted = wantedBy(start)
  const calls = await openEditing(context, caller, start.articleId)
  const profile = await businessOfArticle(context, caller.accountId, start.articleId)
  const { passage, article } = start
  const subject = { passage, article, today: today(context), profile, wanted, problem: '' }
  return new LineStream(
    guarded<ArticleEditLine>(context, (send, left) =>
      stream(calls, start, subject, { send, signal: until(context, left), userId: caller.userId }),
    ),
  )
}

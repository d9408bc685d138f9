import {
  improvedFields,
  improvedTextLength,
  mostEditWords,
  type ArticleImprovementLine,
  type ArticleImprovementStart,
  type Improvement,
} from '@web2/contract/articles'
import { plainText } from '@web2/contract/core'
import sanitizeHtml from 'sanitize-html'
import { Type, type Static } from 'typebox'
import type { Caller } from '../../../platform/auth/caller.ts'
import type { AppContext } from '../../../platform/context.ts'
import { badInput } from '../../../platform/errors.ts'
import { LineStream } from '../../../platform/http/line-stream.ts'
import { visibleText } from '../../model-calls/index.ts'
import { freeSlug } from '../generation/assembly/free-slug.ts'
import { businessOfArticle } from './business-of-article.ts'
import { guarded, openEditing, originOf, today, until } from './edit-article.ts'
import { improveScorePrompt } from './prompts/improve-score.prompt.ts'

/** Objects only, every property required: the subset that all services know. */
const Answer = Type.Object({
  changes: Type.Array(
    Type.Object({
      check: Type.String(),
      kind: Type.String(),
      field: Type.String(),
      number: Type.Number(),
      from: Type.String(),
      to: Type.String(),
    }),
  ),
})
type Change = Static<typeof Answer>['changes'][number]

const mostImprovements = 40
const altLength = 125
const fieldLengths = { title: 300, slug: 200, metaTitle: 300, metaDescription: 1_000 } as const

const oneLine = (text: string): string =>
  plainText(sanitizeHtml(visibleText(text), { allowedTags: [], allowedAttributes: {} }))

const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

const occursOnce = (text: string, part: string): boolean => {
  const at = text.indexOf(part)
  return at >= 0 && text.indexOf(part, at + 1) < 0
}

/** Returns a change as an improvement; undefined if it does not fit the article. */
const improvementOf = (
  { check, kind, field, number, from, to: given }: Change,
  { checks, fields, blocks, images }: ArticleImprovementStart,
): Improvement | undefined => {
  if (!checks.some(({ id }) => id === check)) return undefined
  const to = oneLine(given)
  if (kind === 'field') {
    const name = improvedFields.find((known) => known === field)
    if (name === undefined) return undefined
    const value = (name === 'slug' ? slugOf(to) : to).slice(0, fieldLengths[name])
    return value === '' || value === fields[name] ? undefined : { kind, check, field: name, to: value }
  }
  if (kind === 'alt') {
    const image = images.find((known) => known.number === number)
    if (!image || to === '' || to.length > altLength || to === image.alt) return undefined
    return { kind, check, image: number, to }
  }
  const block = blocks.find((known) => known.number === number)
  if (kind !== 'text' || !block || from.trim() === '' || !occursOnce(block.text, from)) return undefined
  // blanks around the replaced words stay as they are
  const spaced = `${/^\s*/.exec(from)?.[0] ?? ''}${to}${to === '' ? '' : (/\s*$/.exec(from)?.[0] ?? '')}`
  return spaced === from ? undefined : { kind: 'text', check, block: number, from, to: spaced }
}

/** Returns the place that a change replaces: a field, an image's alt text, or a part of a block. */
const placeOf = (improvement: Improvement, start: ArticleImprovementStart) => {
  if (improvement.kind === 'field') return { key: improvement.field, from: 0, to: 1 }
  if (improvement.kind === 'alt') return { key: `image ${improvement.image}`, from: 0, to: 1 }
  const text = start.blocks.find(({ number }) => number === improvement.block)?.text ?? ''
  const from = text.indexOf(improvement.from)
  return { key: `block ${improvement.block}`, from, to: from + improvement.from.length }
}

/** Returns the changes that fit the article, each place once. */
export const fittingImprovements = (
  changes: readonly Change[],
  start: ArticleImprovementStart,
): readonly Improvement[] => {
  const taken: ReturnType<typeof placeOf>[] = []
  return changes
    .flatMap((change) => improvementOf(change, start) ?? [])
    .filter((improvement) => {
      const place = placeOf(improvement, start)
      const isTaken = taken.some(
        ({ key, from, to }) => key === place.key && from < place.to && place.from < to,
      )
      if (!isTaken) taken.push(place)
      return !isTaken
    })
    .slice(0, mostImprovements)
}

/** Returns the changes with slugs that no other article of the account has. */
const withFreeSlugs = async (
  context: AppContext,
  accountId: string,
  { fields }: ArticleImprovementStart,
  improvements: readonly Improvement[],
): Promise<readonly Improvement[]> => {
  const found: Improvement[] = []
  for (const improvement of improvements) {
    const isSlug = improvement.kind === 'field' && improvement.field === 'slug'
    const to = isSlug ? await freeSlug(context.db, accountId, improvement.to) : improvement.to
    if (!isSlug || to !== fields.slug) found.push({ ...improvement, to })
  }
  return found
}

/** Starts to look for changes that pass the failed checks, and returns the lines of the response. */
export const improveArticle = async (
  context: AppContext,
  caller: Caller,
  start: ArticleImprovementStart,
): Promise<LineStream<ArticleImprovementLine>> => {
  if (start.blocks.reduce((length, { text }) => length + text.length, 0) > improvedTextLength) {
    const sentence = `This article is too long to improve at once. Select up to ${mostEditWords.toLocaleString('en-US')} words and use Ask AI.`
    throw badInput({ blocks: sentence }, sentence)
  }
  const calls = await openEditing(context, caller, start.articleId)
  const profile = await businessOfArticle(context, caller.accountId, start.articleId)
  return new LineStream(
    guarded<ArticleImprovementLine>(context, async (send, left) => {
      const outcome = await calls.askForJson({
        task: 'edit',
        prompt: improveScorePrompt({ ...start, today: today(context), profile }),
        schema: Answer,
        mostCharacters: 40_000,
        mostTokens: 16_000,
        userId: caller.userId,
        subject: { kind: 'article', id: start.articleId },
        signal: until(context, left),
      })
      if (!outcome.ok) return send({ failed: outcome.failure.message })
      const fitting = fittingImprovements(outcome.value.value.changes, start)
      const improvements = await withFreeSlugs(context, caller.accountId, start, fitting)
      send({ done: { ...originOf(outcome.value), improvements } })
    }),
  )
}

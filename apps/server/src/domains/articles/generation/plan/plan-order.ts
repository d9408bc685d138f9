import { usualPlan, type ArticlePlan, type GenerationStart, type SourceStart } from '@web2/contract/articles'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../../../platform/db/database.ts'
import { uuidV7 } from '../../../../platform/db/uuid-v7.ts'
import { badInput, isPublicError } from '../../../../platform/errors.ts'
import type { Caller } from '../../../../platform/auth/caller.ts'
import { websiteUrl } from '../../../listings/index.ts'
import { findArticle } from '../../editing/article-statements.ts'
import type { NewCard } from '../new-card.ts'
import { usualLanguage } from './usual-language.ts'

type Owner = Pick<Caller, 'accountId' | 'userId'>

/** Titles of steps, as shown beside their progress. */
const stepTitles = { brief: 'Brief', outline: 'Outline', review: 'Review', details: 'Details' } as const

/** Returns the card of a step. */
export const stepCard = (
  step: keyof typeof stepTitles,
  position: number,
  generateTextBy: ArticlePlan['generateTextBy'],
): NewCard => ({
  id: uuidV7(),
  parentId: null,
  position,
  title: stepTitles[step],
  type: step,
  heading: 'p',
  section: null,
  prompt: '',
  promptSource: 'keyword',
  generateTextBy,
  generateImageBy: null,
})

/** The cards with which a planned article starts: its brief. */
export const firstPlanCards = ({
  generateTextBy = null,
}: {
  readonly generateTextBy?: ArticlePlan['generateTextBy']
}): readonly NewCard[] => [stepCard('brief', 0, generateTextBy)]

/** Articles with the same keyword that the brief must differ from; more say nothing new. */
const mostSameKeyword = 5

const sameKeyword = async (
  db: Kysely<Database>,
  accountId: string,
  keyword: string,
): Promise<ArticlePlan['sameKeyword']> => {
  const pattern = keyword.trim().replace(/[\\%_]/g, String.raw`\$&`)
  const rows = await db
    .selectFrom('articles')
    .select(['id', 'title'])
    .where('accountId', '=', accountId)
    .where('keyword', 'ilike', pattern)
    .where('status', 'in', ['draft', 'ready'])
    .orderBy('id')
    .limit(mostSameKeyword)
    .execute()
  return rows.map(({ id, title }) => ({ articleId: id, title }))
}

/** Returns the stored order of a planned article. Throws 400 for a length that ends before it begins. */
export const planOrder = async (
  db: Kysely<Database>,
  accountId: string,
  { keyword, categoryId, napId = null, plan = {} }: GenerationStart,
  isBulk: boolean,
): Promise<ArticlePlan> => {
  const words = plan.words ?? usualPlan.words
  if (words.to < words.from)
    throw badInput({ 'plan.words': 'The highest number of words must not be below the lowest.' })
  return {
    language: plan.language ?? (await usualLanguage(db, accountId, napId)),
    audience: plan.audience ?? '',
    wishes: plan.wishes ?? '',
    words,
    runThrough: isBulk || (plan.runThrough ?? false),
    generateTextBy: plan.generateTextBy ?? null,
    categoryId: categoryId ?? null,
    sameKeyword: await sameKeyword(db, accountId, keyword),
  }
}

const urlOf = (typed: string, at: number): string => {
  try {
    return websiteUrl(typed).href
  } catch (error) {
    if (isPublicError(error))
      throw badInput({
        [`plan.sources.${at}.url`]: 'This is not a URL. Enter one such as https://www.example.com.',
      })
    throw error
  }
}

/**
 * Inserts the sources of a planned article. Notes are ready; pages and articles are read when the generation starts.
 * Throws 400 for a URL that is none and an article of another account.
 */
export const insertSources = async (
  transaction: Transaction<Database>,
  { accountId, userId }: Owner,
  generationId: string,
  sources: readonly SourceStart[],
  now: Date,
): Promise<void> => {
  const rows = []
  const searches = sources.flatMap(({ kind }, at) => (kind === 'search' ? [at] : []))
  if (searches.length > 1)
    throw badInput({ [`plan.sources.${searches[1]}.kind`]: 'The search results are in the list already.' })
  for (const [at, source] of sources.entries()) {
    const row = {
      id: uuidV7(),
      accountId,
      createdBy: userId,
      generationId,
      position: at + 1,
      kind: source.kind,
    }
    switch (source.kind) {
      case 'note': {
        const { title, text } = source
        const read = { status: 'read', characters: text.length, readAt: now.toISOString() } as const
        rows.push({ ...row, title, text, ...read })
        break
      }
      case 'url': {
        const url = urlOf(source.url, at)
        rows.push({ ...row, url, title: url })
        break
      }
      case 'search':
        rows.push({ ...row, title: 'Search results' })
        break
      case 'article': {
        const { articleId } = source
        const article = await findArticle(transaction, { id: articleId, accountId })
        if (!article)
          throw badInput({
            [`plan.sources.${at}.articleId`]: 'This article no longer exists. Choose another one.',
          })
        rows.push({ ...row, articleId, title: article.row.title })
        break
      }
    }
  }
  if (rows.length > 0) await transaction.insertInto('generationSources').values(rows).execute()
}

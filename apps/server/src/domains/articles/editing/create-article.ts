import type { Article, ArticleProvenance, ArticleSource, ArticleStatus } from '@web2/contract/articles'
import type { Kysely } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { recordEvent } from '../../../platform/events/outbox/record-event.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import type { Caller } from '../../../platform/auth/caller.ts'
import { requireCategoryInAccount } from '../categories/require-own-category.ts'
import { articleColumns, type ArticleContent } from './article-fields.ts'
import { listedArticle, wholeArticle } from './article-view.ts'
import { cleanAhead } from './clean-in-thread.ts'
import { withFreshScore } from './article-score.ts'
import { recordVersion } from './record-version.ts'

/** Provenance of a text written by a user and not signed off. */
const humanProvenance: ArticleProvenance = {
  provider: null,
  model: null,
  cost: null,
  when: null,
  reviewedBy: null,
  reviewedAt: null,
  reviewedRevision: null,
}

type Owner = Pick<Caller, 'accountId' | 'userId'>

export interface ArticleStart extends ArticleContent {
  readonly status?: ArticleStatus
  /** Defaults to manual. */
  readonly source?: ArticleSource
  readonly provenance?: Partial<ArticleProvenance>
  /** Time of creation and of the last change; now by default. */
  readonly createdAt?: string
}

/** Inserts an article within the caller's transaction. */
export const insertArticle = async (
  transaction: Kysely<Database>,
  { accountId, userId }: Owner,
  { status, source, provenance, createdAt, ...content }: ArticleStart,
): Promise<Article> => {
  await requireCategoryInAccount(transaction, accountId, content.categoryId)
  const inserted = await transaction
    .insertInto('articles')
    .values({
      id: uuidV7(),
      accountId,
      createdBy: userId,
      ...articleColumns(content),
      ...(createdAt !== undefined && { createdAt, updatedAt: createdAt }),
      ...(status !== undefined && { status }),
      ...(source !== undefined && { source }),
      ...(provenance !== undefined && { provenance: JSON.stringify({ ...humanProvenance, ...provenance }) }),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const row = await withFreshScore(transaction, inserted)
  await recordVersion(transaction, { row, userId, kind: 'created' })
  await recordEvent(transaction, { accountId, path: 'articles', name: 'created', record: listedArticle(row) })
  return wholeArticle(row)
}

/** Creates an article. Throws 400 if its category doesn't belong to the account. */
export const createArticle = async (
  { db }: Pick<AppContext, 'db'>,
  owner: Owner,
  start: ArticleStart,
): Promise<Article> => {
  const ready = await cleanAhead(owner.accountId, start)
  return db.transaction().execute((transaction) => insertArticle(transaction, owner, ready))
}

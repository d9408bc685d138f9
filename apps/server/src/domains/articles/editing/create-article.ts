import {
  articleTextFields,
  type Article,
  type ArticleProvenance,
  type ArticleSource,
  type ArticleStatus,
  type ArticleTextField,
} from '@web2/contract/articles'
import type { Kysely } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { recordEvent } from '../../../platform/events/outbox/record-event.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import type { Caller } from '../../../platform/auth/caller.ts'
import { requireCategoryInAccount } from '../categories/require-own-category.ts'
import { articleColumns, type ArticleContent } from './article-fields.ts'
import { insertWithVersion, type UnsavedArticle } from './article-statements.ts'
import { listedArticle, wholeArticle, type ArticleRow } from './article-view.ts'
import { cleanAhead } from './clean-in-thread.ts'
import { ownAddresses, scoreOf } from './article-score.ts'

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

const emptyTexts = Object.fromEntries(articleTextFields.map((name) => [name, ''])) as Record<
  ArticleTextField,
  string
>

type Owner = Pick<Caller, 'accountId' | 'userId'>

export interface ArticleStart extends ArticleContent {
  readonly status?: ArticleStatus
  /** Defaults to manual. */
  readonly source?: ArticleSource
  readonly provenance?: Partial<ArticleProvenance>
  /** Time of creation and of the last change; now by default. */
  readonly createdAt?: string
}

/** Inserts an article; `tells` records its event in the same statement. */
const insert = async (
  db: Kysely<Database>,
  { accountId, userId }: Owner,
  { status = 'draft', source = 'manual', provenance, createdAt, ...content }: ArticleStart,
  tells: boolean,
): Promise<ArticleRow> => {
  const row: UnsavedArticle = {
    id: uuidV7(),
    accountId,
    createdBy: userId,
    ...emptyTexts,
    text: '',
    words: 0,
    categoryId: null,
    generator: null,
    status,
    source,
    problem: '',
    revision: 1,
    score: null,
    provenance: { ...humanProvenance, ...provenance },
    ...articleColumns(content),
  }
  const scored = { ...row, score: scoreOf(row, await ownAddresses(db, row)) }
  const times = createdAt === undefined ? {} : { createdAt, updatedAt: createdAt }
  return insertWithVersion(db, { ...scored, ...times }, { userId, kind: 'created', tells })
}

/** Inserts an article within the caller's transaction. */
export const insertArticle = async (
  transaction: Kysely<Database>,
  owner: Owner,
  start: ArticleStart,
): Promise<Article> => {
  const { accountId } = owner
  await requireCategoryInAccount(transaction, accountId, start.categoryId)
  const row = await insert(transaction, owner, start, false)
  await recordEvent(transaction, { accountId, path: 'articles', name: 'created', record: listedArticle(row) })
  return wholeArticle(row)
}

/**
 * Creates an article, in one statement unless its category has to be locked. Throws 400 if that doesn't belong to the
 * account. Wake the outbox afterwards.
 */
export const createArticle = async (
  { db }: Pick<AppContext, 'db'>,
  owner: Owner,
  start: ArticleStart,
): Promise<Article> => {
  const ready = await cleanAhead(owner.accountId, start)
  const hasCategory = ready.categoryId !== null && ready.categoryId !== undefined
  if (hasCategory) return db.transaction().execute((transaction) => insertArticle(transaction, owner, ready))
  return wholeArticle(await insert(db, owner, ready, true))
}

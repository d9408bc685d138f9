import { requireAccountRow } from '../../../platform/db/account-row.ts'
import {
  articleTextFields,
  type Article,
  type ArticlePatch,
  type ArticleProvenance,
  type ArticleStatus,
  type ArticleVersion,
} from '@web2/contract/articles'
import { sql, type Kysely } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { recordEvent } from '../../../platform/events/outbox/record-event.ts'
import { changedMeanwhile } from '../../../platform/errors.ts'
import type { Caller } from '../../../platform/auth/caller.ts'
import { requireCategoryInAccount } from '../categories/require-own-category.ts'
import { articleColumns } from './article-fields.ts'
import { listedArticle, wholeArticle } from './article-view.ts'
import { ownAddresses, scoreOf } from './article-score.ts'
import { cleanAhead } from './clean-in-thread.ts'
import { recordVersion } from './record-version.ts'

type SignOff = Pick<ArticleProvenance, 'reviewedBy' | 'reviewedAt' | 'reviewedRevision'>

/** Returns a sign-off of the revision under the user's current name; an empty one without a user. */
const signedOff = async (
  transaction: Kysely<Database>,
  userId: string | null,
  revision: number,
): Promise<SignOff> => {
  if (userId === null) return { reviewedBy: null, reviewedAt: null, reviewedRevision: null }
  const { name, now } = await transaction
    .selectFrom('users')
    .select(['name', sql<string>`now()`.as('now')])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return {
    reviewedBy: { _id: userId, name },
    reviewedAt: new Date(now).toISOString(),
    reviewedRevision: revision,
  }
}

type Owner = Pick<Caller, 'accountId' | 'userId'>

export interface ArticleChange extends Omit<ArticlePatch, 'status' | 'deletedAt'> {
  readonly status?: ArticleStatus
  /** Replaces only the given fields. */
  readonly provenance?: Partial<ArticleProvenance>
  /** Reason of a failure; a status change without it clears it. */
  readonly problem?: string
}

/**
 * Fields that don't raise the revision, because they are changed in lists while another user edits the
 * article.
 */
const besideContent: ReadonlySet<string> = new Set([
  'categoryId',
  'status',
  'problem',
  'provenance',
  'reviewed',
  'basedOn',
])

/** Columns that a change is compared with. */
const changedColumns = ['revision', 'provenance', 'score', 'text', ...articleTextFields] as const

/** Changes an article within the caller's transaction. */
export const writeArticle = async (
  transaction: Kysely<Database>,
  { accountId, userId }: Owner,
  id: string,
  change: ArticleChange,
  kind: ArticleVersion['kind'] = 'saved',
): Promise<Article> => {
  const { status, provenance, problem, basedOn, reviewed, ...content } = change
  const columns = articleColumns(content)
  const known = await requireAccountRow(transaction, 'articles', { id, accountId }, 'article', {
    columns: changedColumns,
    lock: 'update',
  })
  if (basedOn !== undefined && basedOn !== known.revision)
    throw changedMeanwhile(
      'Someone else edited this article since you opened it. Compare the versions before you save.',
    )
  await requireCategoryInAccount(transaction, accountId, content.categoryId)
  const isContent = Object.keys(change).some((name) => !besideContent.has(name))
  const revision = known.revision + (isContent ? 1 : 0)
  const origin = {
    ...known.provenance,
    ...provenance,
    ...(reviewed !== undefined && (await signedOff(transaction, reviewed ? userId : null, revision))),
  }
  const says = { ...known, ...columns, accountId }
  const score = isContent ? scoreOf(says, await ownAddresses(transaction, says)) : known.score
  const row = await transaction
    .updateTable('articles')
    .set({
      ...columns,
      ...(status !== undefined && { status, problem: problem ?? '' }),
      ...(problem !== undefined && { problem }),
      provenance: JSON.stringify(origin),
      revision,
      score,
      // ensures that two saves within a millisecond get distinct times
      updatedAt: sql<string>`greatest(clock_timestamp(), updated_at + interval '1 millisecond')`,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (isContent) await recordVersion(transaction, { row, userId, kind })
  await recordEvent(transaction, { accountId, path: 'articles', name: 'patched', record: listedArticle(row) })
  return wholeArticle(row)
}

/** Changes an article. Throws 409 if it was saved after the revision in `basedOn`. */
export const changeArticle = async (
  { db }: Pick<AppContext, 'db'>,
  owner: Owner,
  id: string,
  change: ArticleChange,
): Promise<Article> => {
  const ready = await cleanAhead(owner.accountId, change)
  return db.transaction().execute((transaction) => writeArticle(transaction, owner, id, ready))
}

import type {
  Article,
  ArticlePatch,
  ArticleProvenance,
  ArticleStatus,
  ArticleVersion,
} from '@web2/contract/articles'
import { sql, type Kysely } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { recordEvent } from '../../../platform/events/outbox/record-event.ts'
import { changedMeanwhile } from '../../../platform/errors.ts'
import type { Caller } from '../../../platform/auth/caller.ts'
import { requireCategoryInAccount } from '../categories/require-own-category.ts'
import { articleColumns } from './article-fields.ts'
import { readArticle, updateUnchanged, type ReadArticle } from './article-statements.ts'
import { listedArticle, wholeArticle } from './article-view.ts'
import { analysisOf, ownAddresses, scoreOf } from './article-score.ts'
import { recentArticles } from './recent-articles.ts'
import { cleanAhead } from './clean-in-thread.ts'

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

/** Whether a change of these fields is one of the content, which raises the revision and makes a version. */
const isOfContent = (change: ArticleChange): boolean =>
  Object.keys(change).some((name) => !besideContent.has(name))

interface Writing {
  readonly kind: ArticleVersion['kind']
  /** False where the caller's transaction records the event itself. */
  readonly tells: boolean
}

/** Writes a change of the article that was read; undefined if the row has changed since. */
const write = async (
  db: Kysely<Database>,
  { accountId, userId }: Owner,
  read: ReadArticle,
  change: ArticleChange,
  { kind, tells }: Writing,
): Promise<ReadArticle | undefined> => {
  const { status, provenance, problem, basedOn, reviewed, ...content } = change
  const { row: known } = read
  if (basedOn !== undefined && basedOn !== known.revision)
    throw changedMeanwhile(
      'Someone else edited this article since you opened it. Compare the versions before you save.',
    )
  const columns = articleColumns(content)
  const isContent = isOfContent(change)
  const revision = known.revision + (isContent ? 1 : 0)
  const says = { ...known, ...columns, accountId }
  const analyzed = isContent
    ? ((says.text === known.text ? read.analyzed : undefined) ?? analysisOf(says))
    : read.analyzed
  const written = await updateUnchanged(
    db,
    read,
    {
      ...columns,
      ...(status !== undefined && { status, problem: problem ?? '' }),
      ...(problem !== undefined && { problem }),
      ...((provenance !== undefined || reviewed !== undefined) && {
        provenance: {
          ...known.provenance,
          ...provenance,
          ...(reviewed !== undefined && (await signedOff(db, reviewed ? userId : null, revision))),
        },
      }),
      ...(isContent && { revision, score: scoreOf(says, await ownAddresses(db, says), analyzed) }),
    },
    { userId, kind: isContent ? kind : null, tells },
  )
  return written && { ...written, analyzed }
}

/** Changes an article that the caller's transaction has read, and so locked. */
export const writeLockedArticle = async (
  transaction: Kysely<Database>,
  owner: Owner,
  read: ReadArticle,
  change: ArticleChange,
  kind: ArticleVersion['kind'] = 'saved',
): Promise<Article> => {
  const { accountId } = owner
  await requireCategoryInAccount(transaction, accountId, change.categoryId)
  const written = await write(transaction, owner, read, change, { kind, tells: false })
  if (!written) throw new Error('A locked article was changed by another transaction.')
  const { row } = written
  await recordEvent(transaction, { accountId, path: 'articles', name: 'patched', record: listedArticle(row) })
  return wholeArticle(row)
}

/** Changes an article within the caller's transaction. */
export const writeArticle = async (
  transaction: Kysely<Database>,
  owner: Owner,
  id: string,
  change: ArticleChange,
  kind: ArticleVersion['kind'] = 'saved',
): Promise<Article> => {
  const read = await readArticle(transaction, { id, accountId: owner.accountId })
  return writeLockedArticle(transaction, owner, read, change, kind)
}

/** Changes an article that this process changed lately, without reading it; undefined if it is not as it was then. */
const changeRecent = async (
  context: Pick<AppContext, 'db' | 'shared'>,
  owner: Owner,
  id: string,
  change: ArticleChange,
): Promise<ReadArticle | undefined> => {
  const recent = recentArticles(context).get(id)
  if (!recent || recent.row.accountId !== owner.accountId) return undefined
  // another process may have saved the revision that the change is based on
  if (change.basedOn !== undefined && change.basedOn !== recent.row.revision) return undefined
  return write(context.db, owner, recent, change, { kind: 'saved', tells: true })
}

/**
 * Changes an article, in one statement unless its category has to be locked or another save came between. Throws 409 if
 * it was saved after the revision in `basedOn`. Wake the outbox afterwards.
 */
export const changeArticle = async (
  context: Pick<AppContext, 'db' | 'shared'>,
  owner: Owner,
  id: string,
  change: ArticleChange,
): Promise<Article> => {
  const { db } = context
  const recents = recentArticles(context)
  const ready = await cleanAhead(owner.accountId, change)
  if (ready.categoryId === null || ready.categoryId === undefined) {
    const written =
      (await changeRecent(context, owner, id, ready)) ??
      (await write(db, owner, await readArticle(db, { id, accountId: owner.accountId }), ready, {
        kind: 'saved',
        tells: true,
      }))
    if (written) {
      recents.set(written)
      return wholeArticle(written.row)
    }
  }
  recents.delete(id)
  return db.transaction().execute((transaction) => writeArticle(transaction, owner, id, ready))
}

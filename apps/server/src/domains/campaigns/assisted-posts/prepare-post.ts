import { requireAccountRow } from '../../../platform/db/account-row.ts'
import type { AssistedPostContent, AssistedPostCreate } from '@web2/contract/campaigns'
import type { Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { badInput, notFound, refused } from '../../../platform/errors.ts'
import type { Caller } from '../../../platform/auth/caller.ts'
import { findArticle } from '../../articles/index.ts'
import { emitAssistedPostChanged, type AssistedPostRow } from './assisted-post-view.ts'
import { pastedContent } from './pasted-content.ts'

type Owner = Pick<Caller, 'accountId' | 'userId'>

interface Piece {
  readonly articleId: string
  readonly subPropertyId: string
  readonly campaignJobId: string | null
}

const ofJob = async (transaction: Transaction<Database>, accountId: string, id: string): Promise<Piece> => {
  const job = await requireAccountRow(transaction, 'campaignJobs', { id, accountId }, 'post', {
    columns: ['articleId', 'subPropertyId', 'status'],
  })
  const { articleId, subPropertyId } = job
  if (job.status !== 'waiting' || articleId === null || subPropertyId === null)
    throw refused('This post isn’t waiting to be published manually.')
  return { articleId, subPropertyId, campaignJobId: id }
}

const pieceOf = (
  transaction: Transaction<Database>,
  accountId: string,
  { articleId, subPropertyId, campaignJobId }: AssistedPostCreate,
): Promise<Piece> | Piece => {
  if (campaignJobId !== undefined) return ofJob(transaction, accountId, campaignJobId)
  if (articleId === undefined) throw badInput({ articleId: 'This field is required' })
  if (subPropertyId === undefined) throw badInput({ subPropertyId: 'Select a site to publish to.' })
  return { articleId, subPropertyId, campaignJobId: null }
}

const known = (
  transaction: Transaction<Database>,
  accountId: string,
  { articleId, subPropertyId, campaignJobId }: Piece,
) =>
  transaction
    .selectFrom('assistedPosts')
    .selectAll()
    .where('accountId', '=', accountId)
    .$if(campaignJobId !== null, (posts) => posts.where('campaignJobId', '=', campaignJobId))
    .$if(campaignJobId === null, (posts) =>
      posts
        .where('campaignJobId', 'is', null)
        .where('articleId', '=', articleId)
        .where('subPropertyId', '=', subPropertyId),
    )
    .executeTakeFirst()

const insert = async (
  transaction: Transaction<Database>,
  { accountId, userId }: Owner,
  piece: Piece,
): Promise<AssistedPostRow> => {
  const { title } = await findArticle(transaction, { id: piece.articleId, accountId })
  const place = await transaction
    .selectFrom('subProperties')
    .innerJoin('properties', 'properties.id', 'subProperties.propertyId')
    .select(['subProperties.name', 'subProperties.webUrl', 'properties.means', 'properties.status'])
    .where('subProperties.id', '=', piece.subPropertyId)
    .where('subProperties.accountId', '=', accountId)
    .executeTakeFirst()
  if (!place) throw badInput({ subPropertyId: 'This site no longer exists.' })
  if (place.means !== 'assisted')
    throw badInput({
      subPropertyId: 'Posts to this blog are published automatically. Schedule them in a campaign.',
    })
  if (place.status !== 'verified')
    throw badInput({ subPropertyId: 'This site isn’t verified. Verify it under Properties first.' })
  const values = { ...piece, id: uuidV7(), accountId, createdBy: userId, title, placeName: place.name }
  await transaction
    .insertInto('assistedPosts')
    .values({ ...values, placeUrl: place.webUrl })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await known(transaction, accountId, piece)
  if (!row) throw notFound('post')
  await emitAssistedPostChanged(transaction, row, 'created')
  return row
}

/**
 * Prepares an article for manual posting. Calling it again for the same article and place, or the same
 * scheduled post, returns the existing one.
 */
export const preparePost = async (
  context: Pick<AppContext, 'config' | 'db'>,
  owner: Owner,
  wanted: AssistedPostCreate,
): Promise<AssistedPostContent> => {
  const row = await context.db.transaction().execute(async (transaction) => {
    const piece = await pieceOf(transaction, owner.accountId, wanted)
    return (await known(transaction, owner.accountId, piece)) ?? insert(transaction, owner, piece)
  })
  return pastedContent(context, row)
}

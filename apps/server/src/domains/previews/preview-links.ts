import {
  mostPreviewLinks,
  previewDays,
  type PreviewLink,
  type PreviewLinkCreate,
  type PreviewLinkCreated,
} from '@web2/contract/previews'
import type { Kysely, Transaction } from 'kysely'
import type { AppContext } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { recordEvent } from '../../platform/events/outbox/record-event.ts'
import { isUuid, uuidV7 } from '../../platform/db/uuid-v7.ts'
import { badInput, notFound, refused } from '../../platform/errors.ts'
import { linkSecretHash, newLinkSecret } from '../../platform/secrets/link-secret.ts'
import { sitesBase } from '../clouds/index.ts'
import { lockCampaign } from '../campaigns/index.ts'
import { lockSite } from '../sites/index.ts'

const day = 24 * 3_600_000
const path = 'preview-links'

interface Owner {
  readonly accountId: string
  readonly userId: string
}

/** Subject of a link: one of the two. */
export type Previewed = Pick<PreviewLinkCreate, 'siteId' | 'campaignId'>

const columns = ['id', 'createdAt', 'updatedAt', 'createdBy', 'siteId', 'campaignId', 'expiresAt'] as const

/** Returns the account's unexpired links, newest first. */
export const listPreviewLinks = async (
  { db, now }: { readonly db: Kysely<Database>; readonly now: () => Date },
  accountId: string,
  { siteId, campaignId }: Previewed = {},
): Promise<PreviewLink[]> => {
  let links = db
    .selectFrom('previewLinks')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('expiresAt', '>', now().toISOString())
  if (siteId !== undefined) links = links.where('siteId', '=', siteId)
  if (campaignId !== undefined) links = links.where('campaignId', '=', campaignId)
  const rows = await links.orderBy('createdAt', 'desc').orderBy('id', 'desc').execute()
  return rows.map(({ id, ...row }) => ({ _id: id, ...row }))
}

/** Locks the subject of a link. Throws 404 if the account doesn't have it. */
const holdPreviewed = async (
  transaction: Transaction<Database>,
  accountId: string,
  { siteId, campaignId }: Previewed,
): Promise<void> => {
  if (siteId !== undefined) await lockSite(transaction, { siteId, accountId })
  if (campaignId !== undefined) await lockCampaign(transaction, accountId, campaignId)
}

/** Creates a link and deletes expired ones. Only this response contains its URL. */
export const createPreviewLink = async (
  { config, db, now }: Pick<AppContext, 'config' | 'db' | 'now'>,
  { accountId, userId }: Owner,
  { siteId, campaignId, expiresInDays = previewDays.usual }: PreviewLinkCreate,
): Promise<PreviewLinkCreated> => {
  if ((siteId === undefined) === (campaignId === undefined))
    throw badInput({ siteId: 'Specify either a site or a campaign.' })
  const previewed: Previewed = siteId === undefined ? { campaignId } : { siteId }
  const secret = newLinkSecret()
  const expiresAt = new Date(now().getTime() + expiresInDays * day).toISOString()
  const record = await db.transaction().execute(async (transaction) => {
    await holdPreviewed(transaction, accountId, previewed)
    await transaction
      .deleteFrom('previewLinks')
      .where('accountId', '=', accountId)
      .where('expiresAt', '<=', now().toISOString())
      .execute()
    const present = await listPreviewLinks({ db: transaction, now }, accountId, previewed)
    if (present.length >= mostPreviewLinks)
      throw refused(`You’ve reached the limit of ${mostPreviewLinks} preview links. Revoke one first.`)
    const id = uuidV7()
    const row = await transaction
      .insertInto('previewLinks')
      .values({
        ...{ id, accountId, createdBy: userId, expiresAt },
        ...{ siteId: siteId ?? null, campaignId: campaignId ?? null },
        secretHash: linkSecretHash(secret),
      })
      .returning(columns)
      .executeTakeFirstOrThrow()
    const { id: _id, ...rest } = row
    const made: PreviewLink = { _id, ...rest }
    await recordEvent(transaction, { accountId, path, name: 'created', record: made })
    return made
  })
  return { ...record, link: `${sitesBase(config)}/~preview/${secret}/` }
}

/** Revokes a link immediately. */
export const revokePreviewLink = async (
  { db }: Pick<AppContext, 'db'>,
  accountId: string,
  id: string,
): Promise<PreviewLink> =>
  db.transaction().execute(async (transaction) => {
    const row = isUuid(id)
      ? await transaction
          .deleteFrom('previewLinks')
          .where('id', '=', id)
          .where('accountId', '=', accountId)
          .returning(columns)
          .executeTakeFirst()
      : undefined
    if (!row) throw notFound('preview link')
    const { id: _id, ...rest } = row
    const record: PreviewLink = { _id, ...rest }
    await recordEvent(transaction, { accountId, path, name: 'removed', record })
    return record
  })

const secretShape = /^[\w-]{43}$/

/** Returns the subject of the unexpired link with this secret, or undefined. */
export const previewOfLink = async (
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  secret: string,
): Promise<(Pick<PreviewLink, 'siteId' | 'campaignId'> & { readonly accountId: string }) | undefined> =>
  secretShape.test(secret)
    ? db
        .selectFrom('previewLinks')
        .select(['accountId', 'siteId', 'campaignId'])
        .where('secretHash', '=', linkSecretHash(secret))
        .where('expiresAt', '>', now().toISOString())
        .executeTakeFirst()
    : undefined

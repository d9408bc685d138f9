import type { Invitation, InvitationData } from '@web2/contract/accounts'
import type { Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { recordEvent } from '../../../platform/events/outbox/record-event.ts'
import { isUuid, uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { notFound, refused, taken } from '../../../platform/errors.ts'
import { linkSecretHash, newLinkSecret } from '../../../platform/secrets/link-secret.ts'
import { queueMail } from '../../notifications/index.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { listInvitations } from './invitation-view.ts'

/** Days for which an invitation link is valid. */
const daysOpen = 7
const mostPending = 100

type InviteContext = Pick<AppContext, 'config' | 'db' | 'jobs' | 'now'>

interface Inviter {
  readonly accountId: string
  readonly userId: string
}

const openUntil = (now: Date): string => new Date(now.getTime() + daysOpen * 24 * 3_600_000).toISOString()

const namesOf = (transaction: Transaction<Database>, { accountId, userId }: Inviter) =>
  transaction
    .selectFrom('users as user')
    .innerJoin('accounts as account', (join) => join.on('account.id', '=', accountId))
    .select(['user.name as inviter', 'account.name as account'])
    .where('user.id', '=', userId)
    .executeTakeFirstOrThrow()

/** Adds the link if there is no mail server, so that the inviting user can pass it on. */
const withLink = ({ config }: InviteContext, invitation: Invitation, link: string): Invitation =>
  config.mail ? invitation : { ...invitation, link }

const linkOf = ({ config }: InviteContext, secret: string): string =>
  `${config.publicUrl}/invitation?token=${secret}`

const mailLink = async (
  transaction: Transaction<Database>,
  context: InviteContext,
  inviter: Inviter,
  { email, secret }: { readonly email: string; readonly secret: string },
): Promise<void> => {
  const names = await namesOf(transaction, inviter)
  await queueMail(transaction, context, {
    to: email,
    content: {
      subject: `${names.inviter} invited you to ${names.account} on Web 2 Manager`,
      paragraphs: [
        `${names.inviter} invited you to join ${names.account} as a virtual assistant (VA).`,
        'You can edit its listings, articles, sites and campaigns, but you won’t see its API keys or billing.',
      ],
      button: {
        label: 'Accept invitation',
        url: linkOf(context, secret),
      },
      note: `The link works once, within ${daysOpen} days. If you weren’t expecting this, you can ignore this email.`,
    },
  })
}

const found = async (
  transaction: Transaction<Database>,
  accountId: string,
  id: string,
  now: Date,
): Promise<Invitation> => {
  const invitation = (await listInvitations(transaction, accountId, now)).find(({ _id }) => _id === id)
  if (!invitation) throw notFound('invitation')
  return invitation
}

/** Invites a VA to the account. The link is mailed or, without a mail server, returned. */
export const invite = async (
  context: InviteContext,
  inviter: Inviter,
  { email, name = '' }: InvitationData,
): Promise<Invitation> => {
  const { db, now } = context
  const { accountId, userId } = inviter
  const address = email.toLowerCase()
  const secret = newLinkSecret()
  const id = uuidV7()
  return db.transaction().execute(async (transaction) => {
    // locks the account, so that concurrent invitations see each other
    await transaction.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute()
    const member = await transaction
      .selectFrom('memberships as membership')
      .innerJoin('users as user', 'user.id', 'membership.userId')
      .select('user.id')
      .where('membership.accountId', '=', accountId)
      .where(({ eb, fn }) => eb(fn<string>('lower', ['user.email']), '=', address))
      .executeTakeFirst()
    if (member) throw taken({ email: 'This person is already a member.' })
    const all = await listInvitations(transaction, accountId, now())
    const pending = all.filter(({ status }) => status === 'pending' || status === 'expired')
    if (pending.some((each) => each.email === address))
      throw taken({ email: 'This person is already invited. Resend the invitation from the list.' })
    if (pending.length >= mostPending)
      throw refused(`You’ve reached the limit of ${mostPending} pending invitations. Revoke some first.`)
    await transaction
      .insertInto('invitations')
      .values({
        id,
        accountId,
        createdBy: userId,
        email: address,
        name,
        tokenHash: linkSecretHash(secret),
        sentAt: now().toISOString(),
        expiresAt: openUntil(now()),
      })
      .execute()
    await mailLink(transaction, context, inviter, { email: address, secret })
    const details = { invitation: id, email: address }
    await recordAudit(transaction, { action: 'member-invited', userId, accountId, details })
    const record = await found(transaction, accountId, id, now())
    await recordEvent(transaction, { accountId, path: 'invite-user', name: 'created', record })
    return withLink(context, record, linkOf(context, secret))
  })
}

/** Sends a new link, which invalidates the earlier one. */
export const resendInvitation = async (
  context: InviteContext,
  inviter: Inviter,
  id: string | null,
): Promise<Invitation> => {
  if (id === null || !isUuid(id)) throw notFound('invitation')
  const { db, now } = context
  const { accountId } = inviter
  const secret = newLinkSecret()
  return db.transaction().execute(async (transaction) => {
    const renewed = await transaction
      .updateTable('invitations')
      .set({
        tokenHash: linkSecretHash(secret),
        sentAt: now().toISOString(),
        expiresAt: openUntil(now()),
        updatedAt: now().toISOString(),
      })
      .where('id', '=', id)
      .where('accountId', '=', accountId)
      .where('status', '=', 'pending')
      .returning('email')
      .executeTakeFirst()
    if (!renewed) throw notFound('invitation')
    await mailLink(transaction, context, inviter, { email: renewed.email, secret })
    const record = await found(transaction, accountId, id, now())
    await recordEvent(transaction, { accountId, path: 'invite-user', name: 'patched', record })
    return withLink(context, record, linkOf(context, secret))
  })
}

/** Revokes invitations, so that their links stop working immediately. Returns those that were pending. */
export const revokeInvitations = async (
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { accountId, userId }: Inviter,
  ids: readonly string[],
): Promise<readonly Invitation[]> => {
  const known = ids.filter(isUuid)
  if (known.length === 0) return []
  return db.transaction().execute(async (transaction) => {
    const revoked = await transaction
      .updateTable('invitations')
      .set({ status: 'revoked', updatedAt: now().toISOString() })
      .where('id', 'in', known)
      .where('accountId', '=', accountId)
      .where('status', '=', 'pending')
      .returning(['id', 'email'])
      .execute()
    const records: Invitation[] = []
    for (const { id, email } of revoked) {
      const details = { invitation: id, email }
      await recordAudit(transaction, { action: 'invitation-revoked', userId, accountId, details })
      const record = await found(transaction, accountId, id, now())
      await recordEvent(transaction, { accountId, path: 'invite-user', name: 'patched', record })
      records.push(record)
    }
    return records
  })
}

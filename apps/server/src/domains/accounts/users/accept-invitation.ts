import type { InvitationAnswer, OpenInvitation } from '@web2/contract/accounts'
import type { Kysely, Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { recordEvent } from '../../../platform/events/outbox/record-event.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { badInput, notFound, refused } from '../../../platform/errors.ts'
import { hashPassword } from '../../../platform/auth/passwords.ts'
import { linkSecretHash } from '../../../platform/secrets/link-secret.ts'
import { broadcastSessionsChanged } from '../../../platform/auth/end-sessions.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { listInvitations } from './invitation-view.ts'

const pendingBy = (db: Kysely<Database>, token: string, now: Date) =>
  db
    .selectFrom('invitations as invitation')
    .innerJoin('accounts as account', 'account.id', 'invitation.accountId')
    .leftJoin('users as inviter', 'inviter.id', 'invitation.createdBy')
    .select([
      'invitation.id',
      'invitation.accountId',
      'invitation.email',
      'invitation.name',
      'account.name as accountName',
      'inviter.name as inviterName',
    ])
    .where('invitation.tokenHash', '=', linkSecretHash(token))
    .where('invitation.status', '=', 'pending')
    .where('invitation.expiresAt', '>', now.toISOString())

const userWith = (db: Kysely<Database>, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'isActive'])
    .where((where) => where(where.fn<string>('lower', ['email']), '=', email))
    .executeTakeFirst()

/**
 * Returns the invitation as the link's holder sees it; undefined if it was used, revoked, replaced or has
 * expired.
 */
export const openInvitation = async (
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  token: string,
): Promise<OpenInvitation | undefined> => {
  const invitation = await pendingBy(db, token, now()).executeTakeFirst()
  if (!invitation) return undefined
  const { email, name, accountName, inviterName } = invitation
  return { email, name, accountName, inviterName, isUser: (await userWith(db, email)) !== undefined }
}

/** Inserts a user with the invited email address, without an account of their own. */
const newUser = async (
  transaction: Transaction<Database>,
  {
    email,
    name,
    passwordHash,
  }: { readonly email: string; readonly name: string; readonly passwordHash: string },
): Promise<string> => {
  const id = uuidV7()
  await transaction
    .insertInto('users')
    .values({ id, name, email, imageUrl: null, passwordHash, createdBy: null })
    .execute()
  return id
}

/**
 * Redeems the link once: the holder becomes a VA of the account. If a user has the invited address, they must
 * be signed in; otherwise a name and a password are required.
 */
export const acceptInvitation = async (
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { token, name = '', password }: InvitationAnswer,
  callerId: string | undefined,
): Promise<{ userId: string; accountId: string; email: string }> => {
  const passwordHash = password === undefined ? undefined : await hashPassword(password)
  return db.transaction().execute(async (transaction) => {
    const invitation = await pendingBy(transaction, token, now()).forUpdate('invitation').executeTakeFirst()
    if (!invitation) throw notFound('invitation')
    const { accountId, email } = invitation
    const known = await userWith(transaction, email)
    if (known && known.id !== callerId)
      throw refused(`This invitation is for ${email}. Sign in with that address to accept it.`)
    if (!known && callerId !== undefined)
      throw refused(`This invitation is for ${email}. Sign out first, then open the link again.`)
    if (!known && (passwordHash === undefined || name.trim() === ''))
      throw badInput({
        ...(name.trim() === '' && { name: 'This field is required' }),
        ...(passwordHash === undefined && { password: 'This field is required' }),
      })
    const userId =
      known?.id ??
      (await newUser(transaction, { email, name: name.trim(), passwordHash: passwordHash ?? '' }))
    await transaction
      .insertInto('memberships')
      .values({ id: uuidV7(), accountId, userId, roles: ['lc:va'] })
      .onConflict((conflict) => conflict.columns(['userId', 'accountId']).doNothing())
      .execute()
    await transaction
      .updateTable('invitations')
      .set({ status: 'accepted', acceptedBy: userId, updatedAt: now().toISOString() })
      .where('id', '=', invitation.id)
      .execute()
    await broadcastSessionsChanged(transaction, userId)
    const details = { invitation: invitation.id, roles: ['lc:va'] }
    await recordAudit(transaction, { action: 'invitation-accepted', userId, accountId, details })
    const record = (await listInvitations(transaction, accountId, now())).find(
      ({ _id }) => _id === invitation.id,
    )
    if (record) await recordEvent(transaction, { accountId, path: 'invite-user', name: 'patched', record })
    return { userId, accountId, email }
  })
}

import type { Invitation, InvitationStatus } from '@web2/contract/accounts'
import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

const statusOf = (
  status: 'pending' | 'accepted' | 'revoked',
  expiresAt: string,
  now: Date,
): InvitationStatus => (status === 'pending' && Date.parse(expiresAt) <= now.getTime() ? 'expired' : status)

/** Returns the account's invitations, newest first. */
export const listInvitations = async (
  db: Kysely<Database>,
  accountId: string,
  now: Date,
): Promise<Invitation[]> => {
  const rows = await db
    .selectFrom('invitations as invitation')
    .leftJoin('users as inviter', 'inviter.id', 'invitation.createdBy')
    .select([
      'invitation.id',
      'invitation.createdAt',
      'invitation.updatedAt',
      'invitation.createdBy',
      'invitation.email',
      'invitation.name',
      'invitation.status',
      'invitation.sentAt',
      'invitation.expiresAt',
      'inviter.name as inviterName',
    ])
    .where('invitation.accountId', '=', accountId)
    .orderBy('invitation.createdAt', 'desc')
    .orderBy('invitation.id', 'desc')
    .limit(1_000)
    .execute()
  return rows.map(({ id, status, ...row }) => ({
    _id: id,
    ...row,
    status: statusOf(status, row.expiresAt, now),
  }))
}

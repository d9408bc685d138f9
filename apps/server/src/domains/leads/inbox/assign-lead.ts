import type { Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { badInput } from '../../../platform/errors.ts'
import { notify } from '../../notifications/index.ts'
import { queueLeadMail } from '../lead-mails.ts'

interface Member {
  readonly id: string
  readonly name: string
  readonly email: string
}

/** Returns the member of the account. Throws 400 for other users. */
export const requireMember = async (
  transaction: Transaction<Database>,
  accountId: string,
  userId: string,
): Promise<Member> => {
  const member = await transaction
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.userId')
    .select(['users.id', 'users.name', 'users.email'])
    .where('memberships.accountId', '=', accountId)
    .where('memberships.userId', '=', userId)
    .executeTakeFirst()
  if (!member) throw badInput({ assignedTo: 'Choose a member of this account.' })
  return member
}

/**
 * Notifies a member of a lead that was assigned to them: in the app, and by email unless they assigned it themselves.
 * Neither has content of the lead.
 */
export const notifyAssigned = async (
  transaction: Transaction<Database>,
  context: Pick<AppContext, 'config' | 'jobs' | 'now'>,
  lead: { readonly id: string; readonly accountId: string; readonly siteName: string },
  { member, by }: { readonly member: Member; readonly by: string },
): Promise<void> => {
  const { id, accountId, siteName } = lead
  if (member.id === by) return
  const path = `/leads/${id}`
  await notify(transaction, {
    accountId,
    type: 'lead',
    cause: `assigned-lead:${id}`,
    payload: { title: `Lead from ${siteName} assigned to ${member.name}`, link: path },
  })
  await queueLeadMail(transaction, context, {
    accountId,
    leadIds: [id],
    to: member.email,
    content: {
      subject: `A lead from ${siteName} was assigned to you`,
      paragraphs: [`Hello ${member.name},`, 'Open the lead to read the request and reply.'],
      button: { label: 'Open lead', url: new URL(path, context.config.publicUrl).href },
      note: 'You get this email when a lead is assigned to you.',
    },
  })
}

import type { Transaction } from 'kysely'
import type { AppContext } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { queueMail, type LetterContent } from '../notifications/index.ts'

/**
 * Queues an email that quotes leads, in the transaction of its cause. It is deleted with the first of them. Returns
 * the ID of the email.
 */
export const queueLeadMail = async (
  transaction: Transaction<Database>,
  context: Pick<AppContext, 'config' | 'jobs' | 'now'>,
  mail: {
    readonly accountId: string
    readonly leadIds: readonly string[]
    readonly to: string
    readonly content: LetterContent
  },
): Promise<string> => {
  const { accountId, leadIds, to, content } = mail
  const mailId = await queueMail(transaction, context, { to, content })
  if (leadIds.length > 0)
    await transaction
      .insertInto('leadMails')
      .values(leadIds.map((leadId) => ({ leadId, mailId, accountId })))
      .execute()
  return mailId
}

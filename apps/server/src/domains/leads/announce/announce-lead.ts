import type { Selectable, Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { notify } from '../../notifications/index.ts'
import { queueLeadMail } from '../lead-mails.ts'
import type { LeadsTable } from '../tables.ts'
import { queueAutoreply } from './autoreply.ts'
import { leadLetter, subjectName } from './lead-letters.ts'
import { readMailSettings } from './recipients.ts'

type Context = Pick<AppContext, 'config' | 'jobs' | 'now'>

/**
 * Announces a lead that is new, in the transaction that made it so and set `announced_at`: by notification, by email to
 * its recipients, and by the automatic reply to its visitor. The webhook is sent by a trigger, and events are the
 * caller's.
 */
export const announceLeadRow = async (
  transaction: Transaction<Database>,
  context: Context,
  lead: Selectable<LeadsTable>,
): Promise<void> => {
  const { id, accountId } = lead
  await notify(transaction, {
    accountId,
    type: 'lead',
    cause: `lead:${id}`,
    payload: { title: `New lead from ${subjectName(lead.siteName)}`, link: `/leads/${id}` },
  })
  const mailSettings = await readMailSettings(transaction, lead)
  if (mailSettings.mailsEach) {
    const content = leadLetter(context.config, lead)
    for (const to of mailSettings.recipients)
      await queueLeadMail(transaction, context, { accountId, leadIds: [id], to, content })
  }
  await queueAutoreply(transaction, context, lead, mailSettings)
}

import type { AppContext } from '../../../platform/context.ts'
import { removeLeads } from '../inbox/remove-leads.ts'
import { leadIdsOfPerson } from './find-person.ts'

/** Deletes the leads of one person and everything about them. Returns their number. */
export const removePerson = async (
  context: Pick<AppContext, 'config' | 'db' | 'log'>,
  accountId: string,
  person: string,
): Promise<{ leads: number }> => {
  let leads = 0
  for (let more = true; more;) {
    const removed = await removeLeads(
      context,
      accountId,
      await leadIdsOfPerson(context.db, accountId, person),
    )
    leads += removed.length
    more = removed.length > 0
  }
  return { leads }
}

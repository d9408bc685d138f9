import type { Lead, LeadMessage } from '@web2/contract/leads'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { badInput } from '../../../platform/errors.ts'
import { leadColumns, leadView, messageColumns, messageView } from '../inbox/lead-view.ts'

/** Leads of one answer, so that it fits into memory. */
const most = 5_000

const digitsOf = (text: string): string => text.replace(/\D/g, '').replace(/^00/, '')

/** Texts of all entries; a field may have several addresses or numbers. */
const parts = sql`jsonb_array_elements(entries) as entry, regexp_split_to_table(entry ->> 'value', '[,;\\n]') as part`

/**
 * Returns the condition for the leads of one person: those with this email address or phone number, also in other
 * fields than those for it, and as one of several. Phone numbers are compared by their digits. Throws 400 for a text
 * that is neither.
 */
export const ofPerson = (person: string): RawBuilder<boolean> => {
  const wanted = person.trim().toLowerCase()
  if (wanted.includes('@'))
    return sql`(lower(email) = ${wanted} or exists (
      select from ${parts} where lower(regexp_replace(part, '^\\s+|\\s+$', '', 'g')) = ${wanted}))`
  const digits = digitsOf(wanted)
  if (digits.length < 5 || !/^[\d\s()+./-]+$/.test(wanted))
    throw badInput({ person: 'Enter a whole email address or phone number.' })
  return sql`(regexp_replace(regexp_replace(phone, '\\D', '', 'g'), '^00', '') = ${digits} or exists (
    select from ${parts}
    where part ~ '^[0-9[:space:]()+./-]+$'
      and regexp_replace(regexp_replace(part, '\\D', '', 'g'), '^00', '') = ${digits}))`
}

/** Returns the IDs of the person's leads in the account. */
export const leadIdsOfPerson = async (
  db: Kysely<Database>,
  accountId: string,
  person: string,
): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('leads')
    .select('id')
    .where('accountId', '=', accountId)
    .where(ofPerson(person))
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

/** Returns the leads of one person with their history, oldest first. */
export const dataOfPerson = async (
  { db }: Pick<AppContext, 'db'>,
  accountId: string,
  person: string,
): Promise<{ leads: Lead[]; messages: LeadMessage[] }> => {
  const ids = await leadIdsOfPerson(db, accountId, person)
  if (ids.length === 0) return { leads: [], messages: [] }
  const [leads, messages] = await Promise.all([
    db
      .selectFrom('leads')
      .select(leadColumns)
      .where('accountId', '=', accountId)
      .where('id', 'in', ids)
      .orderBy('createdAt')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('leadMessages')
      .select(messageColumns)
      .where('accountId', '=', accountId)
      .where('leadId', 'in', ids)
      .orderBy('createdAt')
      .orderBy('id')
      .execute(),
  ])
  return { leads: leads.map(leadView), messages: messages.map(messageView) }
}

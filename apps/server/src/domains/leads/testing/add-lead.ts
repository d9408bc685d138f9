import type { LeadEntry, LeadStatus } from '@web2/contract/leads'
import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'

interface Owner {
  readonly accountId: string
}

interface Given {
  readonly status?: LeadStatus
  readonly siteId?: string | null
  readonly name?: string
  readonly email?: string
  readonly phone?: string
  readonly message?: string
  readonly entries?: readonly LeadEntry[]
  readonly createdAt?: string
  readonly currency?: string
  readonly value?: number | null
  readonly pageUrl?: string
}

/** Stores a lead as the receiving side does, without announcing it. Returns its ID. */
export const addLead = async (
  db: Kysely<Database>,
  { accountId }: Owner,
  { entries, ...given }: Given = {},
): Promise<string> => {
  const id = uuidV7()
  const { message = '' } = given
  await db
    .insertInto('leads')
    .values({
      id,
      accountId,
      status: 'new',
      siteName: 'Green Acre Gardens',
      formName: 'Contact',
      ...given,
      entries: JSON.stringify(entries ?? [{ name: 'message', label: 'Message', value: message }]),
    })
    .execute()
  return id
}

/** Stores a site without pages. Returns its ID. */
export const addSite = async (
  db: Kysely<Database>,
  { accountId }: Owner,
  name = 'Green Acre Gardens',
): Promise<string> => {
  const id = uuidV7()
  await db.insertInto('sites').values({ id, accountId, name, rootSlug: id, hostSlug: id }).execute()
  return id
}

import type { LeadMember } from '@web2/contract/leads'
import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

/** Returns the members of the account in the order in which they joined, 1,000 at most. */
export const leadMembers = (db: Kysely<Database>, accountId: string): Promise<LeadMember[]> =>
  db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.userId')
    .select(['users.id as userId', 'users.name'])
    .where('memberships.accountId', '=', accountId)
    .orderBy('memberships.createdAt')
    .orderBy('memberships.id')
    .limit(1_000)
    .execute()

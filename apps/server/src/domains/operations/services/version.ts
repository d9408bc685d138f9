import { appVersion } from '@web2/contract/core'
import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { defineService } from '../../../platform/api/define-service.ts'

/** Returns a query that is asked until there is an account, so that the version is answered without the database. */
const createIsNew = () => {
  let isKnown = false
  return async (db: Kysely<Database>): Promise<boolean> => {
    isKnown ||= (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined
    return !isKnown
  }
}

/**
 * GET /version: the version that browsers compare with their own every ten minutes, the installation's URLs, and
 * whether no one has an account yet.
 */
export const versionService = defineService({
  path: 'version',
  policy: { find: 'guest' },
  methods: ({ db, config: { publicUrl, hostedDomain } }) => {
    const isNew = createIsNew()
    return {
      find: async () => ({ version: appVersion, publicUrl, hostedDomain, isNew: await isNew(db) }),
    }
  },
})

import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { isUuid } from '../../../platform/db/uuid-v7.ts'

/**
 * Returns the template id that a record may store: a built-in name or one of the account's own templates,
 * including deleted ones. Returns null for any other id.
 */
export const ownTemplate = async (
  db: Kysely<Database>,
  accountId: string,
  templateId: string | null,
): Promise<string | null> => {
  if (templateId === null || !isUuid(templateId)) return templateId
  const own = await db
    .selectFrom('cloudTemplates')
    .select('id')
    .where('id', '=', templateId)
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return own?.id ?? null
}

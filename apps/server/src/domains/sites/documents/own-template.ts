import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { isUuid } from '../../../platform/db/uuid-v7.ts'

/**
 * The template that a record says it began with, as far as that may be kept: built-in ones have names, and an id is that of
 * one of the account's own templates, deleted ones too. Null for any other id.
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

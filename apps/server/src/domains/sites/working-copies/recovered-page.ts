import type { RecoveredContent } from '@web2/contract/sites'
import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Actor } from '../../../platform/actor.ts'

interface PageKey {
  readonly key: string
  readonly pageId: string
}

/** Returns the caller's unsaved content of a page from the release before working copies, or undefined. */
export const recoveredContent = async (
  db: Kysely<Database>,
  { accountId, userId }: Actor,
  { key, pageId }: PageKey,
): Promise<RecoveredContent | undefined> => {
  const row = await db
    .selectFrom('cachedPages')
    .select(['page', 'updatedAt'])
    .where('accountId', '=', accountId)
    .where('userId', '=', userId)
    .where('key', '=', key)
    .where('pageId', '=', pageId)
    .executeTakeFirst()
  if (!row) return undefined
  const { html } = JSON.parse(row.page) as { html?: string }
  return html === undefined ? undefined : { html, updatedAt: row.updatedAt }
}

/** Deletes it once the user has restored or declined it. */
export const forgetRecovered = async (
  db: Kysely<Database>,
  { accountId, userId }: Actor,
  { key, pageId }: PageKey,
): Promise<void> => {
  await db
    .deleteFrom('cachedPages')
    .where('accountId', '=', accountId)
    .where('userId', '=', userId)
    .where('key', '=', key)
    .where('pageId', '=', pageId)
    .execute()
}

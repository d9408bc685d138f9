import { limits } from '@web2/contract/core'
import type { AppContext } from '../../../platform/context.ts'

/** Deletes emails past their retention period, except those still queued. */
export const purgeMails = async ({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<void> => {
  const before = new Date(now().getTime() - limits.mailsKept).toISOString()
  await db.deleteFrom('mails').where('createdAt', '<', before).where('status', '!=', 'queued').execute()
}

import { limits } from '@web2/contract/core'
import type { AppContext } from '../../../platform/context.ts'

/** Removes mails that were written long ago; one that still waits to go out stays. */
export const purgeMails = async ({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<void> => {
  const before = new Date(now().getTime() - limits.mailsKept).toISOString()
  await db.deleteFrom('mails').where('createdAt', '<', before).where('status', '!=', 'queued').execute()
}

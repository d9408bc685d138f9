import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { AppContext } from '../../context.ts'
import { isUuid } from '../../db/uuid-v7.ts'
import { namesIn } from '../../names-in.ts'

/** Milliseconds between two looks. */
const every = 3_600_000

type Context = Pick<AppContext, 'db' | 'config'>

/** Removes the copies of pictures whose account is gone. */
export const forgetGoneAccounts = async ({ db, config }: Context): Promise<void> => {
  const media = join(config.dataDir, 'media')
  const accountIds = (await namesIn(media)).filter(isUuid)
  if (accountIds.length === 0) return
  const rows = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', sql<string>`any(${accountIds}::uuid[])`)
    .execute()
  const there = new Set(rows.map(({ id }) => id))
  for (const id of accountIds) if (!there.has(id)) await rm(join(media, id), { recursive: true, force: true })
}

/**
 * With STORAGE_URL each node has copies of the pictures that it was asked for, of which the one that deletes an account
 * knows nothing: so each looks by itself, at once and every hour.
 */
export const startForgetting = (
  context: Context,
  onError: (error: Error) => void,
): { readonly stop: () => Promise<void> } => {
  const forget = () => forgetGoneAccounts(context).catch(onError)
  let forgetting = forget()
  const timer = setInterval(() => {
    forgetting = forgetting.then(forget)
  }, every)
  return {
    stop: () => {
      clearInterval(timer)
      return forgetting
    },
  }
}

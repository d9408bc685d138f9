import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { HostedFile, HostedFiles } from '../providers/builtin/hosted-file.ts'

/** Rows per statement. */
const rowsAtOnce = 5_000

const write = async (
  transaction: Transaction<Database>,
  folder: string,
  changes: readonly (readonly [string, HostedFile | null])[],
): Promise<void> => {
  const held = changes.flatMap(([path, file]) => (file ? [{ path, ...file }] : []))
  const gone = changes.flatMap(([path, file]) => (file ? [] : [path]))
  if (held.length > 0)
    await sql`
      insert into hosted_files (folder, path, sha256, bytes)
      select ${folder}, * from unnest(
        ${held.map(({ path }) => path)}::text[], ${held.map(({ sha256 }) => sha256)}::text[],
        ${held.map(({ bytes }) => bytes)}::int[])
      on conflict (folder, path) do update set sha256 = excluded.sha256, bytes = excluded.bytes`.execute(
      transaction,
    )
  if (gone.length > 0)
    await sql`delete from hosted_files where folder = ${folder} and path = any(${gone}::text[])`.execute(
      transaction,
    )
}

/** Returns access to the rows that define what the built-in host serves from a bucket. */
export const hostedFiles = (db: Kysely<Database>): HostedFiles => ({
  all: async (folder) => {
    const rows = await db
      .selectFrom('hostedFiles')
      .select(['path', 'sha256', 'bytes'])
      .where('folder', '=', folder)
      .execute()
    return new Map(rows.map(({ path, ...file }) => [path, file]))
  },
  change: (folder, changes) =>
    db.transaction().execute(async (transaction) => {
      const all = [...changes]
      for (let at = 0; at < all.length; at += rowsAtOnce)
        await write(transaction, folder, all.slice(at, at + rowsAtOnce))
      const { left } = await transaction
        .selectFrom('hostedFiles')
        .select(({ fn }) => fn.countAll<number>().as('left'))
        .where('folder', '=', folder)
        .executeTakeFirstOrThrow()
      return Number(left)
    }),
})

/** Returns one file of a site, requested by a visitor. */
export const findHosted = (
  db: Kysely<Database>,
  folder: string,
  path: string,
): Promise<HostedFile | undefined> =>
  db
    .selectFrom('hostedFiles')
    .select(['sha256', 'bytes'])
    .where('folder', '=', folder)
    .where('path', '=', path)
    .executeTakeFirst()

/** Checks whether a site has files below a path without a trailing slash; '' is the site itself. */
export const isHostedFolder = async (
  db: Kysely<Database>,
  folder: string,
  path: string,
): Promise<boolean> => {
  const from = path === '' ? '' : `${path}/`
  const found = await db
    .selectFrom('hostedFiles')
    .select('path')
    .where('folder', '=', folder)
    .where('path', '>=', from)
    .orderBy('path')
    .limit(1)
    .executeTakeFirst()
  return found?.path.startsWith(from) ?? false
}

import { promptPlaceholders } from '@web2/contract'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

const prefix = 'nap.'

/** Texts of a business listing by the placeholders that stand for them; empty without one. */
export const napValues = async (
  db: Kysely<Database>,
  { accountId, napId }: { readonly accountId: string; readonly napId: string | null },
): Promise<ReadonlyMap<string, string>> => {
  if (napId === null) return new Map()
  const row = await db
    .selectFrom('naps')
    .selectAll()
    .where('id', '=', napId)
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  if (!row) return new Map()
  const texts = row as unknown as Readonly<Record<string, unknown>>
  return new Map(
    Object.keys(promptPlaceholders)
      .filter((name) => name.startsWith(prefix))
      .map((name) => [name, String(texts[name.slice(prefix.length)] ?? '')]),
  )
}

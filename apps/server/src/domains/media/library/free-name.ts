import { limits } from '@web2/contract/core'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { splitName } from './media-path.ts'

/** Returns the account's file with that name, ignoring case. */
export const fileNamed = (
  transaction: Transaction<Database>,
  where: { readonly accountId: string; readonly folder: string; readonly name: string },
) =>
  transaction
    .selectFrom('mediaFiles')
    .selectAll()
    .where('accountId', '=', where.accountId)
    .where(sql`lower(folder)`, '=', where.folder.toLowerCase())
    .where(sql`lower(name)`, '=', where.name.toLowerCase())
    .where('removedAt', 'is', null)
    .executeTakeFirst()

/** Returns the name, or 'rose (2).jpg' and so on if it is taken in its folder. */
export const uniqueFileName = async (
  transaction: Transaction<Database>,
  where: { readonly accountId: string; readonly folder: string; readonly name: string },
): Promise<string> => {
  const { stem, ending } = splitName(where.name)
  for (let turn = 1; ; turn += 1) {
    const mark = turn === 1 ? '' : ` (${turn})`
    const room = limits.mediaNameLength - mark.length - ending.length - 1
    const name = `${stem.slice(0, room)}${mark}${ending === '' ? '' : `.${ending}`}`
    if (!(await fileNamed(transaction, { ...where, name }))) return name
  }
}

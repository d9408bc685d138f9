import type { Page } from '@web2/contract/core'
import { imageStem, type ImageRights } from '@web2/contract/media'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

const lines = (db: Kysely<Database>, accountId: string) =>
  db
    .selectFrom('imageRights as line')
    .leftJoin('users as taker', 'taker.id', 'line.createdBy')
    .where('line.accountId', '=', accountId)

/** Selects image rights of the account, all or those of image URLs. */
const ledger = (db: Kysely<Database>, accountId: string, urls?: readonly string[]) => {
  const all = lines(db, accountId)
  if (urls === undefined) return all
  const stems = urls.map(imageStem)
  return all.where(
    sql<boolean>`exists (select from unnest(${stems}::text[]) as stem where starts_with(line.url, stem))`,
  )
}

const columns = (query: ReturnType<typeof ledger>) => query.selectAll('line').select('taker.name as takenBy')

type Row = Awaited<ReturnType<ReturnType<typeof columns>['execute']>>[number]

const rightsView = ({ id, accountId: _account, ...row }: Row): ImageRights => ({ _id: id, ...row })

/** Returns image rights by media file. */
export const rightsOfFiles = async (
  db: Kysely<Database>,
  accountId: string,
  files: readonly string[],
): Promise<ReadonlyMap<string, ImageRights>> => {
  if (files.length === 0) return new Map()
  const rows = await columns(ledger(db, accountId)).where('line.mediaFileId', 'in', files).execute()
  return new Map(rows.map((row) => [row.mediaFileId ?? '', rightsView(row)]))
}

/** Returns the rights of the image at a URL, or undefined if none are recorded. */
export const rightsOfAddress = async (
  db: Kysely<Database>,
  accountId: string,
  url: string,
): Promise<ImageRights | undefined> => {
  const row = await columns(ledger(db, accountId, [url]))
    .limit(1)
    .executeTakeFirst()
  return row && rightsView(row)
}

/** Lists image rights, newest first; `urls` limits them to these images. */
export const listRights = async (
  db: Kysely<Database>,
  accountId: string,
  { limit, skip, urls }: { readonly limit: number; readonly skip: number; readonly urls?: readonly string[] },
): Promise<Page<ImageRights>> => {
  const [{ total }, rows] = await Promise.all([
    ledger(db, accountId, urls)
      .select((from) => from.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    columns(ledger(db, accountId, urls))
      .orderBy('line.createdAt', 'desc')
      .orderBy('line.id', 'desc')
      .limit(limit)
      .offset(skip)
      .execute(),
  ])
  return { total, limit, skip, data: rows.map(rightsView) }
}

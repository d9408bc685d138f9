import { readFile } from 'node:fs/promises'
import { mediaTypes } from '@web2/contract/media'
import type { AppContext } from '../../../platform/context.ts'
import { mediaStore } from '../../media/index.ts'
import type { ZipEntry } from '../../../platform/zip/zip-chunks.ts'
import { accountTables } from './account-tables.ts'
import { readTable } from './read-table-rows.ts'

type Context = Pick<AppContext, 'db' | 'config' | 'now'>

const json = (value: unknown): string => JSON.stringify(value, null, 1)

const readme = (made: Date): string => `Data of a Web 2 Manager account, exported ${made.toISOString()}.

account.json   the account and its members
data/          all tables of the account as JSON; large ones in several files
pictures/      the images of the media library, in their folders
contents.json  a list of the contents with counts

Not included: passwords, API keys, cloud keys and access tokens. For keys, the export only says that they were
set. Download published sites one by one as zip files.
`

const accountOf = async ({ db }: Context, accountId: string) => {
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'name', 'tier', 'isActive', 'createdAt', 'updatedAt'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const members = await db
    .selectFrom('memberships as membership')
    .innerJoin('users as user', 'user.id', 'membership.userId')
    .select([
      'user.id',
      'user.name',
      'user.email',
      'user.imageUrl',
      'membership.roles',
      'membership.createdAt',
    ])
    .where('membership.accountId', '=', accountId)
    .execute()
  return { account, members }
}

/** Returns unique names within one folder of the zip file; 'rose.jpg' becomes 'rose (2).jpg'. */
const freeNames = () => {
  const taken = new Set<string>()
  return (path: string): string => {
    const [, stem = path, ending = ''] = /^(.*?)(\.[^./]*)?$/.exec(path) ?? []
    let free = path
    for (let count = 2; taken.has(free.toLowerCase()); count++) free = `${stem} (${count})${ending}`
    taken.add(free.toLowerCase())
    return free
  }
}

async function* pictureEntries(
  { db, config }: Context,
  accountId: string,
  missing: string[],
): AsyncGenerator<ZipEntry> {
  const pictures = await db
    .selectFrom('mediaFiles')
    .select(['folder', 'name', 'sha256', 'type'])
    .where('accountId', '=', accountId)
    .orderBy('folder')
    .orderBy('name')
    .orderBy('id')
    .execute()
  const free = freeNames()
  for (const { folder, name, sha256, type } of pictures) {
    const path = free(['pictures', folder, name].filter((part) => part !== '').join('/'))
    const file = await mediaStore(config).fileOf({ accountId, sha256, ending: mediaTypes[type] })
    if (file === undefined) missing.push(path)
    else yield { path, body: await readFile(file) }
  }
}

/** Yields all data of an account file by file as it is read, without secrets. */
export async function* exportEntries(context: Context, accountId: string): AsyncGenerator<ZipEntry> {
  const { db, now } = context
  yield { path: 'README.txt', body: readme(now()) }
  yield { path: 'account.json', body: json(await accountOf(context, accountId)) }
  const counts: Record<string, number> = {}
  for (const table of await accountTables(db)) {
    let part = 0
    for await (const { rows, json: body } of readTable(db, table, accountId)) {
      counts[table.name] = (counts[table.name] ?? 0) + rows
      yield { path: `data/${table.name}${part === 0 ? '' : `-${part + 1}`}.json`, body }
      part++
    }
  }
  const picturesMissing: string[] = []
  yield* pictureEntries(context, accountId, picturesMissing)
  yield { path: 'contents.json', body: json({ records: counts, picturesMissing }) }
}

import { limits } from '@web2/contract/core'
import {
  imageTypes,
  videoTypes,
  type MediaFile,
  type MediaListing,
  type MediaRequest,
  type MediaSort,
  type MediaType,
} from '@web2/contract/media'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { rightsOfFiles } from '../image-rights/image-rights.ts'
import { findFolder } from './find-folder.ts'
import { spaceUsed } from './media-space.ts'
import { folderAddress, readFolder } from './media-path.ts'
import { mediaView, type MediaRow } from './media-view.ts'

type Wanted = Pick<
  MediaRequest,
  'path' | 'sortBy' | 'search' | 'limit' | 'skip' | 'onlyImages' | 'onlyVideos'
>

/** Types of the wanted files; undefined for all. */
const typesOf = ({ onlyImages = false, onlyVideos = false }: Wanted): readonly MediaType[] | undefined => {
  if (onlyImages === onlyVideos) return undefined
  return Object.keys(onlyImages ? imageTypes : videoTypes) as MediaType[]
}

const columns = { changed: 'updatedAt', name: 'name', size: 'size' } as const

const sorting = (sortBy: MediaSort) => {
  const [name, direction] = sortBy.split('-') as [keyof typeof columns, 'asc' | 'desc']
  return { column: columns[name], direction }
}

/** Returns the names of the folders directly in `folder`, sorted. */
const foldersIn = async (db: Kysely<Database>, accountId: string, folder: string): Promise<string[]> => {
  const prefix = folder === '' ? '' : `${folder}/`
  const rows = await db
    .selectFrom('mediaFolders')
    .select('path')
    .where('accountId', '=', accountId)
    .where(sql<boolean>`starts_with(path, ${prefix})`)
    .where(sql<boolean>`position('/' in substr(path, ${prefix.length + 1}::int)) = 0`)
    .orderBy(sql`lower(path)`)
    .execute()
  return rows.map(({ path }) => path.slice(prefix.length))
}

const filesIn = (
  db: Kysely<Database>,
  accountId: string,
  { folder, search, types }: { folder: string; search: string; types: readonly MediaType[] | undefined },
) => {
  const any = db.selectFrom('mediaFiles').where('accountId', '=', accountId).where('removedAt', 'is', null)
  const all = types ? any.where('type', 'in', types) : any
  if (search === '') return all.where('folder', '=', folder)
  const within =
    folder === ''
      ? all
      : all.where((where) =>
          where.or([where('folder', '=', folder), sql<boolean>`starts_with(folder, ${`${folder}/`})`]),
        )
  return search
    .split(/\s+/)
    .reduce((query, word) => query.where(sql<boolean>`position(${word} in lower(name)) > 0`), within)
}

/** Returns a folder's files and folders, newest file first by default. */
export const listMedia = async (
  db: Kysely<Database>,
  accountId: string,
  wanted: Wanted,
): Promise<MediaListing> => {
  const { path = '/', sortBy = 'changed-desc', search = '', limit, skip = 0 } = wanted
  const folder = await findFolder(db, accountId, readFolder(path))
  const files = filesIn(db, accountId, {
    folder,
    search: search.trim().toLowerCase(),
    types: typesOf(wanted),
  })
  const { column, direction } = sorting(sortBy)
  const [rows, { total }, folders, used] = await Promise.all([
    files
      .selectAll()
      .orderBy(column === 'name' ? sql`lower(name)` : column, direction)
      .orderBy('id', direction)
      .limit(limit ?? limits.maxPageSize)
      .offset(skip)
      .execute(),
    files.select((from) => from.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    foldersIn(db, accountId, folder),
    spaceUsed(db, accountId),
  ])
  const rights = await rightsOfFiles(
    db,
    accountId,
    rows.map(({ id }) => id),
  )
  const view = (row: MediaRow): MediaFile => {
    const known = rights.get(row.id)
    return { ...mediaView(row), ...(known && { rights: known }) }
  }
  const ways = folder === '' ? ['.'] : ['.', '..']
  return {
    sources: [
      {
        name: 'default',
        title: 'Root',
        path: folderAddress(folder),
        files: rows.map(view),
        folders: [...ways, ...folders],
        total,
      },
    ],
    space: { used, allowed: limits.mediaAccountBytes },
  }
}

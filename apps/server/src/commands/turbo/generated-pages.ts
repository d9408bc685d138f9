import type { RenderPage } from '@web2/site'
import { loadRows } from './open-definition.ts'
import type { OpenTurbo } from './open-turbo.ts'
import { madeTexts } from './made-texts.ts'
import type { MappedPage, SiteMap } from './site-map.ts'
import type { TurboPageRow } from './page-view.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** Where a page stands: 'a/b/c' is c below the folders a and b. */
const placeOf = ({ kind, path }: Pick<MappedPage, 'kind' | 'path'>) => {
  const folders = path.split('/')
  const slug = folders.pop() ?? ''
  return {
    slug: slug || 'home',
    isDefault: kind === 'home',
    above: folders.map((folder) => ({ slug: folder, name: folder, isDefault: false })),
  }
}

const nothingAbove = { slug: 'home', name: 'Home', isDefault: true, above: [] } as const

/** Pages of a generation as the renderer takes them; `map` gives the links between them. */
export const renderPages = async (
  db: Kysely<Database>,
  opened: OpenTurbo,
  rows: readonly TurboPageRow[],
  {
    map,
    placeIn,
    siteName,
  }: { readonly map: SiteMap; readonly placeIn: ReadonlyMap<string, number>; readonly siteName: string },
): Promise<RenderPage[]> => {
  const { turbo, open, maker } = opened
  await loadRows(
    open.lists,
    rows.map((row) => row.rows),
  )
  const made = await madeTexts(db, opened, rows)
  const noindex = turbo.definition.brakes.noindex && turbo.listedAt === null
  return rows.map((row) => {
    const at = placeIn.get(row.id)
    const { document, title, description, values } = maker.fill({ ...row, siteName }, made.get(row.id))
    return {
      name: row.name,
      ...placeOf(row),
      title,
      description,
      document,
      values,
      updatedAt: row.releasedAt ?? row.updatedAt,
      nap: maker.nap(row.napId),
      ...(at !== undefined && {
        links: map.linksOf(at),
        trail: [nothingAbove, ...map.trailOf(at).map((each) => ({ name: each.name, ...placeOf(each) }))],
      }),
      noindex,
    }
  })
}

import type { TurboNode } from '@web2/contract/generator'
import type { AppContext } from '../../../platform/context.ts'
import { notFound } from '../../../platform/errors.ts'
import { maybeTurbo } from '../projects/project-view.ts'

const childrenShown = 12
const hubsShown = 60

const more = (count: number): TurboNode[] =>
  count > 0 ? [{ name: `${count.toLocaleString('en-US')} more`, path: '', kind: 'more', children: [] }] : []

/** Returns a planned site as a tree: its first page, hub pages, and the first pages below each. */
export const turboStructure = async (
  { db }: Pick<AppContext, 'db'>,
  accountId: string,
  id: string,
  siteId?: string,
): Promise<TurboNode> => {
  const turbo = await maybeTurbo(db, { id, accountId })
  if (!turbo) throw notFound('project')
  const of = () =>
    db
      .selectFrom('turboPages')
      .where('turboId', '=', id)
      .$if(siteId !== undefined, (query) => query.where('siteId', '=', siteId ?? ''))
  const home = await of()
    .select(['name', 'siteValue'])
    .where('kind', '=', 'home')
    .orderBy('position')
    .executeTakeFirst()
  if (!home) throw notFound('plan')
  const inSite = () => of().where('siteValue', '=', home.siteValue)
  const hubs = await inSite()
    .select(['name', 'path', 'hubList'])
    .where('kind', '=', 'hub')
    .orderBy('position')
    .execute()
  const leaves = await inSite()
    .select(['name', 'path', 'terms'])
    .where('kind', '=', 'page')
    .orderBy('position')
    .execute()
  const leaf = ({ name, path }: (typeof leaves)[number]): TurboNode => ({
    name,
    path,
    kind: 'page',
    children: [],
  })
  const below = (list: number | null, term: string): TurboNode[] => {
    const own = leaves.filter(({ terms }) => terms[list ?? -1] === term)
    return [...own.slice(0, childrenShown).map(leaf), ...more(own.length - childrenShown)]
  }
  const children: readonly TurboNode[] =
    hubs.length === 0
      ? [...leaves.slice(0, hubsShown).map(leaf), ...more(leaves.length - hubsShown)]
      : [
          ...hubs.slice(0, hubsShown).map((hub): TurboNode => ({
            name: hub.name,
            path: hub.path,
            kind: 'hub',
            children: below(hub.hubList, hub.name),
          })),
          ...more(hubs.length - hubsShown),
        ]
  return { name: home.name, path: '', kind: 'home', children }
}

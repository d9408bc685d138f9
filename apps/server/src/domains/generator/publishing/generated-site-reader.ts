import type { SiteOutline } from '@web2/site'
import { mediaNamedIn } from '@web2/site'
import type { AppContext } from '../../../platform/context.ts'
import { mediaAssets, type IsCached, type PageBatch, type SiteReader } from '../../publishing/index.ts'
import type { SiteRow } from '../../sites/index.ts'
import { renderPages } from './generated-pages.ts'
import { openTurbo, type OpenProject } from '../projects/load-project.ts'
import { siteMap } from '../sites/site-map.ts'

/** Pages rendered per batch; larger batches would survive the garbage collector's young generation. */
const pagesAtOnce = 50

const batchesOf = async function* (
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  site: SiteRow,
  opened: OpenProject,
  map: Awaited<ReturnType<typeof siteMap>>,
  isSettled: IsCached | undefined,
): AsyncGenerator<PageBatch> {
  const assetsOf = mediaAssets(config, site.accountId)
  for (let last = -1; ;) {
    const rows = await db
      .selectFrom('turboPages')
      .selectAll()
      .where('siteId', '=', site.id)
      .where('releasedAt', 'is not', null)
      .where('position', '>', last)
      .orderBy('position')
      .limit(pagesAtOnce)
      .execute()
    const made = await renderPages(db, opened, rows, { siteName: site.name, map, isSettled })
    const texts = [
      ...(last < 0 ? [opened.turbo.document] : []),
      ...made.flatMap((each) => each.texts.filter((text) => text.includes('/media/'))),
    ]
    yield { rows: [], pages: made.map(({ page }) => page), assets: await assetsOf(mediaNamedIn(texts)) }
    if (rows.length < pagesAtOnce) return
    last = rows.at(-1)?.position ?? last
  }
}

/**
 * Opens a project's site for publication, filling its pages in batches. Nothing changes during that, because
 * projects wait for their publications to end.
 */
export const openGeneratedSite = async (
  context: Pick<AppContext, 'db' | 'config' | 'now'>,
  site: SiteRow,
  turboId: string,
): Promise<SiteReader> => {
  const turbo = await context.db
    .selectFrom('turbos')
    .selectAll()
    .where('id', '=', turboId)
    .executeTakeFirstOrThrow()
  const opened = await openTurbo(context, turbo)
  const map = await siteMap(context.db, site.id, opened.open)
  const outline: SiteOutline = {
    name: site.name,
    email: site.email,
    pages: [{ slug: 'home', isDefault: true, above: [] }],
    hasOtherPages: true,
    navigation: map.navigation,
  }
  return {
    outline,
    nap: opened.maker.nap(site.napId),
    batches: (isSettled) => batchesOf(context, site, opened, map, isSettled),
    close: async () => undefined,
  }
}

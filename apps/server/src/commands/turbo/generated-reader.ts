import type { SiteOutline } from '@web2/site'
import { mediaNamedIn } from '@web2/site'
import type { AppContext } from '../../context.ts'
import { mediaAssets } from '../publish/media-assets.ts'
import type { SiteRow } from '../publish/publication.ts'
import type { PageBatch, SiteReader } from '../publish/site-reader.ts'
import { renderPages } from './generated-pages.ts'
import { openTurbo, type OpenTurbo } from './open-turbo.ts'
import { siteMap } from './site-map.ts'

/** Pages that are made at once. */
const pagesAtOnce = 250

const batchesOf = async function* (
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  site: SiteRow,
  opened: OpenTurbo,
  map: Awaited<ReturnType<typeof siteMap>>,
): AsyncGenerator<PageBatch> {
  const placeIn = new Map(map.pages.map(({ id }, at) => [id, at]))
  const assetsOf = mediaAssets(config, site.accountId)
  const ids = [...placeIn.keys()]
  for (let from = 0; from < Math.max(1, ids.length); from += pagesAtOnce) {
    const wanted = ids.slice(from, from + pagesAtOnce)
    const rows =
      wanted.length === 0
        ? []
        : await db
            .selectFrom('turboPages')
            .selectAll()
            .where('id', 'in', wanted)
            .orderBy('position')
            .execute()
    const pages = await renderPages(db, opened, rows, { map, placeIn, siteName: site.name })
    const texts = [
      ...(from === 0 ? [opened.turbo.document] : []),
      ...pages.flatMap(({ values }) =>
        Object.values(values ?? {}).filter((text) => text.includes('/media/')),
      ),
    ]
    yield { rows: [], pages, assets: await assetsOf(mediaNamedIn(texts)) }
  }
}

/**
 * Reads a site that a generation makes: its pages come of the kept page and their rows, a few at a time. Nothing of it
 * changes while it is published: generations wait for the end of their publications.
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
    batches: () => batchesOf(context, site, opened, map),
    close: async () => undefined,
  }
}

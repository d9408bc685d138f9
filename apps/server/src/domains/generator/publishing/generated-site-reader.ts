import type { SiteOutline } from '@web2/site'
import { logoMedia, mediaNamedIn } from '@web2/site'
import type { AppContext } from '../../../platform/context.ts'
import {
  mediaAssets,
  pictureAssets,
  type IsCached,
  type PageBatch,
  type SiteReader,
} from '../../publishing/index.ts'
import { siteFontSource, themeOfText, type SiteRow } from '../../sites/index.ts'
import { renderPages } from './generated-pages.ts'
import type { TurboPageRow } from '../pages/page-view.ts'
import { openTurbo, type OpenProject } from '../projects/load-project.ts'
import { siteMap } from '../sites/site-map.ts'

/** Pages rendered per batch; larger batches would survive the garbage collector's young generation. */
const pagesAtOnce = 50

const batchesOf = async function* (
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  site: SiteRow,
  opened: OpenProject,
  {
    map,
    isSettled,
    pictureFiles,
  }: {
    readonly map: Awaited<ReturnType<typeof siteMap>>
    readonly isSettled: IsCached | undefined
    readonly pictureFiles: PageBatch['assets']
  },
): AsyncGenerator<PageBatch> {
  const assetsOf = mediaAssets(config, site.accountId)
  const read = (last: number) => {
    const reading = db
      .selectFrom('turboPages')
      .selectAll()
      .where('siteId', '=', site.id)
      .where('releasedAt', 'is not', null)
      .where('position', '>', last)
      .orderBy('position')
      .limit(pagesAtOnce)
      .execute()
    // the reader may stop before it needs them
    reading.catch(() => undefined)
    return reading
  }
  let isFirst = true
  for (let reading: ReturnType<typeof read> | undefined = read(-1); reading; isFirst = false) {
    const rows: TurboPageRow[] = await reading
    const last: TurboPageRow | undefined = rows.length < pagesAtOnce ? undefined : rows.at(-1)
    // the database reads the next pages while these are rendered
    reading = last && read(last.position)
    const made = await renderPages(db, opened, rows, {
      siteName: site.name,
      trackingNumber: site.trackingNumber,
      map,
      isSettled,
    })
    const texts = [
      ...(isFirst ? [opened.turbo.document] : []),
      ...made.flatMap((each) => each.texts.filter((text) => text.includes('/media/'))),
    ]
    const named = [
      ...mediaNamedIn(texts),
      ...made.flatMap(({ page }) => logoMedia(page.nap, [page.document])),
    ]
    if (isFirst) named.push(...logoMedia(opened.maker.nap(site.napId), []))
    const assets = await assetsOf(named)
    yield {
      rows: [],
      pages: made.map(({ page }) => page),
      assets: isFirst ? [...assets, ...pictureFiles] : assets,
    }
  }
}

const ofTemplate = { kind: 'page', hubList: null, rows: [], napId: null } as const

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
  const theme = themeOfText(site.theme)
  const outline: SiteOutline = {
    name: site.name,
    email: site.email,
    pages: [{ slug: 'home', isDefault: true, above: [] }],
    hasOtherPages: true,
    navigation: map.navigation,
    ...(theme && { theme }),
    ...(site.fasterImages && { fasterImages: true }),
  }
  const document = opened.maker.frame(ofTemplate)
  // one template for all pages: the images of their rows differ by page, and unchanged pages are not filled
  const pictureFiles = site.fasterImages
    ? await pictureAssets(context.config, context.db, site.accountId)([{ document }], outline)
    : []
  return {
    outline,
    nap: opened.maker.nap(site.napId),
    fonts: await siteFontSource(context, site.accountId),
    template: { document, pictureFiles },
    batches: (isSettled) => batchesOf(context, site, opened, { map, isSettled, pictureFiles }),
    close: async () => undefined,
  }
}

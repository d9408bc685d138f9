import { siteRenderer, type RenderAsset, type RenderTarget, type SiteFile } from '@web2/site'
import type { Cloud, SitePlace } from '../../providers/clouds/cloud.ts'
import { indexNowKeyFile } from './index-now-key.ts'
import type { SiteReader } from './site-reader.ts'

export interface RenderPlace {
  readonly cloud: Pick<Cloud, 'publicUrl' | 'directoryIndexAt'>
  readonly place: SitePlace
  readonly primaryBaseUrl: string | undefined
  readonly indexNowKey: string | null
  readonly now: Date
}

/** Address of a site's folder at a place, with a slash at its end. */
export const baseUrlAt = (cloud: Pick<Cloud, 'publicUrl'>, place: SitePlace): string =>
  cloud.publicUrl(place, 'index.html').replace(/index\.html$/, '')

/** The files of a site, rendered as its pages are read. */
export async function* renderedFiles(
  { outline, batches }: Pick<SiteReader, 'outline' | 'batches'>,
  target: RenderTarget,
  more: readonly RenderAsset[],
): AsyncGenerator<SiteFile> {
  const renderer = siteRenderer(outline, target)
  for await (const { assets, pages } of batches()) {
    for (const asset of assets) yield renderer.asset(asset)
    for (const page of pages) yield renderer.page(page)
  }
  for (const asset of more) yield renderer.asset(asset)
  yield* renderer.ending()
}

/** The files of a site as they are sent to one place. */
export const targetFiles = (
  site: Pick<SiteReader, 'outline' | 'batches' | 'nap'>,
  { cloud, place, primaryBaseUrl, indexNowKey, now }: RenderPlace,
): AsyncIterable<SiteFile> =>
  renderedFiles(
    site,
    {
      nap: site.nap,
      year: now.getUTCFullYear(),
      directoryIndex: cloud.directoryIndexAt(place),
      baseUrl: baseUrlAt(cloud, place),
      ...(primaryBaseUrl !== undefined && { primaryBaseUrl }),
    },
    indexNowKey === null ? [] : [indexNowKeyFile(indexNowKey)],
  )

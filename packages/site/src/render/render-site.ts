import type { SiteFile } from './site-file.ts'
import type { RenderSite, RenderTarget } from './site-input.ts'
import { siteRenderer } from './site-renderer.ts'

/** The files of a site that lies in memory whole, as `siteRenderer` makes them. */
export function* renderSite(site: RenderSite, target: RenderTarget): Generator<SiteFile> {
  const renderer = siteRenderer(site, target)
  for (const asset of site.assets ?? []) yield renderer.asset(asset)
  for (const page of site.pages) yield renderer.page(page)
  yield* renderer.ending()
}

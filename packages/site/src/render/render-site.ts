import type { SiteFile } from './site-file.ts'
import type { RenderSite, RenderTarget } from './site-input.ts'
import { siteRenderer } from './site-renderer.ts'

/** Generates the files of a site that is entirely in memory, with `siteRenderer`. */
export function* renderSite(site: RenderSite, target: RenderTarget): Generator<SiteFile> {
  const renderer = siteRenderer(site, target)
  for (const asset of site.assets ?? []) yield renderer.asset(asset)
  for (const page of site.pages) yield renderer.page(page)
  yield* renderer.ending()
}

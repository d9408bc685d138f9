import { pageAddress, pagePath } from './addresses.ts'
import { redirectPage } from './redirect-page.ts'
import { htmlType, pageCache, type SiteFile } from './site-file.ts'
import type { LiveAddress, RenderTarget, SiteOutline } from './site-input.ts'

/** Generates redirects at former URLs that no current page uses, to the current URLs below `main`. */
export const redirectFiles = function* (
  { pages, moved = [] }: Pick<SiteOutline, 'pages' | 'moved'>,
  target: RenderTarget,
  main: LiveAddress,
): Generator<SiteFile> {
  if (moved.length === 0) return
  const taken = new Set(pages.map(pagePath))
  for (const { path, page } of moved) {
    if (taken.has(path)) continue
    const up = '../'.repeat(path.split('/').length - 1)
    yield {
      path,
      // published after the pages they lead to
      kind: 'listing',
      contentType: htmlType,
      cacheControl: pageCache,
      body: () =>
        redirectPage({
          name: page.name,
          href: up + pageAddress(page, target) || './',
          canonical: main.baseUrl + pageAddress(page, main),
        }),
    }
  }
}

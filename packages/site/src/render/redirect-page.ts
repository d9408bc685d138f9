import { escapeAttribute, escapeText } from '@web2/builder'
import { pageAddress, pagePath } from './addresses.ts'
import { htmlType, pageCache, type SiteFile } from './site-file.ts'
import type { LiveAddress, RenderTarget, SiteOutline } from './site-input.ts'

interface Redirect {
  /** Current name of the page. */
  readonly name: string
  /** Relative link from the former URL to the current one. */
  readonly href: string
  /** Current absolute URL, for search engines. */
  readonly canonical: string
}

/**
 * Returns a redirect page for a former URL: browsers go to the current URL immediately, search engines take
 * it as canonical, and a link remains as a fallback. No other redirect works on all file hosts.
 */
export const redirectPage = ({ name, href, canonical }: Redirect): string =>
  `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escapeText(name)} has moved</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapeAttribute(canonical)}">
<meta http-equiv="refresh" content="0; url=${escapeAttribute(href)}">
</head>
<body><p>This page has moved: <a href="${escapeAttribute(href)}">${escapeText(name)}</a></p></body></html>`

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

import { describe, expect, it } from 'vitest'
import { based, page, rendered, site, target, text } from '../testing/sample-site.ts'

describe('a page with a former URL', () => {
  const about = page('about', [text('About')], { name: 'About <us>' })
  const moved = {
    ...site(page('home', [text('Home')]), about),
    moved: [{ path: 'us/team/index.html', page: about }],
  }

  it('is linked from its former URL, with a canonical link for search engines', () => {
    expect(rendered(moved, based)['us/team/index.html']).toBe(`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>About &lt;us&gt; has moved</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="canonical" href="https://x.example/green/about/index.html">
<meta http-equiv="refresh" content="0; url=../../about/index.html">
</head>
<body><p>This page has moved: <a href="../../about/index.html">About &lt;us&gt;</a></p></body></html>`)
    expect(rendered(moved, { ...based, directoryIndex: true })['us/team/index.html']).toContain(
      'url=../../about/"',
    )
    expect(rendered(moved, based)['sitemap.xml']).not.toContain('us/team')
  })

  it('yields the URL to its current page, and has no redirect on a site without a URL', () => {
    const taken = {
      ...moved,
      moved: [
        { path: 'home/index.html', page: about },
        { path: 'about/index.html', page: about },
      ],
    }
    expect(rendered(taken, based)['about/index.html']).toContain('<p')
    expect(rendered(taken, based)['about/index.html']).not.toContain('refresh')
    expect(rendered(moved, target())).not.toHaveProperty('us/team/index.html')
  })
})

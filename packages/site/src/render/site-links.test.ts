import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hrefs, link, page, reached, rendered, site, target } from '../testing/sample-site.ts'
import { renderSite } from './render-site.ts'

describe('links', () => {
  const links = [
    '/',
    '/about',
    '/about/',
    '/about#team',
    '/about?x=1',
    '/price-list.pdf',
    '#here',
    'https://other.example/a',
    '//cdn.example/a',
    'mailto:a@b.c',
    'tel:5550100',
  ]
  const pages = [page('home', links.map(link)), page('about', links.map(link))]

  it.each([
    [
      'name index.html where the host knows no directory index',
      target(),
      [
        'index.html',
        'about/index.html',
        'about/index.html',
        'about/index.html#team',
        'about/index.html?x=1',
        'price-list.pdf',
      ],
      [
        '../index.html',
        '../about/index.html',
        '../about/index.html',
        '../about/index.html#team',
        '../about/index.html?x=1',
        '../price-list.pdf',
      ],
    ],
    [
      'end at the folder where it does',
      target({ directoryIndex: true }),
      ['./', 'about/', 'about/', 'about/#team', 'about/?x=1', 'price-list.pdf'],
      ['../', '../about/', '../about/', '../about/#team', '../about/?x=1', '../price-list.pdf'],
    ],
  ])('%s', (_what, to, fromHome, fromAbout) => {
    const files = rendered(site(...pages), to)
    const others = links.slice(6)
    expect(hrefs(files['index.html'] ?? '')).toEqual([...fromHome, ...others])
    expect(hrefs(files['about/index.html'] ?? '')).toEqual([...fromAbout, ...others])
  })

  it.each(['javascript:alert(1)', ' javascript:alert(1)', 'data:text/html,x', 'a:b/c'])(
    'to “/%s” stay addresses of the site: no folder becomes a scheme',
    (path) => {
      const [home] = renderSite(site(page('home', [link(`/${path}`)])), target())
      expect(home?.body()).toContain(`href="./${path}"`)
    },
  )

  it('lead to a file of the site from every page, whatever the page names', () => {
    const slugs = fc.uniqueArray(fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)?$/), {
      minLength: 1,
      maxLength: 8,
    })
    fc.assert(
      fc.property(slugs, (names) => {
        const all = names.map((slug, index) =>
          page(
            slug,
            names.map((other) => link(`/${other}`)),
            { isDefault: index === 0 },
          ),
        )
        const files = rendered(site(...all), target())
        for (const [path, html] of Object.entries(files).filter(([name]) => name.endsWith('index.html')))
          for (const href of hrefs(html)) {
            expect(Object.keys(files)).toContain(reached(path, href ?? ''))
          }
      }),
      { numRuns: 40 },
    )
  })
})

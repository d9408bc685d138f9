import { createDocument, createNode, importHtml } from '@web2/builder'
import { describe, expect, it } from 'vitest'
import { based, hrefs, link, nap, page, rendered, site, target, text } from '../testing/sample-site.ts'
import { renderSite } from './render-site.ts'

const nap = {
  businessName: 'Green Thumb',
  address1: '1 Elm St',
  city: 'Springfield',
  state: 'IL',
  zip: '62701',
  country: 'United States',
  phone: '(555) 0100',
  website: 'https://green.example',
  facebook: 'https://facebook.com/green',
  KGMID: '/g/11abc',
  weekdays: [
    { name: 'Monday', value: '', start: '09:00 am', end: '05:00 pm' },
    { name: 'Tuesday', value: '', start: '09:00 am', end: '05:00 pm' },
    { name: 'Sunday', value: 'Closed', start: '', end: '' },
  ],
}

const page = (slug: string, nodes: WireNode[], change: Partial<RenderPage> = {}): RenderPage => ({
  name: slug,
  slug,
  isDefault: slug === 'home',
  title: '',
  description: '',
  document: createDocument(nodes),
  updatedAt: '2026-11-20T10:00:00.000Z',
  ...change,
})

const link = (href: string) => createNode('Link', { content: href, href })
const text = (content: string) => createNode('Paragraph', { content })

const site = (...pages: RenderPage[]): RenderSite => ({ name: 'Green & Co', email: 'a@b.example', pages })
const target = (change: Partial<RenderTarget> = {}): RenderTarget => ({
  nap,
  year: 2026,
  directoryIndex: false,
  ...change,
})
const based = target({ baseUrl: 'https://x.example/green/' })

const rendered = (input: RenderSite, to: RenderTarget): Record<string, string> =>
  Object.fromEntries([...renderSite(input, to)].map((file) => [file.path, String(file.body())]))

const hrefs = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)
/** Returns the path that a relative link on the page at `path` leads to. */
const reached = (path: string, href: string): string => {
  const parts = path.split('/').slice(0, -1)
  for (const part of href.split('/'))
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  return parts.join('/')
}
const jsonLd = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
    JSON.parse(json ?? ''),
  )

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
    'to “/%s” stay URLs of the site: no folder becomes a scheme',
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

describe('a page', () => {
  it('shows current business data in text, links and structured data', () => {
    const nodes = [text('Call {nap.phone}'), createNode('Link', { content: 'Call', href: 'tel:{nap.phone}' })]
    const html = (phone: string) =>
      rendered(site(page('home', nodes)), { ...based, nap: { ...nap, phone } })['index.html'] ?? ''
    expect(html('(555) 0100')).toContain('Call (555) 0100')
    expect(html('(555) 0100')).toContain('href="tel:5550100"')
    expect(html('(555) 9999')).not.toContain('0100')
  })

  it('contains the structured data of the business only if it shows the business', () => {
    const files = rendered(site(page('home', [text('Hello')]), page('contact', [text('{nap.phone}')])), based)
    expect(jsonLd(files['index.html'] ?? '')).toEqual([])
    const [business] = jsonLd(files['contact/index.html'] ?? '')
    expect(business).toEqual({
      '@context': 'https://schema.org',
      '@type': 'LocalBusiness',
      '@id': 'https://x.example/green/index.html#business',
      name: 'Green Thumb',
      url: 'https://x.example/green/index.html',
      telephone: '(555) 0100',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '1 Elm St',
        addressLocality: 'Springfield',
        addressRegion: 'IL',
        postalCode: '62701',
        addressCountry: 'United States',
      },
      openingHoursSpecification: [
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Monday', 'Tuesday'],
          opens: '09:00',
          closes: '17:00',
        },
        { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Sunday'], opens: '00:00', closes: '00:00' },
      ],
      identifier: [{ '@type': 'PropertyValue', propertyID: 'KGMID', value: '/g/11abc' }],
      sameAs: [
        'https://green.example',
        'https://facebook.com/green',
        'https://www.google.com/search?kgmid=/g/11abc',
      ],
    })
  })

  it('names its own URL: canonical, breadcrumbs, card', () => {
    const files = rendered(
      site(page('home', []), page('about', [], { title: 'About us', description: 'Who we are' })),
      based,
    )
    const about = files['about/index.html'] ?? ''
    expect(about).toContain('<title>About us</title>')
    expect(about).toContain('<link rel="canonical" href="https://x.example/green/about/index.html">')
    expect(about).toContain('<meta property="og:title" content="About us">')
    expect(about).toContain('<meta name="description" content="Who we are">')
    expect(jsonLd(about)).toMatchObject([{ '@type': 'BreadcrumbList' }])
    expect(files['index.html']).toContain('<title>Green &amp; Co</title>')
    expect(rendered(site(page('home', [])), target())['index.html']).not.toContain('canonical')
  })

  it('prefers its own canonical and card, and leaves the sitemap with noindex', () => {
    const { document } = importHtml(
      '<html lang="de"><head><meta name="robots" content="noindex"><link rel="canonical" href="https://first.example/a">' +
        '<meta property="og:title" content="Shared"></head><body><p>x',
    )
    const files = rendered(site(page('home', []), page('about', [], { title: 'About us', document })), based)
    const about = files['about/index.html'] ?? ''
    expect(about.match(/<link rel="canonical"[^>]*>/g)).toEqual([
      '<link rel="canonical" href="https://first.example/a">',
    ])
    expect(about).toContain('<meta property="og:title" content="Shared">')
    expect(about).toContain('<title>About us</title>')
    expect(about).toContain('<html lang="de">')
    expect(about).toContain('content="noindex"')
    expect(files['sitemap.xml']).not.toContain('about')
  })

  it("at another destination names the main URL in that host's form", () => {
    const main = { baseUrl: 'https://main.example/', directoryIndex: false }
    const other = target({ baseUrl: 'https://other.example/', directoryIndex: true, main })
    const files = rendered(site(page('home', [text('{nap.phone}')]), page('about', [link('/')])), other)
    const about = files['about/index.html']
    expect(about).toContain('href="https://main.example/about/index.html"')
    expect(about).toContain('href="../"')
    expect(files['sitemap.xml']).toContain('<loc>https://main.example/about/index.html</loc>')
    expect(files['robots.txt']).toContain('Sitemap: https://main.example/sitemap.xml')
    expect(jsonLd(files['index.html'] ?? '')).toMatchObject([{ url: 'https://main.example/index.html' }])
    expect(Object.values(files).join('')).not.toMatch(/other\.example\/(?!favicon|")/)
  })

  it('without a URL has no canonical links and no sitemap', () => {
    const pictured = page('about', [
      createNode('Picture', { src: 'http://localhost:3031/media/a/b/c.png', alt: 'A garden' }),
    ])
    const assets = [
      { path: 'media/c.png', contentType: 'image/png', body: 'x', standsFor: '/media/a/b/c.png' },
    ]
    const files = rendered({ ...site(page('home', [text('{nap.phone}')]), pictured), assets }, target())
    expect(Object.keys(files)).not.toContain('sitemap.xml')
    expect(files['robots.txt']).toBe('User-agent: *\nAllow: /\n')
    const all = Object.values(files).join('')
    expect(all).not.toMatch(/rel="canonical"|og:url|BreadcrumbList|localhost/)
  })

  it("without a title uses its name and the site's", () => {
    expect(rendered(site(page('home', []), page('about', [])), target())['about/index.html']).toContain(
      '<title>about – Green &amp; Co</title>',
    )
  })

  it('never breaks out of its structured data', () => {
    const evil = {
      ...nap,
      businessName: '</script><script>alert(1)</script>',
      phone: '"><img src=x onerror=alert(1)>',
    }
    const html =
      rendered(site(page('home', [text('{nap.businessName} {nap.phone}')])), { ...based, nap: evil })[
        'index.html'
      ] ?? ''
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('<img src=x')
  })
})

describe('the other files', () => {
  const files = rendered(site(page('home', [link('/about')]), page('about', [])), based)

  it('list every page with its URL and day', () => {
    expect(files['sitemap.xml']).toContain(
      '<url><loc>https://x.example/green/index.html</loc><lastmod>2026-11-20</lastmod></url>',
    )
    expect(files['sitemap.xml']).toContain('<loc>https://x.example/green/about/index.html</loc>')
    expect(files['robots.txt']).toContain('Sitemap: https://x.example/green/sitemap.xml')
  })

  it("include a 404 page in the site's design that works at any depth", () => {
    const header = createNode('Container', {}, [link('/about')], { tag: 'header' })
    const styled = createDocument([header, text('Home text')])
    const { '404.html': html = '' } = rendered(
      site(page('home', [], { document: styled }), page('about', [])),
      based,
    )
    expect(html).toContain('Page not found')
    expect(html).toContain('<header')
    expect(html).not.toContain('Home text')
    expect(html).toContain('content="noindex"')
    for (const href of hrefs(html)) expect(href).toMatch(/^https:\/\/x\.example\/green\//)
  })

  it('include that page under the business name, with a link home in the same tab', () => {
    const named = rendered({ ...site(page('home', [])), name: 'Copy of Green' }, based)['404.html'] ?? ''
    expect(named).toContain('<title>Page not found – Green Thumb</title>')
    expect(named).not.toContain('target=')
    const unnamed = rendered(site(page('home', [])), { ...based, nap: null })['404.html']
    expect(unnamed).toContain('<title>Page not found – Green &amp; Co</title>')
  })

  it('include an icon unless the pages have their own', () => {
    expect(files['favicon.svg']).toContain('>G</text>')
    expect(files['about/index.html']).toContain('href="../favicon.svg"')
    const iconed = importHtml('<!DOCTYPE html><link rel="icon" href="/own.png"><p>x</p>').document
    const own = rendered(site(page('home', [], { document: iconed })), target())
    expect(own['favicon.svg']).toBeUndefined()
    expect(own['index.html']).toContain('href="own.png"')
  })

  it('have content types, and text has a charset', () => {
    for (const file of renderSite(site(page('home', [])), based))
      expect(file.contentType).toMatch(/charset=utf-8$/)
  })
})

describe('rendering', () => {
  it('is deterministic and leaves the input unchanged', () => {
    const input = site(page('home', [text('{site.name} {year} {email}')]), page('about', [link('/')]))
    const before = JSON.stringify(input.pages.map(({ document }) => [...document.nodes]))
    expect(rendered(input, based)).toEqual(rendered(input, based))
    expect(JSON.stringify(input.pages.map(({ document }) => [...document.nodes]))).toBe(before)
  })

  it('fills a shared document with the values of each page', () => {
    const document = createDocument([text('Gardeners in {city}')])
    const files = rendered(
      site(
        ...['home', 'a', 'b'].map((slug) =>
          page(slug, [], { document, values: { city: slug.toUpperCase() } }),
        ),
      ),
      based,
    )
    expect(files['a/index.html']).toContain('Gardeners in A')
    expect(files['b/index.html']).toContain('Gardeners in B')
  })
})

describe('media library images', () => {
  const address = '/media/account/hash/rose.png'
  const bytes = new Uint8Array([1, 2, 3])
  const asset = {
    path: 'assets/rose-hash.png',
    contentType: 'image/png',
    body: () => bytes,
    standsFor: address,
    isImmutable: true,
  }
  const nodes = [
    createNode('Picture', { imageUrl: address }),
    createNode('Container', { elementStyle: { 'background-image': address } }),
    createNode('Picture', { imageUrl: '/media/account/gone/lost.png' }),
  ]
  const input = { ...site(page('home', nodes), page('about', nodes)), assets: [asset] }

  it('are files of the site, linked from pages at every depth and from style sheets', () => {
    const files = rendered(input, based)
    for (const path of ['index.html', 'about/index.html']) {
      const html = files[path] ?? ''
      const sources = [...html.matchAll(/(?:src="|url\("?)([^")]*rose[^")]*)/g)].map(([, url]) => url ?? '')
      expect(sources).toHaveLength(2)
      for (const source of sources) expect(reached(path, source)).toBe(asset.path)
      expect(html).not.toContain(address)
      expect(html).toContain('src="/media/account/gone/lost.png"')
    }
    expect(files['404.html']).not.toContain(address)
  })

  it('keep their bytes and can be cached forever', () => {
    const file = [...renderSite(input, based)].find(({ path }) => path === asset.path)
    expect(file?.body()).toEqual(bytes)
    expect(file?.cacheControl).toContain('immutable')
  })

  it('are found by absolute URLs of any host', () => {
    const absolute = [
      createNode('Picture', { imageUrl: `https://app.example${address}?1` }),
      createNode('Picture', { imageUrl: 'https://app.example/rose.png' }),
    ]
    const html = rendered({ ...site(page('home', absolute)), assets: [asset] }, target())['index.html']
    expect(html).toContain(`src="${asset.path}"`)
    expect(html).toContain('src="https://app.example/rose.png"')
  })

  it('are in social cards with their published URL, preferring the one the page sets', () => {
    const card = (html = '') => /property="og:image" content="([^"]*)"/.exec(html)?.[1]
    expect(card(rendered(input, based)['index.html'])).toBe(`https://x.example/green/${asset.path}`)
    const document = importHtml(
      `<head><meta property="og:image" content="${address}"></head><body><p>x`,
    ).document
    const own = { ...site(page('home', [], { document })), assets: [asset] }
    expect(card(rendered(own, based)['index.html'])).toBe(`https://x.example/green/${asset.path}`)
    const reordered = createDocument([
      createNode('Container', {}, [createNode('Picture', { imageUrl: 'https://a.example/1.png' })]),
      createNode('Picture', { imageUrl: 'https://a.example/2.png' }),
    ])
    const first = { ...reordered, nodes: new Map([...reordered.nodes].toReversed()) }
    expect(card(rendered(site(page('home', [], { document: first })), based)['index.html'])).toBe(
      'https://a.example/1.png',
    )
  })
})

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

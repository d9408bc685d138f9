import { createDocument, createNode, importHtml } from '@web2/builder'
import { describe, expect, it } from 'vitest'
import { based, hrefs, link, nap, page, rendered, site, target, text } from '../testing/sample-site.ts'
import { renderSite } from './render-site.ts'

/** Returns the structured data of a page. Throws a SyntaxError if it is no JSON. */
const jsonLd = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
    JSON.parse(json ?? ''),
  )

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

import { createNode, importHtml, exportHtml } from '@web2/builder'
import { describe, expect, it } from 'vitest'
import { localBusinessTypes } from '@web2/contract/listings'
import { based, hrefs, link, nap, page, rendered, site, target, text } from '../testing/sample-site.ts'
import { vocabularyFaults } from '../testing/vocabulary-faults.ts'
import { trades } from '../templates/trades.ts'
import { pageSubject, withPageSubject, type PageSubject } from './page-subject.ts'
import { localBusiness, serviceOf } from '../render/local-business.ts'

type Entry = Readonly<Record<string, unknown>>

const jsonLd = (html = ''): Entry[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
    JSON.parse(json ?? ''),
  )

const about = (subject: Partial<PageSubject>, more: object = {}) => {
  const plain = page('drains', [text('Call {nap.phone}')], { name: 'Drain cleaning', ...more })
  return { ...plain, document: { ...plain.document, page: withPageSubject(plain.document.page, subject) } }
}

describe('structured data of a page that says what it is about', () => {
  it('has the kind of business, and the service that it provides', () => {
    const described = about(
      { businessType: 'Plumber', isService: true },
      { description: 'Drains[[ in {nap.city}]] opened.[[ {nap.fax}]]' },
    )
    const files = rendered(site(page('home', []), described), based)
    const [business, , service] = jsonLd(files['drains/index.html'])
    expect(business).toMatchObject({
      '@type': 'Plumber',
      '@id': expect.stringContaining('#business') as string,
    })
    expect(service).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Service',
      name: 'Drain cleaning',
      description: 'Drains in Springfield opened.',
      url: 'https://x.example/green/drains/index.html',
      provider: { '@type': 'Plumber', '@id': business!['@id'], name: 'Green Thumb' },
      areaServed: { '@type': 'City', name: 'Springfield' },
    })
    for (const each of [business!, service!]) expect(vocabularyFaults(each)).toEqual([])
  })

  it('leaves out what the listing lacks', () => {
    const files = rendered(site(about({ isService: true })), target({ nap: null }))
    expect(jsonLd(files['drains/index.html'])).toEqual([
      { '@context': 'https://schema.org', '@type': 'Service', name: 'Drain cleaning' },
    ])
  })

  it('is as without a template for an unknown kind of business', () => {
    expect(pageSubject(about({ businessType: 'Wizard' }).document.page)).toEqual({
      businessType: 'LocalBusiness',
      isService: false,
    })
  })

  it.each(localBusinessTypes)('is valid for the type %s', (type) => {
    const service = { name: 'Help', description: 'Help', url: undefined, businessType: type }
    const made = [
      localBusiness(nap, 'https://x.example/', undefined, type),
      serviceOf(service, nap, undefined),
    ]
    for (const each of made) expect(vocabularyFaults(each as Entry)).toEqual([])
  })

  it('survives export and import of the page', () => {
    const subject = { businessType: 'Plumber', isService: true }
    const html = exportHtml(about(subject).document, {})
    expect(pageSubject(importHtml(html).document.page)).toEqual(subject)
  })

  it.each(trades.map((template) => [template.id, template] as const))(
    'has a known kind of business in the template %s',
    (_id, template) => expect(localBusinessTypes).toContain(template.for?.businessType),
  )
})

describe('the page of a site with the slug 404', () => {
  const own = page('404', [
    createNode('Heading', { headingType: 'h1', content: 'Wrong turn' }),
    link('/about'),
  ])
  const whole = site(page('home', []), page('about', [link('/404')]), own)

  it('is shown at unknown addresses, with links that work at any depth', () => {
    const files = rendered(whole, based)
    expect(files['404.html']).toContain('Wrong turn')
    expect(files['404.html']).toContain('<meta name="robots" content="noindex">')
    expect(files['404.html']).not.toMatch(/canonical|og:url|BreadcrumbList|doesn’t exist/)
    expect(hrefs(files['404.html'] ?? '')).toEqual(['https://x.example/green/about/index.html'])
    expect(files['sitemap.xml']).not.toContain('404')
    expect(Object.keys(files)).not.toContain('404/index.html')
    expect(hrefs(files['about/index.html'] ?? '')).toEqual(['../404.html'])
  })

  it('is a usual page below another page, and if it is generated', () => {
    const above = [{ slug: 'codes', name: 'Codes', isDefault: false }]
    const codes = rendered(site(page('home', []), { ...own, above }), based)
    expect(codes['codes/404/index.html']).toContain('Wrong turn')
    expect(codes['404.html']).toContain('doesn’t exist')
    const generated = rendered(site(page('home', []), { ...own, isGenerated: true }), based)
    expect(generated['404/index.html']).toContain('Wrong turn')
  })
})

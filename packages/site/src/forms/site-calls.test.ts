import { createNode, importHtml } from '@web2/builder'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nap, page, site, target } from '../testing/sample-site.ts'
import type { CallTarget, RenderPage, RenderTarget } from '../render/site-input.ts'
import { renderSite } from '../render/render-site.ts'
import { callScript } from './call-script.ts'

const redirecting: CallTarget = {
  key: 'redirect',
  link: ({ id = '', path }, number) => `https://app.example/call/${id}~${path}~${encodeURIComponent(number)}`,
}
const reporting: CallTarget = {
  key: 'script',
  link: () => null,
  script: ({ id = '', path }) => `token-${id}-${path.replace('/', '')}`,
}

const ofHtml = (slug: string, html: string, more: Partial<RenderPage> = {}) =>
  page(slug, [], { document: importHtml(html).document, ...more })

/** Returns the HTML of a page by its path. */
const rendered = (pages: readonly RenderPage[], change: Partial<RenderTarget> = {}) => {
  const files = [...renderSite(site(...pages), target({ directoryIndex: true, ...change }))]
  return new Map(files.map(({ path, body }) => [path, String(body())]))
}
const home = (html: string, change: Partial<RenderTarget> = {}, title = '') =>
  rendered([ofHtml('home', html, { id: 'p1', title })], change).get('index.html') ?? ''

const links =
  '<p><a href="tel:{nap.phone}">{nap.phone}</a> <a class="x" href=" TEL:+1-555-0199 ">Call</a> ' +
  '<a href="/about">About</a> <a href="mailto:a@b.example">Mail</a> <a href="sms:5550100">Text</a> ' +
  '<a href="https://x.example/tel:5">No</a> <a href="tel:">Empty</a></p>'

describe('phone links', () => {
  it('lead to the URL of their target, with the page and the number', () => {
    const html = home(links, { calls: redirecting })
    expect(html).toContain(
      'href="https://app.example/call/p1~~5550100" referrerpolicy="no-referrer-when-downgrade"',
    )
    expect(html).toContain('href="https://app.example/call/p1~~%2B1-555-0199"')
    expect(html).not.toMatch(/href="\s*tel:[^"\s]/i)
    expect(html).not.toContain('<script data-calls')
  })

  it('stay as they are at a target whose page reports taps, and only such pages have the script', () => {
    const pages = [ofHtml('home', links, { id: 'p1' }), ofHtml('about', '<p>About us</p>', { id: 'p2' })]
    const counted = rendered(pages, { calls: reporting })
    const plain = rendered(pages)
    const script = `<script data-calls="token-p1-">${callScript}</script>`
    expect(counted.get('index.html')).toContain(script)
    expect(counted.get('index.html')?.replace(`${script}\n`, '')).toBe(plain.get('index.html'))
    expect(counted.get('about/index.html')).toBe(plain.get('about/index.html'))
  })

  it('are those of blocks as well', () => {
    const pages = [
      page('home', [createNode('BusinessPhone', {}), createNode('Link', { content: 'Call', href: 'tel:1' })]),
    ]
    const html = rendered(pages, { calls: redirecting }).get('index.html') ?? ''
    expect(html.match(/https:\/\/app\.example\/call\/\S*"/g)).toEqual([
      'https://app.example/call/~~5550100"',
      'https://app.example/call/~~1"',
    ])
  })

  it('keep a referrer policy of their own', () => {
    const html = home('<a href="tel:1" referrerpolicy="origin">Call</a>', { calls: redirecting })
    expect(html.match(/referrerpolicy="[^"]*"/g)).toEqual(['referrerpolicy="origin"'])
  })

  it('are on the page for unknown addresses, too', () => {
    const html = rendered([ofHtml('home', links)], { calls: redirecting }).get('404.html') ?? ''
    expect(html).not.toMatch(/href="\s*tel:[^"\s]/i)
  })

  it('are all that changes on a page', () => {
    const piece = fc.constantFrom(
      '<a href="tel:{nap.phone}">{nap.phone}</a>',
      '<a href="[[tel:{nap.fax}]]">Fax</a>',
      '<map><area href="tel:+44 20" alt="x"></map>',
      '<a href="https://a.example/?q=tel:1">q</a>',
      '<form action="tel:1"><input name="tel" value="tel:1"></form>',
      '<img src="tel:1" alt="tel:1">',
      '<p title="tel:1">tel:1 {nap.phone}</p>',
      '<template><a href="tel:2">t</a></template>',
      '<svg><a href="tel:3"><text>3</text></a></svg>',
      '<textarea><a href="tel:4">x</a></textarea>',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const html = pieces.join('')
        const given: string[] = []
        const counted = home(html, {
          calls: {
            key: '',
            link: (_page, number) => `https://app.example/call/${given.push(number) - 1}!`,
          },
        })
        const restored = counted.replace(
          / href="https:\/\/app\.example\/call\/(\d+)!" referrerpolicy="no-referrer-when-downgrade"/g,
          (_whole, at: string) => ` href="tel:${given[Number(at)] ?? ''}"`,
        )
        expect(restored).toBe(home(html))
      }),
      { numRuns: 200 },
    )
  })
})

describe('a tracking number', () => {
  const page =
    '<p>{nap.phone}</p><a href="tel:{nap.phone}">Call</a>' +
    '<div data-w2-faq><details><summary>How do I reach you?</summary><p>Call {nap.phone}.</p></details></div>'
  const jsonLd = (html: string) =>
    [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) => json ?? '')

  it('is shown in place of the listing’s, and structured data keeps that', () => {
    const html = home(page, { trackingNumber: '(555) 0199' }, 'Call {nap.phone}')
    expect(html).toContain('<p>(555) 0199</p>')
    expect(html).toContain('href="tel:5550199"')
    expect(html).toContain('Call (555) 0199</title>')
    expect(jsonLd(html).join()).toContain(`"telephone":"${nap.phone}"`)
    expect(jsonLd(html).join()).not.toContain('0199')
    const without = html.replace(/<script type="application\/ld\+json">.*?<\/script>/gs, '')
    expect(without).not.toContain(nap.phone)
  })

  it('changes nothing in structured data', () => {
    expect(jsonLd(home(page, { trackingNumber: '(555) 0199' }))).toEqual(jsonLd(home(page)))
  })

  it('is shown on pages with a listing of their own, and on the page for unknown addresses', () => {
    const pages = [
      ofHtml('home', '<header>{nap.phone}</header><p>{nap.phone}</p>', { nap: { ...nap, phone: '1' } }),
    ]
    const files = rendered(pages, { trackingNumber: '(555) 0199' })
    for (const path of ['index.html', '404.html']) expect(files.get(path)).toContain('(555) 0199')
  })

  it('is not shown without a listing', () => {
    const html = home('<p>[[Call {nap.phone}]]</p>', { nap: null, trackingNumber: '(555) 0199' })
    expect(html).not.toContain('0199')
  })
})

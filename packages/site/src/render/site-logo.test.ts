import { createDocument, createNode, importHtml, type WireNode } from '@web2/builder'
import { describe, expect, it } from 'vitest'
import { based, nap, page, rendered, site, target, text } from '../testing/sample-site.ts'
import type { RenderPage } from './site-input.ts'
import { logoMedia } from './site-logo.ts'

const account = '0190a0a0-0000-7000-8000-000000000001'
const address = (name: string) => `/media/${account}/${'ab'.repeat(16)}/${name}`
const logo = address('leaf.png')
const light = address('leaf-light.png')
const asset = (standsFor: string) => ({
  path: `assets/${standsFor.split('/').at(-1)}`,
  contentType: 'image/png',
  body: new Uint8Array([1]),
  standsFor,
})
const named = { ...nap, logo, logoLight: light, logoAlt: 'Leaf' }
const ofListing = [createNode('BusinessPhone'), createNode('BusinessLogo')]

const files = (pages: readonly RenderPage[], shown: typeof nap = named, to = based) =>
  rendered({ ...site(...pages), assets: [asset(logo), asset(light)] }, { ...to, nap: shown })
const meta = (html = '') => /property="og:image" content="([^"]*)"/.exec(html)?.[1]
const icon = (html = '') => /<link rel="icon" href="([^"]*)"/.exec(html)?.[1]
const jsonLd = (html = '') =>
  JSON.parse(/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as { logo?: string }
const withHead = (head: string, nodes: WireNode[] = []) => ({
  document: { ...createDocument(nodes), page: importHtml(`<head>${head}</head>`).document.page },
})

describe('the logo of the listing', () => {
  it('is the icon, the image of link previews, in structured data and in the page, at every depth', () => {
    const all = files([page('home', ofListing), page('about', ofListing)])
    for (const [path, up] of [
      ['index.html', ''],
      ['about/index.html', '../'],
    ] as const) {
      const html = all[path]
      expect(icon(html)).toBe(`${up}assets/leaf.png`)
      expect(meta(html)).toBe('https://x.example/green/assets/leaf.png')
      expect(jsonLd(html).logo).toBe('https://x.example/green/assets/leaf.png')
      expect(html).toContain(`<img src="${up}assets/leaf.png" alt="Leaf"`)
    }
    expect(icon(all['404.html'])).toBe('https://x.example/green/assets/leaf.png')
    expect(all).not.toHaveProperty(['favicon.svg'])
  })

  it('gives way to what a page sets itself, and to a picture on it', () => {
    const head =
      '<link rel="icon" href="/own.ico"><meta property="og:image" content="https://a.example/own.png">'
    const own = files([page('home', ofListing, withHead(head))])['index.html']
    expect([icon(own), meta(own)]).toEqual(['own.ico', 'https://a.example/own.png'])
    const picture = createNode('Picture', { imageUrl: 'https://a.example/first.png' })
    expect(meta(files([page('home', [picture])])['index.html'])).toBe('https://a.example/first.png')
  })

  it('changes nothing without one', () => {
    const pages = [page('home', [text('Hi'), createNode('BusinessPhone')]), page('about', [text('Us')])]
    const before = files(pages, nap)
    expect(icon(before['index.html'])).toBe('favicon.svg')
    expect(before['index.html']).not.toContain('logo')
    expect(meta(before['index.html'])).toBeUndefined()
  })

  it('leaves the drawn icon if its image no longer exists', () => {
    const gone = { ...nap, logo: address('gone.png') }
    const all = files([page('home', ofListing)], gone)
    expect(icon(all['index.html'])).toBe('favicon.svg')
    expect(all['favicon.svg']).toContain('<svg')
    expect(jsonLd(all['index.html']).logo).toBeUndefined()
    expect(meta(all['index.html'])).toBeUndefined()
  })

  it('works from another host, and names no own image where the site has no address', () => {
    const html = files([page('home', ofListing)], named, target())['index.html']
    expect([icon(html), meta(html), jsonLd(html).logo]).toEqual(['assets/leaf.png', undefined, undefined])
    const external = files([page('home', ofListing)], {
      ...nap,
      logo: 'https://cdn.example/l.png',
    } as typeof nap)
    expect(icon(external['index.html'])).toBe('https://cdn.example/l.png')
    expect(meta(external['index.html'])).toBe('https://cdn.example/l.png')
  })

  it('is no image of link previews as a drawing, which networks do not show', () => {
    const drawn = { ...nap, logo: 'https://cdn.example/l.svg' }
    const html = files([page('home', ofListing)], drawn)['index.html']
    expect([meta(html), jsonLd(html).logo]).toEqual([undefined, 'https://cdn.example/l.svg'])
  })

  it('is published with the site, the light version only where a page shows it', () => {
    const urls = (...nodes: WireNode[]) =>
      logoMedia(named, [createDocument(nodes)]).map(({ standsFor }) => standsFor)
    expect(urls(text('x'))).toEqual([logo])
    expect(urls(createNode('BusinessLogo'))).toEqual([logo])
    expect(urls(createNode('BusinessLogo', { background: 'dark' }))).toEqual([logo, light])
    expect(logoMedia(nap, [])).toEqual([])
  })
})

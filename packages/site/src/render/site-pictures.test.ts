import { createDocument, createNode, importHtml } from '@web2/builder'
import { describe, expect, it } from 'vitest'
import { based, page, reached, rendered, site, target } from '../testing/sample-site.ts'
import { renderSite } from './render-site.ts'

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

describe('files of library images', () => {
  const address = '/media/account/hash/rose.png'
  const image = { path: 'assets/rose.png', contentType: 'image/png', body: 'png', standsFor: address }
  const file = (width: number, type: 'avif' | 'webp') => ({
    path: `assets/rose-${width}.${type}`,
    contentType: `image/${type}`,
    body: type,
    pictureFile: {
      of: address,
      size: { width: 2_000, height: 1_000 },
      type: `image/${type}`,
      width,
    } as const,
  })
  const nodes = [
    createNode('Picture', { imageUrl: `https://app.example${address}`, elementStyle: { width: '300px' } }),
    createNode('Container', { elementStyle: { 'background-image': address } }),
  ]
  const logo = createNode('Picture', { imageUrl: '/media/account/hash/logo.png', width: 90, height: 30 })
  const assets = [image, file(960, 'avif'), file(480, 'avif'), file(480, 'webp'), file(1_600, 'webp')]
  const input = { ...site(page('home', nodes), page('about', nodes)), assets }

  it('are offered at every depth in the widths that the page needs', () => {
    const files = rendered({ ...input, fasterImages: true }, based)
    for (const [path, up] of [
      ['index.html', ''],
      ['about/index.html', '../'],
    ] as const) {
      const html = files[path] ?? ''
      expect(html).toContain(
        `srcset="${up}assets/rose-480.avif 480w, ${up}assets/rose-960.avif 960w" sizes="min(100vw, 300px)"`,
      )
      expect(html).toContain(`srcset="${up}assets/rose-480.webp 480w"`)
      expect(html).toContain(`image-set(url("${up}assets/rose-1600.webp") 1x type("image/webp"))`)
      expect(html).toContain(`src="${up}assets/rose.png"`)
    }
    expect(files['404.html']).not.toContain('../assets')
  })

  it('are not offered by a site that doesn’t ask for them, byte for byte', () => {
    const pages = [page('home', [logo, ...nodes])]
    const before = rendered({ ...site(...pages), assets: [image] }, based)
    expect(rendered({ ...site(...pages), assets }, based)['index.html']).toBe(before['index.html'])
  })
})

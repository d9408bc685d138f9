import { describe, expect, it } from 'vitest'
import { createNode } from '../blocks/create-node.ts'
import { equalColumns } from '../blocks/palette/columns.ts'
import { exportHtml } from '../html/export/export-html.ts'
import { importHtml } from '../html/import/import-html.ts'
import { createDocument } from '../tree/create-document.ts'
import type { Props } from '../tree/record.ts'
import type { WireNode } from '../tree/wire-node.ts'
import { neededPictures } from './needed-pictures.ts'
import { pictureWidths, type FindPictureFiles } from './picture-files.ts'
import { allPictureFiles, photo } from '../testing/all-picture-files.ts'

/** Picture with these props only. */
const bare = (props: Props): WireNode => ({ componentName: 'Picture', props, children: [], addition: {} })

const picture = (elementStyle: Props[string], more: Props = {}) =>
  bare({ imageUrl: 'a.jpg', alt: '', width: 4_000, height: 3_000, elementStyle, ...more })

const box = (elementStyle: Props[string], ...children: WireNode[]): WireNode => ({
  componentName: 'Container',
  props: { elementStyle },
  children,
  addition: {},
})

const exported = (nodes: readonly WireNode[], find?: FindPictureFiles) =>
  exportHtml(createDocument(nodes), { data: {}, ...(find && { pictures: find }) })

const sizesOf = (...nodes: WireNode[]) =>
  /sizes="(?:auto, )?([^"]*)"/.exec(exported(nodes, allPictureFiles()))?.[1] ?? null

const widthsOf = (...nodes: WireNode[]) =>
  [...exported(nodes, allPictureFiles()).matchAll(/-(\d+)\.avif \d+w/g)].map(([, width]) => Number(width))

describe('the width of an image comes from the layout', () => {
  it.each<[string, WireNode, string]>([
    ['a width in px', picture({ width: '400px' }), '400px'],
    ['a width in px that may shrink', picture({ width: '400px', 'max-width': '100%' }), 'min(100vw, 400px)'],
    ['all of the page', picture({ width: '100%' }), '100vw'],
    ['a share of the screen', picture({ width: '60vw' }), '60vw'],
    ['the width of its attribute', picture({}, { width: 320 }), '320px'],
    ['what only a browser can compute', picture({ width: 'calc(100% - var(--s4))' }), '100vw'],
    ['a container', box({ 'max-width': '1200px' }, picture({ width: '50%' })), 'min(50vw, 600px)'],
    [
      'a container in rem',
      box({ width: 'min(100%, 60rem)' }, picture({ width: '100%' })),
      'min(100vw, 960px)',
    ],
    [
      'columns that stack on phones',
      box({ 'max-width': '1200px' }, { ...equalColumns('Three', 3), children: [picture({ width: '100%' })] }),
      '(max-width: 767px) min(100vw, 1200px), min(33.33vw, 400px)',
    ],
    [
      'a row with growing children',
      box({ display: 'flex' }, box({ flex: 1 }, picture({ width: '100%' })), box({ flex: '2 1 0' })),
      '33.33vw',
    ],
    [
      'a row that wraps',
      box(
        { display: 'flex', 'flex-wrap': 'wrap' },
        box({ flex: 1 }, picture({ width: '100%' })),
        box({ flex: 1 }),
      ),
      '100vw',
    ],
    [
      'a crop that cuts off the sides',
      picture({ width: '300px', 'aspect-ratio': '2 / 3', 'object-fit': 'cover' }),
      '600px',
    ],
    [
      'a crop of a fixed height',
      picture({ width: '300px', height: '600px', 'object-fit': 'cover' }),
      'max(300px, 800px)',
    ],
  ])('%s', (_what, node, sizes) => {
    expect(sizesOf(node)).toBe(sizes)
  })

  it('the style attributes of an import count', () => {
    const { document } = importHtml(
      '<div style="max-width: 400px"><img src=a.jpg width=900 height=600 style="width: 100%; height: auto"></div>',
    )
    const html = exportHtml(document, { pictures: allPictureFiles() })
    expect(html).toContain('sizes="min(100vw, 400px)"')
  })

  it('each breakpoint has its own', () => {
    const node = picture(
      { width: '50%' },
      { breakpoints: { tablet: { width: '75%' }, mobile: { width: '90px' } } },
    )
    expect(sizesOf(node)).toBe('(max-width: 767px) 90px, (max-width: 991px) 75vw, 50vw')
  })
})

describe('the files that a page offers', () => {
  it('suffice for a dense screen and are never larger than the image', () => {
    expect(widthsOf(picture({ width: '200px' }))).toEqual([480])
    expect(widthsOf(picture({ width: '400px' }))).toEqual([480, 960])
    expect(widthsOf(picture({ width: '100%' }))).toEqual([480, 960, 1_600, 2_400])
    expect(pictureWidths(2_000, 1_200)).toEqual([480, 960, 1_200])
    expect(pictureWidths(2_000, 300)).toEqual([300])
    expect(pictureWidths(2_000, 960)).toEqual([480, 960])
  })

  it('are those that the page says it needs', () => {
    const document = createDocument([
      picture({ width: '400px' }),
      box({ 'background-image': 'b.jpg' }),
      createNode('Container', { hover: { background: 'red url(c.jpg)' } }),
      bare({ imageUrl: 'none.svg' }),
    ])
    const needed = neededPictures(document, (url) => (url.endsWith('.svg') ? undefined : photo))
    expect([...needed].map(([url, widths]) => [url, [...widths]])).toEqual([
      ['a.jpg', [480, 960]],
      ['b.jpg', [1_600, 2_400]],
      ['c.jpg', [1_600, 2_400]],
    ])
  })

  it('stand before the image, best format first, and the image keeps the original', () => {
    const html = exported([picture({ width: '400px' })], allPictureFiles())
    expect(html).toContain(
      '<picture data-responsive style="display:contents">' +
        '<source type="image/avif" srcset="a-480.avif 480w, a-960.avif 960w" sizes="400px">' +
        '<source type="image/webp" srcset="a-480.webp 480w, a-960.webp 960w" sizes="400px">' +
        '<img src="a.jpg" alt="" width="4000" height="3000" loading="eager" fetchpriority="high" class="',
    )
  })

  it('leave out a format without files, and an image without any', () => {
    const find: FindPictureFiles = (url) => ({
      ...photo,
      files: url === 'a.jpg' ? [{ url: 'a.webp', type: 'image/webp', width: 480 }] : [],
    })
    const nodes = [picture({ width: '200px' }), picture({ width: '200px' }, { imageUrl: 'b.jpg' })]
    const html = exported(nodes, find)
    expect(html.match(/<source/g)).toHaveLength(1)
    expect(html.match(/<picture/g)).toHaveLength(1)
  })
})

describe('without files, or where they could change the look, a page stays as it is', () => {
  const none: FindPictureFiles = () => undefined
  it.each<[string, readonly WireNode[], FindPictureFiles]>([
    ['no files', [picture({ width: '400px' })], none],
    ['drawn in the page', [picture({}, { imageUrl: 'data:image/svg+xml,%3Csvg/%3E' })], allPictureFiles()],
    ['filled per page', [picture({}, { imageUrl: '{photo}' })], allPictureFiles()],
    ['no image at all', [createNode('Heading', { content: 'Roses' })], allPictureFiles()],
  ])('%s', (_what, nodes, find) => {
    const document = createDocument(nodes)
    expect(exportHtml(document, { pictures: find })).toBe(exportHtml(document))
  })

  it.each([
    [
      'a style sheet of its own',
      '<head><style>.a > img{width:9px}</style></head><div class=a><img src=a.jpg></div>',
    ],
    ['a picture element of its own', '<picture><source srcset=b.webp><img src=a.jpg width=40></picture>'],
    ['a srcset of its own', '<img src=a.jpg srcset="b.jpg 2x" width=40>'],
  ])('%s', (_what, html) => {
    const { document } = importHtml(html)
    expect(exportHtml(document, { pictures: allPictureFiles() })).not.toContain('data-responsive')
  })
})

describe('the size of an image stays as it was', () => {
  it('one without any width gets that of its file', () => {
    const plain = bare({ imageUrl: 'a.jpg', elementStyle: { 'max-width': '100%' } })
    expect(exported([plain], allPictureFiles())).toContain('width="4000"')
    expect(exported([plain], allPictureFiles())).not.toContain('height="3000"')
    const high = bare({ imageUrl: 'a.jpg', elementStyle: { 'max-width': '100%', height: 'auto' } })
    expect(exported([high], allPictureFiles())).toContain('width="4000" height="3000"')
  })

  it('one that its height decides gets none', () => {
    const node = bare({ imageUrl: 'a.jpg', elementStyle: { height: '200px' } })
    expect(exported([node], allPictureFiles())).not.toContain('width="4000"')
  })

  it('the browser chooses by the layout itself where that is certain not to change it', () => {
    const lazy = (elementStyle: Props[string]) =>
      exported([picture({ width: '900px' }), picture(elementStyle)], allPictureFiles()).match(
        /sizes="auto, /g,
      )?.length ?? 0
    expect(lazy({ width: '300px' })).toBe(2)
    expect(lazy({})).toBe(2)
    expect(lazy({ width: 'fit-content' })).toBe(0)
    expect(lazy({ width: 'auto' })).toBe(0)
  })
})

describe('the largest image in view loads first', () => {
  const loadings = (...nodes: WireNode[]) =>
    [
      ...exported(nodes, allPictureFiles()).matchAll(
        /src="(\w+)\.jpg"[^>]*loading="(\w+)"( fetchpriority="high")?/g,
      ),
    ].map(([, name, loading, first]) => `${name} ${loading}${first ? ' first' : ''}`)
  const logo = picture({ width: '90px' }, { imageUrl: 'logo.jpg', width: 90, height: 30 })
  const wide = picture({ width: '100%' }, { imageUrl: 'wide.jpg' })
  const small = picture({ width: '300px' }, { imageUrl: 'small.jpg', width: 300, height: 300 })

  it('a logo above does not', () => {
    expect(loadings(box({}, logo), box({}, wide), box({}, small))).toEqual([
      'logo lazy',
      'wide eager first',
      'small lazy',
    ])
  })
  it('of one band, the largest does', () => {
    expect(loadings(box({}, small, wide), box({}, wide))).toEqual([
      'small lazy',
      'wide eager first',
      'wide lazy',
    ])
  })
  it('on a page with small images only, the first does', () => {
    expect(loadings(box({}, logo), box({}, logo))).toEqual(['logo eager first', 'logo lazy'])
  })
  it('without files, the first image does, as ever', () => {
    const html = exported([box({}, logo), box({}, wide)])
    expect(html.indexOf('fetchpriority="high"')).toBeGreaterThan(html.indexOf('logo.jpg'))
    expect(html.indexOf('fetchpriority="high"')).toBeLessThan(html.indexOf('wide.jpg'))
  })
})

describe('backgrounds', () => {
  it('offer their files in an image set after the original', () => {
    const html = exported(
      [box({ 'background-image': 'b.jpg', 'background-size': 'cover' })],
      allPictureFiles(),
    )
    expect(html).toContain(
      'background-image:url("b.jpg");background-image:image-set(' +
        'url("b-1600.avif") 1x type("image/avif"),url("b-2400.avif") 2x type("image/avif"),' +
        'url("b-1600.webp") 1x type("image/webp"),url("b-2400.webp") 2x type("image/webp"));background-size:cover',
    )
  })

  it('keep their other layers', () => {
    const html = exported(
      [box({ background: 'linear-gradient(#000, #fff), url(b.jpg) center / cover' })],
      allPictureFiles(),
    )
    expect(html).toMatch(/;background:linear-gradient\(#000, #fff\), image-set\(.*\) center \/ cover\}/)
  })
})

it('an import of the published page restores the image', () => {
  const nodes = [picture({ width: '400px' }), box({}, picture({ width: '50%' }, { imageUrl: 'b.jpg' }))]
  const plain = importHtml(exported(nodes)).document
  const back = importHtml(exported(nodes, allPictureFiles())).document
  expect(exportHtml(back)).toBe(exportHtml(plain))
  const foreign = '<picture data-responsive><source srcset="a.webp"><p>No image</p></picture>'
  expect(exportHtml(importHtml(foreign).document)).toContain('<picture data-responsive>')
})

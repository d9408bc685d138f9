import { describe, expect, test } from 'vitest'
import { applyChange } from '../../changes/change.ts'
import { duplicateNodes } from '../../commands/duplicate-nodes.ts'
import { exportHtml } from '../../html/export/export-html.ts'
import { importHtml } from '../../html/import/import-html.ts'
import { changeOf } from '../../testing/index.ts'
import { createDocument } from '../../tree/create-document.ts'
import { sequentialUuids } from '../../tree/uuid.ts'
import type { WireNode } from '../../tree/wire-node.ts'
import { createNode } from '../create-node.ts'
import { propsRefusalAt } from '../html-tag.ts'
import { afterClickWords, frameOwner } from './after-click.ts'

const pageOf = (...nodes: WireNode[]) => exportHtml(createDocument(nodes))
const bodyOf = (html: string) => /<body>(.*)<\/body>/s.exec(html)?.[1] ?? ''

const video = createNode('YouTube', {
  url: 'https://www.youtube.com/embed/aqz-KE-bpKQ?rel=0&autoplay=0',
  title: 'Our garden',
  later: 'k1',
  poster: '/media/a.jpg',
})
const map = createNode('Embed', {
  url: 'https://www.google.com/maps?q=Main%20St+1&output=embed',
  later: 'k2',
})
const data = { nap: { businessName: 'Green Gardens', city: 'Boston', latitude: '1', longitude: '2' } }

describe('a video that loads after a click', () => {
  const body = bodyOf(pageOf(video))

  test('has a form that loads it into its frame, and no URL of a frame', () => {
    expect(body).toMatch(
      /^<form class="w2-later[^"]*" action="https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ" target="w2-k1"/,
    )
    expect(body).not.toMatch(/<iframe[^>]* src=/)
    expect(body).toMatch(
      /<iframe name="w2-k1" title="Our garden" allowfullscreen allow="autoplay;[^"]*"><\/iframe>/,
    )
  })

  test('loses its cover by its checkbox alone, because a button is always valid in Firefox', () => {
    expect(pageOf(video).match(/[^,{}>]*:user-valid\)/g)).toEqual([
      '@supports selector(:user-valid)',
      '.w2-later:has([type=checkbox]:user-valid)',
    ])
  })

  test('keeps the parameters of its URL, and plays', () => {
    const fields = [...body.matchAll(/type="hidden" name="(\w+)" value="(\w+)"/g)].map(([, name, value]) => [
      name,
      value,
    ])
    expect(fields).toEqual([
      ['rel', '0'],
      ['autoplay', '1'],
    ])
  })

  test('says which service loads, and has its poster and a button with its title', () => {
    expect(body).toContain('the video loads from YouTube, which then receives your IP address.</p>')
    expect(body).toContain('<img src="/media/a.jpg" alt="" loading="lazy">')
    expect(body).toContain('<button aria-label="Play video: Our garden">Play video</button>')
  })

  test('has its own words', () => {
    const own = bodyOf(
      pageOf(createNode('YouTube', { ...video.props, laterButton: 'Abspielen', laterNote: 'Von YouTube.' })),
    )
    expect(own).toContain('>Abspielen</button><p>Von YouTube.</p>')
  })
})

test('a map after a click keeps the query of its URL as fields', () => {
  const body = bodyOf(pageOf(map))
  expect(body).toContain('action="https://www.google.com/maps"')
  expect(body).toContain('name="q" value="Main St 1">')
  expect(body).not.toContain('autoplay')
  expect(body).toContain('the map loads from Google Maps')
})

test('the map of a listing can load after a click', () => {
  const html = exportHtml(createDocument([createNode('BusinessMap', { later: 'k3' })]), { data })
  expect(bodyOf(html)).toContain('name="q" value="1,2">')
  expect(bodyOf(html)).toContain('title="Map: Green Gardens"')
  expect(exportHtml(createDocument([createNode('BusinessMap', { later: 'k3' })]))).not.toContain('<form')
})

test.each([
  ['YouTube', video],
  ['Embed', map],
] as const)('the %s block is the same after an export and an import', (name, node) => {
  const html = pageOf(node)
  const { document } = importHtml(html)
  expect([...document.nodes.values()].map(({ componentName }) => componentName)).toContain(name)
  expect(document.nodes.size).toBe(2)
  const again = exportHtml(document)
  expect(bodyOf(again)).toBe(bodyOf(html))
  expect(exportHtml(importHtml(again).document)).toBe(again)
})

test('an edited form stays elements', () => {
  const html = pageOf(video).replace('</button>', '!</button><b>more</b>')
  const { document } = importHtml(html)
  expect([...document.nodes.values()].map(({ componentName }) => componentName)).not.toContain('YouTube')
  expect(bodyOf(exportHtml(document))).toBe(bodyOf(html))
})

test('frames without the option stay as they were', () => {
  const html = pageOf(createNode('YouTube'), createNode('Embed', { url: 'https://example.com' }))
  expect(html).not.toContain('w2-later')
  expect(bodyOf(html)).toMatch(/^<iframe src="https:\/\/www\.youtube\.com\/embed\/aqz-KE-bpKQ"/)
})

test('a copy loads into its own frame', () => {
  const page = createDocument([video])
  const ids = page.nodes.get(page.root)!.children
  const copied = applyChange(page, changeOf(duplicateNodes(page, { ids, newUuid: sequentialUuids('new') })))
  const names = [...bodyOf(exportHtml(copied)).matchAll(/<iframe name="([^"]+)"/g)].map(([, name]) => name)
  expect(new Set(names).size).toBe(2)
})

test('the option is refused inside a form', () => {
  const page = createDocument([createNode('Container', {}, [createNode('YouTube')], { tag: 'form' })])
  const inside = [...page.nodes.values()].find(({ componentName }) => componentName === 'YouTube')!
  expect(propsRefusalAt(page, inside.uuid, { later: 'k' })).toBe('A <form> can’t be inside another <form>.')
  expect(propsRefusalAt(page, inside.uuid, { title: 'x' })).toBeNull()
})

test.each([
  ['https://www.youtube-nocookie.com/embed/x', 'YouTube'],
  ['https://player.vimeo.com/video/1', 'Vimeo'],
  ['https://maps.google.co.uk/maps', 'Google Maps'],
  ['//www.openstreetmap.org/export', 'OpenStreetMap'],
  ['https://notyoutube.com/x', 'notyoutube.com'],
  ['https://evil.test\\.youtube.com/x', 'evil.test'],
  ['https://x.youtube.com:pw@evil.test/x', 'evil.test'],
  ['https://evil.\ttest:443/x', 'evil.test'],
  ['/own', ''],
])('%s belongs to “%s”', (url, owner) => expect(frameOwner(url)).toBe(owner))

test('words name another site if the URL has no host', () =>
  expect(afterClickWords('page', '/own').note).toContain('loads from another site'))

import { parse } from 'parse5'
import { createDocument, createNode, exportHtml, importHtml, type WireNode } from '@web2/builder'
import { renderSite, type RenderSite } from '@web2/site'
import { table, type Row } from './row.ts'

const rounds = 5
const pageCount = 5_000
const elementCount = 68

/** The best of several rounds, in units a second or milliseconds: what the machine can do when left alone. */
const fastest = (action: () => void): number => {
  let best = Infinity
  for (let round = 0; round < rounds; round++) {
    const start = performance.now()
    action()
    best = Math.min(best, performance.now() - start)
  }
  return best
}

const row = (name: string, ours: number, floor: number, unit: string, bar: string, met: boolean): Row => ({
  name,
  ours,
  floor,
  unit,
  ratio: ours / floor,
  bar,
  met,
})

/** A page of the usual kind: sections of headings, texts, links and pictures, some with placeholders. */
const pageNodes = (elements: number): WireNode[] => {
  const sections: WireNode[] = []
  for (let made = 1; made < elements; made += 6) {
    sections.push(
      createNode('Container', { elementStyle: { padding: '24px', width: '100%' } }, [
        createNode('Heading', { headingType: 'h2', content: `Care in {city}, part ${made}` }),
        createNode('Paragraph', {
          content: 'We mow, plant and prune from spring to autumn. Call {nap.phone} today.',
        }),
        createNode('Picture', { imageUrl: `https://images.example/${made}.webp`, alt: 'A garden' }),
        createNode('Link', { content: 'Prices', href: '/prices' }),
        createNode('Span', { content: 'Open all week' }),
      ]),
    )
  }
  return sections
}

const siteOf = (pages: number): RenderSite => {
  const document = createDocument(pageNodes(elementCount))
  return {
    name: 'Green Thumb',
    email: 'hello@example.com',
    pages: Array.from({ length: pages }, (_, index) => ({
      name: `Place ${index}`,
      slug: `place-${index}`,
      isDefault: index === 0,
      title: 'Gardeners in {city}',
      description: 'Garden care in {city}',
      document,
      updatedAt: '2026-11-20T00:00:00.000Z',
      values: { city: `City ${index}` },
    })),
  }
}

const target = {
  nap: { businessName: 'Green Thumb', address1: '1 Elm St', phone: '555 0100' },
  year: 2026,
  directoryIndex: true,
  baseUrl: 'https://example.com/',
}

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)

/** The same page as a hand-written loop would write it: fixed text and escaped values in a template string. */
const bareLoop = (sample: string, pages: number): number => {
  const parts = sample.split(/City 7|place-7|Place 7/)
  let length = 0
  for (let index = 0; index < pages; index++) {
    const value = escapeHtml(`City ${index}`)
    let html = ''
    for (const part of parts) html += `${part}${value}`
    length += Buffer.from(html).length
  }
  return length
}

const renderRow = (): Row => {
  const site = siteOf(pageCount)
  const sample = String(
    [...renderSite(site, target)].find(({ path }) => path === 'place-7/index.html')?.body(),
  )
  let length = 0
  const ours = fastest(() => {
    for (const file of renderSite(site, target)) if (file.kind === 'page') length += Buffer.from(file.body()).length
  })
  const floor = fastest(() => {
    length += bareLoop(sample, pageCount)
  })
  if (length === 0) throw new Error('Nothing was rendered')
  const perSecond = (milliseconds: number) => (pageCount * 1_000) / milliseconds
  const rate = perSecond(ours)
  return row(
    `render a generated site, ${elementCount} elements a page`,
    rate,
    perSecond(floor),
    'pages/s',
    '≥ 5,000 pages/s',
    rate >= 5_000,
  )
}

const exportRow = (): Row => {
  const nodes = pageNodes(5_000)
  const document = createDocument(nodes)
  const html = exportHtml(document)
  const ours = fastest(() => void exportHtml(document))
  const floor = fastest(() => void bareLoop(html, 1))
  return row('exportHtml, 5,000 nodes', ours, floor, 'ms', '≤ 20 ms', ours <= 20)
}

const importRow = (): Row => {
  const html = exportHtml(createDocument(pageNodes(5_000)))
  const ours = fastest(() => void importHtml(html))
  const floor = fastest(() => void parse(html))
  return row(
    'importHtml, 5,000 nodes, beside parse5 alone',
    ours,
    floor,
    'ms',
    '≤ 2 × floor',
    ours <= 2 * floor,
  )
}

/** Rendering and the builder's HTML, in memory, on one core. */
export const run = async (): Promise<Row[]> => [renderRow(), exportRow(), importRow()]

if (import.meta.main) console.log(table(await run()))

import { mkdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parse } from 'parse5'
import { createDocument, exportHtml, importHtml } from '@web2/builder'
import { renderSite, siteRenderer, type RenderSite } from '@web2/site'
import { fastest, secondsOf } from './figures.ts'
import { elementCount, generatedSite, pageNodes, target } from './generated-site.ts'
import { memoryRow, peakOf, tellPeak } from './peak-memory.ts'
import { table, type Row } from './row.ts'

const pageCount = 5_000

const row = (name: string, ours: number, floor: number, unit: string, bar: string, met: boolean): Row => ({
  name,
  ours,
  floor,
  unit,
  ratio: ours / floor,
  bar,
  met,
})

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)

const varying = /City 7|place-7|Place 7/

/** The same page as a hand-written loop would write it: fixed text and escaped values in a template string. */
const barePage = (parts: readonly string[], index: number): string => {
  const value = escapeHtml(`City ${index}`)
  let html = ''
  for (const part of parts) html += `${part}${value}`
  return html
}

const bareLoop = (sample: string, pages: number): number => {
  const parts = sample.split(varying)
  let length = 0
  for (let index = 0; index < pages; index++) length += Buffer.from(barePage(parts, index)).length
  return length
}

const samplePage = (site: RenderSite): string =>
  String([...renderSite(site, target)].find(({ path }) => path === 'place-7/index.html')?.body())

const renderRow = (): Row => {
  const site = generatedSite(pageCount)
  const sample = samplePage(site)
  let length = 0
  const ours = fastest(() => {
    for (const file of renderSite(site, target))
      if (file.kind === 'page') length += Buffer.from(file.body()).length
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

/** Seconds in which texts are written to files of a folder of their own, which is gone afterwards. */
const writingOf = async (write: (folder: string) => void): Promise<number> => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-render-'))
  try {
    return await secondsOf(async () => write(folder))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const writeFile = (folder: string, path: string, text: string | Uint8Array): void => {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

const writtenRow = async (): Promise<Row> => {
  const site = generatedSite(pageCount)
  const sample = samplePage(site)
  const parts = sample.split(varying)
  const ours = (folder: string) => {
    for (const file of renderSite(site, target)) writeFile(folder, file.path, file.body())
  }
  const floor = (folder: string) => {
    for (let index = 0; index < pageCount; index++)
      writeFile(folder, `place-${index}/index.html`, barePage(parts, index))
  }
  const seconds: [number[], number[]] = [[], []]
  for (let round = 0; round < 3; round++) {
    seconds[0].push(await writingOf(ours))
    seconds[1].push(await writingOf(floor))
  }
  const [best, bare] = seconds.map((all) => pageCount / Math.min(...all)) as [number, number]
  return row('… and written to disk', best, bare, 'pages/s', '≥ 0.8', best / bare >= 0.8)
}

/** Renders generated pages that need no input, so that only the renderer is measured. */
const renderAll = (pages: number): void => {
  const [page] = generatedSite(1).pages
  if (!page) throw new Error('The generated site has a page')
  const outline = Array.from({ length: pages }, (_, index) => ({
    slug: `place-${index}`,
    isDefault: index === 0,
  }))
  const renderer = siteRenderer({ name: 'Green Thumb', email: '', pages: outline }, target)
  let length = 0
  for (const [index, at] of outline.entries())
    length += renderer.page({ ...page, ...at, values: { city: `City ${index}` } }).body().length
  for (const { body } of renderer.ending()) length += body().length
  if (length === 0) throw new Error('Nothing was rendered')
}

/** Rendering and the builder's HTML, on one core. */
export const run = async (): Promise<Row[]> => [
  renderRow(),
  await writtenRow(),
  await memoryRow('rendering', (pages) => peakOf(import.meta.filename, ['peak', String(pages)])),
  exportRow(),
  importRow(),
]

const [mode, pages] = process.argv.slice(2)
if (import.meta.main && mode === 'peak') {
  renderAll(Number(pages))
  tellPeak()
} else if (import.meta.main) console.log(table(await run()))

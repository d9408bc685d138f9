import { overlapFinder, pageText } from '@web2/generator'
import { secondsOf } from './figures.ts'
import { generation, rendered } from './generated-pages.ts'
import { elementCount } from './generated-site.ts'
import { writingRows } from './generated-writing.ts'
import { generatorMemory } from './generator-memory.ts'
import { memoryRow, peakOf, tellPeak } from './peak-memory.ts'
import { table, type Row } from './row.ts'

const pagesMeasured = 5_000
const pagesPlanned = 100_000

/** Renders pages and returns their size in bytes. */
const renderPages = (pages: number): number => {
  let bytes = 0
  for (const { html } of rendered(pages)) bytes += Buffer.from(html).length
  return bytes
}

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)

/**
 * Builds the same number of pages of the same size from fixed texts and escaped values, like a hand-written
 * loop.
 */
const bareLoop = (pages: number, size: number): number => {
  const part = 'x'.repeat(Math.round(size / 40))
  let bytes = 0
  for (let index = 0; index < pages; index += 1) {
    const value = escapeHtml(`City ${index}`)
    let html = ''
    for (let at = 0; at < 40; at += 1) html += `${part}${value}`
    bytes += Buffer.from(html).length
  }
  return bytes
}

const renderRow = async (): Promise<Row> => {
  const size = renderPages(pagesMeasured) / pagesMeasured
  const seconds = await secondsOf(async () => void renderPages(pagesMeasured))
  bareLoop(pagesMeasured, size)
  const bare = await secondsOf(async () => void bareLoop(pagesMeasured, size))
  const [ours, floor] = [pagesMeasured / seconds, pagesMeasured / bare]
  return {
    name: `plan, fill and render generated pages, ${elementCount} elements a page`,
    ours,
    floor,
    unit: 'pages/s',
    ratio: ours / floor,
    bar: '≥ 5,000 pages/s',
    met: ours >= 5_000,
  }
}

/** Fills all pages of a plan and returns the estimated average similarity of their texts. */
const plan = async (pages: number): Promise<number> => {
  const { planner, fill } = generation(pages)
  const finder = overlapFinder()
  for (let index = 0; index < pages; index += 1)
    for (const page of planner.pagesOf(index)) {
      if (page.kind !== 'page') continue
      const { document, values } = fill(page)
      finder.add(pageText(document, values))
    }
  return (await finder.overlap()).average
}

const planRow = async (): Promise<Row> => {
  const seconds = await secondsOf(() => plan(pagesPlanned))
  const bare = await secondsOf(async () => {
    const { planner } = generation(pagesPlanned)
    for (let index = 0; index < pagesPlanned; index += 1) planner.pagesOf(index)
  })
  return {
    name: 'plan 100,000 pages with their likeness, beside naming them',
    ours: seconds,
    floor: bare,
    unit: 's',
    ratio: seconds / bare,
    bar: '≤ 60 s',
    met: seconds <= 60,
  }
}

/** Measures the site generator. */
export const run = async (): Promise<Row[]> => [
  await renderRow(),
  ...(await writingRows()),
  await planRow(),
  await memoryRow('generating', (pages) => peakOf(import.meta.filename, ['peak', String(pages)])),
  ...(await generatorMemory()),
]

const [mode, pages] = process.argv.slice(2)
if (import.meta.main && mode === 'peak') {
  renderPages(Number(pages))
  tellPeak()
} else if (import.meta.main) console.log(table(await run()))

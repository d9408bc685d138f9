import { mkdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDocument, sequentialUuids } from '@web2/builder'
import {
  overlapFinder,
  pageFiller,
  pagePlanner,
  pageText,
  readDefinition,
  rowValues,
  typedList,
  type PlannedPage,
} from '@web2/generator'
import { siteRenderer } from '@web2/site'
import { secondsOf } from './figures.ts'
import { definition } from './generator-scene.ts'
import { elementCount, pageNodes, target } from './generated-site.ts'
import { generatorMemory } from './generator-memory.ts'
import { memoryRow, peakOf, tellPeak } from './peak-memory.ts'
import { table, type Row } from './row.ts'
import { secondsOfOthers, slots } from './site-generators.ts'

const pagesMeasured = 5_000
const pagesPlanned = 100_000

/** Returns a site project of `pages` typical pages; its parts are created lazily. */
const generation = (pages: number) => {
  const lists = [
    typedList(
      'service',
      Array.from({ length: 100 }, (_, at) => `Service ${at}`),
    ),
    typedList(
      'city',
      Array.from({ length: pages / 100 }, (_, at) => `City ${at}`),
    ),
  ]
  const read = readDefinition(definition, lists, createDocument(pageNodes(elementCount), sequentialUuids()))
  const [problem] = Object.values(read.problems)
  if (problem !== undefined || !read.source || !read.address) throw new Error(problem)
  const valuesOf = (page: Pick<PlannedPage, 'rows'>) => rowValues(lists, read.scope, page.rows)
  const planner = pagePlanner({
    lists,
    combinations: read.combinations,
    seed: 1,
    address: read.address,
    pageName: read.texts.pageName,
    hubLists: read.hubLists,
    sitePer: null,
    valuesOf: (rows) => valuesOf({ rows }),
    siteName: () => 'Green Thumb',
  })
  const filler = pageFiller(read.source, [], read.texts)
  return { planner, fill: (page: PlannedPage) => filler({ ...page, valueOf: valuesOf(page) }) }
}

const folders = (path: string) => {
  const above = path.split('/').map((slug) => ({ slug, name: slug, isDefault: false }))
  const { slug } = above.pop()!
  return { slug: slug || 'home', above }
}

/** Plans, fills and renders pages one after the other. */
function* rendered(pages: number): Generator<{ readonly page: PlannedPage; readonly html: string }> {
  const { planner, fill } = generation(pages)
  const renderer = siteRenderer(
    { name: 'Green Thumb', email: '', pages: [{ slug: 'home', isDefault: true }], hasOtherPages: true },
    target,
  )
  for (let index = 0; index < pages; index += 1)
    for (const page of planner.pagesOf(index)) {
      if (page.kind !== 'page') continue
      const file = renderer.page({
        ...fill(page),
        ...folders(page.path),
        name: page.name,
        isDefault: false,
        updatedAt: '2026-11-20T00:00:00.000Z',
      })
      yield { page, html: String(file.body()) }
    }
}

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

/** Returns the seconds in which the pages are rendered and written to disk. */
const writingSeconds = async (): Promise<number> => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-generated-'))
  try {
    return await secondsOf(async () => {
      for (const { page, html } of rendered(pagesMeasured)) {
        mkdirSync(join(folder, page.path), { recursive: true })
        writeFileSync(join(folder, page.path, 'index.html'), html)
      }
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Measures the same pages rendered and written by the site generators on this machine. */
const besideOthers = async (): Promise<Row[]> => {
  const pages = [...rendered(pagesMeasured)].map(({ page }) => {
    const [service = '', city = ''] = page.name.split(' in ')
    return { path: page.path, service, city }
  })
  const first = rendered(pagesMeasured).next().value?.html ?? ''
  const template = first.replaceAll('Service 0', slots.service).replaceAll('City 0', slots.city)
  const { measured, absent } = await secondsOfOthers(template, pages)
  if (absent.length > 0) console.log(`Not installed here, so not measured: ${absent.join(', ')}.`)
  const ours = pagesMeasured / (await writingSeconds())
  return [...measured].map(([name, seconds]) => {
    const floor = pagesMeasured / seconds
    const ratio = ours / floor
    return {
      name: `make and write generated pages, beside ${name}`,
      ours,
      floor,
      unit: 'pages/s',
      ratio,
      bar: 'compared only',
      met: true,
    }
  })
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

/** Measures the core of the site generator on one core. */
export const run = async (): Promise<Row[]> => [
  await renderRow(),
  ...(await besideOthers()),
  await planRow(),
  await memoryRow('generating', (pages) => peakOf(import.meta.filename, ['peak', String(pages)])),
  ...(await generatorMemory()),
]

const [mode, pages] = process.argv.slice(2)
if (import.meta.main && mode === 'peak') {
  renderPages(Number(pages))
  tellPeak()
} else if (import.meta.main) console.log(table(await run()))

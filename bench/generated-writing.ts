import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import { planTurbo } from '@web2/server/src/domains/generator/planning/plan-project.ts'
import { createBuiltinCloud } from '@web2/server/src/domains/clouds/providers/builtin/store.ts'
import { secondsOf } from './figures.ts'
import { rendered } from './generated-pages.ts'
import { elementCount } from './generated-site.ts'
import { newGeneration, releaseAll } from './generator-scene.ts'
import { contextOf, plannedPublication, publishOnce } from './large-site.ts'
import { newTarget, openDatabase } from './publishing-scene.ts'
import { table, type Row } from './row.ts'
import { installedGenerators, slots, type GeneratedPage, type SiteGenerator } from './site-generators.ts'

const pageCounts = [5_000, 20_000]
const pagesPublished = 10_000
const rounds = 3

interface Part {
  readonly root: string
  readonly pages: number
  readonly from: number
  readonly step: number
}

/** Creates folders that aren't there yet, each once; another thread may have created one of them. */
const folderMaker = (root: string): ((path: string) => void) => {
  const made = new Set(['.'])
  const make = (path: string) => {
    if (made.has(path)) return
    make(dirname(path))
    try {
      mkdirSync(`${root}/${path}`)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    made.add(path)
  }
  return make
}

/** Plans, fills, renders and writes a part of the pages. Returns their number. */
const writePart = ({ root, pages, ...part }: Part): number => {
  const makeFolder = folderMaker(root)
  const room = Buffer.allocUnsafe(1024 * 1024)
  let written = 0
  for (const { page, html } of rendered(pages, part)) {
    makeFolder(page.path)
    const file = openSync(`${root}/${page.path}/index.html`, 'wx')
    writeSync(file, room, 0, room.write(html))
    closeSync(file)
    written += 1
  }
  return written
}

const answer = async (thread: Worker): Promise<unknown> => {
  const [said] = (await once(thread, 'message')) as [unknown]
  return said
}

/**
 * Starts a thread for each core, so that what a server has loaded long before is not measured. Returns how to
 * write pages with them.
 */
const writingThreads = async () => {
  const threads = Array.from({ length: availableParallelism() }, () => new Worker(new URL(import.meta.url)))
  await Promise.all(threads.map(answer))
  return {
    write: async (root: string, pages: number): Promise<void> => {
      const parts = threads.map((thread, from) => {
        thread.postMessage({ root, pages, from, step: threads.length } satisfies Part)
        return answer(thread)
      })
      const written = (await Promise.all(parts)).reduce<number>((sum, part) => sum + Number(part), 0)
      if (written !== pages) throw new Error(`${written} of ${pages} pages were written`)
    },
    end: () => Promise.all(threads.map((thread) => thread.terminate())),
  }
}

/** Compares files written by threads with pages rendered here. */
const checkWritten = (root: string, pages: number): void => {
  for (const { page, html } of rendered(pages))
    if (readFileSync(`${root}/${page.path}/index.html`, 'utf8') !== html)
      throw new Error(`${page.path} was written differently by a thread`)
}

const siteOf = (pages: number) => {
  const [first] = rendered(pages)
  const template = (first?.html ?? '').replaceAll('Service 0', slots.service).replaceAll('City 0', slots.city)
  const all = [...rendered(pages)].map(({ page }): GeneratedPage => {
    const [service = '', city = ''] = page.name.split(' in ')
    return { path: page.path, service, city }
  })
  return { template, pages: all }
}

/**
 * Measures both in turn, the fastest of some rounds each. Nothing is deleted until the end, because ext4 passes
 * over the inodes of files deleted within the last minutes one by one: pages written after others were deleted
 * take up to ten times as long, whichever program writes them.
 */
const measureBoth = async (generator: SiteGenerator, pages: number) => {
  const above = await mkdtemp(join(tmpdir(), 'bench-generated-'))
  const site = siteOf(pages)
  let [ours, theirs] = [Infinity, Infinity]
  const threads = await writingThreads()
  try {
    for (let round = 0; round < rounds; round += 1) {
      const folder = await mkdtemp(join(above, 'other-'))
      await generator.prepare(folder, site.template, site.pages)
      execFileSync('sync')
      theirs = Math.min(theirs, await secondsOf(() => generator.build(folder)))
      const root = await mkdtemp(join(above, 'ours-'))
      execFileSync('sync')
      ours = Math.min(ours, await secondsOf(() => threads.write(root, pages)))
      if (round === 0) checkWritten(root, pages)
    }
  } finally {
    await threads.end()
    await rm(above, { recursive: true, force: true })
  }
  console.log(
    `${pages.toLocaleString('en')} generated pages: ours in ${ours.toFixed(2)} s, ${generator.name} in ${theirs.toFixed(2)} s`,
  )
  return { ours, theirs }
}

/** Returns the seconds of publishing generated pages from the database to the built-in host. */
const publishingSeconds = async (): Promise<number> => {
  const { db, dataDir, url, close } = await openDatabase()
  try {
    const place = await newTarget(db, dataDir, 'bench')
    const { turboId, runId } = await newGeneration(db, place, pagesPublished)
    const context = contextOf(url, dataDir)
    await planTurbo(context, runId, new AbortController().signal)
    await context.db.destroy()
    await releaseAll(db, place, turboId)
    await db.deleteFrom('runs').execute()
    await plannedPublication(db, place)
    const host = createBuiltinCloud({ root: join(dataDir, 'sites'), publicBase: 'http://localhost' })
    return await secondsOf(() => publishOnce(url, dataDir, place.siteId, host))
  } finally {
    await close()
  }
}

const rowOf = (
  name: string,
  pages: number,
  seconds: { readonly ours: number; readonly theirs: number },
  least: number | null,
): Row => {
  const [ours, floor] = [pages / seconds.ours, pages / seconds.theirs]
  const met = least === null || ours >= least * floor
  const bar = least === null ? 'compared only' : `≥ ${least} of its pages/s`
  return { name, ours, floor, unit: 'pages/s', ratio: ours / floor, bar, met }
}

/** Measures generated pages on the disk beside other site generators, which use all cores. */
export const writingRows = async (): Promise<Row[]> => {
  const rows: Row[] = []
  for (const generator of installedGenerators()) {
    const named = `${generator.name} ${generator.version}, each on ${availableParallelism()} cores`
    for (const pages of pageCounts) {
      const least = generator.name === 'Hugo' ? 1.5 : null
      const what = `make and write ${pages.toLocaleString('en')} pages of ${elementCount} elements`
      rows.push(rowOf(`${what}, beside ${named}`, pages, await measureBoth(generator, pages), least))
    }
    const { theirs } = await measureBoth(generator, pagesPublished)
    const seconds = { ours: await publishingSeconds(), theirs }
    const what = `publish ${pagesPublished.toLocaleString('en')} generated pages to the built-in host`
    rows.push(rowOf(`${what} (database, history, flushed), beside ${named}`, pagesPublished, seconds, null))
  }
  return rows
}

if (!isMainThread) {
  parentPort?.on('message', (part: Part) => parentPort?.postMessage(writePart(part)))
  parentPort?.postMessage('ready')
} else if (import.meta.main) console.log(table(await writingRows()))

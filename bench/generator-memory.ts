import { rm } from 'node:fs/promises'
import { planTurbo } from '@web2/server/src/domains/generator/planning/plan-project.ts'
import { siteFolder } from '@web2/server/src/domains/publishing/publication-store/folder-storage.ts'
import { newGeneration, releaseAll } from './generator-scene.ts'
import { contextOf, plannedPublication, publishOnce } from './large-site.ts'
import { memoryRow, peakOf, tellPeak, type Measure } from './peak-memory.ts'
import { newTarget, openDatabase } from './publishing-scene.ts'
import { table, type Row } from './row.ts'

const planOnce = async (url: string, dataDir: string, runId: string): Promise<void> => {
  const context = contextOf(url, dataDir)
  await planTurbo(context, runId, new AbortController().signal)
  await context.db.destroy()
}

const works: Record<string, (url: string, dataDir: string, id: string) => Promise<void>> = {
  plan: planOnce,
  publish: publishOnce,
}

/** Returns the peak MB of a process that plans `pages` pages, and of one that publishes them. */
const measured = async (
  pages: number,
  measure: Measure,
): Promise<Readonly<Record<'plan' | 'publish', number>>> => {
  const { db, dataDir, url, close } = await openDatabase()
  const timed = async (work: string, id: string) => {
    const before = performance.now()
    const peak = await peakOf(import.meta.filename, [work, url, dataDir, id], measure)
    const seconds = (performance.now() - before) / 1_000
    console.log(`${work} a generation: ${pages.toLocaleString('en')} pages in ${seconds.toFixed(1)} s`)
    return peak
  }
  try {
    const place = await newTarget(db, dataDir, 'bench')
    const { turboId, runId } = await newGeneration(db, place, pages)
    const plan = await timed('plan', runId)
    const { status } = await db.selectFrom('turbos').select('status').executeTakeFirstOrThrow()
    if (status !== 'planned') throw new Error(`The generation is ${status} instead of planned`)
    await releaseAll(db, place, turboId)
    await db.deleteFrom('runs').execute()
    await plannedPublication(db, place)
    const publish = await timed('publish', place.siteId)
    await rm(siteFolder(dataDir, place.siteId), { recursive: true, force: true })
    return { plan, publish }
  } finally {
    await close()
  }
}

/** Measures the memory of planning a site project and of publishing its site, each in a separate process. */
export const generatorMemory = async (): Promise<Row[]> => {
  const known = new Map<string, ReturnType<typeof measured>>()
  const of = (pages: number, measure: Measure) => {
    const key = `${pages} ${measure}`
    const had = known.get(key) ?? measured(pages, measure)
    known.set(key, had)
    return had
  }
  const rows: Row[] = []
  for (const [work, doing, most] of [
    ['plan', 'planning a generation in the worker', 2],
    ['publish', 'publishing a generation in the worker', 1.5],
  ] as const) {
    rows.push(await memoryRow(doing, async (pages) => (await of(pages, 'resident'))[work], most))
    const kept = `${doing}, what collections leave,`
    rows.push(await memoryRow(kept, async (pages) => (await of(pages, 'held'))[work], most))
  }
  return rows
}

const [name = '', url = '', dataDir = '', id = ''] = process.argv.slice(2)
const work = works[name]
if (import.meta.main && work) {
  await work(url, dataDir, id)
  tellPeak()
} else if (import.meta.main) console.log(table(await generatorMemory()))

import { rm } from 'node:fs/promises'
import { planTurbo } from '@web2/server/src/commands/turbo/plan-turbo.ts'
import { keptFolder } from '@web2/server/src/providers/kept-files/place.ts'
import { newGeneration, releaseAll } from './generator-scene.ts'
import { contextOf, plannedPublication, publishOnce } from './large-site.ts'
import { memoryRows, peakOf, tellPeak, type Peak } from './peak-memory.ts'
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

/** The peaks of a process that plans so many pages, and of one that publishes them. */
const measured = async (pages: number): Promise<Readonly<Record<'plan' | 'publish', Peak>>> => {
  const { db, dataDir, url, close } = await openDatabase()
  const timed = async (work: string, id: string) => {
    const before = performance.now()
    const peak = await peakOf(import.meta.filename, [work, url, dataDir, id])
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
    await rm(keptFolder(dataDir, place.siteId), { recursive: true, force: true })
    return { plan, publish }
  } finally {
    await close()
  }
}

/** A worker plans a generation, and another job of it publishes the site: each in a process of its own. */
export const generatorMemory = async (): Promise<Row[]> => {
  const known = new Map<number, ReturnType<typeof measured>>()
  const of = (pages: number) => {
    const had = known.get(pages) ?? measured(pages)
    known.set(pages, had)
    return had
  }
  return [
    ...(await memoryRows('planning a generation in the worker', async (pages) => (await of(pages)).plan)),
    ...(await memoryRows(
      'publishing a generation in the worker',
      async (pages) => (await of(pages)).publish,
    )),
  ]
}

const [name = '', url = '', dataDir = '', id = ''] = process.argv.slice(2)
const work = works[name]
if (import.meta.main && work) {
  await work(url, dataDir, id)
  tellPeak()
} else if (import.meta.main) console.log(table(await generatorMemory()))

import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { firstCards, planCards } from '@web2/contract/articles'
import { startGeneration } from '@web2/server/src/domains/articles/generation/start-generation.ts'
import {
  openArticles,
  startLoop,
  startStub,
  startWorkerProcess,
  workers,
  writtenCount,
} from './articles-scene.ts'
import { percentile, secondsOf } from './figures.ts'
import { table, type Row } from './row.ts'

const articles = Number(process.env.BENCH_ARTICLES ?? 1_000)
/** The outline of a new generation: a title, an introduction, three headings with two paragraphs each. */
const cards = firstCards()
const texts = planCards(cards).length

/** Returns the articles per second of two bare loops. */
const floorRate = async (url: string, accountId: string, baseUrl: string): Promise<number> => {
  const args = [url, accountId, baseUrl, String(articles / workers)]
  const loops = await Promise.all(
    Array.from({ length: workers }, () => startLoop('./articles-floor.ts', args)),
  )
  const seconds = await secondsOf(async () => {
    const gone = loops.map(({ child }) => once(child, 'exit'))
    for (const { child } of loops) child.send('go')
    await Promise.all(gone)
  })
  return articles / seconds
}

/** Writes a thousand queued articles with two workers, while a client requests the list. */
const measure = async () => {
  const stub = await startStub('./articles-stub.ts')
  const { context, owner, url, lists, close } = await openArticles(stub.baseUrl)
  const { config, db } = context
  try {
    const floor = await floorRate(url, owner.accountId, stub.baseUrl)
    for (let at = 0; at < articles; at += 1)
      await startGeneration(context, owner, { keyword: `roses ${at}`, cards: [...cards] })

    const seen = async (many: number) => {
      let left = many
      return lists(() => left-- <= 0)
    }
    await seen(50)
    const idle = await seen(200)
    const children = await Promise.all(Array.from({ length: workers }, () => startWorkerProcess(config, url)))
    const begun = performance.now()
    let over = 0
    const counting = (async () => {
      while ((await writtenCount(db)) < articles) await pause(100)
      over = performance.now()
    })()
    const loaded = await lists(() => over > 0)
    await counting
    await Promise.all(children.map(({ end }) => end()))
    return { floor, ours: (articles * 1_000) / (over - begun), idle, loaded }
  } finally {
    await stub.end()
    await close()
  }
}

const rateRow = (name: string, unit: string, each: number, ours: number, floor: number, bar = 0): Row => ({
  name,
  ours: ours * each,
  floor: floor * each,
  unit,
  ratio: ours / floor,
  bar: bar === 0 ? '' : `≥ ${bar}`,
  met: ours >= bar * floor,
})

/**
 * Measures articles of the default outline, `texts` texts each, written by two workers with a service that
 * answers immediately. The floor is two bare loops with the same SDK and one INSERT per article.
 */
export const run = async (): Promise<Row[]> => {
  const { ours, floor, idle, loaded } = await measure()
  const [still, busy] = [percentile(idle, 0.95), percentile(loaded, 0.95)]
  const queued = `${articles.toLocaleString('en')} queued articles of ${texts} texts, ${workers} workers`
  return [
    rateRow(queued, 'articles/s', 1, ours, floor, 0.43),
    rateRow('the same in texts', 'texts/s', texts, ours, floor),
    {
      name: 'p95 of a list request during that, and idle',
      ours: busy,
      floor: still,
      unit: 'ms',
      ratio: busy / still,
      bar: '≤ 1.5 × idle',
      met: busy <= 1.5 * still,
    },
  ]
}

if (import.meta.main) console.log(table(await run()))

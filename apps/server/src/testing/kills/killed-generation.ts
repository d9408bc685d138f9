import type { ChildProcess } from 'node:child_process'
import type { Turbo } from '@web2/contract/generator'
import { expect, vi } from 'vitest'
import { bookAbandonedCalls } from '../../domains/model-calls/ledger/book-abandoned-calls.ts'
import { publicServices } from '../../platform/config/service-addresses.ts'
import { startTextServer, textKey } from '../servers/text/text-server.ts'
import { acting } from '../worlds/generator-definition.ts'
import { startTurboWorld } from '../worlds/generator-world.ts'
import { killChild, startWorkerChild } from './worker-child.ts'
import { writtenPages } from '../worlds/written-pages.ts'

/** Concurrent text requests of one worker. */
const together = 8

/**
 * Kills the worker several times during a site project, each time in the middle of several texts. In the end
 * every page is published with a text paid for once, and counted once.
 */
export const killGeneration = async (pages: number, kills: number, patience: number): Promise<void> => {
  let asked = 0
  let [reached, killAt] = [Promise.withResolvers<void>(), Number.POSITIVE_INFINITY]
  const server = await startTextServer(() => {
    asked += 1
    if (asked === killAt) reached.resolve()
    return { pieces: ['Words ', `${asked}.`] }
  })
  const world = await startTurboWorld({ services: { ...publicServices, openai: server.baseUrl } })
  const { db } = world.world.context
  const act = (id: string, action: string) => world.patch(`/cloud-sites-turbo/${id}`, acting(action))
  const texts = () =>
    db
      .selectFrom('turboTexts')
      .innerJoin('turboPages', 'turboPages.id', 'turboTexts.pageId')
      .select(['turboPages.path', 'turboTexts.text'])
      .execute()
  let child: ChildProcess | undefined
  try {
    await world.call('POST', '/settings', { openAi: { apiKey: textKey } })
    const { _id }: Turbo = await world.post('/cloud-sites-turbo', await writtenPages(world, pages))
    await act(_id, 'plan')
    await world.work()
    await act(_id, 'sample')
    await world.work()
    await act(_id, 'approve')
    for (let kill = 1; kill <= kills; kill += 1) {
      reached = Promise.withResolvers()
      killAt = asked + Math.floor(pages / (kills + 1))
      child = await startWorkerChild(world.world)
      await reached.promise
      await killChild(child)
    }
    const kept = await texts()
    expect(kept.length).toBeLessThan(pages)

    child = await startWorkerChild(world.world)
    await vi.waitFor(
      async () => expect(await world.get(`/cloud-sites-turbo/${_id}`)).toMatchObject({ status: 'done' }),
      { timeout: patience, interval: 100 },
    )
    expect(asked).toBeLessThanOrEqual(pages + kills * together)
    const all = await texts()
    expect(all).toHaveLength(pages)
    expect(new Set(all.map(({ text }) => text)).size).toBe(pages)
    expect(all).toEqual(expect.arrayContaining(kept))
    const { data: sites } = await world.get(`/turbo-sites?turboId=${_id}`)
    for (const { path, text } of all)
      expect(await world.live(sites[0]._id, `${path}/index.html`)).toContain(text)
    // every paid call is booked once: those of killed workers by the end of their lease, also if nothing was sent yet
    await db
      .updateTable('modelCalls')
      .set({ leasedUntil: new Date(0).toISOString() })
      .where('status', '=', 'reserved')
      .execute()
    await bookAbandonedCalls(world.world.context)
    const calls = await db.selectFrom('modelCalls').select(['status', 'estimated']).execute()
    expect(new Set(calls.map(({ status }) => status))).toEqual(new Set(['booked']))
    expect(calls.filter(({ estimated }) => !estimated).length).toBeGreaterThanOrEqual(pages)
    expect(calls.length).toBeGreaterThanOrEqual(asked)
    expect(calls.length).toBeLessThanOrEqual(pages + kills * together)
    const usage = await db
      .selectFrom('usageCounters')
      .select(['resource', 'used', 'reserved'])
      .where('accountId', '=', world.accountId)
      .orderBy('resource')
      .execute()
    expect(usage).toEqual([
      { resource: 'articles', used: pages, reserved: 0 },
      { resource: 'publishedPages', used: pages + 1, reserved: 0 },
    ])
  } finally {
    if (child && child.exitCode === null && child.signalCode === null) await killChild(child)
    await world.stop()
    await server.stop()
  }
}

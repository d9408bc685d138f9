import type { ChildProcess } from 'node:child_process'
import type { ServerResponse } from 'node:http'
import sharp from 'sharp'
import { expect, vi } from 'vitest'
import { changeSettings } from '../../domains/accounts/settings/change-settings.ts'
import { startImageGeneration } from '../../domains/media/image-generation/start-image-generation.ts'
import { bookAbandonedCalls } from '../../domains/model-calls/ledger/book-abandoned-calls.ts'
import { publicServices } from '../../platform/config/service-addresses.ts'
import { bodyOf, listening } from '../servers/listening.ts'
import { stabilityKey } from '../servers/pictures/stability-images.ts'
import { createWorld } from '../worlds/publishing-world.ts'
import { usedUnits } from './used-units.ts'
import { killChild, startWorkerChild } from './worker-child.ts'

/** Image requests of one worker at the same time. */
const together = 8
/** US dollars for an image of Stable Diffusion 3.5 Large. */
const price = 0.065

/** A service that answers the first requests at once and holds all others, so that a kill hits calls in progress. */
const startHoldingServer = async () => {
  const png = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#b33' } })
    .png()
    .toBuffer()
  const body = JSON.stringify({ image: png.toString('base64'), finish_reason: 'SUCCESS', seed: 1 })
  let [asked, freeUntil] = [0, 0]
  let isFull = Promise.withResolvers<void>()
  const held: ServerResponse[] = []
  const server = await listening((incoming, response) => {
    void bodyOf(incoming).then(() => {
      asked += 1
      if (asked <= freeUntil)
        return void response.writeHead(200, { 'content-type': 'application/json' }).end(body)
      held.push(response)
      if (held.length === together) isFull.resolve()
    })
  })
  return {
    url: server.url,
    stop: server.stop,
    asked: () => asked,
    /** Answers that many further requests; the promise resolves once a worker waits for all it can. */
    answer: (count: number): Promise<void> => {
      held.length = 0
      isFull = Promise.withResolvers()
      freeUntil = asked + count
      return isFull.promise
    },
  }
}

/**
 * Kills the worker several times while all its image requests are in progress: after they were reserved, before they are
 * booked. In the end each request was made once and is counted once, at its price or as an estimate.
 */
export const killImages = async (images: number, kills: number, patience: number): Promise<void> => {
  const server = await startHoldingServer()
  const world = await createWorld([], { services: { ...publicServices, stability: server.url } })
  const { context, owner } = world
  const { db } = context
  const lost = kills * together
  let child: ChildProcess | undefined
  try {
    await changeSettings(context, owner, { stability: { apiKey: stabilityKey } })
    for (let image = 1; image <= images; image += 1)
      await startImageGeneration(context, owner, { generator: 'stable_diffusion', prompt: `Rose ${image}` })
    for (let kill = 1; kill <= kills; kill += 1) {
      const full = server.answer(Math.floor((images - lost) / (kills + 1)))
      child = await startWorkerChild(world)
      await full
      await killChild(child)
    }
    const { reserved } = await db
      .selectFrom('modelSpending')
      .select('reserved')
      .where('provider', '=', '')
      .executeTakeFirstOrThrow()
    // those of an earlier kill may not have been found yet
    expect(reserved).toBeGreaterThan((together - 0.5) * price)

    void server.answer(images)
    child = await startWorkerChild(world)
    const open = () =>
      db.selectFrom('runs').select('id').where('status', 'in', ['queued', 'running']).execute()
    await vi.waitFor(async () => expect(await open()).toEqual([]), { timeout: patience, interval: 50 })
    expect(server.asked()).toBe(images)
    const made = await db.selectFrom('imageGenerations').select(['status', 'message', 'cost']).execute()
    const failed = made.filter(({ status }) => status === 'failed')
    expect(failed).toHaveLength(lost)
    for (const each of failed) {
      expect(each.message).toMatch(/may have charged for it/)
      expect(each.cost).toBeCloseTo(price, 9)
    }
    expect(made.filter(({ status }) => status === 'done')).toHaveLength(images - lost)

    // nothing is left for the end of a lease
    await db
      .updateTable('modelCalls')
      .set({ leasedUntil: new Date(0).toISOString() })
      .execute()
    expect(await bookAbandonedCalls(context)).toBe(0)
    const calls = await db.selectFrom('modelCalls').select(['status', 'task', 'estimated']).execute()
    expect(calls).toHaveLength(images)
    for (const call of calls) expect(call).toMatchObject({ status: 'booked', task: 'image' })
    expect(calls.filter(({ estimated }) => estimated)).toHaveLength(lost)
    const counters = await db
      .selectFrom('modelSpending')
      .select(['provider', 'spent', 'reserved', 'calls'])
      .orderBy('provider')
      .execute()
    const sums = { spent: expect.closeTo(images * price, 6), reserved: expect.closeTo(0, 9), calls: images }
    expect(counters).toEqual([
      { provider: '', ...sums },
      { provider: 'stability', ...sums },
    ])
    expect(await usedUnits(db)).toEqual({ used: images - lost, reserved: 0 })
  } finally {
    if (child && child.exitCode === null && child.signalCode === null) await killChild(child)
    await world.end()
    await server.stop()
  }
}

import type { ChildProcess } from 'node:child_process'
import { firstCards } from '@web2/contract/articles'
import { expect, vi } from 'vitest'
import { startBulk } from '../../domains/articles/bulks/start-bulk.ts'
import { startGeneration } from '../../domains/articles/generation/start-generation.ts'
import { changeSettings } from '../../domains/accounts/settings/change-settings.ts'
import { publicServices } from '../../platform/config/service-addresses.ts'
import { startTextServer, textKey } from '../servers/text/text-server.ts'
import { createWorld } from '../worlds/publishing-world.ts'
import { usedUnits } from './used-units.ts'
import { killChild, startWorkerChild } from './worker-child.ts'

/**
 * Generates many articles and kills the worker in the middle of several. After another worker has finished:
 * each article exists once, no finished text was requested again, units are counted once.
 */
export const killArticles = async (
  articles: number,
  patience: number,
  begun: 'one-by-one' | 'in-bulk' = 'one-by-one',
): Promise<void> => {
  let asked = 0
  const killAt = articles * 4
  const reached = Promise.withResolvers<void>()
  const server = await startTextServer(() => {
    asked += 1
    if (asked === killAt) reached.resolve()
    return { pieces: ['Words ', `${asked}`] }
  })
  const world = await createWorld([], { services: { ...publicServices, openai: server.baseUrl } })
  const { context, owner } = world
  const { db } = context
  const each = firstCards()
  const texts = 11
  let child: ChildProcess | undefined
  try {
    await changeSettings(context, owner, { openAi: { apiKey: textKey } })
    const keywords = Array.from({ length: articles }, (_, index) => `keyword ${index}`)
    if (begun === 'in-bulk') await startBulk(context, owner, { keywords, cards: each })
    else for (const keyword of keywords) await startGeneration(context, owner, { keyword, cards: each })
    child = await startWorkerChild(world)
    await reached.promise
    await killChild(child)
    const finished = await db
      .selectFrom('generationCards')
      .select('id')
      .where('status', '=', 'written')
      .execute()
    const unfinished = await db.selectFrom('runItems').select('id').where('working', '=', true).execute()
    expect(finished.length).toBeGreaterThan(0)
    expect(finished.length).toBeLessThan(articles * texts)
    const before = asked

    child = await startWorkerChild(world)
    const open = () =>
      db.selectFrom('runs').select('id').where('status', 'in', ['queued', 'running']).execute()
    await vi.waitFor(async () => expect(await open()).toEqual([]), { timeout: patience, interval: 50 })
    expect(asked - before).toBe(articles * texts - finished.length)
    expect(asked).toBeLessThanOrEqual(articles * texts + unfinished.length)

    const made = await db.selectFrom('articles').select(['status', 'keyword', 'text']).execute()
    expect(new Set(made.map(({ keyword }) => keyword)).size).toBe(articles)
    expect(made).toHaveLength(articles)
    for (const { status, text } of made) {
      expect(status).toBe('draft')
      expect(text.match(/Words \d+/g)).toHaveLength(texts - 1)
    }
    const said = made.flatMap(({ text }) => text.match(/Words \d+/g) ?? [])
    expect(new Set(said).size).toBe(said.length)
    const rows = await db.selectFrom('articleBulkRows').select(['status', 'articleId']).execute()
    expect(rows.filter(({ status }) => status === 'written')).toHaveLength(rows.length)
    expect(new Set(rows.map(({ articleId }) => articleId)).size).toBe(begun === 'in-bulk' ? articles : 0)
    expect(await usedUnits(db)).toEqual({ used: articles, reserved: 0 })
  } finally {
    if (child && child.exitCode === null && child.signalCode === null) await killChild(child)
    await world.end()
    await server.stop()
  }
}

import type { ChildProcess } from 'node:child_process'
import { expect, vi } from 'vitest'
import { startBulk } from '../../domains/articles/bulks/start-bulk.ts'
import { answered } from '../../domains/articles/generation/plan/plan-fixture.ts'
import { changeSettings } from '../../domains/accounts/settings/change-settings.ts'
import { publicServices } from '../../platform/config/service-addresses.ts'
import { startTextServer, textKey, type TextRequest } from '../servers/text/text-server.ts'
import { createWorld } from '../worlds/publishing-world.ts'
import { usedUnits } from './used-units.ts'
import { killChild, startWorkerChild } from './worker-child.ts'

/** Brief, outline, introduction, three sections, review and details. */
const textsEach = 8

/** Names what a request asks for: the keyword and the step or section. */
const nameOf = ({ prompt }: TextRequest): string => {
  const keyword = /(?:^Keyword: |"keyword":")(keyword \d+)/m.exec(prompt)?.[1] ?? ''
  const step = /Write the (?:brief|outline|details)|List the faults|Current section: [^\n,]+/.exec(
    prompt,
  )?.[0]
  return `${keyword}: ${step ?? ''}`
}

/**
 * Generates planned articles in a bulk and kills the worker each time that many texts were requested, so that it dies
 * in every step. After the last worker has finished: each article exists once with all its parts, no finished text was
 * requested again, units are counted once.
 */
export const killPlannedArticles = async (
  articles: number,
  killsAt: readonly number[],
  patience: number,
): Promise<void> => {
  let asked = 0
  const reached = killsAt.map(() => Promise.withResolvers<void>())
  const server = await startTextServer((request) => {
    asked += 1
    const at = killsAt.indexOf(asked)
    if (at >= 0) reached[at]?.resolve()
    return answered(request)
  })
  const world = await createWorld([], { services: { ...publicServices, openai: server.baseUrl } })
  const { context, owner } = world
  const { db } = context
  let child: ChildProcess | undefined
  try {
    await changeSettings(context, owner, { openAi: { apiKey: textKey } })
    const keywords = Array.from({ length: articles }, (_, index) => `keyword ${index}`)
    await startBulk(context, owner, { keywords, plan: {} })
    let inProgress = 0
    for (const { promise } of reached) {
      child = await startWorkerChild(world)
      await promise
      await killChild(child)
      const working = await db.selectFrom('runItems').select('id').where('working', '=', true).execute()
      inProgress += working.length
    }
    child = await startWorkerChild(world)
    const open = () =>
      db.selectFrom('runs').select('id').where('status', 'in', ['queued', 'running']).execute()
    await vi.waitFor(async () => expect(await open()).toEqual([]), { timeout: patience, interval: 50 })

    const named = server.requests.map(nameOf)
    expect(new Set(named).size).toBe(articles * textsEach)
    expect(named.length).toBeLessThanOrEqual(articles * textsEach + inProgress)
    const made = await db.selectFrom('articles').select(['status', 'keyword', 'text', 'title']).execute()
    expect(made.map(({ keyword }) => keyword).toSorted()).toEqual(keywords.toSorted())
    for (const { status, text } of made) {
      expect(status).toBe('draft')
      for (const part of ['Clean them in April', 'shed last year', 'downspouts first', 'Can I do it myself?'])
        expect(text.split(part)).toHaveLength(2)
    }
    const cards = await db.selectFrom('generationCards').select(['status', 'type']).execute()
    expect(new Set(cards.map(({ status }) => status))).toEqual(new Set(['written']))
    expect(cards.filter(({ type }) => type === 'details')).toHaveLength(articles)
    expect(await usedUnits(db)).toEqual({ used: articles, reserved: 0 })
  } finally {
    if (child && child.exitCode === null && child.signalCode === null) await killChild(child)
    await world.end()
    await server.stop()
  }
}

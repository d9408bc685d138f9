import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { withNewCard, type ArticleBulkStart } from '@web2/contract/articles'
import { publicServices } from '../../../platform/config/service-addresses.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { bulkReads } from '../../../testing/worlds/bulk-reads.ts'
import { workOnBulks } from '../../../testing/worlds/drained-bulk.ts'
import { killWorkersAt } from '../../../testing/kills/kill-workers-at.ts'
import { createWorld, type World } from '../../../testing/worlds/publishing-world.ts'
import {
  startTextServer,
  textKey,
  type TextRequest,
  type TextServer,
} from '../../../testing/servers/text/text-server.ts'
import { mostLostInLongWork } from '../../../platform/jobs/attempt.ts'
import { changeSettings } from '../../accounts/settings/change-settings.ts'
import { changeBulkRow } from './change-row.ts'
import { startBulk } from './start-bulk.ts'

let server: TextServer
let world: World
let owner: World['owner']

/** Returns 48 words that no other number shares. */
const words = (turn: number) =>
  Array.from({ length: 12 }, (_, at) => at)
    .flatMap((at) => ['a', 'b', 'c', 'd'].map((part) => `n${at}${part}${turn}`))
    .join(' ')
const keywordOf = ({ prompt }: TextRequest) => /apples|pears|plums|figs/.exec(prompt)?.[0] ?? ''

beforeAll(async () => {
  server = await startTextServer(() => ({ pieces: [''] }))
  world = await createWorld([], { services: { ...publicServices, openai: server.baseUrl } })
})
beforeEach(async () => {
  owner = await world.newOwner()
  await changeSettings(world.context, owner, { openAi: { apiKey: textKey } })
})
afterAll(async () => {
  await world.end()
  await server.stop()
})

const db = () => world.context.db
const begin = (keywords: readonly string[], change: Partial<ArticleBulkStart> = {}) =>
  startBulk(world.context, owner, { keywords: [...keywords], ...change })
const { bulk, rows, statuses, articles, usage } = bulkReads(db, () => owner.accountId)

describe('similar articles', () => {
  const same = words(1_000_000)
  const [start, rest] = [same.split(' ').slice(0, 40).join(' '), words(2_000_000)]

  it('need review from 0.8 and are noted from 0.6, also against existing articles', async () => {
    const answers: Record<string, string> = {
      apples: same,
      pears: `${start} and ${rest.slice(0, 60)}`,
      plums: rest,
    }
    server.answerWith((request) => {
      const keyword = keywordOf(request)
      return {
        pieces: [/paragraph|part/i.test(request.prompt) ? (answers[keyword] ?? same) : `${keyword} title`],
      }
    })
    await db()
      .insertInto('articles')
      .values({
        id: uuidV7(),
        accountId: owner.accountId,
        createdBy: null,
        title: 'Old',
        text: `<p>${same}</p>`,
      })
      .execute()
    const one = withNewCard([], '', 'paragraph')
    const { _id } = await begin(['apples', 'pears', 'plums', 'figs'], { cards: one })
    await workOnBulks(world)
    const [apples, pears, plums, figs] = await rows(_id)
    expect([apples, pears, plums, figs].map((row) => row?.status)).toEqual([
      'review',
      'written',
      'written',
      'review',
    ])
    expect(apples?.similarity).toBe(1)
    expect(pears?.similarity).toBeGreaterThanOrEqual(0.6)
    expect(pears?.similarity).toBeLessThan(0.8)
    expect(plums).toMatchObject({ similarity: null, similarTo: null })
    const old = (await articles()).find(({ title }) => title === 'Old')
    expect(apples?.similarTo).toBe(old?.id)
    expect(await bulk(_id)).toMatchObject({ status: 'done', written: 2, review: 2 })

    await changeBulkRow(world.context, owner, apples?.id ?? '', { action: 'keep' })
    answers.figs = words(3_000_000)
    await changeBulkRow(world.context, owner, figs?.id ?? '', { action: 'retry' })
    await workOnBulks(world)
    expect(await statuses(_id)).toEqual(['written', 'written', 'written', 'written'])
    expect((await rows(_id))[3]).toMatchObject({ similarity: null, compared: true })
    expect(await usage()).toEqual([{ used: 4, reserved: 0 }])
    await expect(
      changeBulkRow(world.context, owner, plums?.id ?? '', { action: 'retry' }),
    ).rejects.toMatchObject({ code: 409 })
  })
  it('need review if comparing them repeatedly killed workers', async () => {
    const { _id } = await begin(['apples', 'pears'], { cards: withNewCard([], '', 'paragraph') })
    const unit = { kind: 'comparison-of-a-bulk', subjectId: _id, accountId: owner.accountId }
    await killWorkersAt(world.context, unit, mostLostInLongWork)
    await workOnBulks(world)
    const message = expect.stringContaining('so it was skipped')
    expect(await rows(_id)).toMatchObject([
      { status: 'review', similarity: null, message },
      { status: 'review', similarity: null, message },
    ])
    expect(await bulk(_id)).toMatchObject({ status: 'done', review: 2 })
  })
  const inBulk = async (textOf: (article: number) => string) => {
    const keywords = Array.from({ length: 40 }, (_, at) => `keyword ${at} end`)
    server.answerWith(({ prompt }) => ({
      pieces: [textOf(Number(/keyword (\d+) end/.exec(prompt)?.[1]))],
    }))
    const { _id } = await begin(keywords, { cards: withNewCard([], '', 'paragraph') })
    await workOnBulks(world)
    return rows(_id)
  }
  /** Returns fifteen words that no other number shares. */
  const sentence = (number: number) =>
    `${Array.from({ length: 15 }, (_, at) => `s${number}x${at}`).join(' ')}.`

  it('are noted within a bulk if they share sentences, without review', async () => {
    // each has a third of the same 24 sentences, in its own order
    const order = (article: number, number: number) => (Math.sin(article * 100 + number + 1) * 10_000) % 1
    const made = await inBulk((article) =>
      Array.from({ length: 24 }, (_, number) => number)
        .sort((one, other) => order(article, one) - order(article, other))
        .slice(0, 8)
        .map(sentence)
        .join(' '),
    )
    expect(made).toHaveLength(40)
    for (const { status, similarity, similarTo, articleId } of made) {
      expect(status).toBe('written')
      expect(similarity).toBeGreaterThanOrEqual(0.2)
      expect(similarity).toBeLessThan(0.6)
      expect(similarTo).not.toBe(articleId)
    }
  })

  it('are not reported in a bulk of distinct articles', async () => {
    const made = await inBulk((article) =>
      Array.from({ length: 10 }, (_, at) => sentence(article * 10 + at)).join(' '),
    )
    expect(made.map(({ status, similarity }) => [status, similarity])).toEqual(
      made.map(() => ['written', null]),
    )
  })
  it('are noted on both, need review on the later one, and are compared again', async () => {
    let pears = same
    server.answerWith((request) => ({ pieces: [keywordOf(request) === 'pears' ? pears : same] }))
    const { _id } = await begin(['apples', 'pears'], { cards: withNewCard([], '', 'paragraph') })
    await workOnBulks(world)
    const [first, later] = await rows(_id)
    expect(first).toMatchObject({ status: 'written', similarity: 1, similarTo: later?.articleId })
    expect(later).toMatchObject({ status: 'review', similarity: 1, similarTo: first?.articleId })
    pears = rest
    await changeBulkRow(world.context, owner, later?.id ?? '', { action: 'retry' })
    await workOnBulks(world)
    expect(await rows(_id)).toMatchObject([
      { status: 'written', similarity: null, similarTo: null },
      { status: 'written', similarity: null, similarTo: null },
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { workOnBulks } from '../../../testing/worlds/drained-bulk.ts'
import { type TextRequest } from '../../../testing/servers/text/text-server.ts'
import { changeCard } from '../generation/change-card.ts'
import { changeGeneration } from '../generation/change-generation.ts'
import { cardsOf } from '../generation/generation-view.ts'
import { maxActiveRows } from './start-row.ts'
import { changeBulk } from './change-bulk.ts'
import { changeBulkRow } from './change-row.ts'
import { useBulks } from '../testing/bulk-fixture.ts'

const fixture = useBulks()
const { minute, counted, keywordOf, db, begin, bulk, rows, statuses, articles, usage, told } = fixture

describe('a failure', () => {
  const refusing = (request: TextRequest) =>
    keywordOf(request) === 'pears'
      ? { status: 400, error: { message: 'Not about this.', code: 'bad' } }
      : counted()

  it('is reported with its reason, and a retry regenerates only failed texts', async () => {
    fixture.server.answerWith(refusing)
    const { _id } = await begin(['apples', 'pears', 'plums'])
    await workOnBulks(fixture.world)
    expect(await statuses(_id)).toEqual(['written', 'failed', 'written'])
    expect((await rows(_id))[1]?.message).toContain('Not about this.')
    expect(await usage()).toEqual([{ used: 2, reserved: 0 }])
    expect(await bulk(_id)).toMatchObject({ status: 'done', written: 2, failed: 1 })

    fixture.server.answerWith(counted)
    fixture.server.requests.length = 0
    await changeBulk(fixture.world.context, fixture.owner, _id, { action: 'retry' })
    await workOnBulks(fixture.world)
    expect(fixture.server.requests.map(keywordOf).filter((each) => each !== 'pears' && each !== '')).toEqual(
      [],
    )
    expect(fixture.server.requests).toHaveLength(2)
    expect(await statuses(_id)).toEqual(['written', 'written', 'written'])
    expect(await articles()).toHaveLength(3)
    expect(await usage()).toEqual([{ used: 3, reserved: 0 }])
  })

  it('is cleared by a manual retry, which is counted and compared after the bulk ended', async () => {
    fixture.server.answerWith(refusing)
    const { _id } = await begin(['apples', 'pears'])
    await workOnBulks(fixture.world)
    expect(await bulk(_id)).toMatchObject({ status: 'done', written: 1, failed: 1 })
    const [before, toldBefore] = [await bulk(_id), await told()]

    fixture.server.answerWith(counted)
    const pears = (await rows(_id))[1]
    const failed = await db()
      .selectFrom('generationCards')
      .select('id')
      .where('generationId', '=', pears?.generationId ?? '')
      .where('status', '=', 'failed')
      .execute()
    for (const { id } of failed)
      await changeCard(fixture.world.context, fixture.owner, id, { regenerate: true })
    await workOnBulks(fixture.world)
    expect((await rows(_id))[1]).toMatchObject({ status: 'written', compared: true })
    expect(await bulk(_id)).toMatchObject({
      status: 'done',
      written: 2,
      failed: 0,
      endedAt: before.endedAt,
    })
    // no second notification is sent
    expect(await told()).toEqual(toldBefore)
  })

  it('can be retried while its run is being stopped, without delaying others', async () => {
    fixture.server.answerWith(() => ({ status: 400, error: { message: 'No.' } }))
    const { _id } = await begin(['pears', 'plums'])
    await workOnBulks(fixture.world)
    expect(await statuses(_id)).toEqual(['failed', 'failed'])
    fixture.server.answerWith(counted)
    const generationId = (await rows(_id))[0]?.generationId ?? ''
    const [card] = await cardsOf(db(), generationId)
    await changeCard(fixture.world.context, fixture.owner, card?.id ?? '', { regenerate: true })
    await changeGeneration(fixture.world.context, fixture.owner, generationId, { stop: true })
    await changeBulk(fixture.world.context, fixture.owner, _id, { action: 'retry' })
    await workOnBulks(fixture.world, 1)
    expect(await statuses(_id)).toEqual(['waiting', 'written'])
    await workOnBulks(fixture.world)
    expect(await statuses(_id)).toEqual(['written', 'written'])
    expect(await bulk(_id)).toMatchObject({ status: 'done', written: 2 })
  })

  it('that doesn’t exist can’t be retried, but the counts are corrected', async () => {
    const { _id } = await begin(['apples'])
    await workOnBulks(fixture.world)
    await db().updateTable('articleBulks').set({ written: 0, failed: 1 }).where('id', '=', _id).execute()
    await expect(
      changeBulk(fixture.world.context, fixture.owner, _id, { action: 'retry' }),
    ).rejects.toMatchObject({
      code: 409,
    })
    expect(await bulk(_id)).toMatchObject({ status: 'done', written: 1, failed: 0 })
  })

  it('can be retried for a single article', async () => {
    fixture.server.answerWith((request) =>
      keywordOf(request) === '' ? counted() : { status: 400, error: { message: 'No.' } },
    )
    const { _id } = await begin(['apples', 'pears'])
    await workOnBulks(fixture.world)
    expect(await statuses(_id)).toEqual(['failed', 'failed'])
    fixture.server.answerWith(counted)
    const [, pears] = await rows(_id)
    await changeBulkRow(fixture.world.context, fixture.owner, pears?.id ?? '', { action: 'retry' })
    await workOnBulks(fixture.world)
    expect(await statuses(_id)).toEqual(['failed', 'written'])
  })

  it('that repeats five times pauses the bulk', async () => {
    fixture.server.answerWith(() => ({
      status: 401,
      error: { message: 'Revoked.', code: 'invalid_api_key' },
    }))
    const { _id } = await begin(Array.from({ length: maxActiveRows + 5 }, (_, at) => `keyword ${at}`))
    await workOnBulks(fixture.world)
    expect(await bulk(_id)).toMatchObject({
      status: 'paused',
      failed: maxActiveRows,
      waiting: 5,
      message: expect.stringMatching(/^The last 5 articles failed, so the bulk was paused\. /),
    })
    expect(await usage()).toEqual([{ used: 0, reserved: 0 }])
  })

  it('that lasts an hour is waited out; each article finishes once', async () => {
    fixture.server.answerWith(() => ({ status: 503, error: { message: 'Down.' } }))
    const { _id } = await begin(['apples', 'pears'])
    for (let at = 0; at < 12; at += 1) {
      await workOnBulks(fixture.world, 1)
      fixture.world.later(5 * minute)
    }
    expect(await statuses(_id)).toEqual(['writing', 'writing'])
    const [row] = await rows(_id)
    const run = await db()
      .selectFrom('runs')
      .selectAll()
      .where('id', '=', row?.runId ?? '')
      .executeTakeFirstOrThrow()
    expect(run.steps.find(({ attempts }) => attempts > 5)).toMatchObject({
      status: 'planned',
      message: expect.stringContaining('OpenAI'),
    })
    expect(await usage()).toEqual([{ used: 0, reserved: 2 }])
    fixture.server.answerWith(counted)
    fixture.world.later(5 * minute)
    await workOnBulks(fixture.world)
    expect(await statuses(_id)).toEqual(['written', 'written'])
    expect(await articles()).toHaveLength(2)
    expect(await usage()).toEqual([{ used: 2, reserved: 0 }])
  })

  it('for too many requests waits as long as requested', async () => {
    fixture.server.answerWith(() => ({
      status: 429,
      error: { message: 'Slow down.', code: 'rate_limit_exceeded' },
      headers: { 'retry-after': '600' },
    }))
    const { _id } = await begin(['apples'])
    await workOnBulks(fixture.world, 1)
    fixture.server.requests.length = 0
    fixture.server.answerWith(counted)
    fixture.world.later(9 * minute)
    await workOnBulks(fixture.world, 1)
    expect(fixture.server.requests).toEqual([])
    fixture.world.later(2 * minute)
    await workOnBulks(fixture.world)
    expect(await statuses(_id)).toEqual(['written'])
  })
})

import { expect, it } from 'vitest'
import { uuidV7 } from '../../../../platform/db/uuid-v7.ts'
import { usePlanWorld } from '../../testing/plan-world.ts'
import { finishCards, lockCards, startCards, type EndedCard } from './card-result-statements.ts'

const fixture = usePlanWorld()
const db = () => fixture.db()

/** Starts articles; returns the first card of each with its step. */
const startedCards = async (many: number) => {
  const cards = []
  for (let at = 0; at < many; at += 1) {
    const [card] = await fixture.cards(await fixture.start())
    const id = card?.id ?? ''
    const item = await db()
      .selectFrom('runItems')
      .select('id')
      .where('subjectId', '=', id)
      .executeTakeFirstOrThrow()
    cards.push({ id, itemId: item.id })
  }
  return cards
}
const itemOf = (id: string) =>
  db()
    .selectFrom('runItems')
    .select(['status', 'message', 'working'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const finish = (ended: readonly EndedCard[]) =>
  db()
    .transaction()
    .execute((transaction) => finishCards(transaction, ended))

const odd = `it’s "two"\\n, {a,NULL} \n\t 🏡 null`
const plain = {
  status: 'failed',
  text: '',
  message: odd,
  inputTokens: 0,
  outputTokens: 0,
  cost: null,
  costEstimated: false,
  promptVersion: '',
  writtenBy: null,
} as const
const full = {
  status: 'written',
  text: odd,
  message: '',
  inputTokens: 2_000_000,
  outputTokens: 7,
  cost: 0.1 + 0.2,
  costEstimated: true,
  promptVersion: 'brief 1',
  writtenBy: { name: 'openai', params: { model: odd } },
} as const satisfies Partial<EndedCard['end']>

it('several cards and their steps end together, each as it did', async () => {
  const [first, second, third] = await startedCards(3)
  const rows = await finish([
    { ...first!, itemStatus: 'failed', end: plain },
    { ...second!, itemStatus: 'done', end: full },
    { id: uuidV7(), itemId: uuidV7(), itemStatus: 'done', end: full },
  ])
  const byId = new Map(rows.map((row) => [row.id, row]))
  expect(byId.size).toBe(2)
  expect(byId.get(first!.id)).toMatchObject(plain)
  expect(byId.get(second!.id)).toMatchObject(full)
  expect(await itemOf(first!.itemId)).toEqual({ status: 'failed', message: odd, working: false })
  expect(await itemOf(second!.itemId)).toEqual({ status: 'done', message: '', working: false })
  expect(await itemOf(third!.itemId)).toMatchObject({ status: 'planned' })
})

it('if one card can’t be stored, none of them and no step has ended', async () => {
  const [first, second] = await startedCards(2)
  const failing = finish([
    { ...first!, itemStatus: 'done', end: full },
    { ...second!, itemStatus: 'done', end: { ...full, text: 'no \0 text' } },
  ])
  await expect(failing).rejects.toThrow('0x00')
  for (const { itemId } of [first!, second!])
    expect(await itemOf(itemId)).toMatchObject({ status: 'planned' })
})

it('a stopped card does not start, while others do', async () => {
  const [stopped, free] = await startedCards(2)
  await db().updateTable('generationCards').set({ stopRequested: true }).where('id', '=', stopped!.id).execute()
  await db().updateTable('runItems').set({ attempts: 1 }).where('id', '=', stopped!.itemId).execute()
  const ids = [stopped!.id, free!.id]
  const { begun, stopped: ended } = await db()
    .transaction()
    .execute(async (transaction) => {
      const found = await lockCards(transaction, ids)
      expect([...found]).toEqual([stopped!.id])
      return startCards(transaction, [stopped!.itemId, free!.itemId], { isAnyStopped: true })
    })
  expect(begun.map(({ id, status }) => [id, status])).toEqual([[free!.id, 'writing']])
  expect(ended.map(({ id, status }) => [id, status])).toEqual([[stopped!.id, 'stopped']])
  expect(await itemOf(stopped!.itemId)).toMatchObject({ status: 'cancelled' })
})

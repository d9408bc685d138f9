import type { ArticlePlan } from '@web2/contract/articles'
import { expect, it } from 'vitest'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { usageReservation } from '../../billing/index.ts'
import { usePlanWorld } from '../testing/plan-world.ts'
import { addRunItems } from './add-run-items.ts'
import { insertCardsOfAll } from './insert-cards.ts'
import type { NewCard } from './new-card.ts'

const fixture = usePlanWorld()
const db = () => fixture.db()

const model: ArticlePlan['generateTextBy'] = { name: 'openai', params: { model: 'it’s "$1" \\' } }

/** A card without anything that may be left out. */
const card = (position: number, more: Partial<NewCard> & { readonly text?: string } = {}) => ({
  id: uuidV7(),
  parentId: null,
  position,
  title: '',
  type: 'paragraph' as const,
  heading: 'p' as const,
  section: null,
  prompt: '',
  promptSource: 'keyword' as const,
  generateTextBy: null,
  generateImageBy: null,
  ...more,
})

/** Generations of two accounts, the second without its author. */
const twoGenerations = async () => {
  const own = await fixture.start()
  const other = await fixture.start({}, await fixture.withKey(await fixture.world.newOwner()))
  await db().updateTable('generations').set({ createdBy: null }).where('id', '=', other).execute()
  return [await fixture.generation(own), await fixture.generation(other)] as const
}
const insert = (given: Parameters<typeof insertCardsOfAll>[1]) =>
  db()
    .transaction()
    .execute((transaction) => insertCardsOfAll(transaction, given))

it('cards of several generations are stored as they are, each with its owner', async () => {
  const [own, other] = await twoGenerations()
  const odd = `it’s "two"\\n $1 {a,NULL} \n\t 🏡 null`
  const first = card(12, { title: odd, prompt: odd, section: 's1', generateTextBy: model })
  const child = card(11, { parentId: first.id, type: 'subtitle', heading: 'h3', text: '' })
  const written = card(10, { type: 'title', heading: 'h1', text: 'half \ud83d' })
  const rows = await insert([
    { generation: own, planned: [first, child] },
    { generation: other, planned: [written] },
  ])
  expect(rows.map(({ id }) => id)).toEqual([written.id, child.id, first.id])
  expect(rows).toMatchObject([
    { ...written, text: 'half \ufffd', status: 'written', accountId: other.accountId, createdBy: null },
    { ...child, status: 'written', accountId: own.accountId, createdBy: own.createdBy },
    { ...first, text: '', status: 'waiting', generationId: own.id, accountId: own.accountId },
  ])
  expect(rows[0]).toMatchObject({ generationId: other.id, message: '', cost: null, turn: 0 })
  const stored = await fixture.cards(own.id)
  expect(stored.filter(({ position }) => position > 9)).toEqual(rows.slice(1))
})

it('nothing is stored if one of the cards can’t be', async () => {
  const [own, other] = await twoGenerations()
  const failing = insert([
    { generation: own, planned: [card(10)] },
    { generation: other, planned: [card(10), card(10)] },
  ])
  await expect(failing).rejects.toThrow('generation_cards_generation_id_position_key')
  expect(await fixture.cards(own.id)).toHaveLength(1)
  expect(await fixture.cards(other.id)).toHaveLength(1)
})

it('no cards are no statement', async () => {
  const [own] = await twoGenerations()
  expect(await insert([])).toEqual([])
  expect(await insert([{ generation: own, planned: [] }])).toEqual([])
})

it('the first step of each run carries its unit', async () => {
  const now = new Date('2026-11-20T10:11:12.345Z')
  const generations = await twoGenerations()
  const added = await Promise.all(
    generations.map(async ({ id, accountId }, at) => ({
      runId: (
        await db().selectFrom('runs').select('id').where('subjectId', '=', id).executeTakeFirstOrThrow()
      ).id,
      cardIds: [uuidV7(), uuidV7()],
      reservation: at === 0 ? null : usageReservation({ accountId, resource: 'articles', amount: 1 }, now),
    })),
  )
  const items = await addRunItems(db(), added, now)
  const [first, second] = added
  expect(items.map(({ runId, subjectId }) => [runId, subjectId])).toEqual(
    added.flatMap(({ runId, cardIds }) => cardIds.map((id) => [runId, id])),
  )
  expect(items.map((item) => item.usageReservation)).toEqual([null, null, second?.reservation, null])
  for (const item of items)
    expect(item).toMatchObject({ status: 'planned', attempts: 0, dueAt: now.toISOString(), paused: null })
  expect(
    await db()
      .selectFrom('runItems')
      .selectAll()
      .where('runId', '=', first?.runId ?? '')
      .where('dueAt', '=', now.toISOString())
      .orderBy('id')
      .execute(),
  ).toEqual(items.slice(0, 2))
  expect(await addRunItems(db(), [], now)).toEqual([])
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertArticle } from '../articles/index.ts'
import { createWorld, type World } from '../../testing/worlds/publishing-world.ts'
import { recordVisit } from './record-visit.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.end())

const at = (minutes: number): Date => new Date(Date.UTC(2026, 10, 22, 12, minutes))

it('returns the counts of the visit before, which looks within half an hour do not replace', async () => {
  const { db } = world.context
  const owner = await world.newOwner()
  const add = () =>
    db.transaction().execute((transaction) => insertArticle(transaction, owner, { title: 'Tulips' }))

  expect(await recordVisit(db, owner, at(0))).toEqual({ since: null, counts: null })
  await add()
  expect(await recordVisit(db, owner, at(20))).toEqual({ since: null, counts: null })
  await add()
  const second = await recordVisit(db, owner, at(60))
  expect(second).toMatchObject({ since: at(20).toISOString(), counts: { articles: { draft: 1 } } })
  await add()
  expect(await recordVisit(db, owner, at(80))).toEqual(second)
  expect(await recordVisit(db, owner, at(200))).toMatchObject({
    since: at(80).toISOString(),
    counts: { articles: { draft: 3 } },
  })
})

it('keeps the visits of users and accounts apart', async () => {
  const { db } = world.context
  const [one, other] = [await world.newOwner(), await world.newOwner()]
  await recordVisit(db, one, at(0))
  expect(await recordVisit(db, other, at(60))).toEqual({ since: null, counts: null })
  expect(await recordVisit(db, { ...one, accountId: other.accountId }, at(60))).toEqual({
    since: null,
    counts: null,
  })
})

it('a clock that is set back starts no new visit', async () => {
  const { db } = world.context
  const owner = await world.newOwner()
  await recordVisit(db, owner, at(100))
  expect(await recordVisit(db, owner, at(0))).toEqual({ since: null, counts: null })
  expect(await recordVisit(db, owner, at(120))).toEqual({ since: null, counts: null })
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { createWorld, type World } from '../../../testing/worlds/publishing-world.ts'
import { openManifestWriter, loadManifest } from './stored-manifest.ts'

let world: World
let targetId: string
beforeAll(async () => {
  world = await createWorld()
  const { targets } = await world.publish((await world.newSite())._id)
  targetId = targets[0]?._id ?? ''
})
afterAll(() => world.end())

it('stores all records before it settles, the last one per path', async () => {
  const { db } = world.context
  const before = await loadManifest(db, targetId)
  const keeper = openManifestWriter(db, targetId, () => undefined)
  for (let at = 0; at < 5_000; at++) keeper.holds(`more/${at}.html`, `hash-${at}`)
  keeper.holds('index.html', 'another')
  keeper.holdsNoMore('404.html')
  keeper.holdsNoMore('more/7.html')
  await keeper.settled()
  const after = await loadManifest(db, targetId)
  expect(after.size).toBe(before.size + 5_000 - 2)
  expect([after.get('index.html'), after.get('more/4999.html')]).toEqual(['another', 'hash-4999'])
  expect([after.has('404.html'), after.has('more/7.html')]).toEqual([false, false])
  keeper.holds('late.html', 'hash')
  await keeper.settled()
  expect((await loadManifest(db, targetId)).get('late.html')).toBe('hash')
})

it('reports a storage failure at once and does not settle', async () => {
  const told = Promise.withResolvers<void>()
  const keeper = openManifestWriter(world.context.db, 'no-id', told.resolve)
  keeper.holds('index.html', 'hash')
  await told.promise
  await expect(keeper.settled()).rejects.toThrow(/uuid/)
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { createWorld, type World } from '../../../testing/worlds/publishing-world.ts'
import { napUses } from '../../listings/listing-uses.ts'
import { patchSite } from '../../sites/patch-site.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.end())

const shown = async (napId: string) => {
  const [uses] = await napUses(world.context, world.owner.accountId, [napId])
  return uses?.shown.map(({ state, changed }) => [state, changed])
}
const change = (napId: string, fields: { phone?: string; fax?: string }) =>
  world.database.db.updateTable('naps').set(fields).where('id', '=', napId).execute()
const use = (siteId: string, napId: string | null) => patchSite(world.context, world.owner, siteId, { napId })

it('is compared with the current listing until it is published again', async () => {
  const napId = await world.newNap('555 0100')
  const { _id } = await world.newSite({ napId })
  expect(await shown(napId)).toEqual([])
  await world.publish(_id)
  expect(await shown(napId)).toEqual([['current', []]])
  await change(napId, { phone: '555 0199', fax: '1' })
  expect(await shown(napId)).toEqual([['changed', ['phone', 'fax']]])
  await world.publish(_id)
  expect(await shown(napId)).toEqual([['current', []]])
})

it('is outdated after the site’s listing was replaced, until it is published again', async () => {
  const [before, after] = [await world.newNap('555 0100'), await world.newNap('555 0101')]
  const { _id } = await world.newSite({ napId: before })
  await world.publish(_id)
  await use(_id, after)
  expect(await shown(before)).toEqual([['left', []]])
  expect(await shown(after)).toEqual([['missing', []]])
  await world.publish(_id)
  expect(await shown(before)).toEqual([])
  expect(await shown(after)).toEqual([['current', []]])
})

it('is restored with an earlier publication', async () => {
  const napId = await world.newNap('555 0100')
  const { _id } = await world.newSite({ napId })
  await world.publish(_id)
  await change(napId, { phone: '555 0177' })
  await world.publish(_id)
  await world.restoreFirst(_id)
  expect(await shown(napId)).toEqual([['changed', ['phone']]])
})

it('is unknown for publications before it was stored', async () => {
  const napId = await world.newNap('555 0100')
  const { _id } = await world.newSite({ napId })
  await world.publish(_id)
  await world.database.db.updateTable('siteTargets').set({ shownNapId: null, shownListing: null }).execute()
  expect(await shown(napId)).toEqual([['unknown', []]])
})

it('remains when the listing is deleted, and no published page breaks', async () => {
  const napId = await world.newNap('555 0123')
  const { _id } = await world.newSite({ napId })
  const { siteLink } = await world.publish(_id)
  await world.database.db.deleteFrom('naps').where('id', '=', napId).execute()
  expect(await (await fetch(siteLink ?? '')).text()).toContain('555 0123')
  const again = await world.publish(_id)
  expect(again.status).toBe('published')
  expect(await (await fetch(siteLink ?? '')).text()).not.toContain('555 0123')
})

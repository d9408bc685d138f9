import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { uuidV7 } from '../../../../platform/db/uuid-v7.ts'
import { createWorld, type World } from '../../../../testing/worlds/publishing-world.ts'
import { changeSettings } from '../../../accounts/settings/change-settings.ts'
import { startGeneration } from '../start-generation.ts'

let world: World
let owner: World['owner']

beforeAll(async () => {
  world = await createWorld()
})
beforeEach(async () => {
  owner = await world.newOwner()
  await changeSettings(world.context, owner, { openAi: { apiKey: 'sk-test' } })
})
afterAll(() => world.end())

/** Returns the language of an article that is ordered now. */
const ordered = async (napId: string | null = null, language?: string): Promise<string | undefined> => {
  const plan = { ...(language !== undefined && { language }) }
  const started = await startGeneration(world.context, owner, { keyword: 'roses', napId, plan })
  return started.plan?.language
}

/** Adds a listing whose business profile has this confirmed language. */
const listing = async (language: string): Promise<string> => {
  const [id, profileId] = [uuidV7(), uuidV7()]
  const { accountId } = owner
  const confirmed = JSON.stringify({ language: [{ id: uuidV7(), value: language, source: null }] })
  await world.context.db
    .insertInto('businessProfiles')
    .values({ id: profileId, accountId, confirmed })
    .execute()
  await world.context.db
    .insertInto('naps')
    .values({ id, accountId, profileId, businessName: 'Green Acre', address1: '1 Elm St', phone: '555 0100' })
    .execute()
  return id
}

it('is American English at first, then that of the latest planned article', async () => {
  expect(await ordered()).toBe('en-US')
  expect(await ordered(null, 'fr-CA')).toBe('fr-CA')
  expect(await ordered()).toBe('fr-CA')
})

it('is that of the business profile, whatever was written last', async () => {
  await ordered(null, 'fr-CA')
  const napId = await listing('de-Latn-AT')
  expect(await ordered(napId)).toBe('de-AT')
  expect(await ordered(napId, 'it')).toBe('it')
})

it('passes over a profile’s language that no article can have', async () => {
  await ordered(null, 'fr-CA')
  expect(await ordered(await listing('Englisch'))).toBe('fr-CA')
})

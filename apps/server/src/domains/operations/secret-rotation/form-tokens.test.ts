import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  goodEntries,
  postForm,
  startLeadWorld,
  type LeadWorld,
  type PublishedForm,
} from '../../../testing/worlds/lead-world.ts'
import { keepFormKey } from '../../leads/forms/form-keys.ts'
import { adoptSecret } from './check-app-secret.ts'
import { reseal } from './reseal-rows.ts'

/* Published pages keep their tokens when APP_SECRET changes. */

const thankYouUrl = 'https://garden.example/thanks/'
const next = (at: number) => `secret number ${at} of this installation, long`

let world: LeadWorld
let form: PublishedForm
beforeAll(async () => {
  world = await startLeadWorld()
  form = await world.publishForm({ thankYouUrl })
  await keepFormKey(world.api.database.db, world.api.context.config.appSecret)
})
afterAll(() => world.stop())

const rotate = async (newSecret: string): Promise<void> => {
  const { context, database } = world.api
  const client = new Client({ connectionString: database.url })
  await client.connect()
  try {
    await reseal(client, { oldSecret: context.config.appSecret, newSecret })
  } finally {
    await client.end()
  }
  Object.assign(context.config, { appSecret: newSecret })
}

let sent = 0
const send = () =>
  postForm(world, form, goodEntries(form, { message: `Please call me about garden ${++sent}.` }))
const last = async () => (await world.leads()).at(-1)!

it('tokens of all former secrets are valid after rotations, and lead to the site’s page', async () => {
  for (const at of [1, 2]) {
    await rotate(next(at))
    world.later(60_000)
    const answer = await send()
    expect(answer.headers.get('location')).toBe(thankYouUrl)
    expect(await last()).toMatchObject({ status: 'new', spamScore: 0, spamReasons: [] })
  }
})

it('leads with tokens of a lost secret still arrive', async () => {
  const secret = next(3)
  await adoptSecret(world.api.database.db, secret)
  Object.assign(world.api.context.config, { appSecret: secret })
  // keys are read with the form, which is cached for seconds
  world.later(60_000)
  const answer = await send()
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toContain(`/~form/${form.id}/thanks`)
  expect(await last()).toMatchObject({ status: 'new', spamScore: 40 })
})

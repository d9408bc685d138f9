import { request } from 'node:http'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { signUp, type TestUser } from '../../../testing/worlds/start-api.ts'
import { newAddress } from '../../../testing/worlds/lead-world.ts'
import { useLeadWorld } from '../../../testing/worlds/use-lead-world.ts'
import { formKeyOf } from '../forms/form-keys.ts'
import { callCounterOf } from './call-counter.ts'
import { writeCallToken, type CallTokenKind } from './call-token.ts'
import { mostCampaigns } from './waiting-calls.ts'

/* A tap counts for the campaign that the URL of its page names, by the rule of leads (decision 167). */

const { world } = useLeadWorld()
let siteId: string
let other: TestUser
beforeAll(async () => {
  other = await signUp(world.api)
})
beforeEach(async () => {
  siteId = await world.newSite()
})

const addCampaign = async (value: string, change: { status?: 'draft'; user?: TestUser } = {}) => {
  const { status = 'running', user = world.user } = change
  const id = uuidV7()
  const utm = { isOn: value !== '', source: '', medium: '', campaign: value, term: '', content: '' }
  const { accountId } = user
  await world.api.database.db
    .insertInto('campaigns')
    .values({ id, accountId, name: 'Spring', status, source: '{}', schedule: '{}', utm: JSON.stringify(utm) })
    .execute()
  return id
}

const tokenOf = (kind: CallTokenKind, path: string) =>
  writeCallToken(formKeyOf(world.api.context.config.appSecret), kind, {
    ...{ siteId, pageId: null, path, number: '5550100' },
  }) ?? ''

/** Opens a phone link of a page whose URL has this query. */
const tap = (query: string, path = '') =>
  new Promise<void>((resolve, reject) => {
    const headers = {
      'User-Agent': 'Mozilla/5.0 Firefox/140.0',
      'X-Forwarded-For': newAddress(),
      Referer: `https://site.example/contact/?${query}`,
    }
    request(`${world.api.url}/call/${tokenOf('link', path)}`, { headers }, (answer) => {
      answer.resume().on('end', resolve)
    })
      .on('error', reject)
      .end()
  })

/** Reports a tap as the script of a page with this query does. */
const report = async (query: string) => {
  const url = `${world.sitesUrl}/~call/${tokenOf('page', '')}?number=5550100&${query}`
  await fetch(url, { method: 'POST', headers: { 'X-Forwarded-For': newAddress() } })
}

const counted = async () => {
  await callCounterOf(world.api.context).settled()
  const rows = await world.api.database.db
    .selectFrom('leadCalls')
    .select(['campaign', 'calls'])
    .where('siteId', '=', siteId)
    .execute()
  return Object.fromEntries(rows.map(({ campaign, calls }) => [campaign, calls]))
}

it.each([
  ['a phone link', tap],
  ['the script of a page', report],
])('a tap by %s counts for the campaign that utm_id or else utm_campaign names', async (_what, send) => {
  const [value, twice, draftValue] = [uuidV7(), uuidV7(), uuidV7()].map((id) => `spring-${id}`)
  const campaign = await addCampaign(value!)
  const second = await addCampaign(twice!)
  await addCampaign(twice!)
  await addCampaign(draftValue!, { status: 'draft' })
  const foreign = await addCampaign('foreign', { user: other })
  const named = [
    `utm_id=${campaign}&utm_campaign=${twice}`,
    `utm_campaign=${value}`,
    `utm_campaign=${campaign}`,
  ]
  for (const query of [...named, `utm_id=${campaign.toUpperCase()}`]) await send(query)
  await send(`utm_id=${second}&utm_campaign=${twice}`)
  const unknown = [
    ...[`utm_campaign=${twice}`, `utm_campaign=${draftValue}`, `utm_id=${foreign}`, 'utm_campaign=foreign'],
    ...[`utm_id=made-up&utm_campaign=${value}`, "utm_campaign=' or 1=1", 'utm_campaign=a%00b', 'other=1'],
    `utm_campaign=${'x'.repeat(199)}%F0%9F%8C%B1`,
  ]
  for (const query of unknown) await send(query)
  expect(await counted()).toEqual({ [campaign]: 4, [second]: 1, '': unknown.length })
})

it('made-up campaigns take little memory, and their taps count for the site', async () => {
  const { db } = world.api.database
  const counter = callCounterOf(world.api.context)
  const call = { siteId, pageId: null, path: '', number: '5550100' }
  await db.transaction().execute(async (transaction) => {
    // a tap that waits for the site's row holds up the ones after it
    await transaction.selectFrom('sites').select('id').where('id', '=', siteId).forUpdate().execute()
    counter.count({ ...call, campaign: { id: null, value: 'first' } }, newAddress())
    for (let at = 0; at < mostCampaigns + 10; at += 1)
      counter.count({ ...call, campaign: { id: null, value: `made-up-${at}` } }, newAddress())
  })
  expect(await counted()).toEqual({ '': mostCampaigns + 11 })
})

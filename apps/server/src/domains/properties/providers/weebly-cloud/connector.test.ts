import { Agent } from 'undici'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWeeblyCloud, weeblyKeys } from '../../../../testing/servers/platforms/weebly-cloud.ts'
import { itKeepsTheConnectorContract, lostOf } from '../../testing/connector-contract.ts'
import type { Connection, Connector, PostContent } from '../connector.ts'
import { weeblySignature } from './weebly-api.ts'
import { createWeeblyCloudConnector } from './connector.ts'

let weebly: Awaited<ReturnType<typeof startWeeblyCloud>>
let connector: Connector
const dispatcher = new Agent()
beforeAll(async () => {
  weebly = await startWeeblyCloud()
  const world = { dispatcher, signal: new AbortController().signal, now: () => new Date() }
  connector = createWeeblyCloudConnector(world, weebly.url)
})
afterAll(async () => {
  await dispatcher.close()
  await weebly.stop()
})

const connection = (secrets: Record<string, string> = weeblyKeys): Connection => ({
  url: 'https://garden.weebly.com/',
  username: '',
  secrets,
})
const begin = (secrets?: Record<string, string>) =>
  connector.begin({ connection: connection(secrets), returnTo: '' })
const content: PostContent = {
  key: 'key-of-a-post',
  title: 'Roses',
  html: '<p>Cut roses now.</p>',
  excerpt: '',
  slug: 'roses',
  tags: ['roses'],
  categories: [],
  picture: null,
  isDraft: false,
}
const place = async () => {
  const turn = await begin()
  if (turn.kind !== 'verified') throw new Error(JSON.stringify(turn))
  return { to: turn.destinations[0]!, posting: connector.posting!(connection(turn.secrets)) }
}

it('signs the hexadecimal digest in Base64', () => {
  // printf 'GET
  // user/1/site
  // ' | openssl dgst -sha256 -hmac secret -hex, without its name and line break | base64
  expect(weeblySignature('secret', 'GET', 'user/1/site', '')).toBe(
    'ZjM1OWI3ODM3OWRmZmFhMjY5NGM0ZGM2YTBiMThhZWMzM2ZkZjI2NjAxOWFkOTVjYjRkNmYyMjcyZmYxMTIxZQ==',
  )
})

it('finds the blogs of all sites, and reports wrong keys', async () => {
  expect(await begin()).toMatchObject({
    kind: 'verified',
    username: '123456',
    destinations: [{ name: 'Garden: News', webUrl: 'https://garden.weebly.com/' }],
  })
  const failed = (message: string) => ({
    kind: 'failed',
    problem: 'incorrect-credentials',
    message: expect.stringContaining(message),
  })
  expect(await begin({})).toMatchObject(failed('Enter the public'))
  expect(await begin({ ...weeblyKeys, userId: 'ann' })).toMatchObject(failed('must be a number'))
  expect(await begin({ ...weeblyKeys, secretKey: 'x' })).toMatchObject(failed('doesn’t accept these keys'))
  weebly.refuseNext({ status: 503 })
  expect(await begin()).toMatchObject({ kind: 'later' })
  expect(await connector.check(connection({ ...weeblyKeys, secretKey: 'x' }))).toMatchObject({ ok: 'dead' })
  expect(await connector.check(connection())).toMatchObject({ ok: true })
})

it('creates, finds, changes and deletes posts', async () => {
  const { to, posting } = await place()
  weebly.loseNextAnswer()
  expect(await posting.publish(to, content)).toMatchObject({ ok: false, failure: { kind: 'retryable' } })
  await posting.publish(to, { ...content, html: '<p>Cut tulips now.</p>' })
  const found = await posting.find(to, lostOf(posting, content))
  if (!found.ok || !found.value) throw new Error('the post was not found')
  expect(found.value).toMatchObject({ externalId: weebly.posts[0]?.post_id, title: 'Roses' })
  // nothing in it identifies the product
  expect(weebly.posts[0]?.post_body).toBe(content.html)
  const third = { ...content, html: '<p>Cut lilies now.</p>' }
  expect(await posting.find(to, lostOf(posting, third))).toEqual({ ok: true, value: null })
  const { externalId } = found.value
  await posting.update!(to, externalId, { ...content, title: 'Later' })
  expect(weebly.posts[0]).toMatchObject({ post_title: 'Later', post_tags: ['roses'] })
  expect(await posting.remove!(to, externalId)).toEqual({ ok: true, value: null })
  expect(await posting.remove!(to, externalId)).toEqual({ ok: true, value: null })
  expect(weebly.posts).toHaveLength(1)
  expect(await posting.publish(to, { ...content, isDraft: true })).toMatchObject({
    failure: { kind: 'bad-content', message: expect.stringContaining('doesn’t support drafts') },
  })
})

describe('the contract', () => {
  itKeepsTheConnectorContract(() => ({ connector, connection: connection() }))
})

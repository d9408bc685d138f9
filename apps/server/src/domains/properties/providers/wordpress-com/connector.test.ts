import { Agent } from 'undici'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../../../testing/servers/platforms/oauth-grants.ts'
import { phonePicture } from '../../../../testing/worlds/phone-picture.ts'
import { startWordPressCom } from '../../../../testing/servers/platforms/wordpress-com.ts'
import { itKeepsTheConnectorContract, lostOf } from '../../testing/connector-contract.ts'
import type { Connection, Connector, PostContent } from '../connector.ts'
import { createWordPressComConnector } from './connector.ts'
import { tryWordPressComApp } from './try-app.ts'

const returnTo = 'https://web2.example/properties/return'
let wpCom: Awaited<ReturnType<typeof startWordPressCom>>
let connector: Connector
const dispatcher = new Agent()
beforeAll(async () => {
  wpCom = await startWordPressCom()
  const world = { dispatcher, signal: new AbortController().signal, now: () => new Date() }
  connector = createWordPressComConnector(world, wpCom.url)
})
afterAll(async () => {
  await dispatcher.close()
  await wpCom.stop()
})

const connection = (secrets: Record<string, string>): Connection => ({
  url: 'https://wordpress.com/',
  username: 'gardener',
  secrets,
})
const connect = async () => {
  const turn = await connector.begin({ connection: connection(testApp), returnTo })
  if (turn.kind !== 'ask' || turn.ask.step !== 'approve') throw new Error(turn.kind)
  const { headers } = await fetch(turn.ask.url, { redirect: 'manual' })
  const answer = new URL(headers.get('location') ?? '').search.slice(1)
  return connector.resume({
    connection: connection(testApp),
    returnTo,
    step: 'approve',
    memory: turn.memory,
    answer,
  })
}
const verified = async () => {
  const end = await connect()
  if (end.kind !== 'verified') throw new Error(JSON.stringify(end))
  return end
}
const content: PostContent = {
  key: '0193a1b2-job',
  title: 'Roses',
  html: '<p>Cut roses now.</p>',
  excerpt: 'On roses',
  slug: 'roses',
  tags: ['roses'],
  categories: ['Garden'],
  picture: null,
  isDraft: false,
}

it('finds the sites where the user may publish', async () => {
  expect(await connect()).toMatchObject({
    kind: 'verified',
    username: 'gardener',
    destinations: [
      {
        externalId: '7',
        name: 'Garden',
        webUrl: 'https://garden.wordpress.com',
        url: `${wpCom.url}/wp/v2/sites/7`,
        takesImages: true,
      },
    ],
  })
  wpCom.setAgrees(false)
  expect(await connect()).toMatchObject({
    kind: 'failed',
    message: expect.stringContaining('You didn’t allow'),
  })
  wpCom.setAgrees(true)
})

it('creates, finds, changes and deletes posts by wp/v2', async () => {
  const { secrets, destinations } = await verified()
  const to = destinations[0]!
  const posting = connector.posting!(connection(secrets))
  const made = await posting.publish(to, content)
  if (!made.ok) throw new Error(made.failure.message)
  expect(made.value).toMatchObject({ title: 'Roses', url: expect.stringContaining('garden.wordpress.com') })
  expect(await posting.find(to, lostOf(posting, content))).toMatchObject({
    value: { externalId: made.value.externalId },
  })
  expect(await posting.find(to, lostOf(posting, { ...content, title: 'Another' }))).toEqual({
    ok: true,
    value: null,
  })
  await posting.update!(to, made.value.externalId, { ...content, title: 'Later' })
  expect(wpCom.site.posts).toMatchObject([{ title: 'Later', status: 'publish' }])
  expect(await posting.remove!(to, made.value.externalId)).toEqual({ ok: true, value: null })
  expect(await posting.remove!(to, made.value.externalId)).toEqual({ ok: true, value: null })
  const other = { ...to, url: `${wpCom.url}/wp/v2/sites/8` }
  expect(await posting.publish(other, content)).toMatchObject({
    failure: { kind: 'bad-content', message: expect.stringContaining('Author role') },
  })
})

it('uploads images into the site’s library, or reports why it can’t', async () => {
  const { secrets, destinations } = await verified()
  const to = destinations[0]!
  const library = connector.posting!(connection(secrets)).library!
  const bytes = await phonePicture()
  const file = { name: 'red-rose.jpg', type: 'image/jpeg', bytes, width: 40, height: 30 }
  wpCom.site.troubleUploads('lost')
  expect(await library.upload(to, file)).toMatchObject({ ok: false, failure: { kind: 'retryable' } })
  const { bytes: _bytes, ...lost } = file
  const found = await library.find(to, { ...lost, askedAt: new Date(), others: new Set() })
  expect(found).toMatchObject({ value: { url: expect.stringContaining('red-rose.jpg'), width: 40 } })
  const id = String(wpCom.site.media[0]?.id)
  expect(await library.describe(to, id, { alt: 'A red rose', caption: 'By Ann' })).toMatchObject({ ok: true })
  expect(wpCom.site.media).toMatchObject([{ alt_text: 'A red rose', caption: 'By Ann' }])
  expect(await library.among(to, [id, '9999'])).toEqual({ ok: true, value: new Set([id]) })
  wpCom.site.troubleUploads('too-large', 'not-allowed', 'fault')
  for (const [kind, message] of [
    ['bad-content', /^garden\.wordpress\.com doesn’t accept files of/],
    ['bad-content', /can’t upload images to garden\.wordpress\.com/],
    ['retryable', /has a problem/],
  ] as const)
    expect(await library.upload(to, file)).toMatchObject({
      failure: { kind, message: expect.stringMatching(message) },
    })
  expect(wpCom.site.media).toHaveLength(1)
})

it('distinguishes a revoked connection from an outage', async () => {
  const { secrets } = await verified()
  wpCom.refuseNext({ status: 503 })
  expect(await connector.check(connection(secrets))).toMatchObject({
    ok: false,
    failure: { kind: 'retryable' },
  })
  wpCom.grants.revoke()
  expect(await connector.check(connection(secrets))).toMatchObject({ ok: 'dead' })
})

it('distinguishes a working application from an invalid one', async () => {
  expect(await tryWordPressComApp(dispatcher, wpCom.url, testApp, returnTo)).toMatchObject({ ok: true })
  expect(
    await tryWordPressComApp(dispatcher, wpCom.url, { ...testApp, clientSecret: 'x' }, returnTo),
  ).toMatchObject({ failure: { message: expect.stringContaining('doesn’t accept these keys') } })
})

describe('the contract', () => {
  let held: Connection
  beforeAll(async () => {
    held = connection((await verified()).secrets)
  })
  itKeepsTheConnectorContract(() => ({ connector, connection: held }))
})

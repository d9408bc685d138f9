import { Agent } from 'undici'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../../../../testing/servers/platforms/oauth-grants.ts'
import { startTumblr, tumblrLimit, tumblrRefusals } from '../../../../testing/servers/platforms/tumblr.ts'
import { itKeepsTheConnectorContract, lostOf } from '../../testing/connector-contract.ts'
import type {
  Connection,
  Connector,
  PostContent,
  PostingApi,
  PostPicture,
  VerificationStepResult,
} from '../connector.ts'
import { oldMark } from '../protocols/post-mark.ts'
import { createTumblrConnector } from './connector.ts'
import { tryTumblrApp } from './try-app.ts'

const returnTo = 'https://web2.example/properties/return'
const noon = new Date('2026-11-22T12:00:00Z')
let tumblr: Awaited<ReturnType<typeof startTumblr>>
let connector: Connector
const dispatcher = new Agent()
beforeAll(async () => {
  tumblr = await startTumblr()
  connector = createTumblrConnector(
    { dispatcher, signal: new AbortController().signal, now: () => noon },
    tumblr.base,
  )
})
afterAll(async () => {
  await dispatcher.close()
  await tumblr.stop()
})
beforeEach(() => {
  tumblr.posts.length = 0
  tumblr.requests.length = 0
  tumblr.setAgrees(true)
})

const connection = (secrets: Record<string, string>): Connection => ({
  url: 'https://www.tumblr.com/',
  username: 'gardener',
  secrets,
})

/** Follows the link of an 'approve' step and returns the redirect's query. */
const answerOf = async (turn: VerificationStepResult): Promise<string> => {
  if (turn.kind !== 'ask' || turn.ask.step !== 'approve') throw new Error(`asked for ${turn.kind}`)
  const { headers } = await fetch(turn.ask.url, { redirect: 'manual' })
  return new URL(headers.get('location') ?? '').search.slice(1)
}
const begin = (app: Record<string, string> = testApp) =>
  connector.begin({ connection: connection(app), returnTo })
const resume = (turn: VerificationStepResult, answer: string) => {
  if (turn.kind !== 'ask') throw new Error(`asked for ${turn.kind}`)
  return connector.resume({
    connection: connection(testApp),
    returnTo,
    step: 'approve',
    memory: turn.memory,
    answer,
  })
}
const verified = async () => {
  const turn = await begin()
  const end = await resume(turn, await answerOf(turn))
  if (end.kind !== 'verified') throw new Error(JSON.stringify(end))
  return end
}
const refresh = async (secrets: Record<string, string>) => connector.refreshing!.refresh(connection(secrets))

describe('connecting', () => {
  it('requests access at Tumblr and finds the blogs', async () => {
    const turn = await begin()
    const url = new URL(turn.kind === 'ask' && turn.ask.step === 'approve' ? turn.ask.url : '')
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: testApp.clientId,
      response_type: 'code',
      scope: 'basic write offline_access',
      redirect_uri: returnTo,
    })
    expect(url.searchParams.get('state')?.length).toBeGreaterThan(30)
    const end = await resume(turn, await answerOf(turn))
    expect(end).toMatchObject({
      kind: 'verified',
      username: 'gardener',
      destinations: [
        {
          externalId: 't:garden-notes',
          name: 'Blog garden-notes',
          webUrl: 'https://garden-notes.tumblr.com/',
        },
        { externalId: 't:second-blog' },
      ],
    })
    expect(tumblr.requests.every(({ headers }) => !headers['user-agent'] || true)).toBe(true)
  })

  it('explains what to do about each failure', async () => {
    expect(await begin({})).toMatchObject({
      kind: 'failed',
      message: expect.stringContaining('under API keys'),
    })
    const wrongApp = await begin({ ...testApp, clientSecret: 'wrong' })
    expect(await resume(wrongApp, await answerOf(wrongApp))).toMatchObject({
      kind: 'failed',
      problem: 'incorrect-credentials',
      message: expect.stringContaining('application’s keys'),
    })
    const turn = await begin()
    const answer = await answerOf(turn)
    const other = await begin()
    expect(await resume(other, answer)).toMatchObject({
      kind: 'failed',
      message: expect.stringContaining('doesn’t belong'),
    })
    expect(await resume(turn, answer)).toMatchObject({ kind: 'verified' })
    // a code works once
    expect(await resume(turn, answer)).toMatchObject({ kind: 'failed' })
    tumblr.setAgrees(false)
    expect(await resume(turn, await answerOf(turn))).toMatchObject({
      kind: 'failed',
      problem: 'refused',
      message: expect.stringContaining('You didn’t allow'),
    })
  })

  it('retries later while Tumblr is unreachable', async () => {
    const turn = await begin()
    const answer = await answerOf(turn)
    tumblr.refuseNext({ status: 503 })
    expect(await resume(turn, answer)).toMatchObject({ kind: 'later', failure: { kind: 'retryable' } })
    expect(await resume(turn, answer)).toMatchObject({ kind: 'verified' })
  })

  it('distinguishes a working application from an invalid one', async () => {
    expect(await tryTumblrApp(dispatcher, tumblr.base, testApp)).toMatchObject({ ok: true })
    expect(await tryTumblrApp(dispatcher, tumblr.base, { ...testApp, clientId: 'x' })).toMatchObject({
      failure: { message: expect.stringContaining('doesn’t accept these keys') },
    })
  })
})

describe('tokens', () => {
  it('are refreshed in time, with the new refresh token', async () => {
    const { secrets } = await verified()
    const due = (at: string) => connector.refreshing!.isDue(connection(secrets), new Date(at))
    expect([due('2026-11-22T12:30:00Z'), due('2026-11-22T12:37:00Z'), due('2026-11-23T12:00:00Z')]).toEqual([
      false,
      true,
      true,
    ])
    const renewed = await refresh(secrets)
    if (!renewed.ok) throw new Error(renewed.failure.message)
    expect(renewed.value.refreshToken).not.toBe(secrets.refreshToken)
    expect(tumblr.grants.refreshTokens.has(renewed.value.refreshToken ?? '')).toBe(true)
    expect(await connector.check(connection(renewed.value))).toMatchObject({ ok: true })
    // the old one is used up
    expect(await refresh(secrets)).toMatchObject({ failure: { kind: 'auth-dead' } })
  })

  it('keep the refresh token if the response has none', async () => {
    const { secrets } = await verified()
    tumblr.grants.keepRefreshTokens()
    expect(await refresh(secrets)).toMatchObject({ ok: true, value: { refreshToken: secrets.refreshToken } })
  })

  it('that Tumblr revoked end the connection; an outage does not', async () => {
    const { secrets } = await verified()
    tumblr.refuseNext({ status: 503 })
    expect(await connector.check(connection(secrets))).toMatchObject({
      ok: false,
      failure: { kind: 'retryable' },
    })
    tumblr.grants.revoke()
    expect(await connector.check(connection(secrets))).toMatchObject({
      ok: 'dead',
      message: expect.stringContaining('Reconnect it'),
    })
  })
})

describe('posting', () => {
  let posting: PostingApi
  let to: Awaited<ReturnType<typeof verified>>['destinations'][number]
  beforeAll(async () => {
    const { secrets, destinations } = await verified()
    posting = connector.posting!(connection(secrets))
    to = destinations[0]!
  })
  const content = (more: Partial<PostContent> = {}): PostContent => ({
    key: '0193a1b2-job',
    title: 'Roses in November',
    html: '<p>Cut <a href="https://shop.example/">roses</a> now.</p>',
    excerpt: '',
    slug: 'roses-in-november',
    tags: ['roses', 'a, b'],
    categories: [],
    picture: null,
    isDraft: false,
    ...more,
  })
  const made = async (more: Partial<PostContent> = {}) => {
    const answer = await posting.publish(to, content(more))
    if (!answer.ok) throw new Error(answer.failure.message)
    return answer.value
  }

  const rose: PostPicture = {
    source: '/media/rose.jpg',
    name: 'a-rose.jpg',
    alt: 'A rose',
    caption: 'Photo by Ann',
    file: { type: 'image/jpeg', bytes: Buffer.from([255, 216, 13, 10, 0, 1]), width: 40, height: 30 },
  }
  const size = { width: 40, height: 30 }

  it('creates a post in Tumblr’s format with its images, and returns Tumblr’s references', async () => {
    const tulip = { ...rose, source: '/media/tulip.jpg', name: 'tulip.jpg' }
    const html =
      '<p>Cut <a href="https://shop.example/">roses</a> now.</p><img src="/media/tulip.jpg" alt="A tulip">'
    const post = await made({ picture: rose, pictures: [tulip], html })
    expect(post).toMatchObject({
      title: 'Roses in November',
      isDraft: false,
      publishedAt: expect.any(String),
    })
    expect(post.url).toMatch(/^https:\/\/garden-notes\.tumblr\.com\/post\/\d+\/roses-in-november$/)
    expect(tumblr.posts[0]).toMatchObject({
      id: post.externalId,
      state: 'published',
      tags: ['roses', 'a  b'],
    })
    const shown = (identifier: string) => [{ type: 'image/jpeg', identifier, ...size }]
    expect(tumblr.posts[0]?.content).toEqual([
      { type: 'text', subtype: 'heading1', text: 'Roses in November' },
      { type: 'image', media: shown('a-rose.jpg'), alt_text: 'A rose', caption: 'Photo by Ann' },
      {
        type: 'text',
        text: 'Cut roses now.',
        formatting: [{ type: 'link', url: 'https://shop.example/', start: 4, end: 9 }],
      },
      { type: 'image', media: shown('tulip.jpg'), alt_text: 'A tulip' },
    ])
    expect([...(tumblr.posts[0]?.files.keys() ?? [])]).toEqual(['a-rose.jpg', 'tulip.jpg'])
    const url = `https://64.media.tumblr.com/${post.externalId}/a-rose.jpg`
    const keptRose = { externalId: url, url, type: 'image/jpeg', ...size }
    expect(post.kept?.get('a-rose.jpg')).toEqual(keptRose)
    expect(
      tumblr.requests.every(({ headers }) => /^Web2Manager\/[\d.]+$/.test(headers['user-agent'] ?? '')),
    ).toBe(true)

    // images that Tumblr has are referenced and not sent again
    const again = content({ picture: { ...rose, file: keptRose }, html: '<p>Later.</p>' })
    expect(await posting.update!(to, post.externalId, again)).toMatchObject({ ok: true })
    expect(tumblr.posts[0]?.files.size).toBe(0)
    expect(tumblr.posts[0]?.content[1]).toMatchObject({ media: [{ url, type: 'image/jpeg', ...size }] })
  })

  it('shows a featured image once if the text contains it too', async () => {
    await made({ picture: rose, pictures: [rose], html: '<p>Look:</p><img src="/media/rose.jpg">' })
    expect(tumblr.posts[0]?.content.map(({ type }) => type)).toEqual(['text', 'text', 'image'])
  })

  it('finds a post whose response was lost by its words, draft or not', async () => {
    for (const isDraft of [false, true]) {
      const asked = content({ key: `key-${isDraft}`, isDraft, html: `<p>Of ${isDraft}.</p>` })
      tumblr.loseNextAnswer()
      expect(await posting.publish(to, asked)).toMatchObject({
        ok: false,
        failure: { kind: 'retryable' },
      })
      for (let more = 0; more < 25; more += 1) await made({ html: `<p>Number ${more}</p>`, isDraft })
      expect(await posting.find(to, lostOf(posting, asked))).toMatchObject({
        ok: true,
        value: { isDraft, title: 'Roses in November' },
      })
      expect(JSON.stringify(tumblr.posts)).not.toContain(asked.key)
    }
    const never = content({ html: '<p>Never sent.</p>' })
    expect(await posting.find(to, lostOf(posting, never))).toEqual({ ok: true, value: null })
  })

  it('finds posts of earlier releases by the mark in their slug, and removes it at the next change', async () => {
    const asked = content({ key: '0193a1b2-job' })
    const { externalId } = await made({ slug: `roses-${oldMark(asked.key)}` })
    const lost = { ...lostOf(posting, asked), imprint: null }
    expect(await posting.find(to, lost)).toMatchObject({ value: { externalId } })
    expect(await posting.find(to, { ...lost, key: 'other' })).toEqual({ ok: true, value: null })
    await posting.update!(to, externalId, asked)
    expect(tumblr.posts[0]?.slug).toBe('roses-in-november')
  })

  it('changes and deletes posts', async () => {
    const { externalId } = await made()
    expect(await posting.update!(to, externalId, content({ title: 'Later', isDraft: true }))).toMatchObject({
      value: { externalId, title: 'Later', isDraft: true },
    })
    expect(tumblr.posts).toMatchObject([{ id: externalId, state: 'draft' }])
    expect(await posting.remove!(to, externalId)).toEqual({ ok: true, value: null })
    expect(tumblr.posts).toEqual([])
    expect(await posting.remove!(to, externalId)).toEqual({ ok: true, value: null })
    expect(await posting.update!(to, externalId, content())).toMatchObject({
      failure: { kind: 'bad-content' },
    })
  })

  it.each([
    [8001, 'bad-content', /didn’t accept this post/],
    [8004, 'rate-limited', /250 images a day.*tomorrow/],
    [8005, 'bad-content', /one of the images/],
    [8006, 'retryable', /just now/],
    [8010, 'retryable', /earlier upload/],
    [8022, 'rate-limited', /queue .* is full/],
    [8023, 'rate-limited', /250 posts a day/],
  ] as const)('maps error %s', async (code, kind, message) => {
    tumblr.refuseNext(tumblrRefusals[code])
    const answer = await posting.publish(to, content())
    expect(answer).toMatchObject({ ok: false, failure: { kind, message: expect.stringMatching(message) } })
    const wait = answer.ok ? 0 : answer.failure.retryAfter
    if (code === 8004 || code === 8023) expect(wait).toBe((12 * 60 + 10) * 60_000)
  })

  it.each([
    ['a used up budget', tumblrLimit, 'rate-limited', /60 minutes/],
    ['an ended connection', { status: 401 }, 'auth-dead', /Reconnect it/],
    ['a forbidden blog', { status: 403 }, 'bad-content', /can post to this blog/],
    ['a blog that is gone', { status: 404 }, 'bad-content', /no longer exists on Tumblr/],
    ['a fault', { status: 500 }, 'retryable', /has a problem/],
  ])('maps %s', async (_what, refusal, kind, message) => {
    tumblr.refuseNext(refusal)
    expect(await posting.publish(to, content())).toMatchObject({
      failure: { kind, message: expect.stringMatching(message) },
    })
  })

  it('sends nothing that Tumblr would reject', async () => {
    const many = '<p><a href="https://a.example/">a</a></p>'.repeat(101)
    expect(await posting.publish(to, content({ html: many }))).toMatchObject({
      failure: { kind: 'bad-content', message: expect.stringContaining('at most 100 links') },
    })
    expect(tumblr.requests).toEqual([])
  })
})

describe('the contract', () => {
  let held: Connection
  beforeAll(async () => {
    held = connection((await verified()).secrets)
  })
  itKeepsTheConnectorContract(() => ({ connector, connection: held }))
})

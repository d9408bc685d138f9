import { contributions } from './contributions.ts'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accessScopes } from '@web2/contract/core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { AppContext } from '../platform/context.ts'
import { createSharedObjects } from '../platform/shared-objects.ts'
import { call, signUp, type TestUser } from '../testing/worlds/start-api.ts'
import { addBlogs } from '../testing/worlds/blog-places.ts'
import { addArticle, addCampaign } from '../testing/worlds/campaign-world.ts'
import { createTestDatabase, type TestDatabase } from '../testing/postgres.ts'
import { createPlace, type TestInstallation, type Running } from '../testing/processes/product-process.ts'
import { startBlogServer, type BlogServer } from '../testing/servers/blog/blog-server.ts'
import { startTextServer, textKey, type TextServer } from '../testing/servers/text/text-server.ts'
import { testConfig } from '../testing/test-config.ts'
import { typeWeb2 } from '../testing/processes/typed-command.ts'

/* Runs that the command line follows to their end: against the real product, a text service and blogs. */

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })
const patience = { timeout: 60_000, interval: 50 }

let database: TestDatabase
let text: TextServer
let blog: BlogServer
let place: TestInstallation
let running: Running
let folder: string
let user: TestUser
let env: Record<string, string>
let context: AppContext

beforeAll(async () => {
  ;[database, text, blog, place] = await Promise.all([
    createTestDatabase(),
    startTextServer(({ prompt }) => ({ pieces: ['All of it: ', prompt] })),
    startBlogServer(),
    createPlace(),
  ])
  folder = await mkdtemp(join(tmpdir(), 'web2-follows-'))
  running = place.start({
    DATABASE_URL: database.url,
    APP_SECRET: testConfig.appSecret,
    OPENAI_URL: text.baseUrl,
    EGRESS_ALLOW: new URL(blog.url).host,
  })
  await running.ready
  user = await signUp({ url: place.url, database })
  const jobs = { enqueue: () => Promise.reject(new Error('The product has the queue')) }
  const now = () => new Date()
  context = {
    config: testConfig,
    db: database.db,
    databaseUrl: database.url,
    jobs,
    contributions,
    shared: createSharedObjects(),
    log: () => undefined,
    now,
  }
  const wanted = { name: 'Command line', scopes: accessScopes, expiresInDays: 1 }
  const { body } = await call(place, 'POST', '/api/access-tokens', { token: user.token, body: wanted })
  env = { WEB2_URL: place.url, WEB2_TOKEN: body.token, XDG_CONFIG_HOME: folder }
})
afterAll(async () => {
  await place.clear()
  await Promise.all([text.stop(), blog.stop(), database.destroy()])
  await rm(folder, { recursive: true, force: true })
})

const inFolder = async (name: string, content: string) => {
  const file = join(folder, name)
  await writeFile(file, content)
  return file
}

/** Returns the text of a keyword's only article, or an empty string. */
const textOn = async (keyword: string): Promise<string> => {
  const { token } = user
  const { body } = await call(place, 'GET', `/api/articles?keyword=${keyword}`, { token })
  if (body.total === 0) return ''
  expect(body.total).toBe(1)
  return (await call(place, 'GET', `/api/articles/${body.data[0]._id}`, { token })).body.text
}

describe('web2 bulk', () => {
  beforeAll(async () => {
    const { token } = user
    const steps = [
      {
        title: 'Text',
        prompt: 'Write about {keyword}',
        generateTextBy: { name: 'openai', params: { model: 'gpt-4' } },
      },
    ]
    await call(place, 'POST', '/api/settings', { token, body: { openAi: { apiKey: textKey } } })
    await call(place, 'POST', '/api/prompt-stacker', { token, body: { name: 'Guide', steps } })
  })

  test('writes an article for each line, shows the progress, and exits with 0', async () => {
    const file = await inFolder('keywords.txt', '\uFEFFroses\r\n\r\n  tulips  \n')
    const { ended } = typeWeb2(['bulk', file, '--stacker', 'guide', '--name', 'Spring', '--json'], { env })
    const { code, out, err } = await ended
    expect({ code, err }).toMatchObject({ code: 0, err: expect.stringContaining('Spring: 2 articles') })
    expect(err).toContain('of 2 written')
    expect(JSON.parse(out)).toMatchObject({ status: 'done', total: 2, written: 2, review: 0, failed: 0 })
    expect(await textOn('roses')).toContain('Write about roses')
    expect(await textOn('tulips')).toContain('Write about tulips')
  })

  test('continues on the server after Ctrl+C', async () => {
    const asked = text.requests.length
    const until = Promise.withResolvers<void>()
    text.answerWith(({ prompt }) => ({ pieces: ['At last: ', prompt], until: until.promise }))
    const file = await inFolder('one.txt', 'dahlias\n')
    const { child, ended } = typeWeb2(['bulk', file, '--stacker', 'Guide'], { env })
    await vi.waitFor(() => expect(text.requests.length).toBeGreaterThan(asked), patience)
    child.kill('SIGINT')
    const { code, err } = await ended
    expect(code).toBe(130)
    expect(err).not.toMatch(/\n +at /)
    until.resolve()
    await vi.waitFor(async () => expect(await textOn('dahlias')).toContain('At last'), patience)
  })

  test.each([
    [['--dry-run'], /bulk doesn’t support --dry-run/],
    [['and', 'more'], /Unexpected argument “and”/],
  ])('with %j starts nothing', async (more, words) => {
    const file = await inFolder('none.txt', 'lilies\n')
    const { ended } = typeWeb2(['bulk', file, '--stacker', 'Guide', ...more], { env })
    expect(await ended).toMatchObject({ code: 2, err: expect.stringMatching(words) })
    expect(await textOn('lilies')).toBe('')
  })
})

describe('web2 tail', () => {
  /**
   * Starts a campaign with one due post, one that arrives when allowed, and optionally one that never does.
   */
  const begin = async (name: string, more: readonly string[] = []) => {
    const [placeId] = await addBlogs(context, user, { url: blog.url, count: 1 })
    const later = new Date(Date.now() + 86_400_000)
    const titles = [`${name} now`, `${name} later`, ...more]
    const posts = []
    for (const [at, title] of titles.entries())
      posts.push({
        placeId: placeId!,
        articleId: await addArticle({ context }, user, title),
        title,
        runAt: at === 0 ? new Date() : later,
        more: { byHand: true },
      })
    const id = await addCampaign({ context }, user, posts, { name })
    const letGo = () =>
      database.db
        .updateTable('campaignJobs')
        .set({ runAt: new Date().toISOString(), dueAt: new Date().toISOString() })
        .where('campaignId', '=', id)
        .where('title', '=', titles[1]!)
        .execute()
    return { id, titles, letGo }
  }

  test('shows each new entry once, and ends with the campaign', async () => {
    const { id, titles, letGo } = await begin('Autumn')
    const tail = typeWeb2(['tail', 'autumn', '--json'], { env })
    await vi.waitFor(() => expect(tail.out()).toContain(titles[0]), patience)
    expect(tail.out()).not.toContain(titles[1])
    await letGo()
    const { code, out, err } = await tail.ended
    expect({ code, err }).toEqual({ code: 0, err: expect.stringContaining('The campaign is completed.') })
    const shown = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { _id: string; createdAt: string; message: string })
    const { body } = await call(place, 'GET', `/api/campaign-logs?campaignId=${id}&$limit=100`, {
      token: user.token,
    })
    const kept = (body.data as { _id: string }[]).map(({ _id }) => _id)
    expect(shown.map(({ _id }) => _id).toSorted()).toEqual(kept.toSorted())
    expect(shown.some(({ message }) => message.includes(titles[1]!))).toBe(true)
  })

  test('of a canceled campaign ends with a message', async () => {
    const { id } = await begin('Winter')
    await call(place, 'PATCH', `/api/campaigns/${id}`, { token: user.token, body: { status: 'cancelled' } })
    const { code, err } = await typeWeb2(['tail', 'Winter'], { env }).ended
    expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining('The campaign is canceled.') })
  })

  test('ends silently with its reader, and by Ctrl+C', async () => {
    const { letGo, titles } = await begin('Summer', ['Summer never'])
    const piped = typeWeb2(['tail', 'Summer'], { env })
    const typed = typeWeb2(['tail', 'Summer'], { env })
    await vi.waitFor(() => expect(piped.out() + typed.out()).toContain(titles[0]), patience)
    typed.child.kill('SIGINT')
    expect(await typed.ended).toMatchObject({ code: 130, err: '' })
    piped.child.stdout.destroy()
    await letGo()
    expect(await piped.ended).toMatchObject({ code: 0, err: '' })
  })

  test('exits with 3 for a revoked token', async () => {
    await begin('March')
    const wanted = { name: 'Short', scopes: ['campaigns:read'], expiresInDays: 1 }
    const made = await call(place, 'POST', '/api/access-tokens', { token: user.token, body: wanted })
    const tail = typeWeb2(['tail', 'March'], { env: { ...env, WEB2_TOKEN: made.body.token } })
    await vi.waitFor(() => expect(tail.out()).not.toBe(''), patience)
    await call(place, 'DELETE', `/api/access-tokens/${made.body._id}`, { token: user.token })
    expect(await tail.ended).toMatchObject({ code: 3, err: expect.stringContaining('web2 login') })
  })
})

import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { publicServices } from '../../../platform/config/service-addresses.ts'
import {
  addCampaign,
  addPlace,
  createBlog,
  postDue,
  type Blog,
} from '../../../testing/worlds/campaign-world.ts'
import { createWorld, noStop, type World } from '../../../testing/worlds/publishing-world.ts'
import { startTextServer, textKey, type TextServer } from '../../../testing/servers/text/text-server.ts'
import { changeStatus } from '../change-status.ts'
import { runGeneration } from '../../articles/generation/worker/run-generation.ts'
import { changeSettings } from '../../accounts/settings/change-settings.ts'
import { beginWriting } from './post-article.ts'
import { startUpcomingArticles } from '../runner/repair-schedule.ts'

/*
 * The articles of these campaigns don't exist at approval: each is generated from its keyword before its post
 * is due.
 */

const minute = 60_000
const hour = 60 * minute

let server: TextServer
let world: World
let owner: World['owner']
let blog: Blog
beforeAll(async () => {
  server = await startTextServer(({ prompt }) => ({ pieces: [`Words on: ${prompt}`] }))
  world = await createWorld([], { services: { ...publicServices, openai: server.baseUrl } })
})
afterAll(async () => {
  await world.end()
  await server.stop()
})
beforeEach(async () => {
  await world.context.db.deleteFrom('campaigns').execute()
  server.requests.length = 0
  server.answerWith(({ prompt }) => ({ pieces: [`Words on: ${prompt}`] }))
  owner = await world.newOwner()
  blog = createBlog(world.context)
  await changeSettings(world.context, owner, { openAi: { apiKey: textKey } })
})

const db = () => world.context.db
const jobsOf = (id: string) =>
  db().selectFrom('campaignJobs').selectAll().where('campaignId', '=', id).orderBy('runAt').execute()
const articles = () =>
  db()
    .selectFrom('articles')
    .select(['id', 'title', 'text'])
    .where('accountId', '=', owner.accountId)
    .execute()
/** Runs the article workers. */
const write = async () => {
  const runs = await db()
    .selectFrom('runs')
    .select('id')
    .where('accountId', '=', owner.accountId)
    .where('status', 'in', ['queued', 'running'])
    .execute()
  for (const { id } of runs) await runGeneration(world.context, id, noStop)
}

const stacker = async () => {
  const id = uuidV7()
  const step = (title: string, prompt: string) => ({
    title,
    prompt,
    generateTextBy: { name: 'openai', params: { model: 'gpt-6-luna' } },
  })
  const steps = [step('Outline', 'An outline of {keyword}.'), step('Text', 'In full: {step:Outline}')]
  await sql`
    insert into prompt_stackers (id, account_id, created_by, name, steps)
    values (${id}, ${owner.accountId}, ${owner.userId}, 'Local page', ${JSON.stringify(steps)})`.execute(db())
  return id
}

/** Creates a campaign with a post per keyword, an hour apart, the first one in an hour. */
const campaign = async (keywords: readonly string[]) => {
  const stackerId = await stacker()
  const { placeId } = await addPlace(world, owner)
  const posts = keywords.map((keyword, at) => ({
    placeId,
    title: keyword,
    runAt: new Date(world.context.now().getTime() + (at + 1) * hour),
    more: { keyword },
  }))
  const source = JSON.stringify({ kind: 'stacker', stackerId, keywords })
  return { stackerId, id: await addCampaign(world, owner, posts, { source }) }
}

it('each article is generated half an hour before its post, then posted and kept', async () => {
  const { id } = await campaign(['roses', 'tulips'])
  await startUpcomingArticles(world.context)
  expect(await jobsOf(id)).toMatchObject([{ generationId: null }, { generationId: null }])

  world.later(31 * minute)
  await startUpcomingArticles(world.context)
  await startUpcomingArticles(world.context)
  expect(await jobsOf(id)).toMatchObject([{ generationId: expect.any(String) }, { generationId: null }])
  await write()
  expect(server.requests.map(({ prompt }) => prompt)).toEqual([
    'An outline of roses.',
    'In full: Words on: An outline of roses.',
  ])
  expect(blog.posts).toEqual([])

  world.later(30 * minute)
  await postDue(world, blog)
  expect(blog.posts).toHaveLength(1)
  expect(blog.posts[0]?.html).toContain('Words on: In full: Words on: An outline of roses.')
  const [article] = await articles()
  expect(await jobsOf(id)).toMatchObject([
    { status: 'published', articleId: article?.id },
    { status: 'planned', articleId: null },
  ])

  world.later(31 * minute)
  await startUpcomingArticles(world.context)
  await write()
  world.later(30 * minute)
  await postDue(world, blog)
  expect(blog.posts.map(({ html }) => /outline of (\w+)/.exec(html)?.[1])).toEqual(['roses', 'tulips'])
  expect(await articles()).toHaveLength(2)
})

it('a post waits for its article, which is generated and posted once', async () => {
  const { id } = await campaign(['roses'])
  // the worker was off and did not look ahead
  world.later(hour + minute)
  await postDue(world, blog)
  expect(await jobsOf(id)).toMatchObject([{ status: 'planned', attempts: 0 }])
  for (let look = 0; look < 3; look += 1) {
    world.later(minute)
    await postDue(world, blog)
    await startUpcomingArticles(world.context)
  }
  expect(blog.posts).toEqual([])
  await write()
  world.later(minute)
  await postDue(world, blog)
  world.later(minute)
  await postDue(world, blog)
  expect(blog.posts).toHaveLength(1)
  expect(await articles()).toHaveLength(1)
  expect(server.requests).toHaveLength(2)
})

describe('looking ahead at a post read earlier', () => {
  const read = async (id: string) => {
    const campaign = await db()
      .selectFrom('campaigns')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const [job] = await jobsOf(id)
    return { campaign, job: job! }
  }
  const begun = () =>
    db().selectFrom('generations').select('id').where('accountId', '=', owner.accountId).execute()

  it('starts its article once, even if several workers read it', async () => {
    const { id } = await campaign(['roses'])
    const seen = await read(id)
    await Promise.all([1, 2, 3].map(() => beginWriting(world.context, seen)))
    const generations = await begun()
    expect(generations).toHaveLength(1)
    expect(await jobsOf(id)).toMatchObject([{ generationId: generations[0]?.id }])
  })

  it('starts no article for a canceled post', async () => {
    const { id } = await campaign(['roses'])
    const seen = await read(id)
    await changeStatus(world.context, owner, id, 'cancelled')
    await beginWriting(world.context, seen)
    expect(await begun()).toEqual([])
  })
})

it('a post fails with the reason: missing key, refused prompt, deleted stacker', async () => {
  const { id, stackerId } = await campaign(['roses', 'tulips', 'asters'])
  await changeSettings(world.context, owner, { openAi: { apiKey: null } })
  world.later(hour)
  await postDue(world, blog)
  expect((await jobsOf(id))[0]).toMatchObject({
    status: 'failed',
    error: expect.stringMatching(/Open ?AI/i),
  })

  await changeSettings(world.context, owner, { openAi: { apiKey: textKey } })
  server.answerWith(() => ({ status: 400, error: { message: 'This is against our rules.' } }))
  world.later(hour)
  await postDue(world, blog)
  await write()
  world.later(minute)
  await postDue(world, blog)
  expect((await jobsOf(id))[1]).toMatchObject({ status: 'failed', error: expect.stringMatching(/\w/) })

  await sql`delete from prompt_stackers where id = ${stackerId}`.execute(db())
  world.later(hour)
  await postDue(world, blog)
  expect((await jobsOf(id))[2]).toMatchObject({
    status: 'cancelled',
    error: 'The prompt stacker was deleted.',
  })
  expect(blog.posts).toEqual([])
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { addBlogs } from '../../../testing/worlds/blog-places.ts'
import { addArticle, addCampaign, postDue } from '../../../testing/worlds/campaign-world.ts'
import { createWorld, type World } from '../../../testing/worlds/publishing-world.ts'
import { startBlogServer, type BlogServer } from '../../../testing/servers/blog/blog-server.ts'
import { openPostingConnection } from '../posts/open-sub-property.ts'

const minute = 60_000

let world: World
let blog: BlogServer
let place = ''
beforeAll(async () => {
  blog = await startBlogServer()
  world = await createWorld([new URL(blog.url).host])
  place = (await addBlogs(world.context, world.owner, { url: blog.url, count: 1 }))[0]!
})
afterAll(async () => {
  await world.end()
  await blog.stop()
})

const db = () => world.context.db
const campaign = (articleId: string, count: number, more: object = {}) =>
  addCampaign(
    world,
    world.owner,
    Array.from({ length: count }, () => ({
      placeId: place,
      articleId,
      title: 'Roses',
      runAt: new Date(world.context.now().getTime() - 1),
      more: { byHand: true, ...more },
    })),
  )
const jobs = (id: string) =>
  db().selectFrom('campaignJobs').selectAll().where('campaignId', '=', id).execute()
const goOn = async (rounds: number) => {
  for (let round = 0; round < rounds; round += 1) {
    world.later(2 * minute)
    await postDue(world, { open: openPostingConnection })
  }
}

it('two posts of one article with lost responses are found and recorded separately', async () => {
  const id = await campaign(await addArticle(world, world.owner, 'Roses'), 2)
  blog.loseAnswers(2)
  await postDue(world, { open: openPostingConnection })
  expect(blog.posts.map(({ slug }) => slug)).toEqual(['roses', 'roses-2'])
  await goOn(4)
  expect(blog.posts).toHaveLength(2)
  const posted = await jobs(id)
  expect(posted.map(({ status }) => status)).toEqual(['published', 'published'])
  expect(new Set(posted.map(({ externalId }) => externalId)).size).toBe(2)
})

it('of two requested posts, one that never arrived is published again', async () => {
  blog.clear()
  const id = await campaign(await addArticle(world, world.owner, 'Tulips'), 2)
  blog.loseAnswers(1)
  blog.loseRequests(1)
  await postDue(world, { open: openPostingConnection })
  expect(blog.posts).toHaveLength(1)
  await goOn(6)
  expect(blog.posts).toHaveLength(2)
  expect(new Set((await jobs(id)).map(({ externalId }) => externalId)).size).toBe(2)
})

it('a post is found even if its article changed after the request', async () => {
  blog.clear()
  const articleId = await addArticle(world, world.owner, 'Lilies')
  const id = await campaign(articleId, 1)
  blog.loseAnswers(1)
  await postDue(world, { open: openPostingConnection })
  await db()
    .updateTable('articles')
    .set({ title: 'Lilies in bloom', text: '<p>Other words.</p>', slug: 'lilies-in-bloom' })
    .where('id', '=', articleId)
    .execute()
  await goOn(2)
  expect(blog.posts).toMatchObject([{ title: 'Lilies' }])
  expect(await jobs(id)).toMatchObject([{ status: 'published', externalId: String(blog.posts[0]?.id) }])
})

it('a post requested by an earlier release is found by its mark', async () => {
  blog.clear()
  const articleId = await addArticle(world, world.owner, 'Ferns')
  const id = await campaign(articleId, 1, { askedAt: world.context.now().toISOString() })
  const [job] = await jobs(id)
  blog.put({ title: 'Ferns', content: `<p>Of ferns.<!-- ${job?.id} --></p>` })
  await postDue(world, { open: openPostingConnection })
  expect(blog.posts).toHaveLength(1)
  expect(await jobs(id)).toMatchObject([{ status: 'published', externalId: String(blog.posts[0]?.id) }])
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  addArticle,
  addCampaign,
  addPlace,
  createBlog,
  postDue,
} from '../../../testing/worlds/campaign-world.ts'
import { createWorld, type World } from '../../../testing/worlds/publishing-world.ts'
import { startBlogServer, type BlogServer } from '../../../testing/servers/blog/blog-server.ts'
import { saveConnection } from '../../properties/connection/mark-verified.ts'
import { removeProperties } from '../../properties/remove-properties.ts'
import { sealSecrets } from '../../properties/connection/property-secrets.ts'
import { openPostingConnection } from '../posts/open-sub-property.ts'

let world: World
let inside: BlogServer
beforeAll(async () => {
  inside = await startBlogServer()
  world = await createWorld()
})
afterAll(async () => {
  await world.end()
  await inside.stop()
})

const db = () => world.context.db
const jobOf = (campaignId: string) =>
  db().selectFrom('campaignJobs').selectAll().where('campaignId', '=', campaignId).executeTakeFirstOrThrow()
const one = async () => {
  const place = await addPlace(world, world.owner)
  const articleId = await addArticle(world, world.owner, 'Roses')
  const runAt = new Date(world.context.now().getTime() - 1)
  const id = await addCampaign(world, world.owner, [
    { placeId: place.placeId, articleId, title: 'Roses', runAt },
  ])
  return { ...place, id }
}

it.each(['127.0.0.1', 'localhost'])('a place in a private network is not called: %s', async (host) => {
  const { propertyId, placeId, id } = await one()
  const url = `http://${host}:${new URL(inside.url).port}`
  const secretsSealed = sealSecrets(world.context.config, world.owner.accountId, { password: 'abcd' })
  await db()
    .updateTable('properties')
    .set({ secretsSealed, username: 'ann', url })
    .where('id', '=', propertyId)
    .execute()
  await db()
    .updateTable('subProperties')
    .set({ url: `${url}/wp-json`, webUrl: url })
    .where('id', '=', placeId)
    .execute()
  await postDue(world, { open: openPostingConnection })
  expect(inside.posts).toEqual([])
  const job = await jobOf(id)
  expect(job.status).not.toBe('published')
  expect(job.error).toMatch(/private network/)
})

it('a post in progress while its property is deleted keeps its URL', async () => {
  const { propertyId, id } = await one()
  const blog = createBlog(world.context)
  await postDue(world, {
    open: async (...all) => {
      await removeProperties(world.context, world.owner, [propertyId])
      return blog.open(...all)
    },
  })
  expect(blog.posts).toHaveLength(1)
  expect(await jobOf(id)).toMatchObject({
    status: 'published',
    subPropertyId: null,
    url: expect.stringMatching(/^https/),
  })
  const campaign = await db()
    .selectFrom('campaigns')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(campaign).toMatchObject({ status: 'completed', planned: 0, published: 1, cancelled: 0 })
})

it('a property reconnected while a post is refused stays connected', async () => {
  const { propertyId, id } = await one()
  const { context } = world
  const blog = createBlog(context)
  blog.answerWith(() => ({ kind: 'auth-dead', message: 'The password was revoked.' }))
  const secretsSealed = sealSecrets(context.config, world.owner.accountId, { password: 'old' })
  await db()
    .updateTable('properties')
    .set({ secretsSealed, siteKey: propertyId })
    .where('id', '=', propertyId)
    .execute()
  await postDue(world, {
    open: async (...all) => {
      await db()
        .transaction()
        .execute((transaction) =>
          saveConnection(context, transaction, propertyId, { username: '', secrets: { password: 'new' } }),
        )
      return blog.open(...all)
    },
  })
  expect(blog.posts).toEqual([])
  const property = await db()
    .selectFrom('properties')
    .selectAll()
    .where('id', '=', propertyId)
    .executeTakeFirstOrThrow()
  expect(property).toMatchObject({ status: 'verified', problemKind: null, problem: '' })
  expect(await jobOf(id)).toMatchObject({ status: 'planned', heldBy: null, attempts: 1 })

  blog.answerWith(undefined)
  world.later(2 * 60_000)
  await postDue(world, blog)
  expect(await jobOf(id)).toMatchObject({ status: 'published' })
})

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { uuidV7 } from '../../platform/db/uuid-v7.ts'
import { addCampaign, addPlace } from '../../testing/worlds/campaign-world.ts'
import { createWorld, type World } from '../../testing/worlds/publishing-world.ts'
import { changeArticle } from '../articles/editing/change-article.ts'
import { createArticle } from '../articles/editing/create-article.ts'
import { indexPublishedLinks } from './collect-links.ts'

let world: World
let owner: World['owner']
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.end())
beforeEach(async () => {
  owner = await world.newOwner()
})

const db = () => world.context.db
const text =
  '<p>See <a href="https://friend.example/a" rel="nofollow noopener">a friend</a>, ' +
  '<a href="https://shop.example/roses">roses</a>, <a href="/about">us</a> and <a href="mailto:a@b.example">mail</a>.</p>'
const rose = { url: 'https://shop.example/roses', anchor: 'red roses', rel: 'sponsored' as const }

interface Post {
  readonly articleId: string
  readonly napId?: string | null
  readonly updatedAt?: string
}

/** Publishes a post of an article at the current test time. Returns its URL. */
const publish = async ({ articleId, napId = null, updatedAt }: Post): Promise<string> => {
  const { placeId } = await addPlace(world, owner)
  const publishedAt = new Date().toISOString()
  const url = `https://blog.example/${uuidV7()}`
  const more = { status: 'published' as const, url, publishedAt, updatedAt: updatedAt ?? publishedAt }
  await addCampaign(world, owner, [{ placeId, articleId, links: [rose], runAt: new Date(), more }], { napId })
  return url
}
const watched = async (pageUrl: string) => {
  const rows = await db()
    .selectFrom('postLinks')
    .select(['targetUrl', 'anchor', 'rel', 'accountId'])
    .where('pageUrl', '=', pageUrl)
    .orderBy('targetUrl')
    .execute()
  expect(rows.every(({ accountId }) => accountId === owner.accountId)).toBe(true)
  return rows.map(({ targetUrl, anchor, rel }) => [targetUrl, anchor, rel])
}

const friend = ['https://friend.example/a', 'a friend', 'nofollow']
const planned = ['https://shop.example/roses', 'red roses', 'sponsored']

it('tracks every link of a post to another host: the plan’s, the article’s, and the listing’s website', async () => {
  const napId = await world.newNap('555 0100')
  await db()
    .updateTable('naps')
    .set({ accountId: owner.accountId, website: 'green.example' })
    .where('id', '=', napId)
    .execute()
  const { _id: articleId } = await createArticle(world.context, owner, { title: 'Roses', text })
  const url = await publish({ articleId, napId })
  await indexPublishedLinks(world.context)
  await indexPublishedLinks(world.context)
  expect(await watched(url)).toEqual([friend, ['https://green.example/', 'green.example', ''], planned])
})

it('uses the article as of the post’s publication', async () => {
  const { _id: articleId } = await createArticle(world.context, owner, { title: 'Roses', text })
  const url = await publish({ articleId })
  const later = '<p><a href="https://later.example/">later</a></p>'
  await changeArticle(world.context, owner, articleId, { text: later })
  await indexPublishedLinks(world.context)
  expect(await watched(url)).toEqual([friend, planned])
})

it('skips a post that was changed after its publication', async () => {
  const { _id: articleId } = await createArticle(world.context, owner, { title: 'Roses', text })
  const url = await publish({ articleId, updatedAt: new Date(Date.now() + 1_000).toISOString() })
  await indexPublishedLinks(world.context)
  expect(await watched(url)).toEqual([planned])
})

it('collects links of posts from earlier releases, whenever they were published', async () => {
  const { _id: articleId } = await createArticle(world.context, owner, { title: 'Roses', text })
  const url = await publish({ articleId })
  await db()
    .updateTable('campaignJobs')
    .set({ publishedAt: '2025-03-01T10:00:00Z', updatedAt: '2025-03-01T10:00:00Z' })
    .where('url', '=', url)
    .execute()
  await indexPublishedLinks(world.context)
  expect(await watched(url)).toEqual([])
  // as after an update: an older release stored only the links of plans
  await db().deleteFrom('linkGatherings').where('source', '=', 'article').execute()
  await indexPublishedLinks(world.context)
  expect(await watched(url)).toEqual([friend, ['https://shop.example/roses', 'roses', '']])
})

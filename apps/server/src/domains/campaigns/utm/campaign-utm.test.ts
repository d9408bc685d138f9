import { noUtm, type PlannedLink } from '@web2/contract/campaigns'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import {
  addArticle,
  addCampaign,
  addPlace,
  createBlog,
  postDue,
  type Blog,
} from '../../../testing/worlds/campaign-world.ts'
import { createWorld, type World } from '../../../testing/worlds/publishing-world.ts'
import { linkUrls } from './tag-links.ts'

let world: World
let owner: World['owner']
let blog: Blog
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.end())
beforeEach(async () => {
  owner = await world.newOwner()
  blog = createBlog(world.context)
})

const isOn = { ...noUtm, isOn: true }

const listing = { businessName: 'Roses', address1: '1 Elm St', phone: '(512) 555-0100' }

const addListing = (accountId: string, website: string) =>
  world.context.db
    .insertInto('naps')
    .values({ id: uuidV7(), accountId, createdBy: null, ...listing, website })
    .execute()

const hostOfBlog = async (): Promise<string> => {
  const place = await world.context.db
    .selectFrom('subProperties')
    .select('webUrl')
    .where('accountId', '=', owner.accountId)
    .executeTakeFirstOrThrow()
  return new URL(place.webUrl).hostname
}

/** Publishes an article with these links; returns the URLs in the post, and the campaign's id. */
const publish = async (
  urls: readonly string[],
  { utm = isOn, links = [] as readonly PlannedLink[] } = {},
): Promise<{ readonly urls: readonly string[]; readonly id: string }> => {
  const { placeId } = await addPlace(world, owner)
  const text = urls.map((url) => `<p><a href="${url}">x</a></p>`).join('')
  const articleId = await addArticle(world, owner, 'Roses', text)
  const runAt = new Date(world.context.now().getTime() - 1)
  const id = await addCampaign(world, owner, [{ placeId, articleId, title: 'Roses', runAt, links }], {
    name: 'Spring Sale',
    utm: JSON.stringify(utm),
  })
  await postDue(world, blog)
  const html = blog.posts.at(-1)?.html ?? ''
  return { urls: linkUrls(html), id }
}

it('tags the websites of the account’s listings, below their folder only', async () => {
  await addListing(owner.accountId, 'www.Elm.example/shop/')
  await addListing(owner.accountId, 'https://müller.example')
  const other = await world.newOwner()
  await addListing(other.accountId, 'https://other.example')
  const { urls, id } = await publish([
    'https://elm.example/shop/roses?a=1&amp;b=2#top',
    'http://www.elm.example/shop',
    'https://elm.example/shopping',
    'https://elm.example.evil.example/shop/',
    'https://xn--mller-kva.example/',
    'https://other.example/',
    'mailto:a@elm.example',
  ])
  const added = `utm_source=${await hostOfBlog()}&utm_medium=referral&utm_campaign=spring-sale&utm_id=${id}`
  expect(urls).toEqual([
    `https://elm.example/shop/roses?a=1&b=2&${added}#top`,
    `http://www.elm.example/shop?${added}`,
    'https://elm.example/shopping',
    'https://elm.example.evil.example/shop/',
    `https://xn--mller-kva.example/?${added}`,
    'https://other.example/',
    'mailto:a@elm.example',
  ])
})

it('tags links that the campaign planned, wherever they lead', async () => {
  const links = [{ url: 'https://partner.example/a', anchor: 'our shop', rel: 'sponsored' }] as const
  const { urls } = await publish(['https://partner.example/b'], { links })
  expect(urls.toSorted().map((url) => url.replace(/\?.*utm_id=.*/, '?…'))).toEqual([
    'https://partner.example/a?…',
    'https://partner.example/b',
  ])
})

it('changes no link unless it is switched on', async () => {
  await addListing(owner.accountId, 'https://elm.example')
  const { urls } = await publish(['https://elm.example/'], { utm: noUtm })
  expect(urls).toEqual(['https://elm.example/'])
})

it('tags pages of the account’s published sites', async () => {
  const { _id: siteId } = await world.newSite()
  const { accountId } = world.owner
  owner = world.owner
  await world.context.db
    .insertInto('siteTargets')
    .values({
      ...{ id: uuidV7(), accountId, siteId, cloud: 'builtin', folder: 'gutters' },
      ...{ url: 'https://sites.example/gutters/index.html', publishedAt: new Date().toISOString() },
    })
    .execute()
  const { urls } = await publish([
    'https://sites.example/gutters/contact/',
    'https://sites.example/others/',
    'https://sites.example/gutters/?utm_source=mine',
  ])
  expect(urls.map((url) => url.replace(/utm_medium=.*/, '…'))).toEqual([
    `https://sites.example/gutters/contact/?utm_source=${await hostOfBlog()}&…`,
    'https://sites.example/others/',
    'https://sites.example/gutters/?utm_source=mine&…',
  ])
})

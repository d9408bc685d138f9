import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, signUp } from '../../../testing/worlds/start-api.ts'
import { killWorkersAt } from '../../../testing/kills/kill-workers-at.ts'
import { createVerifyingWorld, type VerifyingWorld } from '../../../testing/worlds/verification-world.ts'
import { addCampaign, postDue } from '../../../testing/worlds/campaign-world.ts'
import { openPostingConnection } from '../posts/open-sub-property.ts'
import { recheckPublishedPost } from './claim-assisted-post.ts'

let here: VerifyingWorld
let place = ''
beforeAll(async () => {
  here = await createVerifyingWorld()
  here.site.show('/', '<title>Garden notes</title><p>Tulips')
  const property = await here.newProperty()
  const id = await here.start(property)
  await here.answer(id, '1')
  await here.run(id)
  here.site.show('/', `<title>Garden notes</title><p>${(await here.verification(id)).ask?.code}`)
  await here.answer(id, 'done')
  await here.run(id)
  const { data } = (await send('GET', 'sub-properties')).body
  place = data[0]._id
})
afterAll(() => here.end())

const send = (method: string, path: string, body?: unknown, token = here.user.token) =>
  call(here.api, method, `/api/${path}`, { token, body })

const text =
  '<p>Prune roses in late winter, when the buds begin to swell and the worst frost is over for the year.</p>' +
  '<p>See <a href="https://shop.example/roses" rel="sponsored">our roses</a>.</p><img src="/media/x.webp" alt="A rose">'

const prepared = async () => {
  const article = (await send('POST', 'articles', { title: 'Pruning roses', text })).body
  const post = (await send('POST', 'assisted-posts', { articleId: article._id, subPropertyId: place })).body
  return { article, post }
}
const shown = (link: string) =>
  `<title>Pruning roses</title><p>Prune roses in late winter, when the buds begin to swell and the worst frost is over for the year.</p>${link}`

it('prepares an article for manual posting with links and images, once per place', async () => {
  const { article, post } = await prepared()
  expect(post).toMatchObject({
    status: 'ready',
    placeName: 'Garden notes',
    title: 'Pruning roses',
    links: [{ url: 'https://shop.example/roses', rel: 'sponsored' }],
    text: expect.stringContaining('Prune roses in late winter'),
    pictures: [{ url: expect.stringMatching(/^https?:.*\/media\/x\.webp$/), alt: 'A rose', caption: '' }],
  })
  // the pasted HTML must not load anything from this installation
  expect(post.html).not.toContain('<img')
  const again = await send('POST', 'assisted-posts', { articleId: article._id, subPropertyId: place })
  expect(again.body._id).toBe(post._id)
  const stranger = await signUp(here.api)
  const theirs = { articleId: article._id, subPropertyId: place }
  expect((await send('POST', 'assisted-posts', theirs, stranger.token)).status).toBe(404)
  expect((await send('GET', `assisted-posts/${post._id}`, undefined, stranger.token)).status).toBe(404)
})

it('a post’s URL is accepted if the page shows it, and missing links are reported', async () => {
  const { post } = await prepared()
  const tell = (url: string) => send('PATCH', `assisted-posts/${post._id}`, { url })
  expect((await tell('https://elsewhere.example/post')).body.errors.url).toContain('This isn’t a page of')
  expect((await tell(`${here.site.url}/nowhere`)).body.errors.url).toContain('There is no page')
  here.site.show('/post', '<title>Something else</title><p>Nothing of it')
  expect((await tell(`${here.site.url}/post`)).body.errors.url).toContain('Neither the title nor the text')

  here.site.show('/post', shown(''))
  expect((await tell(`${here.site.url}/post`)).body).toMatchObject({
    status: 'published',
    problem: 'The link to https://shop.example/roses is missing.',
  })
  here.site.show('/post', shown('<a href="https://shop.example/roses">our roses</a>'))
  expect((await tell(`${here.site.url}/post`)).body.problem).toContain('is missing rel="sponsored"')
  const led = `https://www.google.com/url?q=${encodeURIComponent('https://shop.example/roses')}&sa=D`
  here.site.show(
    '/post',
    shown(`<a href="${led.replaceAll('&', '&amp;')}" rel="noopener sponsored">our roses</a>`),
  )
  expect((await tell(`${here.site.url}/post`)).body).toMatchObject({ status: 'published', problem: '' })
})

it('assisted posts are checked daily, and a lost one is reported once', async () => {
  const { post } = await prepared()
  here.site.show('/watched', shown('<a href="https://shop.example/roses" rel="sponsored">our roses</a>'))
  await send('PATCH', `assisted-posts/${post._id}`, { url: `${here.site.url}/watched` })
  here.site.refuse('/watched', 404)
  await recheckPublishedPost(here.context, post._id)
  expect((await send('GET', `assisted-posts/${post._id}`)).body.status).toBe('published')
  here.world.later(25 * 3_600_000)
  here.site.refuse('/watched', 503)
  await recheckPublishedPost(here.context, post._id)
  expect((await send('GET', `assisted-posts/${post._id}`)).body.status).toBe('published')
  here.world.later(25 * 3_600_000)
  here.site.refuse('/watched', 404)
  await recheckPublishedPost(here.context, post._id)
  expect((await send('GET', `assisted-posts/${post._id}`)).body).toMatchObject({ status: 'lost' })
  const told = await here.context.db
    .selectFrom('notifications')
    .select('payload')
    .where('cause', '=', `assisted-post:${post._id}`)
    .execute()
  expect(told).toMatchObject([{ payload: { title: '“Pruning roses” is no longer at its URL' } }])
})

it('a campaign’s post waits for manual posting and is counted once confirmed', async () => {
  const { world, user, context, site } = here
  const { _id: articleId } = (await send('POST', 'articles', { title: 'Pruning roses', text })).body
  const links = [{ url: 'https://me.example/', anchor: 'late winter', rel: 'sponsored' }] as const
  const runAt = new Date(context.now().getTime() - 1)
  const campaignId = await addCampaign(world, user, [
    { placeId: place, articleId, title: 'Pruning roses', runAt, links },
  ])
  const job = async () => (await send('GET', `campaign-jobs?campaignId=${campaignId}`)).body.data[0]
  const campaign = async () => (await send('GET', `campaigns/${campaignId}`)).body
  const used = async () =>
    context.db
      .selectFrom('usageCounters')
      .select(['used', 'reserved'])
      .where('accountId', '=', user.accountId)
      .where('resource', '=', 'campaignPosts')
      .execute()
  await postDue(world, { open: openPostingConnection })
  expect(await job()).toMatchObject({ status: 'waiting', url: '' })
  expect(await campaign()).toMatchObject({ status: 'running', planned: 1, published: 0 })
  expect(await used()).toEqual([{ used: 0, reserved: 1 }])
  const told = await context.db
    .selectFrom('notifications')
    .select('payload')
    .where('cause', '=', `campaign-post-waiting:${(await job())._id}`)
    .execute()
  expect(told).toMatchObject([{ payload: { link: `/articles/publish-by-hand?job=${(await job())._id}` } }])

  const stranger = await signUp(here.api)
  const ofJob = { campaignJobId: (await job())._id }
  expect((await send('POST', 'assisted-posts', ofJob, stranger.token)).status).toBe(404)
  const post = (await send('POST', 'assisted-posts', ofJob)).body
  expect(post).toMatchObject({
    status: 'ready',
    links: [
      { url: 'https://me.example/', rel: 'sponsored' },
      { url: 'https://shop.example/roses', rel: 'sponsored' },
    ],
  })
  site.show('/by-hand', shown(post.html))
  const tell = () => send('PATCH', `assisted-posts/${post._id}`, { url: `${site.url}/by-hand` })
  expect((await tell()).body).toMatchObject({ status: 'published', problem: '' })
  // confirmed twice, e.g. by two users, it is still one post
  expect((await tell()).status).toBe(200)
  expect(await job()).toMatchObject({ status: 'published', url: `${site.url}/by-hand` })
  expect(await campaign()).toMatchObject({ status: 'completed', planned: 0, published: 1 })
  expect(await used()).toEqual([{ used: 1, reserved: 0 }])

  const watched = await send('GET', `post-links?pageUrl=${encodeURIComponent(`${site.url}/by-hand`)}`)
  expect(watched.body.data.map(({ targetUrl }: { targetUrl: string }) => targetUrl).toSorted()).toEqual([
    'https://me.example/',
    'https://shop.example/roses',
  ])
})

it('an assisted post whose check killed two workers is not marked as lost', async () => {
  const { post } = await prepared()
  here.site.show('/aside', shown('<a href="https://shop.example/roses" rel="sponsored">our roses</a>'))
  await send('PATCH', `assisted-posts/${post._id}`, { url: `${here.site.url}/aside` })
  here.site.refuse('/aside', 404)
  const { accountId } = here.user
  await killWorkersAt(here.context, { kind: 'post-by-hand', subjectId: post._id, accountId })
  for (const _day of [1, 2]) {
    here.world.later(25 * 3_600_000)
    await recheckPublishedPost(here.context, post._id)
    expect((await send('GET', `assisted-posts/${post._id}`)).body).toMatchObject({
      status: 'published',
      problem: expect.stringContaining('so it was skipped'),
    })
  }
})

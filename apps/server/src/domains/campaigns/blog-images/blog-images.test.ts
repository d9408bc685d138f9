import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addBlogs } from '../../../testing/worlds/blog-places.ts'
import { addArticle, addCampaign, postDue } from '../../../testing/worlds/campaign-world.ts'
import { addLibraryImage } from '../../../testing/worlds/library-image.ts'
import { phonePicture, phoneSays } from '../../../testing/worlds/phone-picture.ts'
import { createWorld, type World } from '../../../testing/worlds/publishing-world.ts'
import { startBlogServer, type BlogServer } from '../../../testing/servers/blog/blog-server.ts'
import { listening, type Listening } from '../../../testing/servers/listening.ts'
import { openPostingConnection } from '../posts/open-sub-property.ts'
import { changePost } from '../posts/change-post.ts'

const minute = 60_000

let world: World
let owner: World['owner']
let blog: BlogServer
let elsewhere: Listening
const shelf = new Map<string, Buffer>()
beforeAll(async () => {
  elsewhere = await listening((request, response) => {
    const bytes = shelf.get(request.url ?? '')
    if (bytes) response.writeHead(200, { 'content-type': 'image/jpeg' }).end(bytes)
    else response.writeHead(404).end()
  })
  blog = await startBlogServer()
  world = await createWorld([new URL(blog.url).host, new URL(elsewhere.url).host])
})
afterAll(async () => {
  await world.end()
  await elsewhere.stop()
  await blog.stop()
})
beforeEach(async () => {
  owner = await world.newOwner()
  blog.clear()
})

const db = () => world.context.db
const place = async () => (await addBlogs(world.context, owner, { url: blog.url, count: 1 }))[0]!
const image = (color: string) => addLibraryImage(world.context, owner, color)
const article = async (
  text: string,
  more: { featuredImage?: string; slug?: string } = {},
  title = 'Roses',
) => {
  const id = await addArticle(world, owner, title, text)
  if (Object.keys(more).length > 0)
    await db().updateTable('articles').set(more).where('id', '=', id).execute()
  return id
}
const campaign = (placeId: string, articleIds: readonly string[]) =>
  addCampaign(
    world,
    owner,
    articleIds.map((articleId) => ({
      placeId,
      articleId,
      title: 'Roses',
      runAt: new Date(world.context.now().getTime() - 1),
      more: { byHand: true },
    })),
  )
const jobs = (id: string) =>
  db().selectFrom('campaignJobs').selectAll().where('campaignId', '=', id).orderBy('id').execute()
const go = () => postDue(world, { open: openPostingConnection })
/** Advances time until every post has ended. */
const goOn = async (rounds = 6) => {
  for (let round = 0; round < rounds; round += 1) {
    world.later(2 * minute)
    await go()
  }
}
const htmlOf = (at = 0) => String(blog.posts[at]?.content)

describe('publishing a post with images', () => {
  it('uploads them to the blog’s library with alt texts and without metadata', async () => {
    const [rose, tulip] = [await image('#aa0000'), await image('#00aa00')]
    const id = await campaign(await place(), [
      await article(
        `<figure><a href="${tulip}"><img src="${rose}" alt="A red rose" width="300" height="200"></a><figcaption>Photo by Ann</figcaption></figure>`,
        { featuredImage: tulip },
      ),
    ])
    await go()
    expect(await jobs(id)).toMatchObject([{ status: 'published', attempts: 1, error: '' }])
    expect(blog.media).toMatchObject([
      { slug: 'roses', alt_text: 'Roses' },
      { slug: 'a-red-rose', alt_text: 'A red rose', caption: 'Photo by Ann', mime_type: 'image/jpeg' },
    ])
    for (const { bytes } of blog.media) {
      expect(bytes.toString('latin1')).not.toContain(phoneSays)
      expect((await sharp(bytes).metadata()).exif).toBeUndefined()
    }
    const [feature, shown] = blog.media
    expect(blog.posts[0]).toMatchObject({ featured_media: feature?.id })
    expect(htmlOf()).toBe(
      `<figure><a href="${feature?.source_url}"><img src="${shown?.source_url}" alt="A red rose" width="300" height="200"></a><figcaption>Photo by Ann</figcaption></figure>`,
    )
    // nothing identifies this installation or is shared by all blogs
    expect(JSON.stringify([blog.posts, blog.media.map(({ slug, title }) => [slug, title])])).not.toMatch(
      new RegExp(`/media/|<!--|${world.context.config.publicUrl}|${owner.accountId}`),
    )
  })

  it('uploads each content once per blog and numbers names that are taken', async () => {
    const [rose, other] = [await image('#aa0000'), await image('#0000aa')]
    const own = `${world.context.config.publicUrl}${rose}`
    const [first, second] = [await place(), await place()]
    const texts = [
      `<p>One</p><img src="${rose}" alt="A rose">`,
      `<p>Two</p><img src="${own}" alt="A rose">`,
      `<p>Three</p><img src="${other}" alt="A rose">`,
    ]
    // one after another, because the plan uses them in creation order
    const articles: string[] = []
    for (const [at, text] of texts.entries()) articles.push(await article(text, {}, `Article ${at}`))
    await campaign(first, articles)
    await go()
    await goOn()
    expect(blog.posts).toHaveLength(3)
    expect(blog.media.map(({ slug }) => slug).toSorted()).toEqual(['a-rose', 'a-rose-2'])
    await campaign(second, articles.slice(0, 1))
    await go()
    expect(blog.media).toHaveLength(3)
  })

  it('fetches external images through the guarded agent', async () => {
    shelf.set('/lily.jpg', await phonePicture('#ffffff'))
    const lily = `${elsewhere.url}/lily.jpg`
    const id = await campaign(await place(), [await article(`<img src="${lily}" alt="A lily">`)])
    await go()
    expect(await jobs(id)).toMatchObject([{ status: 'published' }])
    expect(blog.media).toMatchObject([{ slug: 'a-lily' }])
    expect(blog.media[0]?.bytes.toString('latin1')).not.toContain(phoneSays)
    expect(htmlOf()).toContain(`src="${blog.media[0]?.source_url}"`)
  })

  it('links unavailable external images with a remark, but requires a featured one', async () => {
    const gone = `${elsewhere.url}/gone.jpg`
    const articles = [
      await article(`<p>Look: <img src="${gone}" alt="A lily"></p>`),
      await article('<p>Nothing.</p>', { featuredImage: gone }, 'Lilies'),
      await article('<p>Inside.</p><img src="http://10.0.0.7/a.jpg">', {}, 'Private'),
    ]
    const id = await campaign(await place(), articles)
    await go()
    const byArticle = new Map((await jobs(id)).map((job) => [job.articleId, job]))
    expect(byArticle.get(articles[0]!)).toMatchObject({ status: 'published' })
    expect(htmlOf()).toContain(gone)
    expect(
      await db()
        .selectFrom('campaignLogs')
        .select('message')
        .where('event', '=', 'remark')
        .where('campaignId', '=', id)
        .execute(),
    ).toMatchObject([{ message: expect.stringContaining('The image “A lily” wasn’t uploaded') }])
    expect(byArticle.get(articles[1]!)).toMatchObject({
      status: 'failed',
      error: expect.stringContaining('The featured image could not be fetched'),
    })
    expect(byArticle.get(articles[2]!)).toMatchObject({
      status: 'failed',
      error: expect.stringContaining('on a private network'),
    })
    expect(blog.posts).toHaveLength(1)
  })

  it('fails for images of other accounts or missing from the library', async () => {
    const stranger = await world.newOwner()
    const theirs = await addLibraryImage(world.context, stranger, '#123456')
    const lost = `/media/${owner.accountId}/${'0'.repeat(32)}/rose.jpg`
    const id = await campaign(await place(), [
      await article(`<img src="${lost}" alt="A rose">`),
      await article('<p>b</p>', { featuredImage: theirs }, 'Theirs'),
    ])
    await go()
    expect((await jobs(id)).map(({ status }) => status)).toEqual(['failed', 'failed'])
    expect((await jobs(id)).map(({ error }) => error).toSorted()).toEqual([
      expect.stringContaining('could not be fetched'),
      expect.stringContaining('“A rose” is no longer in the media library'),
    ])
    expect([blog.posts, blog.media]).toEqual([[], []])
  })
})

describe('a failed upload', () => {
  it.each([
    ['with a fault', ['fault', 'fault']],
    ['as its connection breaks', ['cut']],
    ['after the blog has kept the file', ['kept']],
    ['without an answer', ['lost', 'lost']],
  ] as const)('%s is retried, never repeated, and delays the post', async (_how, troubles) => {
    const id = await campaign(await place(), [
      await article(`<img src="${await image('#aa0000')}" alt="A rose">`),
    ])
    blog.troubleUploads(...troubles)
    await go()
    expect(blog.posts).toEqual([])
    expect(await jobs(id)).toMatchObject([
      {
        status: 'planned',
        attempts: 1,
        error: expect.stringContaining('“a-rose.jpg” could not be uploaded'),
      },
    ])
    await goOn()
    expect(await jobs(id)).toMatchObject([{ status: 'published', error: '' }])
    expect(blog.posts).toHaveLength(1)
    expect(blog.media).toMatchObject([{ slug: 'a-rose', alt_text: 'A rose' }])
    expect(htmlOf()).toContain(String(blog.media[0]?.source_url))
  })

  it.each([
    ['too-large', /doesn’t accept files of \d+\.\d MB. Use a smaller image/],
    ['not-allowed', /can’t upload images to .*Author or Editor role/],
  ] as const)('that is %s fails the post with the reason, and a retry succeeds', async (trouble, why) => {
    const id = await campaign(await place(), [
      await article(`<img src="${await image('#aa0000')}" alt="A rose">`),
    ])
    blog.troubleUploads(trouble)
    await go()
    const [job] = await jobs(id)
    expect(job).toMatchObject({ status: 'failed', error: expect.stringMatching(why) })
    expect([blog.posts, blog.media]).toEqual([[], []])
    await changePost(world.context, owner, job!.id, 'retry')
    await go()
    expect(blog.media).toHaveLength(1)
    expect(blog.posts).toHaveLength(1)
  })
})

describe('updating a post', () => {
  it('reuses its images and uploads new or lost ones', async () => {
    const [rose, tulip] = [await image('#aa0000'), await image('#00aa00')]
    const articleId = await article(`<img src="${rose}" alt="A rose">`)
    const id = await campaign(await place(), [articleId])
    await go()
    const [job] = await jobs(id)
    expect(job).toMatchObject({ status: 'published', error: '' })
    const text = `<p>Changed.</p><img src="${rose}" alt="A rose"><img src="${tulip}" alt="A tulip">`
    await db()
      .updateTable('articles')
      .set({ text, featuredImage: rose })
      .where('id', '=', articleId)
      .execute()
    await changePost(world.context, owner, job!.id, 'update')
    expect(blog.media.map(({ slug }) => slug)).toEqual(['a-rose', 'a-tulip'])
    expect(blog.posts).toMatchObject([{ featured_media: blog.media[0]?.id }])
    blog.forgetFile(0)
    await changePost(world.context, owner, job!.id, 'update')
    expect(blog.media.map(({ slug }) => slug)).toEqual(['a-tulip', 'a-rose'])
    expect(htmlOf()).toContain(String(blog.media[1]?.source_url))
    expect(blog.posts).toHaveLength(1)
  })
})

import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addPlace, addArticle, addCampaign, postDue } from '../../../testing/worlds/campaign-world.ts'
import { addLibraryImage } from '../../../testing/worlds/library-image.ts'
import { phoneSays } from '../../../testing/worlds/phone-picture.ts'
import { createWorld, noStop, type World } from '../../../testing/worlds/publishing-world.ts'
import { wordPress, type TestWordPress } from '../../../testing/wordpress.ts'
import { openPostingConnection, findPostingSubProperty } from '../posts/open-sub-property.ts'
import { postContent } from '../posts/post-content.ts'
import { changePost } from '../posts/change-post.ts'
import { sealSecrets } from '../../properties/connection/property-secrets.ts'

const found = await wordPress()
const site = found as TestWordPress
const name = 'unavailable' in found ? `a real WordPress (skipped: ${found.unavailable})` : 'a real WordPress'
/** Unique words, because others use the same blog. */
const mine = `q${Date.now().toString(36)}`

let world: World
let placeId = ''
beforeAll(async () => {
  if ('unavailable' in found) return
  world = await createWorld([new URL(site.url).host])
  const { context, owner } = world
  const added = await addPlace(world, owner)
  placeId = added.placeId
  const secretsSealed = sealSecrets(context.config, owner.accountId, { password: site.password })
  await db()
    .updateTable('properties')
    .set({ secretsSealed, username: site.user, url: site.url })
    .where('id', '=', added.propertyId)
    .execute()
  await db()
    .updateTable('subProperties')
    .set({ externalId: 'site', url: `${site.url}/?rest_route=`, webUrl: site.url })
    .where('id', '=', placeId)
    .execute()
})
afterAll(async () => {
  if ('unavailable' in found) return
  await world.end()
  await site.stop()
})

const db = () => world.context.db
const read = async (path: string) => {
  const response = await fetch(`${site.url}/wp-json/wp/v2${path}`)
  // the test checks the shape
  const body: ReturnType<typeof JSON.parse> = await response.json()
  return body
}
const filesOf = (words: string) => read(`/media?search=${words}&per_page=50`)
const postsOf = (words: string) => read(`/posts?search=${words}&per_page=50`)
const image = (color: string) => addLibraryImage(world.context, world.owner, color)
const colorOf = (at: number) => `#${((Date.now() % 0xff0000) + at).toString(16).padStart(6, '0')}`
const campaign = (articleId: string, more: object = {}) =>
  addCampaign(world, world.owner, [
    {
      placeId,
      articleId,
      title: 'Roses',
      runAt: new Date(world.context.now().getTime() - 1),
      more: { byHand: true, ...more },
    },
  ])
const jobOf = (id: string) =>
  db().selectFrom('campaignJobs').selectAll().where('campaignId', '=', id).executeTakeFirstOrThrow()
const go = () => postDue(world, { open: openPostingConnection })

describe.skipIf('unavailable' in found)(name, () => {
  it('publishes a post with its images in the library, once, without metadata', async () => {
    const [rose, tulip] = [await image(colorOf(1)), await image(colorOf(2))]
    const title = `Roses of ${mine}`
    const text = `<p>${mine}</p><img src="${rose}" alt="A red rose ${mine}" width="300" height="400">`
    const articleId = await addArticle(world, world.owner, title, text)
    await db().updateTable('articles').set({ featuredImage: tulip }).where('id', '=', articleId).execute()
    const id = await campaign(articleId)
    await go()
    expect(await jobOf(id)).toMatchObject({ status: 'published', error: '', attempts: 1 })
    const [post] = await postsOf(mine)
    const [shown] = await filesOf(`a-red-rose-${mine}`)
    const [featured] = await filesOf(`roses-of-${mine}`)
    expect(shown).toMatchObject({
      alt_text: `A red rose ${mine}`,
      mime_type: 'image/jpeg',
      slug: `a-red-rose-${mine}`,
    })
    expect(featured).toMatchObject({ id: post.featured_media, alt_text: title })
    expect(post.content.rendered).toContain(`src="${shown.source_url}"`)
    expect(post.content.rendered).toContain('width="300" height="400"')
    expect(post.content.rendered).not.toMatch(/\/media\/|<!--/)
    for (const { source_url } of [shown, featured]) {
      expect(source_url).toMatch(/\/wp-content\/uploads\/[\w/-]+\.jpg$/)
      const bytes = Buffer.from(await (await fetch(source_url)).arrayBuffer())
      expect(bytes.toString('latin1')).not.toContain(phoneSays)
      expect((await sharp(bytes).metadata()).exif).toBeUndefined()
    }

    // an update reuses them
    await db()
      .updateTable('articles')
      .set({ text: text.replace('<p>', '<p>Later, ') })
      .where('id', '=', articleId)
      .execute()
    await changePost(world.context, world.owner, (await jobOf(id)).id, 'update')
    expect(await filesOf(mine)).toHaveLength(2)
    const [later] = await postsOf(mine)
    expect(later).toMatchObject({ id: post.id, link: post.link, featured_media: post.featured_media })
    expect(later.content.rendered).toContain('Later, ')
  })

  it('finds an image and a post that were stored without a recorded response', async () => {
    const words = `lost${mine}`
    const rose = await image(colorOf(3))
    const text = `<p>Of ${words} — "quoted".</p><img src="${rose}" alt="${words}">`
    const articleId = await addArticle(world, world.owner, `Found ${words}`, text)
    const askedAt = new Date(world.context.now().getTime() - 10 * 60_000).toISOString()
    const id = await campaign(articleId)
    const job = await jobOf(id)
    const place = (await findPostingSubProperty(db(), placeId))!
    const opened = await openPostingConnection(world.context, place.propertyId, noStop)
    if (!opened.ok || !opened.value.posting) throw new Error('not connected')
    const { posting } = opened.value
    // a worker was killed after the image arrived
    const bytes = await sharp({ create: { width: 30, height: 40, channels: 3, background: '#123' } })
      .jpeg()
      .toBuffer()
    const file = { name: `${words}.jpg`, type: 'image/jpeg', bytes, width: 30, height: 40 }
    expect(await posting.library!.upload(place.destination, file)).toMatchObject({ ok: true })
    const sha256 = rose.split('/')[3]!
    const row = { subPropertyId: placeId, accountId: world.owner.accountId, sha256, name: words, askedAt }
    await db()
      .insertInto('blogImages')
      .values({ ...row, width: null, height: null })
      .execute()
    await go()
    expect(await filesOf(words)).toMatchObject([{ alt_text: words }])
    expect(await postsOf(words)).toHaveLength(1)

    // another was killed after the post was stored, before it was recorded
    const [made] = await postsOf(words)
    const article = await db()
      .selectFrom('articles')
      .selectAll()
      .where('id', '=', articleId)
      .executeTakeFirstOrThrow()
    const campaignRow = await db()
      .selectFrom('campaigns')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const asked = posting.imprint(await postContent(world.context, { job, campaign: campaignRow, article }))
    await db()
      .updateTable('campaignJobs')
      .set({
        status: 'planned',
        armed: true,
        externalId: '',
        askedAt,
        askedSlug: asked.slug,
        askedImprint: asked.text,
      })
      .where('id', '=', job.id)
      .execute()
    await db().updateTable('campaigns').set({ status: 'running', planned: 1 }).where('id', '=', id).execute()
    await go()
    expect(await postsOf(words)).toHaveLength(1)
    expect(await jobOf(id)).toMatchObject({
      status: 'published',
      externalId: String(made.id),
      url: made.link,
    })
    expect(await filesOf(words)).toHaveLength(1)
  })
})

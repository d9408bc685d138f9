import type { ListingPlace, ListingReview, ListingUpdateCreate } from '@web2/contract/listing-updates'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addBlogs } from '../../testing/worlds/blog-places.ts'
import { addArticle, addCampaign, postDue } from '../../testing/worlds/campaign-world.ts'
import { createWorld, noStop, type World } from '../../testing/worlds/publishing-world.ts'
import { startBlogServer, type BlogServer } from '../../testing/servers/blog/blog-server.ts'
import { writeArticle } from '../articles/editing/change-article.ts'
import { openPostingConnection } from '../campaigns/posts/open-sub-property.ts'
import { runPublication } from '../publishing/run/run-publication.ts'
import { patchSite } from '../sites/patch-site.ts'
import { readPostText, sendEarlierText } from './read-post-text.ts'
import { keepOldData, reviewListing } from './review-listing.ts'
import { killWorkersAt } from '../../testing/kills/kill-workers-at.ts'
import { runListingUpdate } from './run-update.ts'
import { startListingUpdate } from './start-update.ts'

const [before, after] = ['(512) 555-0100', '(512) 555-0199']

let world: World
let blog: BlogServer
let place = ''
let napId = ''
beforeAll(async () => {
  blog = await startBlogServer()
  world = await createWorld([new URL(blog.url).host])
  place = (await addBlogs(world.context, world.owner, { url: blog.url, count: 1 }))[0]!
})
afterAll(async () => {
  await world.end()
  await blog.stop()
})
beforeEach(async () => {
  blog.clear()
  for (const table of ['campaigns', 'articles', 'sites', 'naps'] as const)
    await db().deleteFrom(table).execute()
  napId = await world.newNap(before)
})

const db = () => world.context.db
const change = (fields: { phone?: string; businessName?: string }, id = napId) =>
  db().updateTable('naps').set(fields).where('id', '=', id).execute()
const review = (): Promise<ListingReview> => reviewListing(db(), { accountId: world.owner.accountId, napId })
const kindsOf = ({ places }: ListingReview) => places.map(({ kind }) => kind)

type Chosen = ListingUpdateCreate['places'][number]
const chosen = ({ kind, _id, basedOn, replacements }: ListingPlace, more: Partial<Chosen> = {}): Chosen => ({
  kind,
  _id,
  basedOn,
  replacements: replacements.map((each) => each._id),
  ...more,
})
const begin = async (more: Partial<Chosen> = {}): Promise<string> => {
  const places = (await review()).places.filter(({ canUpdate }) => canUpdate)
  const { runId } = await startListingUpdate(world.context, world.owner, {
    napId,
    places: places.map((each) => chosen(each, more)),
  })
  return runId
}
/** Runs an update of every place. Returns the outcome of each. */
const update = async (more: Partial<Chosen> = {}) => {
  await runListingUpdate(world.context, await begin(more), noStop)
  return (await review()).update?.places.map(({ kind, outcome, message }) => [kind, outcome, message])
}

const article = () => addArticle(world, world.owner, 'Roses', `<p>Call ${before} today. It is free.</p>`)
const textOf = async (id: string) =>
  (await db().selectFrom('articles').select('text').where('id', '=', id).executeTakeFirstOrThrow()).text
const post = async (articleId: string) => {
  await addCampaign(world, world.owner, [
    {
      placeId: place,
      articleId,
      title: 'Roses',
      runAt: new Date(world.context.now().getTime() - 1),
      more: { byHand: true },
    },
  ])
  await postDue(world, { open: openPostingConnection })
  const [made] = await db().selectFrom('campaignJobs').select('id').execute()
  return made?.id ?? ''
}

describe('the review', () => {
  it('is empty for a listing that never changed', async () => {
    await article()
    expect(await review()).toMatchObject({ changedAt: null, places: [], update: null })
  })

  it('shows each replacement in its sentence, and affected scheduled posts', async () => {
    const articleId = await article()
    await db().updateTable('subProperties').set({ name: 'Garden press' }).where('id', '=', place).execute()
    await addCampaign(world, world.owner, [
      { placeId: place, articleId, title: 'Roses', runAt: new Date(world.context.now().getTime() + 1e9) },
    ])
    await change({ phone: after })
    const { places } = await review()
    expect(places.map(({ kind, canUpdate }) => [kind, canUpdate])).toEqual([
      ['article', true],
      ['scheduled', false],
    ])
    expect(places[0]?.replacements).toMatchObject([
      { part: 'text', field: 'phone', before, after, lead: 'Call ', tail: ' today.' },
    ])
    // two blogs may have the same title
    expect(places[1]?.where).toMatch(/^Garden press \(.+\.example\)$/)
  })

  it('includes every earlier version, except values that were changed back', async () => {
    await article()
    await change({ phone: '(512) 555-0111' })
    await change({ phone: after })
    expect((await review()).places[0]?.replacements).toMatchObject([{ before, after }])
    await change({ phone: before })
    expect(kindsOf(await review())).toEqual([])
  })

  it('contains no places of another account', async () => {
    const other = await world.newOwner()
    await addArticle(world, other, 'Roses', `<p>Call ${before}.</p>`)
    await change({ phone: after })
    expect(kindsOf(await review())).toEqual([])
    const theirs = { accountId: other.accountId, napId }
    await expect(reviewListing(db(), theirs)).rejects.toMatchObject({ code: 404 })
    await expect(keepOldData(db(), theirs)).rejects.toMatchObject({ code: 404 })
    const places = [{ kind: 'article' as const, _id: napId }]
    await expect(startListingUpdate(world.context, other, { napId, places })).rejects.toMatchObject({
      code: 404,
    })
  })

  it('is empty after a user dismissed the changes', async () => {
    await article()
    await change({ phone: after })
    await keepOldData(db(), { accountId: world.owner.accountId, napId })
    expect(kindsOf(await review())).toEqual([])
  })
})

describe('an update', () => {
  it('saves articles as a separate version and keeps the earlier one', async () => {
    const id = await article()
    await change({ phone: after })
    expect(await update()).toEqual([['article', 'done', '']])
    expect(await textOf(id)).toBe(`<p>Call ${after} today. It is free.</p>`)
    const versions = await db()
      .selectFrom('articleVersions')
      .select('kind')
      .where('articleId', '=', id)
      .execute()
    expect(versions.map(({ kind }) => kind)).toContain('listing')
    expect(kindsOf(await review())).toEqual([])
  })

  it('skips unselected places and articles saved since the review', async () => {
    const [one, other] = [await article(), await article()]
    await change({ phone: after })
    const { places } = await review()
    const runId = (
      await startListingUpdate(world.context, world.owner, {
        napId,
        places: places.filter(({ _id }) => _id === one).map((each) => chosen(each)),
      })
    ).runId
    await writeArticle(db(), world.owner, one, { text: `<p>Ring ${before}.</p>` })
    await runListingUpdate(world.context, runId, noStop)
    expect((await review()).update?.places).toMatchObject([{ outcome: 'left' }])
    expect(await textOf(one)).toBe(`<p>Ring ${before}.</p>`)
    expect(await textOf(other)).toContain(before)
  })

  it('publishes a site that shows the listing again', async () => {
    const { _id } = await world.newSite({ napId })
    await world.publish(_id)
    await change({ phone: after })
    expect(await review()).toMatchObject({
      places: [{ kind: 'site', replacements: [{ field: 'phone', before, after }] }],
    })
    expect(await update()).toEqual([['site', 'done', '']])
    const { runId, siteLink } = await world.site(_id)
    await runPublication(world.context, runId ?? '', noStop)
    expect(await (await fetch(siteLink ?? '')).text()).toContain(after)
    expect(await review()).toMatchObject({
      places: [],
      update: { places: [{ publication: { status: 'done' } }] },
    })
  })

  it('changes typed text in pages of a site, then publishes it', async () => {
    const { _id } = await world.newSite()
    const page = await db()
      .selectFrom('sitePages')
      .select('id')
      .where('siteId', '=', _id)
      .executeTakeFirstOrThrow()
    await db()
      .updateTable('sitePages')
      .set({ document: typed(`Call ${before} or write.`) })
      .where('id', '=', page.id)
      .execute()
    await patchSite(world.context, world.owner, _id, { napId: null })
    await world.publish(_id)
    await change({ phone: after })
    expect((await review()).places.filter(({ kind }) => kind === 'site-page')).toMatchObject([
      {
        _id: page.id,
        replacements: [{ before, after, lead: 'Call ', tail: ' or write.' }, { isLink: true }],
      },
    ])
    expect(await update()).toEqual([
      ['site-page', 'done', ''],
      ['site', 'done', ''],
    ])
    const { runId, siteLink } = await world.site(_id)
    await runPublication(world.context, runId ?? '', noStop)
    const shown = await (await fetch(siteLink ?? '')).text()
    expect(shown).toContain(`Call ${after} or write.`)
    expect(shown).toContain('href="tel:5125550199"')
  })

  it('changes posts on their blog once, and can restore the earlier text', async () => {
    const id = await post(await article())
    await change({ phone: after })
    expect(await update()).toEqual([
      ['article', 'done', ''],
      ['post', 'done', ''],
    ])
    expect(blog.posts.map(({ content }) => content)).toEqual([`<p>Call ${after} today. It is free.</p>`])
    expect(await readPostText(world.context, world.owner, id, napId)).toMatchObject({
      state: 'same',
      canSendEarlier: true,
    })
    expect(await sendEarlierText(world.context, world.owner, id)).toMatchObject({ state: 'same' })
    expect(blog.posts.map(({ content }) => content)).toEqual([`<p>Call ${before} today. It is free.</p>`])
  })

  it('skips a post that was edited on its blog until exactly that text is reviewed and chosen', async () => {
    const id = await post(await article())
    Object.assign(blog.posts[0]!, { content: `<p>Call ${before} today. Ask for Ann.</p>` })
    await change({ phone: after })
    expect((await update())?.at(-1)).toEqual([
      'post',
      'left',
      'This post was edited on its blog. Review the differences, then select it to update it.',
    ])
    const text = await readPostText(world.context, world.owner, id, napId)
    expect(text).toMatchObject({ state: 'edited', replacements: [{ before, after }] })
    const replacements = text.replacements.map(({ _id }) => _id)
    Object.assign(blog.posts[0]!, { content: `<p>Call ${before} today. Ask for Ben.</p>` })
    const again = { overEdits: true, replacements }
    expect((await update({ ...again, basedOn: text.basedOn }))?.at(-1)?.[1]).toBe('left')
    const { basedOn } = await readPostText(world.context, world.owner, id, napId)
    expect((await update({ ...again, basedOn }))?.at(-1)).toEqual(['post', 'done', ''])
    expect(blog.posts[0]?.content).toBe(`<p>Call ${after} today. Ask for Ben.</p>`)
  })

  it('reports a post that was deleted from its blog', async () => {
    await post(await article())
    blog.clear()
    await change({ phone: after })
    expect((await update())?.at(-1)).toEqual(['post', 'gone', 'This post was deleted from its blog.'])
  })

  it('repeats no change after its worker was killed', async () => {
    const articleId = await article()
    const id = await post(articleId)
    await change({ phone: after })
    const runId = await begin()
    await runListingUpdate(world.context, runId, noStop)
    // as if the worker had died after the blog accepted the post
    await db()
      .updateTable('listingUpdatePlaces')
      .set({ outcome: 'planned', sending: JSON.stringify({ title: 'Roses', html: blog.posts[0]?.content }) })
      .execute()
    await db().updateTable('runItems').set({ status: 'planned' }).where('runId', '=', runId).execute()
    await db().updateTable('runs').set({ status: 'running' }).where('id', '=', runId).execute()
    const versions = async () =>
      (await db().selectFrom('articleVersions').select('id').where('articleId', '=', articleId).execute())
        .length
    const kept = await versions()
    // a second change would overwrite what the blog itself adds
    const content = `${String(blog.posts[0]?.content)}<!-- by the blog -->`
    Object.assign(blog.posts[0]!, { content })
    await runListingUpdate(world.context, runId, noStop)
    expect(await versions()).toBe(kept)
    expect(blog.posts.map((each) => each.content)).toEqual([content])
    expect((await review()).update).toMatchObject({
      status: 'done',
      places: [{ outcome: 'done' }, { outcome: 'done' }],
    })
    expect(await readPostText(world.context, world.owner, id, undefined)).toMatchObject({ state: 'same' })
  })

  it('skips a place that killed two workers, and reports it', async () => {
    await article()
    await change({ phone: after })
    const runId = await begin()
    const { id: subjectId, accountId } = await db()
      .selectFrom('listingUpdatePlaces')
      .selectAll()
      .where('runId', '=', runId)
      .executeTakeFirstOrThrow()
    await killWorkersAt(world.context, { kind: 'place-of-a-listing', subjectId, accountId })
    await runListingUpdate(world.context, runId, noStop)
    expect((await review()).update).toMatchObject({
      status: 'failed',
      places: [{ outcome: 'failed', message: expect.stringContaining('so it was skipped') }],
    })
  })

  it('is refused while another update runs, or without old data', async () => {
    await article()
    await change({ phone: after })
    await begin()
    await expect(begin()).rejects.toMatchObject({ code: 409 })
    const places = [{ kind: 'article' as const, _id: napId }]
    await expect(startListingUpdate(world.context, world.owner, { napId, places })).rejects.toMatchObject({
      code: 400,
    })
  })

  it('ends when its listing is deleted, and stops when canceled', async () => {
    const id = await article()
    await change({ phone: after })
    const runId = await begin()
    await db().updateTable('runs').set({ cancelRequested: true }).where('id', '=', runId).execute()
    await runListingUpdate(world.context, runId, noStop)
    expect((await review()).update).toMatchObject({ status: 'cancelled', places: [{ outcome: 'canceled' }] })
    expect(await textOf(id)).toContain(before)
    const next = await begin()
    await db().deleteFrom('naps').where('id', '=', napId).execute()
    await runListingUpdate(world.context, next, noStop)
    const run = await db()
      .selectFrom('runs')
      .select('status')
      .where('id', '=', next)
      .executeTakeFirstOrThrow()
    expect(run.status).toBe('failed')
  })
})

const text = (content: string) => ({ componentName: 'Text', props: { content }, children: [], addition: {} })
/** Returns a stored page with one paragraph and a tel: link. */
function typed(content: string): string {
  return JSON.stringify({
    componentName: 'Canvas',
    props: {},
    children: [
      {
        componentName: 'Paragraph',
        props: {},
        children: [
          { ...text(content), uuid: 'c' },
          {
            componentName: 'Link',
            props: { href: 'tel:5125550100', content: 'Call us' },
            children: [],
            addition: {},
            uuid: 'd',
          },
        ],
        addition: {},
        uuid: 'b',
      },
    ],
    addition: {
      tag: 'body',
      version: 1,
      page: { doctype: null, htmlAttributes: {}, head: [], importedStyles: false },
    },
    uuid: 'a',
  })
}

import type { CampaignJob } from '@web2/contract/campaigns'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { addBlog } from '../../../testing/worlds/own-blogs.ts'
import { useCampaignApi } from '../testing/campaign-api.ts'

const fixture = useCampaignApi()
const { send, schedule, article, articles, draft, plan, planned, jobsOf, approve, checks, armed } = fixture

describe('a plan', () => {
  test('assigns articles to places and times, and is stable until a change', async () => {
    const blogs = [await addBlog(fixture.api, fixture.ann), await addBlog(fixture.api, fixture.ann)]
    const articleIds = await articles(6)
    const links = [
      { url: 'https://me.example/', anchors: [{ text: 'me', weight: 1 }], rel: '', share: 50, perArticle: 1 },
    ]
    const campaign = await planned({ blogs, articleIds, fields: { links } })
    expect(campaign).toMatchObject({ planned: 6, nextPostAt: expect.stringMatching(/^2026-12-01T1[4-9]/) })
    const jobs = await jobsOf(campaign._id)
    expect(jobs.map((job) => job.articleId)).toEqual(articleIds)
    expect(jobs.filter((job) => job.links.length > 0)).toHaveLength(3)
    for (const blog of blogs) expect(jobs.filter((job) => job.subPropertyId === blog._id)).toHaveLength(3)
    expect(await armed(campaign._id)).toEqual(['planned'])
    expect((await send(fixture.ann, 'GET', `campaign-plans/${campaign._id}`)).body).toMatchObject({
      planRevision: campaign.planRevision,
      posts: 6,
      firstAt: jobs[0]!.runAt,
      lastAt: jobs[5]!.runAt,
      days: [
        { day: '2026-12-01', posts: 5 },
        { day: '2026-12-02', posts: 1 },
      ],
      places: blogs.map(({ _id, name }) => ({ _id, name, posts: 3, propertyType: 'wordpress' })),
    })

    const bare = ({ articleId, subPropertyId, runAt, links }: CampaignJob) => ({
      articleId,
      subPropertyId,
      runAt,
      links,
    })
    await plan(campaign._id)
    expect((await jobsOf(campaign._id)).map(bare)).toEqual(jobs.map(bare))
    const same = await send(fixture.ann, 'PATCH', `campaigns/${campaign._id}`, { schedule, name: 'Other' })
    expect(same.body.planStale).toBe(false)
    const other = await send(fixture.ann, 'PATCH', `campaigns/${campaign._id}`, { seed: 8 })
    expect(other.body).toMatchObject({ planStale: true, name: 'Other' })
  })

  test('of keywords has no articles yet; one of a feed creates them', async () => {
    const blogs = [await addBlog(fixture.api, fixture.ann)]
    const stacker = await send(fixture.ann, 'POST', 'prompt-stacker', {
      name: 'S',
      steps: [
        {
          title: 'Text',
          prompt: 'On {keyword}',
          generateTextBy: { name: 'openai', params: { model: 'gpt-4' } },
        },
      ],
    })
    const source = { kind: 'stacker', stackerId: stacker.body._id, keywords: ['roses', 'tulips', 'roses'] }
    const campaign = await planned({ blogs, articleIds: [], fields: { source } })
    expect((await jobsOf(campaign._id)).map(({ articleId, keyword }) => [articleId, keyword])).toEqual([
      [null, 'roses'],
      [null, 'tulips'],
    ])
    expect(await checks(campaign._id)).toMatchObject([{ kind: 'sign-off', level: 'warning' }])
  })

  test('that can’t be made returns 400 with the missing fields', async () => {
    const theirs = await addBlog(fixture.api, fixture.ben)
    const theirArticle = await article(fixture.ben)
    const empty = await draft({
      blogs: [theirs],
      articleIds: [theirArticle],
      fields: { schedule: { ...schedule, from: '18:00' } },
    })
    const answer = await plan(empty._id)
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.errors)).toEqual(['targets', 'source', 'schedule'])
    const nowhere = await send(fixture.ann, 'POST', 'campaigns', {
      name: 'X',
      schedule: { ...schedule, timeZone: 'Mars/Base' },
    })
    expect(nowhere).toMatchObject({
      status: 400,
      body: { errors: { schedule: expect.stringContaining('Mars/Base') } },
    })
  })

  test('drops foreign blogs and articles, and refuses other foreign sources', async () => {
    const [own, theirs] = [await addBlog(fixture.api, fixture.ann), await addBlog(fixture.api, fixture.ben)]
    const [first, second] = await articles(2)
    const kept = await draft({
      blogs: [theirs, own],
      articleIds: [second!, await article(fixture.ben), first!],
    })
    expect(kept.targets).toEqual([own._id])
    expect(kept.source).toEqual({ kind: 'articles', articleIds: [second, first] })
    const [mine, other] = await Promise.all(
      [fixture.ann, fixture.ben].map(
        async (user) => (await send(user, 'POST', 'categories', { name: 'Roses' })).body._id,
      ),
    )
    const change = (source: object) => send(fixture.ann, 'PATCH', `campaigns/${kept._id}`, { source })
    for (const source of [
      { kind: 'category', categoryId: other },
      { kind: 'stacker', stackerId: other, keywords: ['roses'] },
      { kind: 'rss', feedId: other },
    ])
      expect((await change(source)).body.errors.source).toContain('no longer exists')
    const source = { kind: 'category', categoryId: mine }
    expect((await change(source)).body.source).toEqual(source)
    await send(fixture.ann, 'DELETE', `categories/${mine}`)
    expect((await change(source)).body.source).toEqual(source)
  })

  test('never goes beyond the year 9999', async () => {
    const fields = { schedule: { ...schedule, start: '9999-12-31', weekdays: [7] } }
    const late = await draft({
      blogs: [await addBlog(fixture.api, fixture.ann)],
      articleIds: await articles(3),
      fields,
    })
    const answer = await plan(late._id)
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: { schedule: expect.stringContaining('after the year 9999') } },
    })
  })

  test('returns 400 for text that can’t be stored', async () => {
    const anchors = [{ text: 'half \ud800 a character', weight: 1 }]
    const links = [{ url: 'https://shop.example/', anchors, rel: '', share: 100, perArticle: 1 }]
    const answer = await send(fixture.ann, 'POST', 'campaigns', { name: 'Halves', links })
    expect(answer).toMatchObject({
      status: 400,
      body: { message: 'A text contains an unsupported character.' },
    })
  })

  test('can be changed post by post until it is approved', async () => {
    const blogs = [await addBlog(fixture.api, fixture.ann), await addBlog(fixture.api, fixture.ann)]
    const campaign = await planned({ blogs, articleIds: await articles(4) })
    const [first, second, third] = await jobsOf(campaign._id)
    const change = (job: CampaignJob, body: object) =>
      send(fixture.ann, 'PATCH', `campaign-jobs/${job._id}`, body)
    const runAt = '2026-12-24T15:30:00.000Z'
    expect((await change(first!, { runAt, links: [] })).body).toMatchObject({ runAt, links: [] })
    const sameMinute = await change(second!, { runAt, subPropertyId: first!.subPropertyId })
    expect(sameMinute.body.errors).toHaveProperty('runAt')
    const twice = await change(second!, { articleId: first!.articleId, subPropertyId: first!.subPropertyId })
    expect(twice.body.errors).toHaveProperty('articleId')
    expect((await change(second!, { runAt: '2020-01-01T00:00:00.000Z' })).status).toBe(400)
    expect(
      (await change(second!, { subPropertyId: (await addBlog(fixture.api, fixture.ben))._id })).status,
    ).toBe(400)
    expect((await send(fixture.ben, 'PATCH', `campaign-jobs/${first!._id}`, { runAt })).status).toBe(404)
    expect((await send(fixture.ann, 'DELETE', `campaign-jobs/${third!._id}`)).status).toBe(200)
    const now = (await send(fixture.ann, 'GET', `campaigns/${campaign._id}`)).body
    expect(now).toMatchObject({ planned: 3, planStale: false })
    expect(now.planRevision).toBeGreaterThan(campaign.planRevision)
  })
})

describe('approval', () => {
  test('requires all destinations, arms the posts and is logged', async () => {
    const blogs = [await addBlog(fixture.api, fixture.ann), await addBlog(fixture.api, fixture.ann)]
    const campaign = await planned({ blogs, articleIds: await articles(4) })
    expect((await approve(campaign, blogs.slice(0, 1))).status).toBe(409)
    expect((await approve({ ...campaign, planRevision: campaign.planRevision - 1 }, blogs)).status).toBe(409)
    expect(await armed(campaign._id)).toEqual(['planned'])
    const approved = await approve(campaign, blogs)
    expect(approved).toMatchObject({
      status: 201,
      body: {
        status: 'running',
        approvedBy: fixture.ann.userId,
        approvedAt: new Date(fixture.moment).toISOString(),
      },
    })
    expect(await armed(campaign._id)).toEqual(['planned armed'])
    expect((await approve(approved.body, blogs)).status).toBe(409)
    const { db } = fixture.api.database
    const log = await db
      .selectFrom('campaignLogs')
      .selectAll()
      .where('campaignId', '=', campaign._id)
      .execute()
    expect(log).toMatchObject([{ event: 'approved', createdBy: fixture.ann.userId }])
    for (const { name } of blogs) expect(log[0]!.message).toContain(`${name} (2)`)
    const { rows } = await sql`select details from audit_log where action = 'campaign-approved'`.execute(db)
    expect(rows).toMatchObject([{ details: { destinations: blogs.map(({ _id }) => _id) } }])

    // after approval, only a post's time can be changed, and nothing of the draft
    const [job] = await jobsOf(campaign._id)
    const patch = (body: object) => send(fixture.ann, 'PATCH', `campaign-jobs/${job!._id}`, body)
    expect((await patch({ links: [] })).status).toBe(409)
    expect((await patch({ runAt: '2026-12-24T15:30:00.000Z' })).status).toBe(200)
    const moved = await db
      .selectFrom('campaignLogs')
      .select('message')
      .where('jobId', '=', job!._id)
      .where('event', '=', 'moved')
      .executeTakeFirstOrThrow()
    expect(moved.message).toMatch(/ was rescheduled from [\d-]+ \d\d:\d\d to 2026-12-24 \d\d:\d\d \(.+\)\.$/)
    expect((await send(fixture.ann, 'PATCH', `campaigns/${campaign._id}`, { seed: 1 })).status).toBe(409)
    expect((await plan(campaign._id)).status).toBe(409)
    expect((await send(fixture.ann, 'DELETE', `campaigns/${campaign._id}`)).status).toBe(409)
  })

  test('returns 409 for a stale plan or one with a post in the past', async () => {
    const blogs = [await addBlog(fixture.api, fixture.ann)]
    const campaign = await planned({
      blogs,
      articleIds: await articles(2),
      fields: { schedule: { ...schedule, start: '2026-11-23' } },
    })
    const changed = await send(fixture.ann, 'PATCH', `campaigns/${campaign._id}`, { seed: 3 })
    expect((await approve(changed.body, blogs)).status).toBe(409)
    const again = (await plan(campaign._id)).body
    fixture.moment += 48 * 3_600_000
    expect((await approve(again, blogs)).status).toBe(409)
    expect(await checks(campaign._id)).toMatchObject([{ kind: 'plan', level: 'blocking' }])
    fixture.moment -= 48 * 3_600_000
    expect((await approve(again, blogs)).status).toBe(201)
  })

  test('pausing disarms posts, resuming arms them, and canceling ends pending ones', async () => {
    const blogs = [await addBlog(fixture.api, fixture.ann)]
    const campaign = await planned({ blogs, articleIds: await articles(3) })
    const set = (status: string) => send(fixture.ann, 'PATCH', `campaigns/${campaign._id}`, { status })
    expect((await set('paused')).status).toBe(409)
    await approve(campaign, blogs)
    expect((await set('paused')).body.status).toBe('paused')
    expect(await armed(campaign._id)).toEqual(['planned'])
    expect((await set('paused')).status).toBe(200)
    const overdue = (body: object) => send(fixture.ann, 'PATCH', `campaigns/${campaign._id}`, body)
    expect((await overdue({ overdue: 'skip' })).status).toBe(400)
    expect((await overdue({ status: 'paused', overdue: 'skip' })).status).toBe(400)
    expect((await overdue({ status: 'running', overdue: 'never' })).status).toBe(400)
    expect((await set('running')).body.status).toBe('running')
    expect(await armed(campaign._id)).toEqual(['planned armed'])
    expect((await set('cancelled')).body).toMatchObject({ status: 'cancelled', planned: 0, cancelled: 3 })
    expect(await armed(campaign._id)).toEqual(['cancelled'])
    expect((await set('running')).status).toBe(409)
    expect((await send(fixture.ann, 'DELETE', `campaigns?multi_delete=${campaign._id}`)).body).toHaveLength(1)
    expect(await jobsOf(campaign._id)).toEqual([])
  })

  test('returns 404 for a campaign of another account', async () => {
    const blogs = [await addBlog(fixture.api, fixture.ann)]
    const campaign = await planned({ blogs, articleIds: await articles(1) })
    const body = {
      campaignId: campaign._id,
      planRevision: campaign.planRevision,
      destinations: [blogs[0]!._id],
    }
    expect((await send(fixture.ben, 'POST', 'campaign-approvals', body)).status).toBe(404)
    expect((await plan(campaign._id, fixture.ben)).status).toBe(404)
    expect((await send(fixture.ben, 'GET', `campaign-checks/${campaign._id}`)).status).toBe(404)
    expect(
      (await send(fixture.ben, 'PATCH', `campaigns/${campaign._id}`, { status: 'cancelled' })).status,
    ).toBe(404)
    expect((await send(fixture.ben, 'GET', `campaigns`)).body.data).toEqual([])
  })
})

describe('a campaign', () => {
  test('keeps UTM parameters; an approval stores their campaign, which a later name doesn’t change', async () => {
    const blogs = [await addBlog(fixture.api, fixture.ann)]
    const utm = { isOn: true, source: '', medium: 'blog', campaign: '', term: '', content: '' }
    const campaign = await planned({
      blogs,
      articleIds: await articles(1),
      fields: { name: 'Spring Sale', utm },
    })
    expect(campaign.utm).toEqual(utm)
    const path = `campaigns/${campaign._id}`
    const other = await send(fixture.ann, 'PATCH', path, { utm: { ...utm, term: 'roses' } })
    // the links of the plan are the same
    expect(other.body).toMatchObject({ planStale: false, utm: { term: 'roses' } })
    for (const wrong of [{ ...utm, source: 'a\nb' }, { ...utm, source: 'x'.repeat(101) }, { isOn: true }])
      expect((await send(fixture.ann, 'PATCH', path, { utm: wrong })).status).toBe(400)
    expect((await approve(other.body, blogs)).body.utm.campaign).toBe('spring-sale')
    await send(fixture.ann, 'PATCH', path, { name: 'Autumn' })
    expect((await send(fixture.ann, 'GET', path)).body).toMatchObject({
      name: 'Autumn',
      utm: { campaign: 'spring-sale', term: 'roses' },
    })
    // posts that are published later get the new values
    const later = await send(fixture.ann, 'PATCH', path, { utm: { ...utm, source: 'partners' } })
    expect(later.body.utm).toMatchObject({ source: 'partners', campaign: 'autumn', term: '' })
    expect((await send(fixture.ann, 'PATCH', path, { utm, spread: 'everywhere' })).status).toBe(409)
  })
})

import type { CampaignJob, CampaignSchedule } from '@web2/contract/campaigns'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'
import { addBlog, type OwnBlog } from '../../../testing/worlds/own-blogs.ts'

let api: TestApi
let ann: TestUser
let ben: TestUser
let moment = Date.parse('2026-11-22T12:00:00Z')
beforeAll(async () => {
  api = await startTestApi({ now: () => new Date(moment) })
  await signUp(api)
  ann = await signUp(api)
  ben = await signUp(api)
})
afterAll(() => api.stop())

const send = (user: TestUser, method: string, path: string, body?: unknown) =>
  call(api, method, `/api/${path}`, { token: user.token, body })

const schedule: CampaignSchedule = {
  start: '2026-12-01',
  postsPerDay: 5,
  from: '09:00',
  to: '17:00',
  timeZone: 'America/New_York',
  weekdays: [1, 2, 3, 4, 5],
  jitter: 20,
}
const words = (about: string) =>
  Array.from({ length: 120 }, (_, at) => `${about}${at % 40} ${about}${(at * 7) % 53}`).join(' ')
let written = 0
const article = async (user = ann, fields: object = {}): Promise<string> => {
  written += 1
  const title = `Article ${written}`
  const body = { title, text: `<p>${words(`w${written}x`)}</p>`, status: 'ready', ...fields }
  const answer = await send(user, 'POST', 'articles', body)
  expect(answer.status).toBe(201)
  return answer.body._id
}
const articles = (count: number) => Promise.all(Array.from({ length: count }, () => article()))

interface Draft {
  readonly blogs: readonly OwnBlog[]
  readonly articleIds: readonly string[]
  readonly fields?: object
}
const draft = async ({ blogs, articleIds, fields }: Draft, user = ann) => {
  const body = {
    name: 'Winter',
    targets: blogs.map(({ _id }) => _id),
    source: { kind: 'articles', articleIds },
    schedule,
    seed: 7,
    ...fields,
  }
  const answer = await send(user, 'POST', 'campaigns', body)
  expect(answer).toMatchObject({ status: 201, body: { status: 'draft', planStale: true, nextPostAt: null } })
  return answer.body
}
const plan = (id: string, user = ann) => send(user, 'POST', 'campaign-plans', { campaignId: id })
const planned = async (of: Draft) => {
  const answer = await plan((await draft(of))._id)
  expect(answer).toMatchObject({ status: 201, body: { planStale: false } })
  return answer.body
}
const jobsOf = async (id: string): Promise<CampaignJob[]> =>
  (await send(ann, 'GET', `campaign-jobs?campaignId=${id}&$sort[runAt]=1&$limit=1000`)).body.data
const approve = (
  campaign: { _id: string; planRevision: number },
  blogs: readonly OwnBlog[],
  acceptIssues?: readonly string[],
) =>
  send(ann, 'POST', 'campaign-approvals', {
    campaignId: campaign._id,
    planRevision: campaign.planRevision,
    destinations: blogs.map(({ _id }) => _id),
    ...(acceptIssues && { acceptIssues }),
  })
const checks = async (id: string): Promise<{ kind: string; level: string; platform: string | null }[]> =>
  (await send(ann, 'GET', `campaign-checks/${id}`)).body.checks
const armed = async (id: string) => {
  const rows = await api.database.db
    .selectFrom('campaignJobs')
    .select(['armed', 'status'])
    .where('campaignId', '=', id)
    .execute()
  return [...new Set(rows.map((row) => `${row.status}${row.armed ? ' armed' : ''}`))]
}

describe('a plan', () => {
  test('assigns articles to places and times, and is stable until a change', async () => {
    const blogs = [await addBlog(api, ann), await addBlog(api, ann)]
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
    expect((await send(ann, 'GET', `campaign-plans/${campaign._id}`)).body).toMatchObject({
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
    const same = await send(ann, 'PATCH', `campaigns/${campaign._id}`, { schedule, name: 'Other' })
    expect(same.body.planStale).toBe(false)
    const other = await send(ann, 'PATCH', `campaigns/${campaign._id}`, { seed: 8 })
    expect(other.body).toMatchObject({ planStale: true, name: 'Other' })
  })

  test('of keywords has no articles yet; one of a feed creates them', async () => {
    const blogs = [await addBlog(api, ann)]
    const stacker = await send(ann, 'POST', 'prompt-stacker', {
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
    const theirs = await addBlog(api, ben)
    const theirArticle = await article(ben)
    const empty = await draft({
      blogs: [theirs],
      articleIds: [theirArticle],
      fields: { schedule: { ...schedule, from: '18:00' } },
    })
    const answer = await plan(empty._id)
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.errors)).toEqual(['targets', 'source', 'schedule'])
    const nowhere = await send(ann, 'POST', 'campaigns', {
      name: 'X',
      schedule: { ...schedule, timeZone: 'Mars/Base' },
    })
    expect(nowhere).toMatchObject({
      status: 400,
      body: { errors: { schedule: expect.stringContaining('Mars/Base') } },
    })
  })

  test('drops foreign blogs and articles, and refuses other foreign sources', async () => {
    const [own, theirs] = [await addBlog(api, ann), await addBlog(api, ben)]
    const [first, second] = await articles(2)
    const kept = await draft({ blogs: [theirs, own], articleIds: [second!, await article(ben), first!] })
    expect(kept.targets).toEqual([own._id])
    expect(kept.source).toEqual({ kind: 'articles', articleIds: [second, first] })
    const [mine, other] = await Promise.all(
      [ann, ben].map(async (user) => (await send(user, 'POST', 'categories', { name: 'Roses' })).body._id),
    )
    const change = (source: object) => send(ann, 'PATCH', `campaigns/${kept._id}`, { source })
    for (const source of [
      { kind: 'category', categoryId: other },
      { kind: 'stacker', stackerId: other, keywords: ['roses'] },
      { kind: 'rss', feedId: other },
    ])
      expect((await change(source)).body.errors.source).toContain('does not exist any more')
    const source = { kind: 'category', categoryId: mine }
    expect((await change(source)).body.source).toEqual(source)
    await send(ann, 'DELETE', `categories/${mine}`)
    expect((await change(source)).body.source).toEqual(source)
  })

  test('never goes beyond the year 9999', async () => {
    const fields = { schedule: { ...schedule, start: '9999-12-31', weekdays: [7] } }
    const late = await draft({ blogs: [await addBlog(api, ann)], articleIds: await articles(3), fields })
    const answer = await plan(late._id)
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: { schedule: expect.stringContaining('after the year 9999') } },
    })
  })

  test('returns 400 for text that can’t be stored', async () => {
    const anchors = [{ text: 'half \ud800 a character', weight: 1 }]
    const links = [{ url: 'https://shop.example/', anchors, rel: '', share: 100, perArticle: 1 }]
    const answer = await send(ann, 'POST', 'campaigns', { name: 'Halves', links })
    expect(answer).toMatchObject({
      status: 400,
      body: { message: 'A text holds a character that cannot be stored.' },
    })
  })

  test('can be changed post by post until it is approved', async () => {
    const blogs = [await addBlog(api, ann), await addBlog(api, ann)]
    const campaign = await planned({ blogs, articleIds: await articles(4) })
    const [first, second, third] = await jobsOf(campaign._id)
    const change = (job: CampaignJob, body: object) => send(ann, 'PATCH', `campaign-jobs/${job._id}`, body)
    const runAt = '2026-12-24T15:30:00.000Z'
    expect((await change(first!, { runAt, links: [] })).body).toMatchObject({ runAt, links: [] })
    const sameMinute = await change(second!, { runAt, subPropertyId: first!.subPropertyId })
    expect(sameMinute.body.errors).toHaveProperty('runAt')
    const twice = await change(second!, { articleId: first!.articleId, subPropertyId: first!.subPropertyId })
    expect(twice.body.errors).toHaveProperty('articleId')
    expect((await change(second!, { runAt: '2020-01-01T00:00:00.000Z' })).status).toBe(400)
    expect((await change(second!, { subPropertyId: (await addBlog(api, ben))._id })).status).toBe(400)
    expect((await send(ben, 'PATCH', `campaign-jobs/${first!._id}`, { runAt })).status).toBe(404)
    expect((await send(ann, 'DELETE', `campaign-jobs/${third!._id}`)).status).toBe(200)
    const now = (await send(ann, 'GET', `campaigns/${campaign._id}`)).body
    expect(now).toMatchObject({ planned: 3, planStale: false })
    expect(now.planRevision).toBeGreaterThan(campaign.planRevision)
  })
})

describe('approval', () => {
  test('requires all destinations, arms the posts and is logged', async () => {
    const blogs = [await addBlog(api, ann), await addBlog(api, ann)]
    const campaign = await planned({ blogs, articleIds: await articles(4) })
    expect((await approve(campaign, blogs.slice(0, 1))).status).toBe(409)
    expect((await approve({ ...campaign, planRevision: campaign.planRevision - 1 }, blogs)).status).toBe(409)
    expect(await armed(campaign._id)).toEqual(['planned'])
    const approved = await approve(campaign, blogs)
    expect(approved).toMatchObject({
      status: 201,
      body: { status: 'running', approvedBy: ann.userId, approvedAt: new Date(moment).toISOString() },
    })
    expect(await armed(campaign._id)).toEqual(['planned armed'])
    expect((await approve(approved.body, blogs)).status).toBe(409)
    const { db } = api.database
    const log = await db
      .selectFrom('campaignLogs')
      .selectAll()
      .where('campaignId', '=', campaign._id)
      .execute()
    expect(log).toMatchObject([{ event: 'approved', createdBy: ann.userId }])
    for (const { name } of blogs) expect(log[0]!.message).toContain(`${name} (2)`)
    const { rows } = await sql`select details from audit_log where action = 'campaign-approved'`.execute(db)
    expect(rows).toMatchObject([{ details: { destinations: blogs.map(({ _id }) => _id) } }])

    // after approval, only a post's time can be changed, and nothing of the draft
    const [job] = await jobsOf(campaign._id)
    const patch = (body: object) => send(ann, 'PATCH', `campaign-jobs/${job!._id}`, body)
    expect((await patch({ links: [] })).status).toBe(409)
    expect((await patch({ runAt: '2026-12-24T15:30:00.000Z' })).status).toBe(200)
    expect((await send(ann, 'PATCH', `campaigns/${campaign._id}`, { seed: 1 })).status).toBe(409)
    expect((await plan(campaign._id)).status).toBe(409)
    expect((await send(ann, 'DELETE', `campaigns/${campaign._id}`)).status).toBe(409)
  })

  test('returns 409 for a stale plan or one with a post in the past', async () => {
    const blogs = [await addBlog(api, ann)]
    const campaign = await planned({
      blogs,
      articleIds: await articles(2),
      fields: { schedule: { ...schedule, start: '2026-11-23' } },
    })
    const changed = await send(ann, 'PATCH', `campaigns/${campaign._id}`, { seed: 3 })
    expect((await approve(changed.body, blogs)).status).toBe(409)
    const again = (await plan(campaign._id)).body
    moment += 48 * 3_600_000
    expect((await approve(again, blogs)).status).toBe(409)
    expect(await checks(campaign._id)).toMatchObject([{ kind: 'plan', level: 'blocking' }])
    moment -= 48 * 3_600_000
    expect((await approve(again, blogs)).status).toBe(201)
  })

  test('pausing disarms posts, resuming arms them, and canceling ends pending ones', async () => {
    const blogs = [await addBlog(api, ann)]
    const campaign = await planned({ blogs, articleIds: await articles(3) })
    const set = (status: string) => send(ann, 'PATCH', `campaigns/${campaign._id}`, { status })
    expect((await set('paused')).status).toBe(409)
    await approve(campaign, blogs)
    expect((await set('paused')).body.status).toBe('paused')
    expect(await armed(campaign._id)).toEqual(['planned'])
    expect((await set('paused')).status).toBe(200)
    const overdue = (body: object) => send(ann, 'PATCH', `campaigns/${campaign._id}`, body)
    expect((await overdue({ overdue: 'skip' })).status).toBe(400)
    expect((await overdue({ status: 'paused', overdue: 'skip' })).status).toBe(400)
    expect((await overdue({ status: 'running', overdue: 'never' })).status).toBe(400)
    expect((await set('running')).body.status).toBe('running')
    expect(await armed(campaign._id)).toEqual(['planned armed'])
    expect((await set('cancelled')).body).toMatchObject({ status: 'cancelled', planned: 0, cancelled: 3 })
    expect(await armed(campaign._id)).toEqual(['cancelled'])
    expect((await set('running')).status).toBe(409)
    expect((await send(ann, 'DELETE', `campaigns?multi_delete=${campaign._id}`)).body).toHaveLength(1)
    expect(await jobsOf(campaign._id)).toEqual([])
  })

  test('returns 404 for a campaign of another account', async () => {
    const blogs = [await addBlog(api, ann)]
    const campaign = await planned({ blogs, articleIds: await articles(1) })
    const body = {
      campaignId: campaign._id,
      planRevision: campaign.planRevision,
      destinations: [blogs[0]!._id],
    }
    expect((await send(ben, 'POST', 'campaign-approvals', body)).status).toBe(404)
    expect((await plan(campaign._id, ben)).status).toBe(404)
    expect((await send(ben, 'GET', `campaign-checks/${campaign._id}`)).status).toBe(404)
    expect((await send(ben, 'PATCH', `campaigns/${campaign._id}`, { status: 'cancelled' })).status).toBe(404)
    expect((await send(ben, 'GET', `campaigns`)).body.data).toEqual([])
  })
})

describe('checks', () => {
  const found = async (of: Draft) => {
    const campaign = await planned(of)
    const list = await checks(campaign._id)
    const sign = list.map(({ kind, level, platform }) => `${kind} ${level}${platform ? ` ${platform}` : ''}`)
    const refused = sign.some((each) => each.includes('blocking'))
    expect((await approve(campaign, of.blogs)).status).toBe(refused ? 409 : 201)
    return sign
  }
  const everywhere = { spread: 'everywhere' }
  const affiliate = '<a href="https://amzn.to/x">shoes</a>'

  test('find nothing in an ordinary campaign', async () => {
    expect(await found({ blogs: [await addBlog(api, ann)], articleIds: await articles(2) })).toEqual([])
  })
  test('need confirmation for placeholders and empty links, and warn of sample text', async () => {
    const blogs = [await addBlog(api, ann)]
    const text = `<p>Gardens in {city} <a href="#">here</a>. ${words('holes')} Lorem ipsum.</p>`
    const campaign = await planned({ blogs, articleIds: [await article(ann, { text })] })
    const list = (await send(ann, 'GET', `campaign-checks/${campaign._id}`)).body.checks
    expect(list).toMatchObject([
      { kind: 'leftovers', level: 'confirm', finding: '1 article contains the unfilled “{city}”.' },
      { kind: 'leftovers', level: 'confirm', finding: '1 article has a link without an address.' },
      { kind: 'leftovers', level: 'warning', finding: '1 article contains sample text.' },
    ])
    const [placeholder, link] = list.map(({ id }: { id?: string }) => id)
    const refused = await approve(campaign, blogs, [placeholder])
    expect(refused).toMatchObject({
      status: 409,
      body: { status: 'error', data: { id: 'issues-unaccepted' }, checks: [{ id: link }] },
    })
    expect(await approve(campaign, blogs, [placeholder, link])).toMatchObject({
      status: 201,
      body: { status: 'running' },
    })
    const { rows } = await sql`
      select details -> 'issues' as issues from audit_log
      where details ->> 'campaignId' = ${campaign._id}`.execute(api.database.db)
    expect(rows).toEqual([{ issues: [placeholder, link] }])
  })
  test('block one article on two Tumblr blogs, and warn of it on own sites', async () => {
    const [id] = await articles(1)
    const tumblrs = [await addBlog(api, ann, { type: 'tumblr' }), await addBlog(api, ann, { type: 'tumblr' })]
    const sites = [await addBlog(api, ann), await addBlog(api, ann)]
    expect(await found({ blogs: tumblrs, articleIds: [id!], fields: everywhere })).toEqual([
      'similarity blocking tumblr',
    ])
    expect(await found({ blogs: sites, articleIds: [id!], fields: everywhere })).toEqual([
      'similarity warning wordpress',
    ])
    expect(
      await checks((await planned({ blogs: sites, articleIds: [id!], fields: everywhere }))._id),
    ).toMatchObject([
      {
        mend: [
          { kind: 'step', step: 'content' },
          { kind: 'article', _id: id },
        ],
      },
    ])
  })
  test('block two similar articles on different Tumblr blogs', async () => {
    const text = `<p>${words('same')}</p>`
    const ids = [await article(ann, { text }), await article(ann, { text: `${text}<p>And an end.</p>` })]
    const blogs = [await addBlog(api, ann, { type: 'tumblr' }), await addBlog(api, ann, { type: 'tumblr' })]
    expect(await found({ blogs, articleIds: ids })).toEqual(['similarity blocking tumblr'])
  })
  test('block more links than Tumblr allows', async () => {
    const text = Array.from(
      { length: 101 },
      (_, at) => `<p>word <a href="https://l.example/${at}">l${at}</a></p>`,
    ).join('')
    const blogs = [await addBlog(api, ann, { type: 'tumblr' })]
    expect(await found({ blogs, articleIds: [await article(ann, { text })] })).toEqual([
      'link-count blocking tumblr',
    ])
  })
  test('find undisclosed and unmarked affiliate links', async () => {
    const blogs = [await addBlog(api, ann)]
    const silent = await article(ann, { text: `<p>Buy ${affiliate} ${words('silent')}</p>` })
    expect(await found({ blogs, articleIds: [silent] })).toEqual(['disclosure blocking', 'sponsored warning'])
    const open = await article(ann, {
      text: `<p>I may earn a commission. Buy ${affiliate} ${words('open')}</p>`,
    })
    expect(await found({ blogs, articleIds: [open] })).toEqual(['sponsored warning'])
  })
  test('insert a missing disclosure into articles and remove it again', async () => {
    const blogs = [await addBlog(api, ann)]
    const silent = await article(ann, { text: `<p>Buy ${affiliate} ${words('quiet')}</p>` })
    const open = await article(ann, { text: `<p>Sponsored. Buy ${affiliate} ${words('loud')}</p>` })
    const campaign = await planned({ blogs, articleIds: [silent, open] })
    const kinds = async () => (await checks(campaign._id)).map(({ kind }) => kind)
    expect(await kinds()).toEqual(['disclosure', 'sponsored'])
    const textOf = async (id: string) => (await send(ann, 'GET', `articles/${id}`)).body
    const before = { silent: await textOf(silent), open: await textOf(open) }
    const say = (sentence: string, user = ann) =>
      send(user, 'POST', 'campaign-disclosures', { campaignId: campaign._id, sentence })
    expect((await say('Have a nice day.')).body.errors).toHaveProperty('sentence')
    const sentence = 'Some “links” here are affiliate links & pay me.'
    expect((await say(sentence, ben)).status).toBe(404)

    const inserted = await say(sentence)
    expect(inserted).toMatchObject({ status: 201, body: { changed: [{ _id: silent }], left: 0 } })
    expect((await textOf(silent)).text).toBe(
      `<p><em>Some “links” here are affiliate links &amp; pay me.</em></p>${before.silent.text}`,
    )
    expect(await textOf(open)).toMatchObject({ text: before.open.text, revision: before.open.revision })
    expect(await kinds()).toEqual(['sponsored'])
    expect((await say(sentence)).body).toMatchObject({ changed: [], left: 0 })

    const undo = (user = ann) =>
      send(user, 'PATCH', `campaign-disclosures/${campaign._id}`, { sentence, undo: inserted.body.changed })
    expect((await undo(ben)).status).toBe(404)
    expect((await undo()).body.changed).toHaveLength(1)
    expect((await textOf(silent)).text).toBe(before.silent.text)
    // articles changed since are left unchanged
    expect((await undo()).body.changed).toEqual([])
    expect(await kinds()).toEqual(['disclosure', 'sponsored'])
  })
  test('read all articles, however many there are', async () => {
    const { db } = api.database
    const many = 2_100
    const { rows } = await sql<{ id: string }>`
      insert into articles (id, account_id, created_by, title, text, words, status, provenance)
      select gen_random_uuid(), ${ann.accountId}, ${ann.userId}, 'Many ' || n,
        '<p>Only number ' || md5(n::text) || ' ' || md5((n + 100000)::text) || ' and so on with ' || n || '.</p>', 9, 'ready', '{}'
      from generate_series(1, ${many}) n returning id`.execute(db)
    const ids = rows.map(({ id }) => id)
    await sql`update articles set text = '<p>Buy <a href="https://amzn.to/x" rel="sponsored">this</a> now.</p>'
      where id = any(${ids.slice(-2)}::uuid[])`.execute(db)
    const campaign = await planned({
      blogs: [await addBlog(api, ann, { type: 'tumblr' }), await addBlog(api, ann, { type: 'tumblr' })],
      articleIds: ids,
      fields: { schedule: { ...schedule, postsPerDay: 100 } },
    })
    const answer = (await send(ann, 'GET', `campaign-checks/${campaign._id}`)).body
    expect(answer).toMatchObject({ read: many, articles: many })
    const found = answer.checks.map(
      ({ kind, finding }: { kind: string; finding: string }) => `${kind}: ${finding}`,
    )
    expect(found).toContain('disclosure: 2 articles carry affiliate links and do not say so.')
    expect(found).toContain('similarity: 2 articles say nearly the same on different blogs on Tumblr.')
  })
  test('find empty texts, drafts and blogs that aren’t verified', async () => {
    const blogs = [await addBlog(api, ann, { isVerified: false })]
    const articleIds = [await article(ann, { text: '' }), await article(ann, { status: 'draft' })]
    expect(await found({ blogs, articleIds })).toEqual([
      'destinations blocking',
      'articles blocking',
      'articles warning',
    ])
  })
  test('warn of too many manual posts a day and of exceeding the month', async () => {
    const blogs = [await addBlog(api, ann, { type: 'gsites' })]
    const day = { ...schedule, start: '2026-11-22', weekdays: [1], postsPerDay: 21 }
    expect(await found({ blogs, articleIds: await articles(21), fields: { schedule: day } })).toEqual([
      'rate warning gsites',
    ])
    await sql`
      insert into usage_counters (account_id, period, resource, used) values (${ann.accountId}, '2026-11', 'campaignPosts', 499)`.execute(
      api.database.db,
    )
    const few = { ...day, postsPerDay: 5, timeZone: 'UTC' }
    expect(
      await found({
        blogs: [await addBlog(api, ann)],
        articleIds: await articles(2),
        fields: { schedule: few },
      }),
    ).toEqual(['usage warning'])
  })
})

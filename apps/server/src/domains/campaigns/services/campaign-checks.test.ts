import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { addBlog } from '../../../testing/worlds/own-blogs.ts'
import { useCampaignApi, type Draft } from '../testing/campaign-api.ts'

const fixture = useCampaignApi()
const { send, schedule, words, article, articles, planned, approve, checks } = fixture

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
    expect(
      await found({ blogs: [await addBlog(fixture.api, fixture.ann)], articleIds: await articles(2) }),
    ).toEqual([])
  })
  test('need confirmation for placeholders and empty links, and warn of sample text', async () => {
    const blogs = [await addBlog(fixture.api, fixture.ann)]
    const text = `<p>Gardens in {city} <a href="#">here</a>. ${words('holes')} Lorem ipsum.</p>`
    const campaign = await planned({ blogs, articleIds: [await article(fixture.ann, { text })] })
    const list = (await send(fixture.ann, 'GET', `campaign-checks/${campaign._id}`)).body.checks
    expect(list).toMatchObject([
      {
        kind: 'leftovers',
        level: 'confirm',
        finding: '1 article contains the unfilled placeholder “{city}”.',
      },
      { kind: 'leftovers', level: 'confirm', finding: '1 article contains a link without a URL.' },
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
      where details ->> 'campaignId' = ${campaign._id}`.execute(fixture.api.database.db)
    expect(rows).toEqual([{ issues: [placeholder, link] }])
  })
  test('block one article on two Tumblr blogs, and warn of it on own sites', async () => {
    const [id] = await articles(1)
    const tumblrs = [
      await addBlog(fixture.api, fixture.ann, { type: 'tumblr' }),
      await addBlog(fixture.api, fixture.ann, { type: 'tumblr' }),
    ]
    const sites = [await addBlog(fixture.api, fixture.ann), await addBlog(fixture.api, fixture.ann)]
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
    const ids = [
      await article(fixture.ann, { text }),
      await article(fixture.ann, { text: `${text}<p>And an end.</p>` }),
    ]
    const blogs = [
      await addBlog(fixture.api, fixture.ann, { type: 'tumblr' }),
      await addBlog(fixture.api, fixture.ann, { type: 'tumblr' }),
    ]
    expect(await found({ blogs, articleIds: ids })).toEqual(['similarity blocking tumblr'])
  })
  test('block more links than Tumblr allows', async () => {
    const text = Array.from(
      { length: 101 },
      (_, at) => `<p>word <a href="https://l.example/${at}">l${at}</a></p>`,
    ).join('')
    const blogs = [await addBlog(fixture.api, fixture.ann, { type: 'tumblr' })]
    expect(await found({ blogs, articleIds: [await article(fixture.ann, { text })] })).toEqual([
      'link-count blocking tumblr',
    ])
  })
  test('find undisclosed and unmarked affiliate links', async () => {
    const blogs = [await addBlog(fixture.api, fixture.ann)]
    const silent = await article(fixture.ann, { text: `<p>Buy ${affiliate} ${words('silent')}</p>` })
    expect(await found({ blogs, articleIds: [silent] })).toEqual(['disclosure blocking', 'sponsored warning'])
    const open = await article(fixture.ann, {
      text: `<p>I may earn a commission. Buy ${affiliate} ${words('open')}</p>`,
    })
    expect(await found({ blogs, articleIds: [open] })).toEqual(['sponsored warning'])
  })
  test('insert a missing disclosure into articles and remove it again', async () => {
    const blogs = [await addBlog(fixture.api, fixture.ann)]
    const silent = await article(fixture.ann, { text: `<p>Buy ${affiliate} ${words('quiet')}</p>` })
    const open = await article(fixture.ann, { text: `<p>Sponsored. Buy ${affiliate} ${words('loud')}</p>` })
    const campaign = await planned({ blogs, articleIds: [silent, open] })
    const kinds = async () => (await checks(campaign._id)).map(({ kind }) => kind)
    expect(await kinds()).toEqual(['disclosure', 'sponsored'])
    const textOf = async (id: string) => (await send(fixture.ann, 'GET', `articles/${id}`)).body
    const before = { silent: await textOf(silent), open: await textOf(open) }
    const say = (sentence: string, user = fixture.ann) =>
      send(user, 'POST', 'campaign-disclosures', { campaignId: campaign._id, sentence })
    expect((await say('Have a nice day.')).body.errors).toHaveProperty('sentence')
    const sentence = 'Some “links” here are affiliate links & pay me.'
    expect((await say(sentence, fixture.ben)).status).toBe(404)

    const inserted = await say(sentence)
    expect(inserted).toMatchObject({ status: 201, body: { changed: [{ _id: silent }], left: 0 } })
    expect((await textOf(silent)).text).toBe(
      `<p><em>Some “links” here are affiliate links &amp; pay me.</em></p>${before.silent.text}`,
    )
    expect(await textOf(open)).toMatchObject({ text: before.open.text, revision: before.open.revision })
    expect(await kinds()).toEqual(['sponsored'])
    expect((await say(sentence)).body).toMatchObject({ changed: [], left: 0 })

    const undo = (user = fixture.ann) =>
      send(user, 'PATCH', `campaign-disclosures/${campaign._id}`, { sentence, undo: inserted.body.changed })
    expect((await undo(fixture.ben)).status).toBe(404)
    expect((await undo()).body.changed).toHaveLength(1)
    expect((await textOf(silent)).text).toBe(before.silent.text)
    // articles changed since are left unchanged
    expect((await undo()).body.changed).toEqual([])
    expect(await kinds()).toEqual(['disclosure', 'sponsored'])
  })
  test('read all articles, however many there are', async () => {
    const { db } = fixture.api.database
    const many = 2_100
    const { rows } = await sql<{ id: string }>`
      insert into articles (id, account_id, created_by, title, text, words, status, provenance)
      select gen_random_uuid(), ${fixture.ann.accountId}, ${fixture.ann.userId}, 'Many ' || n,
        '<p>Only number ' || md5(n::text) || ' ' || md5((n + 100000)::text) || ' and so on with ' || n || '.</p>', 9, 'ready', '{}'
      from generate_series(1, ${many}) n returning id`.execute(db)
    const ids = rows.map(({ id }) => id)
    await sql`update articles set text = '<p>Buy <a href="https://amzn.to/x" rel="sponsored">this</a> now.</p>'
      where id = any(${ids.slice(-2)}::uuid[])`.execute(db)
    const campaign = await planned({
      blogs: [
        await addBlog(fixture.api, fixture.ann, { type: 'tumblr' }),
        await addBlog(fixture.api, fixture.ann, { type: 'tumblr' }),
      ],
      articleIds: ids,
      fields: { schedule: { ...schedule, postsPerDay: 100 } },
    })
    const answer = (await send(fixture.ann, 'GET', `campaign-checks/${campaign._id}`)).body
    expect(answer).toMatchObject({ read: many, articles: many })
    const found = answer.checks.map(
      ({ kind, finding }: { kind: string; finding: string }) => `${kind}: ${finding}`,
    )
    expect(found).toContain('disclosure: 2 articles contain affiliate links without a disclosure.')
    expect(found).toContain(
      'similarity: 2 articles nearly duplicate each other on different blogs on Tumblr.',
    )
  })
  test('find empty texts, drafts and blogs that aren’t verified', async () => {
    const blogs = [await addBlog(fixture.api, fixture.ann, { isVerified: false })]
    const articleIds = [
      await article(fixture.ann, { text: '' }),
      await article(fixture.ann, { status: 'draft' }),
    ]
    expect(await found({ blogs, articleIds })).toEqual([
      'destinations blocking',
      'articles blocking',
      'articles warning',
    ])
  })
  test('warn of too many manual posts a day and of exceeding the month', async () => {
    const blogs = [await addBlog(fixture.api, fixture.ann, { type: 'gsites' })]
    const day = { ...schedule, start: '2026-11-22', weekdays: [1], postsPerDay: 21 }
    expect(await found({ blogs, articleIds: await articles(21), fields: { schedule: day } })).toEqual([
      'rate warning gsites',
    ])
    await sql`
      insert into usage_counters (account_id, period, resource, used) values (${fixture.ann.accountId}, '2026-11', 'campaignPosts', 499)`.execute(
      fixture.api.database.db,
    )
    const few = { ...day, postsPerDay: 5, timeZone: 'UTC' }
    expect(
      await found({
        blogs: [await addBlog(fixture.api, fixture.ann)],
        articleIds: await articles(2),
        fields: { schedule: few },
      }),
    ).toEqual(['usage warning'])
  })
})

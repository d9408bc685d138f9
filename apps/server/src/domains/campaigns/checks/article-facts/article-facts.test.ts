import fc from 'fast-check'
import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { handleReadArticles } from '../../job-handlers.ts'
import { useCampaignApi } from '../../testing/campaign-api.ts'
import { uuidV7 } from '../../../../platform/db/uuid-v7.ts'
import type { TestUser } from '../../../../testing/worlds/start-api.ts'
import { addBlog } from '../../../../testing/worlds/own-blogs.ts'
import { countUnlocked, whileLocked } from '../../../../testing/while-locked.ts'
import { factsInSlices, readTexts } from '../read-article-texts.ts'
import { accountsToRead } from './accounts-to-read.ts'
import { comparePairs } from './compare-pairs.ts'
import { unreadIds } from './kept-facts.ts'
import { readFacts } from './read-facts.ts'
import { readUnread } from './read-unread.ts'

const fixture = useCampaignApi()
const { send, words, article, articles, planned, checks } = fixture
const database = () => fixture.api.database.db

const all = async <Item>(items: AsyncIterable<Item>): Promise<Item[]> => {
  const found: Item[] = []
  for await (const item of items) found.push(item)
  return found
}
const factsOf = async (ids: readonly string[], user: TestUser = fixture.ann) => {
  const found = (await all(factsInSlices(database(), user.accountId, ids))).flat()
  return new Map(found.map((each) => [each.fact.id, each]))
}
const factOf = async (id: string, user?: TestUser) => (await factsOf([id], user)).get(id)?.fact
const read = async (id: string) => {
  await factOf(id)
  return id
}
/** Puts wrong facts in place of the kept ones: they show up only if the text was not read again. */
const falsify = (ids: readonly string[]) =>
  sql`update article_facts set facts = facts || '{"links":77}' where article_id = any(${[...ids]}::uuid[])`.execute(
    database(),
  )
const count = async (table: 'article_facts' | 'article_pairs') => {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from ${sql.table(table)}`.execute(database())
  return rows[0]!.count
}
afterEach(async () => {
  await sql`truncate article_facts, article_pairs`.execute(database())
})

const insert = async (rows: readonly { title: string; text: string; featuredImage: string }[]) => {
  const ids = rows.map(() => uuidV7())
  await sql`
    insert into articles (id, account_id, title, text, featured_image)
    select made.* from unnest(${ids}::uuid[], ${ids.map(() => fixture.ann.accountId)}::uuid[],
      ${rows.map(({ title }) => title)}::text[], ${rows.map(({ text }) => text)}::text[],
      ${rows.map(({ featuredImage }) => featuredImage)}::text[]) as made`.execute(database())
  return ids
}

describe('kept facts', () => {
  const piece = fc.constantFrom(
    '<p>', '</p>', '<h2>', 'Roses ', 'need {water}', '{a|b}', ' lorem ipsum', '<a href="https://amzn.to/x">buy</a>',
    '<a href="#" rel="nofollow">', '</a>', '<img src="/1.jpg" alt="x">', 'I may earn a commission', '<', '&amp;', '"',
  ) // prettier-ignore
  const anyText = fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.replaceAll('\0', ''))
  const source = fc.record({
    title: anyText,
    text: fc.array(fc.oneof(piece, anyText), { maxLength: 30 }).map((parts) => parts.join('')),
    featuredImage: fc.constantFrom('', '/f.jpg', '/1.jpg'),
  })
  test('are those of the text', () =>
    fc.assert(
      fc.asyncProperty(fc.array(source, { minLength: 1, maxLength: 60 }), async (rows) => {
        const ids = await insert(rows)
        const fresh = readFacts(rows)
        const first = await factsOf(ids)
        const second = await factsOf(ids)
        for (const [at, id] of ids.entries()) {
          const { facts, bands = [] } = fresh[at]!
          for (const kept of [first.get(id)!, second.get(id)!]) {
            expect(kept.fact).toMatchObject(facts)
            expect([...(kept.bands ?? [])]).toEqual([...bands])
          }
        }
      }),
      { numRuns: 20 },
    ))

  test('are used instead of the text', async () => {
    const id = await read(await article())
    await falsify([id])
    expect(await factOf(id)).toMatchObject({ links: 77 })
  })

  const link = '<p>One <a href="https://r.example">link</a></p>'
  test.each([
    ['its text', { text: link }, { links: 1 }],
    ['its title', { title: 'In {city}' }, { leftovers: { placeholders: ['{city}'] } }],
    ['its image', { featuredImage: 'https://i.example/f.jpg' }, { images: ['https://i.example/f.jpg'] }],
  ])('are not used after a change of %s', async (_what, change, expected) => {
    const id = await read(await article())
    await falsify([id])
    expect(await send(fixture.ann, 'PATCH', `articles/${id}`, change)).toMatchObject({ status: 200 })
    expect(await factOf(id)).toMatchObject({ links: 0, ...expected })
  })

  test('are not used for an earlier version that was restored', async () => {
    const id = await article(fixture.ann, { text: link })
    const { revision } = (await send(fixture.ann, 'PATCH', `articles/${id}`, { text: '<p>No link.</p>' }))
      .body
    await falsify([await read(id)])
    const versions = await send(fixture.ann, 'GET', `article-versions?articleId=${id}`)
    const [, first] = versions.body.data
    const back = { restore: first._id, basedOn: revision }
    expect(await send(fixture.ann, 'POST', 'article-versions', back)).toMatchObject({ status: 201 })
    expect(await factOf(id)).toMatchObject({ links: 1 })
  })

  test('are not used if they were read by other rules', async () => {
    const id = await read(await article())
    await falsify([id])
    await sql`update article_facts set rules = rules - 1`.execute(database())
    expect(await factOf(id)).toMatchObject({ links: 0 })
    expect(await count('article_facts')).toBe(1)
  })

  test('stay valid while only status and review change, which are read each time', async () => {
    const id = await read(await article(fixture.ann, { status: 'draft' }))
    await sql`update articles set source = 'ai' where id = ${id}`.execute(database())
    await falsify([id])
    expect(await factOf(id)).toMatchObject({ links: 77, status: 'draft', isUnsigned: true })
    await send(fixture.ann, 'PATCH', `articles/${id}`, { status: 'ready', reviewed: true })
    expect(await factOf(id)).toMatchObject({ links: 77, status: 'ready', isUnsigned: false })
    await send(fixture.ann, 'PATCH', `articles/${id}`, { text: link })
    expect(await factOf(id)).toMatchObject({ links: 1, isUnsigned: true })
  })

  test('belong to one account', async () => {
    const id = await read(await article())
    expect(await factOf(id, fixture.ben)).toBeUndefined()
    expect(await unreadIds(database(), fixture.ben.accountId)).not.toContain(id)
    expect(await all(readUnread(database(), fixture.ben.accountId, [id]))).toEqual([new Map()])
    expect(await count('article_facts')).toBe(1)
  })

  test('are deleted with the article, and read again when it is restored', async () => {
    const id = await read(await article())
    await falsify([id])
    await send(fixture.ann, 'DELETE', `articles/${id}`)
    expect(await count('article_facts')).toBe(0)
    expect(await factOf(id)).toBeUndefined()
    await send(fixture.ann, 'PATCH', `articles/${id}`, { deletedAt: null })
    expect(await factOf(id)).toMatchObject({ id, links: 0 })
  })

  test('of an article that is being deleted are left out', async () => {
    const id = await article()
    const holder = await database().startTransaction().execute()
    await sql`delete from articles where id = ${id}`.execute(holder)
    const reading = factOf(id)
    await holder.commit().execute()
    expect([undefined, id]).toContain((await reading)?.id)
    expect(await count('article_facts')).toBe(0)
  })

  test('are held after their articles', async () => {
    const [first, second] = (await articles(2)).toSorted()
    const { db } = fixture.api.database
    await factsOf([first!, second!])
    await sql`update article_facts set revision = 0`.execute(db)
    const { seen } = await whileLocked(
      db,
      sql`select from articles where id = ${second} for update`,
      () => factsOf([second!, first!]),
      (holder) => countUnlocked(holder, sql`select from article_facts`),
    )
    expect(seen).toBe(2)
  })
})

describe('compared pairs', () => {
  const near = async () => {
    const text = `<p>${words('near')}</p>`
    return [
      await article(fixture.ann, { text }),
      await article(fixture.ann, { text: `${text}<p>And an end.</p>` }),
    ]
  }
  const alikeOf = async (ids: readonly string[]) =>
    (await readTexts(database(), fixture.ann.accountId, ids)).alike.map(({ similarity }) => similarity)
  const falsifyPairs = () => sql`update article_pairs set similarity = 0.7`.execute(database())

  test('are compared once for their revisions, whatever their order', async () => {
    const ids = await near()
    const [similarity] = await alikeOf(ids)
    expect(similarity).toBeGreaterThan(0.8)
    expect(await alikeOf(ids)).toEqual([similarity])
    await falsifyPairs()
    expect(await alikeOf(ids)).toEqual([0.7])
    const [a, b] = ids as [string, string]
    const accountId = fixture.ann.accountId
    for (const pair of [
      [a, b],
      [b, a],
    ] as const)
      expect(await comparePairs(database(), accountId, [pair])).toEqual([
        { a: pair[0], b: pair[1], similarity: 0.7 },
      ])
  })

  test.each([0, 1])('are compared again after a change of text %i', async (changed) => {
    const ids = await near()
    const [similarity] = await alikeOf(ids)
    await falsifyPairs()
    await send(fixture.ann, 'PATCH', `articles/${ids[changed]}`, { slug: `new-${changed}` })
    expect(await alikeOf(ids)).toEqual([similarity])
    await send(fixture.ann, 'PATCH', `articles/${ids[changed]}`, { text: `<p>${words('other')}</p>` })
    expect(await alikeOf(ids)).toEqual([])
  })

  test('are deleted with either article, and belong to one account', async () => {
    const ids = await near()
    await alikeOf(ids)
    const [a, b] = ids as [string, string]
    expect(await comparePairs(database(), fixture.ben.accountId, [[a, b]])).toEqual([])
    expect(await count('article_pairs')).toBe(1)
    await send(fixture.ann, 'DELETE', `articles/${b}`)
    expect(await count('article_pairs')).toBe(0)
    expect(await comparePairs(database(), fixture.ann.accountId, [[a, b]])).toEqual([])
  })
})

describe('in the background', () => {
  const due = async () => {
    const { context } = fixture.api
    const found = await accountsToRead.due(context, context.now().toISOString())!.limit(100).execute()
    return found.map(({ id }) => id)
  }
  const work = (signal = new AbortController().signal) =>
    handleReadArticles({ accountId: fixture.ann.accountId }, { context: fixture.api.context, signal })
  const age = (table: 'articles' | 'campaigns') =>
    sql`update ${sql.table(table)} set updated_at = now() - interval '1 day'`.execute(database())

  test('articles of accounts with campaigns are read after they changed', async () => {
    const { ann, ben } = fixture
    await article(ben)
    await sql`delete from campaigns`.execute(database())
    expect(await due()).toEqual([])
    const id = await article()
    await planned({ blogs: [await addBlog(fixture.api, ann)], articleIds: [id] })
    expect(await due()).toEqual([ann.accountId])
    await work()
    expect(await unreadIds(database(), ann.accountId)).toEqual([])
    expect(await due()).toEqual([])
    await send(ann, 'PATCH', `articles/${id}`, { text: '<p>New text.</p>' })
    expect(await due()).toEqual([ann.accountId])
    await age('articles')
    // the draft is new
    expect(await due()).toEqual([ann.accountId])
    await age('campaigns')
    expect(await due()).toEqual([])
  })

  test('work that was interrupted is continued by the check', async () => {
    const ids = await insert(
      Array.from({ length: 120 }, (_, at) => ({
        title: `T ${at}`,
        text: `<p>${words(`part${at}x`)}</p>`,
        featuredImage: '',
      })),
    )
    const stopping = new AbortController()
    stopping.abort()
    await work(stopping.signal)
    const kept = await count('article_facts')
    expect(kept).toBe(50)
    const blogs = [await addBlog(fixture.api, fixture.ann)]
    const campaign = await planned({ blogs, articleIds: ids })
    expect((await send(fixture.ann, 'GET', `campaign-checks/${campaign._id}`)).body).toMatchObject({
      read: 120,
    })
    expect((await checks(campaign._id)).map(({ kind }) => kind)).toEqual(['articles'])
    await work()
    expect(await unreadIds(database(), fixture.ann.accountId)).toEqual([])
  })
})

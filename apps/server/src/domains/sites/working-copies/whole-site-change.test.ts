import { applyChange, importJson, storedJson, withTheme, type BuilderDocument } from '@web2/builder'
import type { CachedData, CachedPage } from '@web2/contract/sites'
import { changeTemplate, findTemplate, templateDocument, workingDiff } from '@web2/site'
import type { KyselyPlugin } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../testing/postgres.ts'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'
import { storedPage } from '../pages/page-texts.ts'

/* The editor changes the template of a whole site page by page in its working copy, and saves all of them at once. */

const count = 500
const [plumber, dentist] = [findTemplate('plumber')!, findTemplate('dentist')!]

/** Counts the statements of requests. */
let statements = 0
const counter: KyselyPlugin = {
  transformQuery: ({ node }) => {
    statements += 1
    return node
  },
  transformResult: ({ result }) => Promise.resolve(result),
}
const statementsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const before = statements
  await work()
  return statements - before
}

/** Short pages of the site's first template, and the same in the other one. */
const contents = plumber.pages.slice(-4).map((page) => {
  const made = templateDocument(plumber, page, randomUUID)
  const { change } = changeTemplate(made, dentist, { slug: page.slug, isHome: false }, randomUUID)
  const plain = (document: BuilderDocument) => ({ ...document, page: withTheme(document.page, undefined) })
  const before = plain(made)
  return { before, stored: storedPage(before, page), after: storedJson(plain(applyChange(made, change))) }
})

let database: TestDatabase
let api: TestApi
let ann: TestUser
let bob: TestUser
let siteId: string

const ask = (method: string, path: string, body?: object, user = ann) =>
  call(api, method, `/api/${path}`, { token: user.token, ...(body && { body }) })
const outline = async () => (await ask('GET', `cached-data/${siteId}?content=false`)).body as CachedData
const contentAt = (page: CachedPage) => contents[page.position % contents.length]!
const changed = (page: CachedPage, user = ann) =>
  ask(
    'PATCH',
    `cached-data/${siteId}`,
    { pages: [{ _id: page._id, document: contentAt(page).after, revision: page.revision }] },
    user,
  )
const documentOf = async (pageId: string): Promise<string> => {
  const { pages } = (await ask('GET', `cached-data/${siteId}?pageId=${pageId}&html=false`)).body as CachedData
  const read = importJson(JSON.stringify(pages.find(({ _id }) => _id === pageId)?.document))
  if (!read.ok) throw new Error(read.detail)
  return storedJson(read.document)
}

beforeAll(async () => {
  database = await createTestDatabase()
  api = await startTestApi({ database: { ...database, db: database.db.withPlugin(counter) } })
  ann = await signUp(api)
  bob = await signUp(api)
  const created = await ask('POST', 'cloud-builder', { siteName: 'Large', rootSlug: 'large' })
  siteId = created.body.site._id
  await database.db.deleteFrom('sitePages').where('siteId', '=', siteId).execute()
  const pages = Array.from({ length: count }, (_, at) => ({
    ...{ id: randomUUID(), siteId, accountId: ann.accountId, name: `Page ${at}`, slug: `page-${at}` },
    ...{ position: at, isDefault: at === 0, ...contents[at % contents.length]!.stored },
  }))
  for (let at = 0; at < count; at += 50)
    await database.db
      .insertInto('sitePages')
      .values(pages.slice(at, at + 50))
      .execute()
}, 120_000)
afterAll(async () => {
  await api.stop()
  await database.destroy()
})

it('refuses a page that was changed since it was read, and pages of another account', async () => {
  const { pages } = await outline()
  const [, page, other] = pages as [CachedPage, CachedPage, CachedPage]
  const before = await documentOf(page._id)
  expect((await changed(page, bob)).status).toBe(404)
  expect((await ask('GET', `cached-data/${siteId}?pageId=${page._id}`, undefined, bob)).status).toBe(404)
  const theirs = await ask('POST', 'cloud-builder', { siteName: 'Theirs', rootSlug: 'theirs' }, bob)
  const [{ _id: foreign }] = theirs.body.site.pages as [{ _id: string }]
  await ask('PATCH', `cached-data/${theirs.body.site._id}`, {
    pages: [{ _id: page._id, document: contentAt(page).after, revision: page.revision }],
  })
  expect(await documentOf(page._id)).toBe(before)
  const moved = await ask('PATCH', `cached-data/${siteId}`, {
    pages: [{ _id: foreign, isDuplicated: true, pageId: foreign, name: 'Copied', slug: 'copied' }],
  })
  expect(JSON.stringify(moved.body)).not.toContain('Theirs')
  await ask('DELETE', `cached-data/${siteId}`)

  expect((await changed(page)).status).toBe(200)
  expect((await changed(page)).status).toBe(409)
  // the page of the conflict has what was stored first, and others can still change
  expect(await documentOf(page._id)).toBe(contentAt(page).after)
  expect((await changed(other)).status).toBe(200)
  await ask('DELETE', `cached-data/${siteId}`)
  expect(await documentOf(page._id)).toBe(before)
}, 120_000)

it('stores each page of a large site with the same few statements, and saves all at once', async () => {
  const { pages } = await outline()
  expect(pages).toHaveLength(count)
  const alone = async (page: CachedPage) =>
    statementsOf(async () => expect((await changed(page)).status).toBe(200))
  const first = [await alone(pages[0]!), await alone(pages[1]!)]
  const others = pages.slice(2, -1)
  for (let at = 0; at < others.length; at += 50) {
    const some = others.slice(at, at + 50).map((page) => ({
      ...{ _id: page._id, document: contentAt(page).after, revision: page.revision },
    }))
    expect((await ask('PATCH', `cached-data/${siteId}`, { pages: some })).status).toBe(200)
  }
  const last = await alone(pages.at(-1)!)
  // a session that is used notes that now and then
  expect(last).toBeLessThanOrEqual(Math.max(...first) + 3)
  expect(last).toBeLessThan(30)

  const copy = await outline()
  expect(copy.isChanged).toBe(true)
  const diff = workingDiff(copy.pages)
  expect(diff.updated).toHaveLength(count)
  const saving = await statementsOf(async () => {
    const saved = await ask('PATCH', `cloud-builder/${siteId}`, { siteId, cachedData: true, pages: diff })
    expect(saved.status).toBe(200)
  })
  expect(saving).toBeLessThan(5 * count)
  expect((await outline()).isChanged).toBe(false)
  for (const page of [pages[0]!, pages[250]!, pages.at(-1)!])
    expect(await documentOf(page._id)).toBe(contentAt(page).after)
}, 300_000)

import type { Theme, Token } from '@web2/builder'
import { createDocument, importHtmlFragment, storedJson, withTheme } from '@web2/builder'
import { limits } from '@web2/contract/core'
import type { CachedData } from '@web2/contract/sites'
import { workingDiff } from '@web2/site'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '../../../testing/eventually.ts'
import { openEventSocket } from '../../../testing/listen-for-events.ts'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'
import { purgeCopies } from '../working-copies/discard-copy.ts'

let api: TestApi
let ann: TestUser
let bob: TestUser
let siteId: string
let made = 0

beforeAll(async () => {
  api = await startTestApi()
  ann = await signUp(api)
  bob = await signUp(api)
})
afterAll(() => api.stop())

const ask = (method: string, path: string, body?: object, user = ann) =>
  call(api, method, `/api/${path}`, { token: user.token, ...(body && { body }) })
const cached = (method: string, body?: object, id = siteId) => ask(method, `cached-data/${id}`, body)
const copyOf = async (id = siteId) => (await cached('GET', undefined, id)).body as CachedData
const siteNow = async (id = siteId) => (await ask('GET', `cloud-builder/${id}`)).body
const save = async (more: object = {}) =>
  ask('PATCH', `cloud-builder/${siteId}`, {
    siteId,
    cachedData: true,
    pages: workingDiff((await copyOf()).pages),
    ...more,
  })

const token = (name: string, value: string, group: Token['group'] = 'color'): Token => ({
  name,
  group,
  value,
})
const themeOf = (ink: string, name = 'Dusk'): Theme => ({
  name,
  tokens: [token('c-ink', ink), token('c-action', 'var(--c-ink)')],
  hasDark: false,
})
const [red, blue, green] = [themeOf('#c00'), themeOf('#00c'), themeOf('#080')]

/** A page as an editor holds it, with a theme in its document. */
const documentWith = (theme: Theme | undefined, html = '<p>hello</p>') => {
  const document = createDocument(importHtmlFragment(html).nodes, randomUUID)
  return storedJson({ ...document, page: withTheme(document.page, theme) })
}
const themeIn = (document: unknown) =>
  (document as { addition: { page: { theme?: Theme } } }).addition.page.theme

beforeEach(async () => {
  made += 1
  const answer = await ask('POST', 'cloud-builder', {
    siteName: `Site ${made}`,
    rootSlug: `site-${made}`,
    pages: [
      { name: 'Home', slug: 'home', document: documentWith(undefined) },
      { name: 'About', slug: 'about', document: documentWith(undefined) },
    ],
  })
  siteId = answer.body.site._id
})

describe('the theme of a working copy', () => {
  it('is none at first, and stays separate from the site until it is saved', async () => {
    expect(await copyOf()).toMatchObject({ theme: null, themeRevision: 'none', isChanged: false })
    const changed = await cached('PATCH', { pages: [], theme: red, themeRevision: 'none' })
    expect(changed.body).toMatchObject({ theme: red, isChanged: true })
    expect(await copyOf()).toMatchObject({ theme: red, themeRevision: changed.body.themeRevision })
    expect((await ask('GET', 'cached-data')).body.data.map(({ _id }: CachedData) => _id)).toContain(siteId)
    expect((await siteNow()).site.theme).toBeNull()

    expect((await save()).body.site.theme).toEqual(red)
    expect((await siteNow()).site.theme).toEqual(red)
    expect(await copyOf()).toMatchObject({ theme: red, isChanged: false })
    expect((await copyOf()).themeRevision).toBe(changed.body.themeRevision)
  })

  it('is refused with a stale revision, so that two tabs do not lose each other’s changes', async () => {
    const { themeRevision } = await copyOf()
    await cached('PATCH', { pages: [], theme: red, themeRevision })
    const late = await cached('PATCH', { pages: [], theme: blue, themeRevision })
    expect(late).toMatchObject({
      status: 409,
      body: {
        message: expect.stringContaining('The theme was changed elsewhere since you opened it.'),
        errors: { theme: expect.any(String) },
      },
    })
    expect((await copyOf()).theme).toEqual(red)
    const put = await cached('PUT', { pages: [], theme: blue, themeRevision })
    expect(put.status).toBe(409)
    expect((await copyOf()).theme).toEqual(red)
    // without a revision it is overwritten
    expect((await cached('PATCH', { pages: [], theme: blue })).body.theme).toEqual(blue)
  })

  it('accepts a request twice, because its first answer may be lost', async () => {
    const { themeRevision } = await copyOf()
    const change = { pages: [], theme: red, themeRevision }
    const [first, again] = [await cached('PATCH', change), await cached('PATCH', change)]
    expect([first.status, again.status]).toEqual([200, 200])
    expect(again.body.themeRevision).toBe(first.body.themeRevision)
  })

  it('can be removed, and set back to the site’s', async () => {
    await ask('PATCH', `cloud-builder/${siteId}`, { theme: red })
    expect((await cached('PATCH', { pages: [], theme: null })).body).toMatchObject({
      theme: null,
      isChanged: true,
    })
    expect((await cached('PATCH', { pages: [], theme: red })).body).toMatchObject({
      theme: red,
      isChanged: false,
    })
    await cached('PATCH', { pages: [], theme: null })
    expect((await save()).body.site.theme).toBeNull()
    expect(await copyOf()).toMatchObject({ theme: null, isChanged: false })
  })

  it('is discarded with all changes, but not with those of a page', async () => {
    await ask('PATCH', `cloud-builder/${siteId}`, { theme: red })
    await cached('PATCH', { pages: [], theme: blue })
    const [home] = (await copyOf()).pages
    await ask('DELETE', `cached-data/${siteId}?pageId=${home!._id}`)
    expect((await copyOf()).theme).toEqual(blue)
    await cached('DELETE')
    expect(await copyOf()).toMatchObject({ theme: red, isChanged: false })
    await cached('PATCH', { pages: [], theme: green })
    expect((await cached('PUT', { pages: [] })).body).toMatchObject({ theme: red, isChanged: false })
  })

  it('is told to others as it changes', async () => {
    const ear = await openEventSocket(api, ann, (event, record) => ({ event, theme: record.theme }))
    await cached('PATCH', { pages: [], theme: red })
    await eventually(() => expect(ear.heard).toContainEqual({ event: 'cached-data patched', theme: red }))
    ear.close()
  })

  it('is kept for longer than a month, because it is unsaved work', async () => {
    await cached('PATCH', { pages: [], theme: red })
    const later = new Date(Date.now() + limits.cachedDataKept + 60_000)
    await purgeCopies({ db: api.database.db, now: () => later })
    expect((await copyOf()).theme).toEqual(red)
  })

  it('survives another save of the site, which conflicts once the site has another theme', async () => {
    await cached('PATCH', { pages: [], theme: red })
    await ask('PATCH', `cloud-builder/${siteId}`, { email: 'a@b.example' })
    expect((await copyOf()).theme).toEqual(red)
    await ask('PATCH', `cloud-builder/${siteId}`, { theme: blue })
    expect(await copyOf()).toMatchObject({ theme: red, isChanged: true })
    const refused = await save()
    expect(refused).toMatchObject({
      status: 409,
      body: { errors: { theme: 'The theme of this site was changed since you started editing it.' } },
    })
    expect((await siteNow()).site.theme).toEqual(blue)
    expect((await save({ overwrite: ['theme'] })).body.site.theme).toEqual(red)
    expect((await copyOf()).isChanged).toBe(false)
  })

  it('becomes that of a new site', async () => {
    const key = `new-${made}`
    await cached('PUT', { templateId: 1, pages: [] }, key)
    const { body } = await cached('PATCH', { pages: [], theme: red }, key)
    expect(body).toMatchObject({ theme: red, siteId: null })
    const stale = await cached('PATCH', { pages: [], theme: blue, themeRevision: 'none' }, key)
    expect(stale.status).toBe(409)
    const created = await ask('POST', 'cloud-builder', {
      siteName: 'New',
      rootSlug: `new-${made}`,
      cachedData: key,
      pages: body.pages.map(({ _id, name, slug }: CachedData['pages'][number]) => ({ _id, name, slug })),
    })
    expect(created.body.site.theme).toEqual(red)
  })
})

describe('the theme of a site', () => {
  it('is given directly, copied with the site, and left out of lists', async () => {
    const created = await ask('POST', 'cloud-builder', { siteName: 'A', rootSlug: `a-${made}`, theme: red })
    expect(created.body.site.theme).toEqual(red)
    const copied = await ask('POST', 'cloud-builder', { copyOf: created.body.site._id })
    expect(copied.body.site.theme).toEqual(red)
    const other = await ask('POST', 'cloud-builder', { copyOf: created.body.site._id, theme: blue })
    expect(other.body.site.theme).toEqual(blue)
    const listed = (await ask('GET', 'cloud-builder')).body.data
    expect(listed.some((site: object) => 'theme' in site)).toBe(false)
    const changed = await ask('PATCH', `cloud-builder/${created.body.site._id}`, { theme: null })
    expect(changed.body.site.theme).toBeNull()
  })

  it('shows in the html of pages without writing them', async () => {
    const before = await siteNow()
    expect(before.firstPage.html).not.toContain('data-theme')
    await ask('PATCH', `cloud-builder/${siteId}`, { theme: red })
    const after = await siteNow()
    expect(after.firstPage.html).toContain('--c-ink:#c00')
    expect(after.firstPage.html).toContain('color:var(--c-ink,')
    expect(after.firstPage.version).toBe(before.firstPage.version)
    expect(after.firstPage.updatedAt).toBe(before.firstPage.updatedAt)
    expect(themeIn(after.firstPage.document)).toBeUndefined()
    await cached('PATCH', { pages: [], theme: blue })
    expect((await copyOf()).pages[0]!.html).toContain('--c-ink:#00c')
    await cached('PATCH', { pages: [{ _id: after.firstPage._id, html: '<p>new</p>' }] })
    expect((await copyOf()).pages[0]!.html).toMatch(/--c-ink:#00c.*<p>new<\/p>/s)
    await ask('PATCH', `cloud-builder/${siteId}`, { theme: null })
    expect((await siteNow()).firstPage.html).toBe(before.firstPage.html)
  })

  it('leaves a page as it was whose html is read and sent back', async () => {
    await ask('PATCH', `cloud-builder/${siteId}`, { theme: red })
    const stored = () =>
      api.database.db
        .selectFrom('sitePages')
        .select('html')
        .where('siteId', '=', siteId)
        .orderBy('id')
        .execute()
    const before = await stored()
    const { _id, html } = (await siteNow()).firstPage
    expect((await ask('PUT', `cloud-builder/${siteId}`, { _id, html })).status).toBe(200)
    expect(await stored()).toEqual(before)
    expect((await siteNow()).site.theme).toEqual(red)
  })

  it('is taken out of the documents of pages, and from the first for a site without one', async () => {
    const [home, about] = (await copyOf()).pages
    await cached('PATCH', { pages: [{ _id: home!._id, document: documentWith(red, '<p>one</p>') }] })
    expect((await copyOf()).theme).toEqual(red)
    await cached('PATCH', { pages: [{ _id: about!._id, document: documentWith(blue, '<p>two</p>') }] })
    const kept = await copyOf()
    expect(kept.theme).toEqual(red)
    expect(themeIn(kept.pages[0]!.document)).toBeUndefined()
    await save()
    const put = await ask('PUT', `cloud-builder/${siteId}`, { _id: home!._id, document: documentWith(green) })
    expect(themeIn(put.body.page.document)).toBeUndefined()
    expect(put.body.page.html).toContain('--c-ink:#c00')
    const stored = await api.database.db
      .selectFrom('sitePages')
      .select(['document', 'html'])
      .where('siteId', '=', siteId)
      .execute()
    for (const { document, html } of stored) expect(document + html).not.toMatch(/"theme"|data-theme|--c-ink/)
  })

  it('comes from pages, templates and standalone pages that have one', async () => {
    const template = await ask('POST', 'cloud-templates', { name: 'Own', document: documentWith(red) })
    expect(themeIn(template.body.document)).toEqual(red)
    const from = (body: object) =>
      ask('POST', 'cloud-builder', { siteName: 'B', rootSlug: `b-${(made += 1)}`, ...body })
    expect((await from({ templateId: template.body._id })).body.site.theme).toEqual(red)
    const pages = [{ name: 'Home', slug: 'home', document: documentWith(blue) }]
    expect((await from({ pages })).body.site.theme).toEqual(blue)
    expect((await from({ pages, theme: green })).body.site.theme).toEqual(green)
    const page = await ask('POST', 'cloud-pages', { name: 'Alone', document: documentWith(green) })
    await ask('PATCH', `cloud-builder/${siteId}`, {
      pages: { added: [{ _id: page.body._id, isDuplicated: true, name: 'Alone', slug: 'alone' }] },
    })
    const { site } = await siteNow()
    expect(site.theme).toEqual(green)
    const opened = await ask('GET', `cloud-builder/${siteId}?pageId=${site.pages[2]._id}`)
    expect(themeIn(opened.body.page.document)).toBeUndefined()
  })

  it.each<[string, unknown, string]>([
    [
      'too many tokens',
      { ...red, tokens: Array.from({ length: 10_000 }, (_, at) => token(`c-${at}`, 'red')) },
      '500 are possible. Remove those you don’t use.',
    ],
    [
      'tokens in a circle',
      { ...red, tokens: [token('a', 'var(--b)'), token('b', 'var(--a)')] },
      '“a” refers to itself through “b”. Give one of them a value of its own.',
    ],
    ['a file', { ...red, tokens: [token('a', 'url(https://evil.example/x)')] }, 'Values can’t load files.'],
    ['the end of its element', { ...red, tokens: [token('a', '</style><script>')] }, 'can’t have'],
    ['the end of its rule', { ...red, tokens: [token('a', 'red}body{display:none')] }, 'can’t have'],
    [
      'a name that is no identifier',
      { ...red, tokens: [token('a b', 'red')] },
      'can’t be the name of a design token',
    ],
    ['no theme at all', 'red', 'This is not a theme.'],
  ])('is refused with %s, and nothing changes', async (_what, theme, sentence) => {
    const answers = [
      await cached('PATCH', { pages: [], theme }),
      await cached('PUT', { pages: [], theme }),
      await ask('PATCH', `cloud-builder/${siteId}`, { theme }),
      await ask('POST', 'cloud-builder', { siteName: 'X', rootSlug: `x-${made}`, theme }),
    ]
    for (const { status, body } of answers)
      expect({ status, sentence: body.errors?.theme }).toEqual({
        status: 400,
        sentence: expect.stringContaining(sentence),
      })
    expect(await copyOf()).toMatchObject({ theme: null, revision: 0 })
    expect((await siteNow()).site.theme).toBeNull()
  })

  it('belongs to its account, and is gone with its site', async () => {
    await ask('PATCH', `cloud-builder/${siteId}`, { theme: red })
    expect((await ask('PATCH', `cached-data/${siteId}`, { pages: [], theme: blue }, bob)).status).toBe(404)
    expect((await ask('PATCH', `cloud-builder/${siteId}`, { theme: blue }, bob)).status).toBe(404)
    expect((await ask('POST', 'cloud-builder', { copyOf: siteId }, bob)).status).toBe(404)
    expect((await siteNow()).site.theme).toEqual(red)
    await ask('DELETE', `cloud-builder/${siteId}`)
    expect((await cached('PATCH', { pages: [], theme: blue })).status).toBe(404)
    expect((await ask('PATCH', `cloud-builder/${siteId}`, { theme: blue })).status).toBe(404)
  })
})

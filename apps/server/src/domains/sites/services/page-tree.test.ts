import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'

let api: TestApi
let ann: TestUser
let bob: TestUser

beforeAll(async () => {
  api = await startTestApi()
  ann = await signUp(api)
  bob = await signUp(api)
})
afterAll(() => api.stop())

interface Page {
  _id: string
  name: string
  slug: string
  parentId: string | null
  isDefault: boolean
  updatedAt: string
}

const builder = '/api/cloud-builder'
const ask = (method: string, path: string, body?: object, user = ann) =>
  call(api, method, path, { token: user.token, ...(body && { body }) })
const patch = (id: string, body: object) => ask('PATCH', `${builder}/${id}`, body)
const htmlOf = async (id: string, page: Pick<Page, '_id'>): Promise<string> =>
  (await ask('GET', `${builder}/${id}?pageId=${page._id}`)).body.page.html

let made = 0
/** Creates a site with these pages; each is `slug` or `slug below parent`. */
const siteOf = async (...pages: string[]): Promise<{ id: string; page: (slug: string) => Page }> => {
  made += 1
  const { body } = await ask('POST', builder, {
    siteName: `Tree ${made}`,
    rootSlug: `tree-${made}`,
    pages: pages.map((each) => {
      const [slug = '', parentId] = each.split(' below ')
      return { _id: slug, name: slug, slug, ...(parentId && { parentId }), html: `<p>${slug}</p>` }
    }),
  })
  const listed = body.site.pages as Page[]
  return { id: body.site._id, page: (slug) => listed.find((one) => one.slug === slug)! }
}

/** Returns 'home, a > b': slugs from the top down, each after its ancestors. */
const drawn = (pages: Page[]): string => {
  const byId = new Map(pages.map((page) => [page._id, page]))
  const trail = (page: Page): string => {
    const parent = page.parentId === null ? undefined : byId.get(page.parentId)
    return parent ? `${trail(parent)} > ${page.slug}` : page.slug
  }
  return pages.map(trail).join(', ')
}
const treeOf = async (id: string) => drawn((await ask('GET', `${builder}/${id}`)).body.site.pages)

describe('the tree of a site’s pages', () => {
  it('is created with the site, changed by a diff, and returned from the top down', async () => {
    const { id, page } = await siteOf('home', 'b below a', 'a', 'c')
    expect(await treeOf(id)).toBe('home, a, a > b, c')
    const moved = await patch(id, {
      pages: { updated: [{ _id: page('c')._id, parentId: page('a')._id, position: 0 }] },
    })
    expect(drawn(moved.body.site.pages)).toBe('home, a, a > c, a > b')
    // an editor with the page open can continue, because it is the same page
    const { updatedAt } = moved.body.site.pages.find(({ slug }: Page) => slug === 'c')
    expect(updatedAt).toBe(page('c').updatedAt)
  })

  it('moves the children of a deleted page one level up', async () => {
    const { id, page } = await siteOf('home', 'a', 'b below a', 'c below b', 'd')
    await patch(id, { pages: { deleted: [page('a')._id] } })
    expect(await treeOf(id)).toBe('home, b, b > c, d')
  })

  it('accepts new pages below others, even of the same diff', async () => {
    const { id, page } = await siteOf('home', 'a')
    const added = [
      { _id: 'x', name: 'X', slug: 'x', parentId: page('a')._id },
      { name: 'Y', slug: 'y', parentId: 'x' },
    ]
    await patch(id, { pages: { added } })
    expect(await treeOf(id)).toBe('home, a, a > x, a > x > y')
  })

  it('rejects an invalid tree, and changes nothing', async () => {
    const { id, page } = await siteOf('home', 'a', 'b below a')
    const other = await siteOf('home', 'z')
    const below = async (slug: string, parentId: string) => {
      const { status, body } = await patch(id, { pages: { updated: [{ _id: page(slug)._id, parentId }] } })
      return [status, body.errors?.['pages.updated.0.parentId']]
    }
    expect(await below('a', page('b')._id)).toEqual([400, 'A page can’t be nested under itself.'])
    expect(await below('home', page('a')._id)).toEqual([400, 'The home page must stay at the top level.'])
    expect(await below('a', other.page('z')._id)).toEqual([400, expect.stringContaining('does not exist')])
    expect(await treeOf(id)).toBe('home, a, a > b')
  })

  it('accepts another default page, after which the former can be deleted', async () => {
    const { id, page } = await siteOf('home', 'a', 'b below a')
    const { body } = await patch(id, { pages: { updated: [{ _id: page('b')._id, isDefault: true }] } })
    expect(drawn(body.site.pages)).toBe('b, home, a')
    expect(body.site.pages.filter(({ isDefault }: Page) => isDefault)).toMatchObject([{ slug: 'b' }])
    expect((await patch(id, { pages: { deleted: [page('b')._id] } })).status).toBe(400)
    expect((await patch(id, { pages: { deleted: [page('home')._id] } })).status).toBe(200)
  })
})

describe('duplicated pages', () => {
  it('are copies of a page of a site with all its content', async () => {
    const { id, page } = await siteOf('home', 'a')
    const copy = { _id: page('a')._id, isDuplicated: true, name: 'a copy', slug: 'a-copy' }
    const { body } = await patch(id, { pages: { added: [copy, { ...copy, slug: 'a-copy-2' }] } })
    const [, , first, second] = body.site.pages
    expect([first.slug, second.slug]).toEqual(['a-copy', 'a-copy-2'])
    expect(await htmlOf(id, second)).toContain('<p>a</p>')
  })

  it('may copy pages of the page builder, but never of another account', async () => {
    const own = await ask('POST', '/api/cloud-pages', { name: 'Own', html: '<p>my own</p>' })
    const pages = [{ _id: own.body._id, isDuplicated: true, name: 'Home', slug: 'home' }]
    const site = { siteName: 'Copies', rootSlug: 'copies', pages }
    expect((await ask('POST', builder, site, bob)).status).toBe(404)
    const { body } = await ask('POST', builder, site)
    expect(await htmlOf(body.site._id, body.site.pages[0])).toContain('<p>my own</p>')
  })
})

describe('pages of articles', () => {
  const article = async (text: string, user = ann) =>
    (await ask('POST', '/api/articles', { title: 'Pruning roses', text }, user)).body._id as string
  const add = (id: string, articleId: string) =>
    patch(id, { pages: { added: [{ name: 'Roses', slug: 'roses', articleId }] } })

  it.each([
    ['short', '<p>In <b>March</b></p>'],
    ['longer than is parsed on the event loop', `<p>In <b>March</b></p>${'<p>and in May</p>'.repeat(5_000)}`],
  ])('show a text that is %s within the site’s header', async (_how, text) => {
    const { body } = await ask('POST', builder, {
      siteName: 'Roses',
      rootSlug: `roses-${text.length}`,
      pages: [{ name: 'Home', slug: 'home', html: '<header>Green Acre</header><p>Welcome</p>' }],
    })
    const { body: changed } = await add(body.site._id, await article(text))
    const page = changed.site.pages[1]
    expect(page).toMatchObject({ name: 'Roses', slug: 'roses', title: 'Pruning roses' })
    const html = await htmlOf(body.site._id, page)
    expect(html).toMatch(/<header>Green Acre<\/header>[^]*<h1[^>]*>Pruning roses<\/h1>[^]*March/)
    expect(html).not.toContain('Welcome')
  })

  it('need an article of the account that has a text', async () => {
    const { id } = await siteOf('home')
    expect((await add(id, await article('<p>x</p>', bob))).status).toBe(404)
    expect((await add(id, crypto.randomUUID())).status).toBe(404)
    expect(await add(id, await article(''))).toMatchObject({
      status: 400,
      body: { errors: { 'pages.added.0.articleId': expect.stringContaining('no text yet') } },
    })
    expect(await treeOf(id)).toBe('home')
  })
})

describe('a header for all pages', () => {
  const section = async (html: string, user = ann) =>
    (await ask('POST', '/api/cloud-modules', { name: 'Top', html }, user)).body._id as string

  it('is on every page, including new ones, until it is removed', async () => {
    const { id, page } = await siteOf('home', 'a')
    const headerId = await section('<p>top</p>')
    const shared = await patch(id, { headerId, pages: { added: [{ name: 'N', slug: 'n' }] } })
    expect(shared.body.site).toMatchObject({ headerId, footerId: null })
    for (const one of shared.body.site.pages)
      expect(await htmlOf(id, one)).toContain(`data-w2m-section="${headerId}"`)
    await patch(id, { headerId: null })
    expect(await htmlOf(id, page('a'))).not.toContain('data-w2m-section')
    expect(await htmlOf(id, page('a'))).toContain('<p>a</p>')
  })

  it('must be a section of the account', async () => {
    const { id } = await siteOf('home')
    const foreign = await patch(id, { footerId: await section('<p>x</p>', bob) })
    expect(foreign).toMatchObject({ status: 400, body: { errors: { footerId: expect.any(String) } } })
  })
})

import type { CachedData, CachedPage, SitePage } from '@web2/contract/sites'
import { templates } from '@web2/site'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'

/* Sites that begin with the template of a trade. */

let api: TestApi
let ann: TestUser

beforeAll(async () => {
  api = await startTestApi()
  ann = await signUp(api)
})
afterAll(() => api.stop())

const ask = (method: string, path: string, body?: object) =>
  call(api, method, `/api/${path}`, { token: ann.token, ...(body && { body }) })

type Page = Pick<SitePage, '_id' | 'name' | 'slug' | 'parentId' | 'inNavigation'>

/** Returns 'services > drains' for each page, with '-' before those missing in navigations. */
const drawn = (pages: readonly Page[]): string[] => {
  const byId = new Map(pages.map((page) => [page._id, page]))
  return pages.map((page) => {
    const parent = byId.get(page.parentId ?? '')
    return `${page.inNavigation ? '' : '-'}${parent ? `${parent.slug} > ` : ''}${page.slug}`
  })
}

const trades = templates
  .filter((template) => template.for)
  .map((template) => [template.id, template] as const)

describe.each(trades)('a site of the template %s', (templateId, template) => {
  const { theme } = template
  const wanted = template.pages
    .map(
      ({ slug, parent, inNavigation }) =>
        `${inNavigation === false ? '-' : ''}${parent === undefined ? '' : `${parent} > `}${slug}`,
    )
    .toSorted()

  it('has its page tree, its texts and its theme, in any look', async () => {
    const created = await ask('POST', 'cloud-builder', {
      ...{ siteName: 'Whole', rootSlug: `whole-${templateId}`, look: 'harbor' },
      templateId,
    })
    const { site } = created.body
    expect(drawn(site.pages).toSorted()).toEqual(wanted)
    expect(site.theme).toEqual(theme)
    for (const { slug, title, description } of template.pages)
      expect(site.pages.find((page: SitePage) => page.slug === slug)).toMatchObject({ title, description })
    const { firstPage } = (await ask('GET', `cloud-builder/${site._id}`)).body
    expect(firstPage).toMatchObject({ slug: 'home', isDefault: true })
    expect(firstPage.html).toContain('--c-paper:')
  })

  it('has all of them also through the working copy of a new site', async () => {
    const key = `copy-${templateId}`
    const copy = (await ask('PUT', `cached-data/${key}`, { templateId, pages: [] })).body as CachedData
    expect(copy.theme).toEqual(theme)
    expect(drawn(copy.pages).toSorted()).toEqual(wanted)
    const created = await ask('POST', 'cloud-builder', {
      ...{ siteName: 'Through a copy', rootSlug: key, cachedData: key },
      pages: copy.pages.map(({ _id, name, slug, parentId, inNavigation }: CachedPage) => ({
        ...{ _id, name, slug, parentId, inNavigation },
      })),
    })
    const { site } = created.body
    expect(site.theme).toEqual(theme)
    expect(drawn(site.pages).toSorted()).toEqual(wanted)
    for (const { slug, title, description } of template.pages)
      expect(site.pages.find((page: SitePage) => page.slug === slug)).toMatchObject({ title, description })
  })
})

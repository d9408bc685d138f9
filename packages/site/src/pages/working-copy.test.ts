import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { workingDiff, workingPages, type PageChange, type SavedPage } from './working-copy.ts'

const saved = (_id: string, change: Partial<SavedPage> = {}): SavedPage => ({
  _id,
  name: _id,
  slug: _id,
  parentId: null,
  position: 0,
  isDefault: _id === 'home',
  inNavigation: true,
  ...change,
})

const changed = (pageId: string, change: Partial<PageChange> = {}): PageChange => ({
  pageId,
  isEdit: true,
  isDeleted: false,
  isDuplicated: false,
  name: null,
  slug: null,
  place: null,
  isHome: false,
  inNavigation: null,
  hasContent: false,
  known: { name: `known ${pageId}`, slug: `known-${pageId}` },
  ...change,
})

const site = [saved('home'), saved('about', { position: 1 }), saved('team', { parentId: 'about' })]

describe('the pages of a working copy', () => {
  it('are the site’s own as long as nobody changes any', () => {
    const pages = workingPages(site, [])
    expect(pages.map(({ _id, location }) => [_id, location])).toEqual([
      ['home', '/'],
      ['about', '/about/'],
      ['team', '/about/team/'],
    ])
    expect(pages.every(({ isEdit, changes }) => isEdit && changes.length === 0)).toBe(true)
    expect(workingDiff(pages)).toEqual({ added: [], updated: [], deleted: [] })
  })

  it('follow the site where nobody changed them', () => {
    const renamedThere = [...site.slice(0, 2), saved('team', { parentId: 'about', name: 'People' })]
    const [, , team] = workingPages(renamedThere, [changed('team', { slug: 'crew' })])
    expect(team).toMatchObject({ name: 'People', slug: 'crew', location: '/about/crew/', changes: ['slug'] })
  })

  it('are sorted into added, updated and deleted, with content only where that changed', () => {
    const pages = workingPages(site, [
      changed('home', { hasContent: true }),
      changed('about', { name: 'About us' }),
      changed('team', { isDeleted: true }),
      changed('new', {
        isEdit: false,
        name: 'New',
        slug: 'new',
        place: { parentId: 'about', position: 0 },
        hasContent: true,
      }),
    ])
    expect(workingDiff(pages)).toEqual({
      added: [
        {
          _id: 'new',
          name: 'New',
          slug: 'new',
          parentId: 'about',
          position: 0,
          inNavigation: true,
          isDuplicated: false,
          cached: true,
        },
      ],
      updated: [
        { _id: 'home', name: 'home', slug: 'home', cached: true },
        { _id: 'about', name: 'About us', slug: 'about' },
      ],
      deleted: ['team'],
    })
  })

  it('keep what was written of a page that the site lost meanwhile, as a copy by the name that it had', () => {
    const [, , page] = workingPages(site.slice(0, 2), [changed('team', { hasContent: true })])
    expect(page).toMatchObject({ _id: 'team', name: 'known team', isEdit: false, isDuplicated: true })
    expect(workingPages(site.slice(0, 2), [changed('team', { name: 'Crew' })])).toHaveLength(2)
  })

  it('begin with another page when one is chosen', () => {
    const pages = workingPages(site, [changed('about', { isHome: true })])
    expect(pages.filter(({ isDefault }) => isDefault).map(({ _id }) => _id)).toEqual(['about'])
    expect(workingDiff(pages).updated).toEqual([
      { _id: 'home', name: 'home', slug: 'home' },
      { _id: 'about', name: 'about', slug: 'about', isDefault: true },
    ])
  })
})

it('whatever was changed, each page is there once, one is the home page, and each stands below one that is there', () => {
  const id = fc.constantFrom('home', 'about', 'team', 'lost', 'new')
  const place = fc.option(fc.record({ parentId: fc.option(id), position: fc.nat(5) }))
  const change = fc
    .record({
      pageId: id,
      isEdit: fc.boolean(),
      isDeleted: fc.boolean(),
      isHome: fc.boolean(),
      hasContent: fc.boolean(),
      place,
    })
    .map(({ pageId, ...rest }) => changed(pageId, rest))
  const changes = fc.uniqueArray(change, { selector: ({ pageId }) => pageId, maxLength: 5 })
  fc.assert(
    fc.property(fc.subarray(site), changes, (pagesThere, all) => {
      const pages = workingPages(pagesThere, all)
      const shown = pages.filter(({ isDeleted }) => !isDeleted)
      const ids = shown.map(({ _id }) => _id)
      expect(new Set(pages.map(({ _id }) => _id)).size).toBe(pages.length)
      expect(shown.filter(({ isDefault }) => isDefault)).toHaveLength(ids.length === 0 ? 0 : 1)
      for (const [at, { parentId }] of shown.entries())
        expect(parentId === null || ids.slice(0, at).includes(parentId)).toBe(true)
      const { added, updated, deleted } = workingDiff(pages)
      expect(
        [...updated.map(({ _id }) => _id), ...deleted].every((each) =>
          pagesThere.some(({ _id }) => _id === each),
        ),
      ).toBe(true)
      expect(added.every(({ _id }) => pagesThere.every((each) => each._id !== _id))).toBe(true)
    }),
  )
})

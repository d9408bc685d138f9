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

describe('workingPages', () => {
  it('returns the saved pages if nothing is changed', () => {
    const pages = workingPages(site, [])
    expect(pages.map(({ _id, location }) => [_id, location])).toEqual([
      ['home', '/'],
      ['about', '/about/'],
      ['team', '/about/team/'],
    ])
    expect(pages.every(({ isEdit, changes }) => isEdit && changes.length === 0)).toBe(true)
    expect(workingDiff(pages)).toEqual({ added: [], updated: [], deleted: [] })
  })

  it('follows the saved site in unchanged fields', () => {
    const renamedThere = [...site.slice(0, 2), saved('team', { parentId: 'about', name: 'People' })]
    const [, , team] = workingPages(renamedThere, [changed('team', { slug: 'crew' })])
    expect(team).toMatchObject({ name: 'People', slug: 'crew', location: '/about/crew/', changes: ['slug'] })
  })

  it('sorts pages into added, updated and deleted, with only changed content', () => {
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

  it('keeps unsaved content of a deleted page as a copy with its former name', () => {
    const [, , page] = workingPages(site.slice(0, 2), [changed('team', { hasContent: true })])
    expect(page).toMatchObject({ _id: 'team', name: 'known team', isEdit: false, isDuplicated: true })
    expect(workingPages(site.slice(0, 2), [changed('team', { name: 'Crew' })])).toHaveLength(2)
  })

  it('uses the page chosen as home', () => {
    const pages = workingPages(site, [changed('about', { isHome: true })])
    expect(pages.filter(({ isDefault }) => isDefault).map(({ _id }) => _id)).toEqual(['about'])
    expect(workingDiff(pages).updated).toEqual([
      { _id: 'home', name: 'home', slug: 'home' },
      { _id: 'about', name: 'about', slug: 'about', isDefault: true },
    ])
  })
})

it('contains each page once, one home page, and only existing parents after any changes', () => {
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

import type { CachedPage } from '@web2/contract/sites'
import { expect, it } from 'vitest'
import { emptySite, siteChange, siteData, siteRules } from './site-values.ts'

it.each([
  ['siteName', '  ', 'Site Name should be no empty'],
  ['siteName', 'Green', null],
  ['rootSlug', '', 'Root Slug should be no empty'],
  ['rootSlug', 'green-acre', null],
  ['email', '', null],
  ['email', 'a@b.example', null],
] as const)('%s %j: %s', (field, text, problem) => {
  expect(siteRules[field](text)).toBe(problem)
})

it.each(['Green', '../up', 'a--b', '-a', 'a b'])('%j is no slug', (text) => {
  expect(siteRules.rootSlug(text)).not.toBeNull()
})

it('refuses what is no email address', () => {
  expect(siteRules.email('nobody')).not.toBeNull()
})

const page = (_id: string, isDefault: boolean, more: Partial<CachedPage> = {}) =>
  ({ _id, name: _id, slug: _id, parentId: null, inNavigation: true, isDefault, ...more }) as CachedPage

/** A new site in the builder, and what is sent of its pages: the one it begins with is the first. */
const site = {
  initialDataId: 'new-1',
  pages: () => [page('about', false, { isDuplicated: true }), page('home', true)],
}
const begun = {
  cachedData: 'new-1',
  pages: [
    { _id: 'home', name: 'home', slug: 'home', parentId: null, inNavigation: true },
    { _id: 'about', name: 'about', slug: 'about', parentId: null, inNavigation: true, isDuplicated: true },
  ],
}

it('a site is saved as a draft, or published where the sections say', () => {
  const values = { ...emptySite('nap'), siteName: ' Green ', rootSlug: ' green ', email: ' a@b.example ' }
  const saved = { siteName: 'Green', rootSlug: 'green', napId: 'nap', email: 'a@b.example', ...begun }
  expect(siteData(values, site)).toEqual({ ...saved, status: 'draft' })
  const clouds = [{ cloud: 's3' as const, accountLabel: 'Own', buckets: [{ bucket: 'green' }] }]
  expect(siteData(values, site, clouds)).toEqual({ ...saved, clouds, status: 'published' })
  expect(siteChange(values)).toEqual({ siteName: 'Green', napId: 'nap', email: 'a@b.example' })
})

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

it('a site is saved as a draft, or published where the sections say', () => {
  const values = { ...emptySite('nap'), siteName: ' Green ', rootSlug: ' green ', email: ' a@b.example ' }
  const saved = { siteName: 'Green', rootSlug: 'green', templateId: 'garden', napId: 'nap', email: 'a@b.example' }
  expect(siteData(values)).toEqual({ ...saved, status: 'draft' })
  const clouds = [{ cloud: 's3' as const, accountLabel: 'Own', buckets: [{ bucket: 'green' }] }]
  expect(siteData(values, clouds)).toEqual({ ...saved, clouds, status: 'published' })
  expect(siteChange(values)).toEqual({ siteName: 'Green', napId: 'nap', email: 'a@b.example' })
})

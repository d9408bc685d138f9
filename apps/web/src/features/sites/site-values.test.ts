import { expect, it } from 'vitest'
import { siteRules } from './site-values.ts'

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

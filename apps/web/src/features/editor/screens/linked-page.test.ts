import type { WorkPage } from '../document/api/work-page.ts'
import { expect, it } from 'vitest'
import { linkedPage } from './linked-page.ts'

const page = (slug: string, isDefault = false, parentId: string | null = null): WorkPage => ({
  _id: slug,
  name: slug,
  slug,
  parentId,
  position: 0,
  isDefault,
  inNavigation: true,
})
const pages = [page('home', true), page('about'), page('team', false, 'about')]

it.each([
  ['/about', 'about'],
  ['/about/', 'about'],
  ['about.html', 'about'],
  ['../about/index.html#team', 'about'],
  ['/', 'home'],
  ['index.html', 'home'],
  ['/team', 'team'],
  ['../about/team/', 'team'],
  ['/missing', undefined],
  ['https://example.com/about', undefined],
  ['//example.com/about', undefined],
  ['mailto:a@b.example', undefined],
])('resolves %s to %s', (href, slug) => {
  expect(linkedPage(href, pages)?.slug).toBe(slug)
})

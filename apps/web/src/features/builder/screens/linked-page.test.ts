import type { SitePage } from '@web2/contract'
import { expect, it } from 'vitest'
import { linkedPage } from './linked-page.ts'

const page = (slug: string, isDefault = false): SitePage => ({
  _id: slug,
  name: slug,
  slug,
  position: 0,
  isDefault,
  title: '',
  description: '',
  updatedAt: '',
  version: 1,
})
const pages = [page('home', true), page('about')]

it.each([
  ['/about', 'about'],
  ['/about/', 'about'],
  ['about.html', 'about'],
  ['../about/index.html#team', 'about'],
  ['/', 'home'],
  ['index.html', 'home'],
  ['/missing', undefined],
  ['https://example.com/about', undefined],
  ['//example.com/about', undefined],
  ['mailto:a@b.example', undefined],
])('%s leads to %s', (href, slug) => {
  expect(linkedPage(href, pages)?.slug).toBe(slug)
})

import { profileDraftPages } from '@web2/contract/listings'
import { expect, it } from 'vitest'
import type { DraftPage } from '../../tables.ts'
import { nextPage } from './next-page.ts'

const host = 'https://example.com'
const page = (path: string, links: readonly string[] = [], problem = ''): DraftPage => ({
  asked: `${host}${path}`,
  url: `${host}${path}`,
  title: '',
  language: '',
  lines: [],
  links: links.map((link) => ({ url: link.startsWith('http') ? link : `${host}${link}`, words: '' })),
  facts: [],
  problem,
})
const next = (...pages: DraftPage[]) => nextPage(`${host}/`, pages)?.replace(host, '')

it('begins with the first page, and ends if that can’t be read', () => {
  expect(next()).toBe('/')
  expect(next(page('/', [], 'gone'))).toBeUndefined()
})

it('prefers pages that say most about a business', () => {
  const home = page('/', ['/blog/2026/spring', '/contact', '/our-prices', '/about-us', '/privacy', '/login'])
  expect(next(home)).toBe('/about-us')
  expect(next(home, page('/about-us'))).toBe('/our-prices')
  expect(next(home, page('/about-us'), page('/our-prices'), page('/contact'))).toBe('/blog/2026/spring')
  expect(
    next(home, page('/about-us'), page('/our-prices'), page('/contact'), page('/blog/2026/spring')),
  ).toBeUndefined()
})

it('stays on the website, and reads no page twice', () => {
  const home = page('/', ['https://other.example/about', '/', '/about.pdf', '/about', '/about/'])
  expect(next(home)).toBe('/about')
  expect(next(home, page('/about'))).toBeUndefined()
  const redirected = { ...page('/team'), asked: `${host}/about` }
  expect(next(home, redirected)).toBeUndefined()
})

it('ends after a dozen pages, and after some failures', () => {
  const many = Array.from({ length: 40 }, (_, at) => `/services/${at}`)
  const read = many.slice(0, profileDraftPages - 1).map((path) => page(path))
  expect(next(page('/', many), ...read.slice(1))).toBeDefined()
  expect(next(page('/', many), ...read)).toBeUndefined()
  const failed = many.slice(0, profileDraftPages + 3).map((path) => page(path, [], 'gone'))
  expect(next(page('/', many), ...failed)).toBeUndefined()
})

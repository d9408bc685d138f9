import { createDocument, createNode, moduleNode, type BuilderDocument } from '@web2/builder'
import { expect, it } from 'vitest'
import { renderSite } from '../render/render-site.ts'
import type { RenderPage } from '../render/site-input.ts'
import { navigationOf, pagesAbove, type NavigationPage } from './navigation.ts'

const page = (
  slug: string,
  parentId: string | null,
  change: Partial<NavigationPage> = {},
): NavigationPage => ({
  _id: slug,
  name: slug.toUpperCase(),
  slug,
  parentId,
  position: 0,
  isDefault: slug === 'home',
  ...change,
})

const pages = [
  page('home', null),
  page('services', null, { position: 1 }),
  page('lawn', 'services'),
  page('mowing', 'lawn'),
  page('thanks', null, { position: 2, inNavigation: false }),
  page('secret', 'thanks'),
  page('news', 'home'),
]

const renderedWith = (document: BuilderDocument, modules = new Map<string, BuilderDocument>()) => {
  const above = pagesAbove(pages)
  const ready = pages.map((each): RenderPage => ({
    ...each,
    above: above.get(each._id) ?? [],
    title: '',
    description: '',
    document,
    updatedAt: '2026-11-20T10:00:00.000Z',
  }))
  const files = renderSite(
    { name: 'Site', email: '', pages: ready, navigation: navigationOf(pages), modules },
    { nap: null, year: 2026, directoryIndex: true, baseUrl: 'https://x.example/s/' },
  )
  return new Map([...files].map(({ path, body }) => [path, String(body())]))
}

const hrefs = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href)

/** Returns the path that a relative link on the page at `path` leads to. */
const reached = (path: string, href: string): string => {
  const parts = path.split('/').slice(0, -1)
  for (const part of href.split('/').filter((each) => each !== '' && each !== '.'))
    if (part === '..') parts.pop()
    else parts.push(part)
  return parts.map((part) => `${part}/`).join('')
}

it('puts pages into the folders of their parents, except the home page', () => {
  const paths = [...renderedWith(createDocument()).keys()].filter((path) => path.endsWith('index.html'))
  expect(paths).toEqual([
    'index.html',
    'services/index.html',
    'services/lawn/index.html',
    'services/lawn/mowing/index.html',
    'thanks/index.html',
    'thanks/secret/index.html',
    'news/index.html',
  ])
})

it('follows the page tree, links from any depth, and marks the current page', () => {
  const files = renderedWith(createDocument([createNode('Navigation', { levels: 3 })]))
  const from = (path: string) => hrefs(files.get(path) ?? '').map((href) => reached(path, href))
  const all = ['', 'news/', 'services/', 'services/lawn/', 'services/lawn/mowing/']
  for (const path of [...files.keys()].filter((each) => each.endsWith('index.html')))
    expect(from(path)).toEqual(all)
  expect(files.get('services/lawn/index.html')).toContain(
    '<li><a href="../../services/lawn/" aria-current="page">LAWN</a><ul><li><a href="../../services/lawn/mowing/">',
  )
  expect(files.get('thanks/index.html')).not.toContain('aria-current=')
  expect(files.get('404.html')).toContain('href="https://x.example/s/services/lawn/"')
})

it('shows the configured number of levels and works inside a section', () => {
  const part = createDocument([createNode('Navigation', { levels: 1 })])
  const files = renderedWith(createDocument([moduleNode('h', 'Header')]), new Map([['h', part]]))
  expect(hrefs(files.get('news/index.html') ?? '')).toEqual(['../', '../services/'])
  expect(files.get('news/index.html')).not.toContain('<script>')
})

it('links in texts find a page by its slug or its path at any depth', () => {
  const links = ['/mowing', '/services/lawn/mowing#price', '/lawn/'].map((href) =>
    createNode('Link', { content: href, href }),
  )
  expect(hrefs(renderedWith(createDocument(links)).get('services/index.html') ?? '')).toEqual([
    '../services/lawn/mowing/',
    '../services/lawn/mowing/#price',
    '../services/lawn/',
  ])
})

it('writes breadcrumbs for search engines', () => {
  const html = renderedWith(createDocument()).get('services/lawn/mowing/index.html') ?? ''
  expect([...html.matchAll(/"item":"([^"]*)"/g)].map(([, url]) => url)).toEqual([
    'https://x.example/s/',
    'https://x.example/s/services/',
    'https://x.example/s/services/lawn/',
    'https://x.example/s/services/lawn/mowing/',
  ])
})

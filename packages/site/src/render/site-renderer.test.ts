import { createDocument, createNode } from '@web2/builder'
import { expect, it } from 'vitest'
import { siteRenderer } from './site-renderer.ts'
import type { RenderPage, RenderTarget } from './site-input.ts'

const target: RenderTarget = { nap: null, year: 2026, directoryIndex: true, baseUrl: 'https://x.example/' }

const page = (slug: string, picture = ''): RenderPage => ({
  name: slug,
  slug,
  isDefault: slug === 'home',
  title: '',
  description: '',
  document: createDocument([createNode('Picture', { imageUrl: picture })]),
  updatedAt: '2026-11-20T10:00:00.000Z',
})

const outline = (slugs: readonly string[]) => ({
  name: 'Green',
  email: '',
  pages: slugs.map((slug) => ({ slug, isDefault: slug === 'home' })),
})

it('splits the sitemap of a site with too many pages for one', () => {
  const count = 50_001
  const slugs = Array.from({ length: count }, (_, index) => `p-${index}`)
  const renderer = siteRenderer(outline(slugs), target)
  const shared = page('shared')
  for (const slug of slugs) renderer.page({ ...shared, slug })
  const files = new Map([...renderer.ending()].map(({ path, body }) => [path, String(body())]))
  const linesOf = (path: string) => files.get(path)?.match(/<loc>[^<]*<\/loc>/g) ?? []
  expect(linesOf('sitemap.xml')).toEqual([
    '<loc>https://x.example/sitemap-1.xml</loc>',
    '<loc>https://x.example/sitemap-2.xml</loc>',
  ])
  expect(linesOf('sitemap-1.xml')).toHaveLength(50_000)
  expect(linesOf('sitemap-2.xml')).toEqual(['<loc>https://x.example/p-50000/</loc>'])
  expect(files.get('robots.txt')).toContain('Sitemap: https://x.example/sitemap.xml')
})

it('replaces links to images as assets arrive', () => {
  const renderer = siteRenderer(outline(['home', 'late']), target)
  renderer.page(page('home'))
  renderer.asset({ path: 'assets/a.png', contentType: 'image/png', body: '', standsFor: '/media/a.png' })
  expect(String(renderer.page(page('late', '/media/a.png')).body())).toContain('src="../assets/a.png"')
})

it('builds the 404 page from the home page, in any order of pages', () => {
  const renderer = siteRenderer(outline(['about', 'home']), target)
  for (const slug of ['about', 'home']) renderer.page({ ...page(slug), document: createDocument([]) })
  expect([...renderer.ending()].map(({ path }) => path)).toEqual([
    'favicon.svg',
    '404.html',
    'sitemap.xml',
    'robots.txt',
  ])
})

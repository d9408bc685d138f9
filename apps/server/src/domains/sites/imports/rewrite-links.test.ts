import { describe, expect, it } from 'vitest'
import { growth, linear } from '../../../testing/growth/growth.ts'
import { rebasedCss, resolveLink, type ImportedPlaces } from './rewrite-links.ts'
import { isPlainPath, planImport } from './plan-import.ts'

const places: ImportedPlaces = {
  pages: new Map([
    ['site/index.html', ''],
    ['site/about.html', 'about'],
    ['site/blog/index.html', 'blog'],
    ['site/blog/my post.html', 'blog-my-post'],
  ]),
  pictures: new Map([['site/img/hero.png', '/media/a/b/hero.webp']]),
  top: 'site/',
}

describe('URLs of the old site', () => {
  it.each([
    ['about.html', 'site/index.html', '/about'],
    ['./about.html#team', 'site/index.html', '/about#team'],
    ['../about.html?from=blog', 'site/blog/index.html', '/about'],
    ['/about.html', 'site/blog/index.html', '/about'],
    ['/about', 'site/index.html', '/about'],
    ['blog/', 'site/index.html', '/blog'],
    ['blog', 'site/index.html', '/blog'],
    ['my%20post.html', 'site/blog/index.html', '/blog-my-post'],
    ['/', 'site/blog/index.html', '/'],
    ['index.html', 'site/about.html', '/'],
    ['../../../../about.html', 'site/blog/index.html', '../../../../about.html'],
    ['img/hero.png', 'site/index.html', '/media/a/b/hero.webp'],
    ['../img/hero.png?v=2', 'site/blog/index.html', '/media/a/b/hero.webp'],
    ['https://example.com/about.html', 'site/index.html', 'https://example.com/about.html'],
    ['//example.com/x', 'site/index.html', '//example.com/x'],
    ['mailto:a@b.c', 'site/index.html', 'mailto:a@b.c'],
    ['#top', 'site/index.html', '#top'],
    ['gone.html', 'site/index.html', 'gone.html'],
  ])('%s on %s is %s', (url, from, expected) => {
    expect(resolveLink(url, from, places).url).toBe(expected)
  })

  it('of images in style sheets are relative to the style sheet', () => {
    const css = 'a{background:url("../img/hero.png")}b{background:url(none.png)}'
    expect(rebasedCss(css, 'site/css/style.css', places)).toBe(
      'a{background:url("/media/a/b/hero.webp")}b{background:url(none.png)}',
    )
  })
})

describe('an import plan', () => {
  it('puts pages below the page of their folder, if there is one', () => {
    const { pages } = planImport([
      'site/index.html',
      'site/blog/a/index.html',
      'site/blog/a/deep.html',
      'site/blog/index.html',
      'site/shop.html',
      'site/shop/tea.html',
      'site/lost/page.html',
    ])
    expect(pages.map(({ path, slug, parent }) => [path.slice(5), slug, parent?.slice(5)])).toEqual([
      ['index.html', 'home', undefined],
      ['blog/a/deep.html', 'deep', 'blog/a/index.html'],
      ['blog/a/index.html', 'a', 'blog/index.html'],
      ['blog/index.html', 'blog', undefined],
      ['lost/page.html', 'lost-page', undefined],
      ['shop.html', 'shop', undefined],
      ['shop/tea.html', 'tea', 'shop.html'],
    ])
  })

  it('sorts files by extension, with the highest index.html as home page', () => {
    const plan = planImport([
      'site/blog/index.html',
      'site/index.html',
      'site/About Us.html',
      'site/about-us.htm',
      'site/404.html',
      'site/css/style.css',
      'site/img/hero.png',
      'site/js/app.js',
      '__MACOSX/site/._index.html',
    ])
    expect(plan.pages).toEqual([
      { path: 'site/index.html', slug: 'home' },
      { path: 'site/About Us.html', slug: 'about-us' },
      { path: 'site/about-us.htm', slug: 'about-us-2' },
      { path: 'site/blog/index.html', slug: 'blog' },
    ])
    expect(plan).toMatchObject({ pictures: ['site/img/hero.png'], styles: ['site/css/style.css'] })
    expect(plan.left.map(({ path }) => path)).toEqual(['site/js/app.js'])
  })

  it('never leaves its folder, whatever a file is called', () => {
    const bad = [
      '../out.html',
      '/abs.html',
      'a/../../b.html',
      'a\\b.html',
      'a//b.html',
      '.htaccess',
      'a\0b.html',
    ]
    for (const path of bad) expect(isPlainPath(path)).toBe(false)
    expect(planImport(bad).pages).toEqual([])
    expect(planImport(bad).left).toHaveLength(bad.length)
    const odd = planImport(['ünïcode/Ж.html', `${'a'.repeat(300)}.html`, 'a b/c&d.html'])
    for (const { slug } of odd.pages) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    for (const { slug } of odd.pages) expect(slug.length).toBeLessThanOrEqual(80)
  })

  it('has no more pages than a site may have', () => {
    const paths = Array.from({ length: 12 }, (_, index) => `page-${index}.html`)
    const plan = planImport(paths, 10)
    expect(plan.pages).toHaveLength(10)
    expect(plan.left).toHaveLength(2)
  })
})

it('reads a style sheet of many unterminated URLs in linear time', () =>
  expect(
    growth(
      (css) => rebasedCss(css, 'site/a.css', places),
      (size) => 'url('.repeat(size),
      5_000,
    ),
  ).toBeLessThanOrEqual(linear))

import { createNode } from '@web2/builder'
import { describe, expect, it } from 'vitest'
import { findFontFamily, fontFileName } from '../fonts/catalog.ts'
import { fontStack } from '../fonts/font-stack.ts'
import { based, page, reached, rendered, site, target, text } from '../testing/sample-site.ts'
import { renderSite } from './render-site.ts'
import type { FontSource } from './site-input.ts'
import { siteRenderer } from './site-renderer.ts'

const fonts: FontSource = {
  file: (file) => ({
    path: `fonts/${fontFileName(file)}-0123456789ab.woff2`,
    contentType: 'font/woff2',
    body: () => new Uint8Array([1]),
    isImmutable: true,
  }),
  license: ({ id }) => ({
    path: `fonts/${id}-license.txt`,
    contentType: 'text/plain',
    body: () => new Uint8Array([2]),
  }),
}

const styled = (name: string, content: string) =>
  createNode('Paragraph', { content, elementStyle: { 'font-family': fontStack(findFontFamily(name)!) } })

const fontPaths = (files: Readonly<Record<string, string>>): string[] =>
  Object.keys(files)
    .filter((path) => path.startsWith('fonts/'))
    .sort()

describe('fonts of a site', () => {
  const pages = [page('home', [styled('Figtree', 'Garden')]), page('about', [styled('Figtree', 'Łódź')])]

  it('are files of the site with their license, and linked from pages at every depth', () => {
    const files = rendered(site(...pages), { ...based, fonts })
    expect(fontPaths(files)).toEqual([
      'fonts/figtree-latin-ext-wght-normal-0123456789ab.woff2',
      'fonts/figtree-latin-wght-normal-0123456789ab.woff2',
      'fonts/figtree-license.txt',
    ])
    for (const path of ['index.html', 'about/index.html']) {
      const urls = [...(files[path] ?? '').matchAll(/(?:href="|url\(")([^")]*woff2)"/g)].map(
        ([, url]) => url ?? '',
      )
      expect(urls.length).toBeGreaterThanOrEqual(2)
      for (const url of urls) expect(fontPaths(files)).toContain(reached(path, url))
    }
    expect(files['index.html']).not.toContain('latin-ext')
  })

  it('are found although bodies are read after all files were listed', () => {
    const listed = [...renderSite(site(...pages), target({ fonts }))]
    const paths = listed.map(({ path }) => path)
    for (const { path, body } of listed)
      for (const [, url = ''] of String(body()).matchAll(/url\("([^"]*woff2)"/g))
        expect(paths).toContain(reached(path, url))
  })

  it('can be cached forever', () => {
    const file = [...renderSite(site(...pages), target({ fonts }))].find(({ path }) =>
      path.endsWith('.woff2'),
    )
    expect(file?.cacheControl).toContain('immutable')
  })

  it('leave a site of system fonts as it is, byte for byte', () => {
    const plain = site(page('home', [text('Figtree')]), page('about', [text('a')]))
    expect(rendered(plain, { ...based, fonts })).toEqual(rendered(plain, based))
  })

  it('do not depend on texts where pages may stay unrendered', () => {
    const filled = (content: string) =>
      page('a', [styled('Figtree', content)], {
        inputs: content,
        frame: page('a', [styled('Figtree', '{x}')]).document,
      })
    const filesOf = (content: string) => {
      const renderer = siteRenderer(site(page('home', [])), target({ fonts }))
      // the body of an unchanged page is never read
      renderer.page(filled(content))
      return [...renderer.ending()].map(({ path }) => path)
    }
    expect(filesOf('a')).toEqual(filesOf('Łódź'))
    expect(filesOf('a').filter((path) => path.endsWith('.woff2'))).toHaveLength(4)
    const renderer = siteRenderer(site(page('home', [])), target({ fonts }))
    expect(renderer.page(filled('Łódź')).body()).toContain('figtree-latin-ext-wght-normal')
  })
})

import { describe, expect, it } from 'vitest'
import { createDocument, createNode } from '@web2/builder'
import { siteRenderer } from '../render/site-renderer.ts'
import type { FontFamily } from './font-family.ts'
import { fontStack } from './font-stack.ts'
import { pageFonts } from './page-fonts.ts'
import { fontFileName } from './catalog.ts'

const garden: FontFamily = {
  ...{ id: 'own-1f2e3d4c', name: 'Garden Own 1f2e3d4c', kind: 'serif', package: '', version: 'a' },
  ...{ axis: null, weightRange: null, weights: { normal: [400, 700], italic: null } },
  subsets: { greek: 0, latin: 1 },
  ...{
    ascent: 1,
    descent: 0.2,
    lineGap: 0,
    fallback: 'serif',
    widths: { normal: [0.95, 1.05], italic: null },
  },
  own: {
    ranges: { greek: 'U+0370-03FF', latin: 'U+0020-007E' },
    // its bold file has no Greek
    files: {
      'greek 400 normal': '/fonts/own/k/1.woff2',
      'latin 400 normal': '/fonts/own/k/2.woff2',
      'latin 700 normal': '/fonts/own/k/3.woff2',
    },
  },
}

const page = (text: string, weight = 400) =>
  `<head><style>p{font-family:${fontStack(garden)};font-weight:${weight}}</style></head><body><p>${text}</p></body>`
const filesOf = (html: string, own: readonly FontFamily[] = [garden]) =>
  (pageFonts(html, undefined, own)?.files ?? []).map(fontFileName)

describe('a family that an account uploaded', () => {
  it('loads the files of the shown weights and letters', () => {
    expect(filesOf(page('Rose'))).toEqual(['own-1f2e3d4c-latin-400-normal'])
    expect(filesOf(page('Ρόδα'))).toEqual(['own-1f2e3d4c-greek-400-normal'])
    expect(filesOf(page('Rose', 700))).toEqual(['own-1f2e3d4c-latin-700-normal'])
  })

  it('never names a file that it does not have', () => {
    expect(filesOf(page('Ρόδα', 700))).toEqual([])
  })

  it('is unknown to other accounts', () => {
    expect(filesOf(page('Rose'), [])).toEqual([])
  })

  it('is published with its files and without a license text', () => {
    const document = createDocument([
      createNode('Paragraph', { content: 'Rose', elementStyle: { 'font-family': fontStack(garden) } }),
    ])
    const render = (own: readonly FontFamily[]) => {
      const renderer = siteRenderer(
        { name: 'Roses', email: '', pages: [{ slug: '', isDefault: true }] },
        {
          ...{ nap: null, year: 2026, directoryIndex: true },
          fonts: {
            own,
            file: (file) => ({
              path: `fonts/${fontFileName(file)}.woff2`,
              contentType: 'font/woff2',
              body: 'w',
            }),
            license: ({ id }) => ({ path: `fonts/${id}.txt`, contentType: 'text/plain', body: 'l' }),
          },
        },
      )
      const home = renderer.page({
        name: 'Home',
        slug: '',
        isDefault: true,
        title: '',
        description: '',
        document,
        updatedAt: '2026-01-01T00:00:00.000Z',
      })
      const html = String(home.body())
      return {
        html,
        paths: [...renderer.ending()].map(({ path }) => path).filter((path) => path.startsWith('fonts/')),
      }
    }
    const { html, paths } = render([garden])
    expect(paths).toEqual(['fonts/own-1f2e3d4c-latin-400-normal.woff2'])
    expect(html).toContain('rel="preload" as="font"')
    expect(html).toContain('unicode-range:U+0020-007E')
    expect(html).toContain('"Garden Own 1f2e3d4c Stand-in"')
    expect(html).toContain('size-adjust:95%')
    // after it was deleted, the page still opens, with the next font of its stack
    expect(render([])).toEqual({ html: expect.not.stringContaining('@font-face'), paths: [] })
  })
})

import type { OwnFont } from '@web2/contract/media'
import { afterEach, expect, it } from 'vitest'
import { queryClient } from '../../../../lib/query/query-client.ts'
import { ownFontsQuery } from './own-fonts.ts'
import { writeFontFaces } from './write-font-faces.ts'

/** An uploaded family with a file for each of these weights. */
const garden = (...weights: readonly number[]): OwnFont => ({
  _id: '1',
  name: 'Garden',
  faces: [],
  family: {
    ...{
      id: 'own-1f2e3d4c',
      name: 'Garden Own 1f2e3d4c',
      kind: 'serif',
      package: '',
      version: weights.join(),
    },
    ...{ axis: null, weightRange: null, weights: { normal: weights, italic: null } },
    ...{ subsets: { latin: 0 }, ascent: 1, descent: 0.2, lineGap: 0, fallback: 'serif' },
    widths: { normal: weights.map(() => 1), italic: null },
    own: {
      ranges: { latin: 'U+0020-007E' },
      files: Object.fromEntries(
        weights.map((weight) => [`latin ${weight} normal`, `/fonts/own/k/${weight}.woff2`]),
      ),
    },
  },
})

const css = '.a{font-family:"Garden Own 1f2e3d4c","Garden Own 1f2e3d4c Stand-in",serif}'
const upload = (...fonts: OwnFont[]) => queryClient.setQueryData(ownFontsQuery.queryKey, fonts)
const shown = (doc: Document) =>
  [...doc.querySelectorAll('style')].map(({ textContent }) => textContent).join('')

afterEach(() => queryClient.clear())

it('shows another weight of a shown font as soon as it is uploaded', async () => {
  upload(garden(400))
  const doc = document.implementation.createHTMLDocument()
  await writeFontFaces(doc, css)
  expect(shown(doc)).toContain('/fonts/own/k/400.woff2')
  expect(shown(doc)).not.toContain('/fonts/own/k/700.woff2')
  upload(garden(400, 700))
  await expect.poll(() => shown(doc)).toContain('/fonts/own/k/700.woff2')
})

it('declares nothing again for a list that is the same, and nothing that the page does not show', async () => {
  upload(garden(400))
  const [doc, other] = [
    document.implementation.createHTMLDocument(),
    document.implementation.createHTMLDocument(),
  ]
  await writeFontFaces(doc, css)
  const before = shown(doc)
  upload(garden(400))
  await writeFontFaces(doc, css)
  expect(shown(doc)).toBe(before)
  upload(garden(400, 700))
  await expect.poll(() => shown(doc)).not.toBe(before)
  expect(shown(other)).toBe('')
})

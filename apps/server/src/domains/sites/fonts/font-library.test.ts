import { readFileSync } from 'node:fs'
import { filesOf, fontFamilies } from '@web2/site/fonts'
import { describe, expect, it } from 'vitest'
import { readFontCatalog } from '../../../testing/fonts/read-font-catalog.ts'
import { findServedFont, fontLibrary } from './font-library.ts'

const bytesOf = (body: unknown): Uint8Array => (typeof body === 'function' ? body() : body) as Uint8Array

describe('the catalog of fonts', () => {
  // `vitest -u` rewrites the file after packages were added or updated
  it('is what the packages say', { timeout: 120_000 }, async () => {
    await expect(JSON.stringify(readFontCatalog())).toMatchFileSnapshot(
      '../../../../../../packages/site/src/fonts/catalog.json',
    )
  })

  it('has only families under the Open Font License, with its text', () => {
    for (const family of fontFamilies) {
      const text = new TextDecoder().decode(bytesOf(fontLibrary.license(family).body))
      expect(text, family.name).toContain('SIL OPEN FONT LICENSE Version 1.1')
      expect(text, family.name).toMatch(/copyright/i)
    }
  })

  it('names files that exist, unchanged from their package, under a hash of their content', () => {
    for (const family of fontFamilies)
      for (const file of filesOf(family)) {
        const { path, body } = fontLibrary.file(file)
        const served = findServedFont(path)
        expect(served, path).toBeDefined()
        const bytes = readFileSync(served?.place ?? '')
        expect(bytes.subarray(0, 4).toString('latin1'), path).toBe('wOF2')
        if (file.subset === 'latin' && file.weight === 400) expect(Buffer.from(bytesOf(body))).toEqual(bytes)
      }
  })
})

describe('the served fonts', () => {
  it('may be named without a hash, but not with another one', () => {
    expect(findServedFont('fonts/figtree-latin-wght-normal.woff2')?.place).toMatch(
      /figtree-latin-wght-normal\.woff2$/,
    )
    expect(findServedFont('fonts/figtree-latin-wght-normal-000000000000.woff2')).toBeUndefined()
    expect(findServedFont('fonts/figtree-license.txt')).toMatchObject({ isImmutable: false })
  })

  it.each([
    'fonts/../../package.json',
    'fonts/figtree-latin-wght-normal.woff',
    'fonts/figtree-latin-slnt-normal.woff2',
    'fonts/none-license.txt',
    'fonts/',
    'fonts/constructor-license.txt',
    'fonts/toString.woff2',
  ])('are no other files: %s', (path) => {
    expect(findServedFont(path)).toBeUndefined()
  })
})

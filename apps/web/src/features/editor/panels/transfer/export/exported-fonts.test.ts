import { createDocument, createNode, exportHtml } from '@web2/builder'
import { findFontFamily, fontStack } from '@web2/site/fonts'
import { expect, it } from 'vitest'
import { namesFonts } from '../../../canvas/fonts/show-fonts.ts'
import { fontsForZip, withFonts } from './exported-fonts.ts'

const html = (family: string): string =>
  exportHtml(
    createDocument([createNode('Paragraph', { content: 'Rose', elementStyle: { 'font-family': family } })]),
  )

const figtree = html(fontStack(findFontFamily('Figtree')!))

it('loads the fonts of an exported page from this installation', () => {
  expect(namesFonts(figtree)).toBe(true)
  expect(withFonts(figtree, { host: 'https://app.example' })).toContain(
    'src:url("https://app.example/fonts/figtree-latin-wght-normal.woff2?v=',
  )
})

it('puts the fonts of a page into its zip, with their license', () => {
  const files = fontsForZip(figtree)
  expect(files.map(({ path }) => path)).toEqual([
    'fonts/figtree-latin-wght-normal.woff2',
    'fonts/figtree-license.txt',
  ])
  expect(files.every(({ standsFor }) => standsFor.startsWith('/fonts/'))).toBe(true)
  expect(withFonts(figtree, 'zip')).toContain('src:url("fonts/figtree-latin-wght-normal.woff2")')
})

it('leaves a page of system fonts unchanged', () => {
  const plain = html('Figtree, Georgia, serif')
  expect(namesFonts(plain)).toBe(false)
  expect(withFonts(plain, 'zip')).toBe(plain)
  expect(fontsForZip(plain)).toEqual([])
})

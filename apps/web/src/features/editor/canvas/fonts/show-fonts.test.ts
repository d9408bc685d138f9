import { findFontFamily, fontStack } from '@web2/site/fonts'
import { expect, it, vi } from 'vitest'
import { showFonts } from './show-fonts.ts'

const declarations = (doc: Document): string[] =>
  [...doc.querySelectorAll('style')].map(({ textContent }) => textContent ?? '')

it('declares a family once that the page names, with files of this installation', async () => {
  const doc = document.implementation.createHTMLDocument()
  const css = `.a{font-family:${fontStack(findFontFamily('Lora')!)}}`
  showFonts(doc, css)
  showFonts(doc, css)
  await vi.waitFor(() => expect(declarations(doc)).toHaveLength(1))
  const [rules = ''] = declarations(doc)
  expect(rules).toContain('src:url("/fonts/lora-latin-wght-normal.woff2?v=')
  expect(rules).toContain('font-family:"Lora Stand-in"')
  expect(rules).not.toMatch(/https?:/)
})

it('leaves pages of other fonts alone', async () => {
  const doc = document.implementation.createHTMLDocument()
  showFonts(doc, '.a{font-family:Lora, serif}')
  showFonts(doc, '.a{font-family:"Nowhere", "Nowhere Stand-in", serif}')
  await vi.dynamicImportSettled()
  expect(declarations(doc)).toEqual([])
})

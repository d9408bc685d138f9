import { expect, test } from '@playwright/test'
import { largeText, pageWidths, tooWide, widthOfLargeText } from '../../fixtures/geometry.ts'
import { showLibrary, violationsOfSections } from '../../fixtures/library-page.ts'

/*
 * All ready-made sections in a browser: nothing is wider than its window, and axe finds nothing. A sample of what
 * section-matrix.long.spec.ts checks in full.
 */

for (const [theme, listing] of [
  ['Chambers', 'full'],
  ['Enamel', 'barest'],
  ['Iron', 'full'],
] as const)
  test(`no ready-made section is wider than its window with the theme ${theme} and a ${listing === 'full' ? 'full' : 'bare'} listing`, async ({
    page,
  }) => {
    await showLibrary(page, { theme, listing, lang: 'en', hasSamples: listing === 'full' })
    const found: Record<string, readonly string[]> = {}
    for (const width of pageWidths) {
      await page.setViewportSize({ width, height: 900 })
      found[`${width} px`] = await tooWide(page)
    }
    await page.addStyleTag({ content: largeText })
    await page.setViewportSize({ width: widthOfLargeText, height: 900 })
    found['text twice as large'] = await tooWide(page)
    expect(Object.entries(found).filter(([, sections]) => sections.length > 0)).toEqual([])
  })

for (const [theme, isDark] of [
  ['Bright Side', false],
  ['Slate', true],
] as const)
  test(`axe finds nothing in ready-made sections with the ${isDark ? 'dark' : 'light'} theme ${theme}`, async ({
    page,
  }) => {
    await showLibrary(page, { theme, listing: 'full', lang: 'en', hasSamples: true, isDark })
    expect(await violationsOfSections(page)).toEqual([])
  })

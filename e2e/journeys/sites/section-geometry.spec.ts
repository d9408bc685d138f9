import { expect, test, type Page } from '@playwright/test'
import { librarySections, newSection } from '@web2/site/library'
import { readyThemes } from '@web2/site/themes'
import {
  barestListing,
  fullListing,
  pageOfSections,
} from '../../../packages/site/src/testing/section-pages.ts'
import { violations } from '../../fixtures/axe.ts'
import { largeText, pageWidths, tooWide, widthOfLargeText } from '../../fixtures/geometry.ts'
import { withFonts } from '../../fixtures/page-with-fonts.ts'

/*
 * All ready-made sections in a browser: nothing is wider than its window, in any type scale and listing, and axe finds
 * nothing. Their pages need no server.
 */

interface Shown {
  readonly theme: string
  readonly isBare?: boolean
  readonly isDark?: boolean
}

const show = async (page: Page, { theme: name, isBare = false, isDark = false }: Shown): Promise<void> => {
  const theme = { ...readyThemes.find((each) => each.name === name)!, hasDark: isDark }
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' })
  const html = pageOfSections(
    librarySections.map((section) => {
      const node = newSection(section)
      return {
        ...node,
        addition: { ...node.addition, attributes: { ...node.addition.attributes, id: section.id } },
      }
    }),
    { theme, data: isBare ? barestListing : fullListing, keepSamples: !isBare },
  )
  await page.setContent(withFonts(html), { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready)
}

for (const [theme, listing] of [
  ['Chambers', 'full'],
  ['Enamel', 'bare'],
  ['Iron', 'full'],
] as const)
  test(`no ready-made section is wider than its window with the theme ${theme} and a ${listing} listing`, async ({
    page,
  }) => {
    await show(page, { theme, isBare: listing === 'bare' })
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

/** Rules about whole pages; this one has all sections of the library, several headers and main headings among them. */
const ofPages = /^(?:region|landmark-|page-has-heading-one|heading-order|bypass|duplicate-id)/

for (const [theme, isDark] of [
  ['Bright Side', false],
  ['Slate', true],
] as const)
  test(`axe finds nothing in ready-made sections with the ${isDark ? 'dark' : 'light'} theme ${theme}`, async ({
    page,
  }) => {
    await show(page, { theme, isDark })
    expect((await violations(page)).filter((each) => !ofPages.test(each))).toEqual([])
  })

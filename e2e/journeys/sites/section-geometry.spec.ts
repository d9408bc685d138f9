import { expect, test, type Page } from '@playwright/test'
import { librarySections, newSection } from '@web2/site/library'
import { readyThemes } from '@web2/site/themes'
import {
  barestListing,
  fullListing,
  pageOfSections,
} from '../../../packages/site/src/testing/section-pages.ts'
import { violations } from '../../fixtures/axe.ts'
import { withFonts } from '../../fixtures/page-with-fonts.ts'

/*
 * All ready-made sections in a browser: nothing is wider than its window, in any type scale and listing, and axe finds
 * nothing. Their pages need no server.
 */

const widths = [320, 390, 768, 1280, 1920]

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

/** Returns the sections with an element that is wider than the window and that nothing crops or scrolls. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const end = document.documentElement.clientWidth + 1
    const isKept = (element: Element): boolean => {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
        if (getComputedStyle(at).overflowX !== 'visible') return true
      return false
    }
    return [...document.body.children].flatMap((section) => {
      const wide = [section, ...section.querySelectorAll('*')].find(
        (each) => each.getBoundingClientRect().right > end && each.checkVisibility() && !isKept(each),
      )
      return wide ? [`${section.id}: <${wide.tagName.toLowerCase()}> ${wide.textContent?.slice(0, 40)}`] : []
    })
  })

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
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      found[`${width} px`] = await tooWide(page)
    }
    await page.addStyleTag({ content: 'html{font-size:200%}' })
    await page.setViewportSize({ width: 768, height: 900 })
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

import { expect, test } from '@playwright/test'
import { exactLetters, openWithLateFonts } from '../../fixtures/page-with-late-fonts.ts'
import { drawnTemplates } from '../../fixtures/template-pages.ts'
import { fullListing } from '../../../packages/site/src/testing/section-pages.ts'
import { htmlOfTradePage } from '../../../packages/site/src/testing/trade-pages.ts'

/* The pages of templates that visitors see first; template-shifts.long.spec.ts opens all pages. */

test.use({ launchOptions: exactLetters })

/**
 * Words of a line may move by some pixels, but no line may break elsewhere. Most pages stay below 0.001; browsers
 * make small capitals, as in the navigation of the restaurant, without the widths of single letters.
 */
const most = 0.002

/** Bytes of all fonts that a page loads. */
const mostFontBytes = 90 * 1024

for (const [number, template] of drawnTemplates.entries()) {
  const device = number % 2 ? 'phone' : 'desktop'
  test(`the fonts of the template ${template.id} are small, and do not move its home page on a ${device} when they arrive late`, async ({
    browser,
  }) => {
    const { html } = htmlOfTradePage(template, 0, { data: fullListing })
    const { moved, fonts } = await openWithLateFonts(browser, html, device)
    expect(moved).toBeLessThan(most)
    const bytes = [...fonts.values()].reduce((sum, each) => sum + each, 0)
    expect(bytes, [...fonts.keys()].join(' ')).toBeLessThanOrEqual(mostFontBytes)
  })
}

// titles of condensed capitals on a band, which once broke elsewhere
for (const [id, slug] of [
  ['gym', 'services'],
  ['gym', 'open-gym'],
  ['auto-repair', 'battery'],
] as const)
  test(`late fonts do not move the page ${id}/${slug} on a desktop`, async ({ browser }) => {
    const template = drawnTemplates.find((each) => each.id === id)!
    const at = template.pages.findIndex((page) => page.slug === slug)
    const { html } = htmlOfTradePage(template, at, { data: fullListing })
    expect((await openWithLateFonts(browser, html, 'desktop')).moved).toBeLessThan(most)
  })

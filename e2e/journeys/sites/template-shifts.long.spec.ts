import { expect, test } from '@playwright/test'
import { exactLetters, openWithLateFonts } from '../../fixtures/page-with-late-fonts.ts'
import { drawnTemplates } from '../../fixtures/template-pages.ts'
import { barestListing, fullListing } from '../../../packages/site/src/testing/section-pages.ts'
import { htmlOfGeneratorPage, htmlOfTradePage } from '../../../packages/site/src/testing/trade-pages.ts'

/* Every page of every template, of which template-shifts.spec.ts opens a few. */

test.use({ launchOptions: exactLetters })

/**
 * A paragraph whose last line is nearly full may get one line more or less, because letters of the device’s font differ
 * from each other in other ways. What is below it moves then, by half of what Core Web Vitals call good at most.
 */
const most = 0.05

for (const template of drawnTemplates)
  for (const device of ['phone', 'desktop'] as const)
    test(`late fonts hardly move any page of the template ${template.id} on a ${device}`, async ({
      browser,
    }) => {
      const found: string[] = []
      for (const [name, data] of Object.entries({ full: fullListing, barest: barestListing })) {
        const pages = [
          ...template.pages.map(({ slug }, at) => [slug, htmlOfTradePage(template, at, { data })] as const),
          ...(template.forGenerator ?? []).map(
            (page) => [page.slug, htmlOfGeneratorPage(template, page, { data })] as const,
          ),
        ]
        for (const [slug, { html }] of pages) {
          const { moved } = await openWithLateFonts(browser, html, device)
          if (moved >= most) found.push(`${slug}, ${name} listing: ${moved.toFixed(4)}`)
        }
      }
      expect(found).toEqual([])
    })

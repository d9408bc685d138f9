import { expect, test } from '@playwright/test'
import { exactLetters, openWithLateFonts } from '../../fixtures/page-with-late-fonts.ts'
import { drawnTemplates } from '../../fixtures/template-pages.ts'
import { barestListing, fullListing } from '../../../packages/site/src/testing/section-pages.ts'
import { htmlOfGeneratorPage, htmlOfTradePage } from '../../../packages/site/src/testing/trade-pages.ts'

/*
 * Every page of every template on a phone and a desktop, with a full listing on one of them and the barest on the other.
 * template-shifts.spec.ts opens a few.
 */

test.use({ launchOptions: exactLetters })

/**
 * A paragraph whose last line is nearly full may get one line more or less, because letters of the device’s font differ
 * from each other in other ways. What is below it moves then, by half of what Core Web Vitals call good at most.
 */
const most = 0.05

const listings = Object.entries({ full: fullListing, barest: barestListing })

for (const template of drawnTemplates)
  for (const [number, device] of (['phone', 'desktop'] as const).entries())
    test(`late fonts hardly move any page of the template ${template.id} on a ${device}`, async ({
      browser,
    }) => {
      const found: string[] = []
      const all = [...template.pages, ...(template.forGenerator ?? [])]
      for (const [at, { slug }] of all.entries()) {
        const [name, data] = listings[(number + at) % listings.length]!
        const generated = template.forGenerator?.[at - template.pages.length]
        const { html } = generated
          ? htmlOfGeneratorPage(template, generated, { data })
          : htmlOfTradePage(template, at, { data })
        const { moved } = await openWithLateFonts(browser, html, device)
        if (moved >= most) found.push(`${slug}, ${name} listing: ${moved.toFixed(4)}`)
      }
      expect(found).toEqual([])
    })

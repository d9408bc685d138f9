import { expect, test } from '@playwright/test'
import { findTemplate } from '@web2/site'
import { listedPages, sectionsOf } from '../../../packages/generator/src/testing/listed-pages.ts'
import { fullListing } from '../../../packages/site/src/testing/section-pages.ts'
import { violations } from '../../fixtures/axe.ts'
import { withFonts } from '../../fixtures/page-with-fonts.ts'
import { pageFaults } from '../../fixtures/template-pages.ts'

/* Pages of a generated site that list others, in the look of a template: few, many, and in groups. */

const cases = [
  ['plumber', 'three pages', sectionsOf(3)],
  ['restaurant', 'forty pages', sectionsOf(40)],
  ['gym', 'four hundred pages', sectionsOf(400)],
  ['dentist', 'twelve groups', sectionsOf(13, 12)],
] as const

/* Runs in the page: where the lines of these texts begin, in px. */
const startsOf = (selectors: readonly string[]): number[] =>
  selectors.map((selector) => Math.round(document.querySelector(selector)!.getBoundingClientRect().left))

for (const [id, name, sections] of cases)
  test(`a page that lists ${name} fits every window, on one line with the template’s sections`, async ({
    page,
  }) => {
    const made = listedPages(findTemplate(id)!, sections, fullListing)
    await page.setContent(withFonts(made.hub), { waitUntil: 'load' })
    expect(await pageFaults(page, () => ['loud'])).toEqual([])
    expect(await violations(page)).toEqual([])

    await page.setContent(withFonts(made.page))
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      const starts = await page.evaluate(startsOf, ['.w2-links-breadcrumb', '.w2-links-nearby', 'h1'])
      expect(new Set(starts).size).toBe(1)
    }
  })

import { expect, test } from '@playwright/test'
import { findTemplate } from '@web2/site'
import { withFonts } from '../../fixtures/page-with-fonts.ts'
import { fullListing } from '../../../packages/site/src/testing/section-pages.ts'
import { htmlOfTradePage } from '../../../packages/site/src/testing/trade-pages.ts'

/* Home pages on paper, by the longest ones of their screens. */

/** Margin of a sheet as browsers set it. */
const margin = '0.4in'

/* Runs in the page: questions whose answer is not shown. */
const closedAnswers = (): string[] =>
  [...document.querySelectorAll('main details')]
    .filter((each) => {
      const { bottom } = each.lastElementChild!.getBoundingClientRect()
      return each.lastElementChild!.clientHeight === 0 || bottom > each.getBoundingClientRect().bottom + 1
    })
    .map((each) => each.querySelector('summary')?.textContent ?? '')

/* Runs in the page: titles of sections that are not shown. */
const missingTitles = (): string[] =>
  [...document.querySelectorAll('main :is(h1, h2)')]
    .filter((each) => {
      const words = document.createRange()
      words.selectNodeContents(each)
      return words.getBoundingClientRect().height === 0
    })
    .map(({ textContent }) => textContent)

for (const id of ['plumber', 'dentist', 'hvac', 'roofing'])
  test(`the home page of the template ${id} is printed on five sheets at most, with all titles and answers`, async ({
    page,
  }) => {
    const { html } = htmlOfTradePage(findTemplate(id)!, 0, { data: fullListing })
    await page.setContent(withFonts(html), { waitUntil: 'load' })
    await page.evaluate(() => document.fonts.ready)
    const file = await page.pdf({
      format: 'Letter',
      margin: { top: margin, right: margin, bottom: margin, left: margin },
    })
    const sheets = file.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g) ?? []
    expect(sheets.length).toBeGreaterThan(0)
    expect(sheets.length).toBeLessThanOrEqual(5)

    await page.setViewportSize({ width: 739, height: 979 })
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('main details').count()).toBeGreaterThan(0)
    expect(await page.evaluate(closedAnswers)).toEqual([])
    expect(await page.evaluate(missingTitles)).toEqual([])
  })

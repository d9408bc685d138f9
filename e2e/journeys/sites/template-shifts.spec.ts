import { expect, test } from '@playwright/test'
import { deviceFont, withFontFiles } from '../../fixtures/page-with-fonts.ts'
import { fallbacksOf, giveFonts, isPainted, lighthouseDevices, moved } from '../../fixtures/late-fonts.ts'
import { drawnTemplates } from '../../fixtures/template-pages.ts'
import { fullListing } from '../../../packages/site/src/testing/section-pages.ts'
import { htmlOfTradePage } from '../../../packages/site/src/testing/trade-pages.ts'

const address = 'http://template.example/'

/** Half of what Core Web Vitals call good: a line may break elsewhere, nothing may jump. */
const most = 0.05

/** Bytes of all fonts that a page loads. */
const mostFontBytes = 90 * 1024

for (const [number, template] of drawnTemplates.entries()) {
  const device = number % 2 ? 'phone' : 'desktop'
  test(`the fonts of the template ${template.id} are small, and hardly move its home page on a ${device} when they arrive late`, async ({
    browser,
  }) => {
    const context = await browser.newContext(lighthouseDevices[device])
    const page = await context.newPage()
    const { html, files } = withFontFiles(htmlOfTradePage(template, 0, { data: fullListing }).html)
    await giveFonts(page, fallbacksOf(html), deviceFont)
    const loaded = new Map<string, number>()
    const painted = Promise.withResolvers<void>()
    await page.route(`${address}**`, async (route) => {
      const font = files.get(new URL(route.request().url()).pathname)
      if (font === undefined) return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
      await painted.promise
      const body = Buffer.from(font, 'base64')
      loaded.set(route.request().url(), body.length)
      return route.fulfill({ contentType: 'font/woff2', body })
    })
    await page.goto(address, { waitUntil: 'commit' })
    await isPainted(page)
    painted.resolve()
    await page.waitForLoadState()
    expect(await moved(page)).toBeLessThan(most)
    const bytes = [...loaded.values()].reduce((sum, each) => sum + each, 0)
    expect(bytes, [...loaded.keys()].join(' ')).toBeLessThanOrEqual(mostFontBytes)
    await context.close()
  })
}

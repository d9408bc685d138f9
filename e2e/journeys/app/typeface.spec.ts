import { expect, test } from '../../fixtures/small-site.ts'
import { block, openEditor } from '../../fixtures/builder.ts'

/* The app's own typeface: shipped with it, light, and kept out of the pages that are built. */

test.describe('for guests', () => {
  test.use({ signedIn: false })
  test('text is set in Inter from this server, one file of it, and moves nothing when it comes', async ({
    page,
    product,
  }) => {
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await page.goto('/login')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.evaluate(() => document.fonts.ready)
    expect(await page.evaluate(() => document.fonts.check('16px "Inter Variable"'))).toBe(true)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^"Inter Variable"/)
    expect(requested.filter((url) => url.endsWith('.woff2'))).toHaveLength(1)
    expect(requested.filter((url) => !url.startsWith(product.url))).toEqual([])
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    // a hundredth of what is thought to be unnoticeable
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001)
  })
})

test('a page in the editor keeps the fonts that it will be published with', async ({ page, site }) => {
  await openEditor(page, site)
  const family = await block(page, 'Alpha').evaluate((element) => getComputedStyle(element).fontFamily)
  expect(family).toMatch(/^system-ui/)
})

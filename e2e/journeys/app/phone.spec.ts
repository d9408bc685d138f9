import { expect, test } from '../../fixtures/small-site.ts'
import { openEditor, pointOf } from '../../fixtures/builder.ts'
import { finger } from '../../fixtures/finger.ts'

/* The editor on a phone, by touch: sheets instead of panels, and nothing that only a mouse can do. */

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('two fingers draw the page larger, not the window, and smaller again until it fits', async ({
  page,
  site,
}) => {
  await openEditor(page, site)
  const width = async () => (await page.locator('iframe[title="Page"]').boundingBox())!.width
  const hand = await finger(page)
  const middle = await pointOf(page.getByRole('group', { name: 'Page canvas' }))
  await hand.pinch(middle, 100, 160)
  await expect.poll(width).toBeGreaterThan(500)
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1)
  await hand.pinch(middle, 200, 60)
  await expect.poll(width).toBe(390)
})

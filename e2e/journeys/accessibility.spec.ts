import type { Page } from '@playwright/test'
import { customer, expect, test, type Account } from '../fixtures/accounts.ts'
import { violations } from '../fixtures/axe.ts'
import { emptyScreens } from '../fixtures/empty-screens.ts'
import { guestScreens } from '../fixtures/guest-screens.ts'
import type { Screen } from '../fixtures/screen.ts'
import { screens } from '../fixtures/screens.ts'

/* Every screen, wide and narrow, light and dark: axe-core finds nothing, and nothing scrolls sideways. */

const widths = [
  { name: '1440 px wide', viewport: { width: 1440, height: 900 } },
  { name: '390 px wide', viewport: { width: 390, height: 844 } },
]

/** What fades in is half transparent meanwhile, which is no contrast of the product's. */
const atRest = (page: Page) =>
  page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const arePleasant = async (page: Page, account: Account, chosen: readonly Screen[]) => {
  for (const screen of chosen) {
    await screen.open(page, account)
    expect.soft(await sideways(page), `px that ${screen.name} scrolls sideways`).toBe(0)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
      await atRest(page)
      const found = await violations(page, { onlyColors: colorScheme === 'dark' })
      expect.soft(found, `axe-core on ${screen.name}, ${colorScheme}`).toEqual([])
    }
  }
}

for (const { name, viewport } of widths) {
  test.describe(name, () => {
    test.use({ viewport })

    for (const { of, all } of screens)
      test(`every screen of ${of} is pleasant to use`, async ({ page, owner }) => {
        await arePleasant(page, owner, all)
      })

    test('every empty screen is pleasant to use', async ({ product, owner, pageOf }) => {
      const beginner = await customer(product, owner)
      const page = await pageOf(beginner)
      await page.setViewportSize(viewport)
      await arePleasant(page, beginner, emptyScreens)
    })

    test.describe('for guests', () => {
      test.use({ signedIn: false })
      test('every screen is pleasant to use', async ({ page, owner }) => {
        await arePleasant(page, owner, guestScreens)
      })
    })
  })
}

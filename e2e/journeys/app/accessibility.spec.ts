import type { Page, ViewportSize } from '@playwright/test'
import { customer, expect, test, type Account } from '../../fixtures/accounts.ts'
import { violations } from '../../fixtures/axe.ts'
import { emptyScreens } from '../../fixtures/empty-screens.ts'
import { guestScreens } from '../../fixtures/guest-screens.ts'
import { leadScreens, storeScreenLeads } from '../../fixtures/lead-screens.ts'
import type { Screen } from '../../fixtures/screen.ts'
import { screens } from '../../fixtures/screens.ts'

/*
 * Every screen, wide and narrow, light and dark: axe-core finds nothing, and nothing scrolls sideways. Each
 * screen is opened wide and then narrowed like a window, because opening all of them twice took twice as
 * long.
 */

type ColorScheme = 'light' | 'dark'

/** The second width begins with the colors of the first, because new colors draw the whole screen again. */
const windows: readonly { viewport: ViewportSize; colorSchemes: readonly ColorScheme[] }[] = [
  { viewport: { width: 1440, height: 900 }, colorSchemes: ['light', 'dark'] },
  { viewport: { width: 390, height: 844 }, colorSchemes: ['dark', 'light'] },
]

/** waits for animations, because elements that fade in are half transparent and distort the contrast */
const atRest = (page: Page) =>
  page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const isPleasant = async (page: Page, name: string, colorScheme: ColorScheme) => {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
  await atRest(page)
  const found = await violations(page, { onlyColors: colorScheme === 'dark' })
  expect.soft(found, `axe-core on ${name}, ${colorScheme}`).toEqual([])
}

const arePleasant = async (page: Page, account: Account, chosen: readonly Screen[]) => {
  for (const screen of chosen) {
    await page.setViewportSize(windows[0]!.viewport)
    await screen.open(page, account)
    for (const { viewport, colorSchemes } of windows) {
      const name = `${screen.name}, ${viewport.width} px wide`
      await page.setViewportSize(viewport)
      await expect.soft.poll(() => sideways(page), `px that ${name} scrolls sideways`).toBe(0)
      for (const colorScheme of colorSchemes) await isPleasant(page, name, colorScheme)
    }
  }
}

for (const { of, all } of screens)
  test(`every screen of ${of} is pleasant to use`, async ({ page, owner }) => {
    await arePleasant(page, owner, all)
  })

test('every screen of leads is pleasant to use', async ({ product, owner, pageOf }) => {
  const account = await customer(product, owner)
  await storeScreenLeads(product, account)
  await arePleasant(await pageOf(account), account, leadScreens)
})

test('every empty screen is pleasant to use', async ({ product, owner, pageOf }) => {
  const beginner = await customer(product, owner)
  await arePleasant(await pageOf(beginner), beginner, emptyScreens)
})

test.describe('for guests', () => {
  test.use({ signedIn: false })
  test('every screen is pleasant to use', async ({ page, owner }) => {
    await arePleasant(page, owner, guestScreens)
  })
})

import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/accounts.ts'
import { block, openEditor, smallSite } from '../../fixtures/builder.ts'

/* F6 moves from region to region, as in desktop programs. */

const within = (page: Page) =>
  page.evaluate(() => {
    const region = document.activeElement?.closest('header, nav, aside, main, footer, [data-region]')
    return region?.getAttribute('aria-label') ?? region?.tagName.toLowerCase()
  })

test('F6 and Shift+F6 lead through the regions of a screen and of the builder', async ({
  newcomer: { mine, page },
}) => {
  await page.goto('/categories')
  await expect(page.getByRole('heading', { name: 'Categories', level: 1 })).toBeVisible()
  for (const region of ['header', 'Main menu', 'main', 'header']) {
    await page.keyboard.press('F6')
    await expect.poll(() => within(page)).toBe(region)
  }
  await page.keyboard.press('Shift+F6')
  await expect.poll(() => within(page)).toBe('main')

  await openEditor(page, await smallSite(mine))
  await block(page, 'Alpha').click()
  await page.keyboard.press('Escape')
  for (const region of ['Style panel', 'Builder', 'Tools']) {
    await page.keyboard.press('F6')
    await expect.poll(() => within(page)).toBe(region)
  }
})

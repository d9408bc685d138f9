import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/accounts.ts'
import { block, openEditor, smallSite } from '../../fixtures/builder.ts'
import { screens } from '../../fixtures/screens.ts'

/* A laptop screen at a zoom of 200 %: nothing scrolls sideways, and every primary button can be reached. */

test.use({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 })

const main = [
  'stats',
  'command palette',
  'account menu',
  'cloud keys, form',
  'properties',
  'adding a property',
  'generations',
  'generation, template',
  'generation, review',
  'billing',
  'listings',
  'listing form, refused',
  'campaigns',
  'campaign, schedule',
  'campaign, plan',
  'articles',
  'article editor',
  'sites',
  'publish dialog',
  'save a new site',
  'structure of a site',
  'editor',
  'dialog over the editor',
  'preview of a site',
]

/* Runs in the page: scrolls to each primary button, and returns those that are cut off or covered. */
const unreachable = (): string[] => {
  const dialog = [...document.querySelectorAll('[role=dialog]')].at(-1)
  const buttons = (dialog ?? document).querySelectorAll('.mantine-Button-root[data-variant=filled]')
  const isReached = (button: Element) => {
    button.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { left, right, top, bottom } = button.getBoundingClientRect()
    const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight && button.contains(found)
  }
  return [...buttons]
    .filter((button) => button.checkVisibility() && !isReached(button))
    .map((button) => button.textContent)
}

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const fits = async (page: Page, name: string) => {
  await expect.poll(() => sideways(page), { message: `${name} does not scroll sideways` }).toBe(0)
  // polled, because a message of an earlier screen may still cover a button
  await expect.poll(() => page.evaluate(unreachable), { message: `buttons of ${name}` }).toEqual([])
}

test('the list of main screens names screens', () => {
  const names = screens.flatMap(({ all }) => all.map(({ name }) => name))
  expect(names).toEqual(expect.arrayContaining(main))
})

for (const { of, all } of screens)
  test(`the main screens of ${of} fit`, async ({ page, owner }) => {
    for (const { name, open } of all.filter((screen) => main.includes(screen.name))) {
      await open(page, owner)
      await fits(page, name)
    }
  })

test('every panel of the editor can be opened, scrolled to its end and closed', async ({ page, owner }) => {
  await openEditor(page, await smallSite(owner))
  await block(page, 'First band').click()
  for (const name of ['Pages', 'Blocks', 'Layers', 'History', 'Checks', 'Style', 'Library']) {
    await page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name }).click()
    const panel = page.getByRole('dialog', { name })
    const close = panel.getByRole('button', { name: 'Close panel' })
    await expect(close).toBeInViewport({ ratio: 1 })
    if (name === 'Style') {
      await panel.getByRole('tab', { name: 'Advanced' }).click()
      const last = panel.getByRole('textbox', { name: 'Custom CSS' })
      await last.scrollIntoViewIfNeeded()
      await expect(last).toBeInViewport({ ratio: 1 })
    }
    await fits(page, `the panel ${name}`)
    await close.click()
    await expect(panel).toBeHidden()
  }
})

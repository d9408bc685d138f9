import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/small-site.ts'
import {
  block,
  blockActions,
  canvas,
  openEditor,
  saveState,
  textsIn,
  typeWithoutPauses,
} from '../../fixtures/builder.ts'

/* Texts: typed on the page and in the panel next to it, formatted, linked, and undone. */

test.beforeEach(({ page, site }) => openEditor(page, site))

const panel = (page: Page) => page.getByRole('dialog', { name: 'Change text' })
const field = (page: Page) => panel(page).getByRole('textbox', { name: 'Text' })
const alpha = (page: Page) => textsIn(page, 'First band').nth(1)

test('a click on a paragraph opens the panel beside it, both in step and neither in the way', async ({
  page,
}) => {
  await block(page, 'Alpha').click()
  await expect(field(page)).toHaveValue('Alpha')
  await page.keyboard.press('End')
  await page.keyboard.type(' and more')
  await expect(field(page)).toHaveValue('Alpha and more')

  const isBeside = async () => {
    const [beside, text] = [(await panel(page).boundingBox())!, (await alpha(page).boundingBox())!]
    return beside.y >= text.y + text.height || beside.x >= text.x + text.width
  }
  await expect.poll(isBeside).toBe(true)

  await field(page).fill('Written in the panel')
  await expect(alpha(page)).toHaveText('Written in the panel')
  await field(page).press('Escape')
  await expect(panel(page)).toBeHidden()

  await block(page, 'Beta').click()
  await expect(field(page)).toHaveValue('Beta')
  await panel(page).getByRole('button', { name: 'Done' }).click()
  await expect(panel(page)).toBeHidden()
  await blockActions(page).getByRole('button', { name: 'Change text' }).click()
  await expect(field(page)).toBeFocused()
})

test('words become bold and a link, in one step each, and undo takes typing back bit by bit', async ({
  page,
}) => {
  await block(page, 'Alpha').click()
  await page.keyboard.press('End')
  await typeWithoutPauses(page, ' prices')
  await page.keyboard.press('ControlOrMeta+b')
  await expect(alpha(page).locator('strong')).toHaveText('prices')
  await expect(panel(page).getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(alpha(page).locator('strong')).toHaveCount(0)
  await expect(alpha(page)).toHaveText('Alpha prices')

  await page.keyboard.press('End')
  await page.keyboard.press('ControlOrMeta+Shift+ArrowLeft')
  await panel(page).getByRole('button', { name: 'Add link' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add link' })
  await expect(dialog.getByLabel('Text', { exact: true })).toHaveValue('prices')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog.getByText('Enter a URL.')).toBeVisible()
  await dialog.getByLabel('URL').fill('javascript:alert(1)')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog.getByText(/Links can’t start with/)).toBeVisible()
  await dialog.getByLabel('URL').fill('example.com/prices')
  await dialog.getByLabel('Open in new tab').check()
  await dialog.getByLabel('Nofollow').check()
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  const link = alpha(page).getByRole('link', { name: 'prices' })
  await expect(link).toHaveAttribute('href', 'https://example.com/prices')
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'noopener nofollow')

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(alpha(page).getByRole('link')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(alpha(page)).toHaveText('Alpha')
  await page.getByRole('button', { name: 'Redo' }).click()
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(link).toBeVisible()
})

test('undo while typing goes back by words, and typing continues there', async ({ page }) => {
  await block(page, 'Alpha').click()
  await page.keyboard.press('End')
  await typeWithoutPauses(page, ' one two three')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(alpha(page)).toHaveText('Alpha one two')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(alpha(page)).toHaveText('Alpha one')
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(alpha(page)).toHaveText('Alpha one two')
  await typeWithoutPauses(page, ' and a half')
  await expect(alpha(page)).toHaveText('Alpha one two and a half')
  await block(page, 'Gamma').click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(alpha(page)).toHaveText('Alpha')
})

test('the field marks its own selection and takes placeholders; a heading has the small bar only', async ({
  page,
  site,
}) => {
  await block(page, 'Alpha').click()
  await field(page).fill('Call us at ')
  await panel(page).getByRole('button', { name: 'Insert placeholder' }).click()
  await page.getByRole('menuitem', { name: '{site.name}' }).click()
  await expect(field(page)).toHaveValue('Call us at {site.name}')
  await expect(alpha(page)).toHaveText(`Call us at ${site.name}`)
  await field(page).evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(0, 4))
  await panel(page).getByRole('button', { name: 'Italic' }).click()
  await expect(alpha(page).locator('em')).toHaveText('Call')

  await block(page, 'First band').click()
  await expect(panel(page)).toBeHidden()
  await page.keyboard.press('ControlOrMeta+a')
  await blockActions(page).getByRole('button', { name: 'Underline' }).click()
  await expect(canvas(page).locator('h2 u')).toHaveText('First band')
  await page.keyboard.press('End')
  await page.keyboard.type('!')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(saveState(page)).toHaveText('Saved')
  await page.reload()
  await expect(canvas(page).locator('h2 u')).toHaveText('First band!')
})

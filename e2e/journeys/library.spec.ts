import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/small-site.ts'
import { band, block, canvas, drag, openEditor, saveState, textsIn } from '../fixtures/builder.ts'

/* Sections, templates and saved blocks: from the sidebar onto the page, linked or as copies. */

interface Section {
  readonly _id: string
}

let section: Section

test.beforeEach(async ({ page, owner, site }) => {
  section = await owner.call<Section>('POST', 'cloud-modules', {
    name: 'Shop hours',
    html: '<p>Open until six</p>',
  })
  await openEditor(page, site)
})

const open = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click()
const tile = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const bar = (page: Page) => page.getByRole('toolbar')

const save = async (page: Page) => {
  await page.keyboard.press('ControlOrMeta+s')
  await expect(saveState(page)).toHaveText('Saved')
}

test('a section stands on the page linked, follows the stored one, and is detached', async ({
  page,
  owner,
}) => {
  await open(page, 'Modules')
  await drag(page, { from: tile(page, 'Shop hours'), to: block(page, 'Alpha'), at: { x: 0.3, y: 0.9 } })
  const inside = canvas(page).getByText('Open until six')
  await expect(inside).toBeVisible()
  await expect(textsIn(page, 'First band')).toHaveText(['First band', 'Alpha', 'Open until six', 'Beta'])
  await expect(bar(page).getByRole('button', { name: 'Edit section' })).toBeVisible()

  await inside.click()
  await page.keyboard.type('no typing here')
  await expect(inside).toHaveText('Open until six')
  await save(page)

  await owner.call('PATCH', `cloud-modules/${section._id}`, { html: '<p>Open until seven</p>' })
  await expect(canvas(page).getByText('Open until seven')).toBeVisible()
  await expect(saveState(page)).toHaveText('Saved')

  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.frameLocator('iframe[title="Page preview"]').getByText('Open until seven')).toBeVisible()
  await page.getByRole('button', { name: 'Preview' }).click()

  await canvas(page).getByText('Open until seven').click()
  await bar(page).getByRole('button', { name: 'Detach' }).click()
  await canvas(page).getByText('Open until seven').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' here')
  await expect(canvas(page).getByText('Open until seven here')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await owner.call('DELETE', `cloud-modules/${section._id}`)
  await expect(canvas(page).getByText(/^Missing section “Shop hours”/)).toBeVisible()
})

test('a copy of a section is one step, and no longer follows it', async ({ page, owner }) => {
  await block(page, 'Gamma').click()
  await open(page, 'Modules')
  await page.getByRole('radiogroup', { name: 'Insert as' }).getByText('Copy').click()
  await page.getByRole('textbox', { name: 'Search sections' }).fill('shop')
  await tile(page, 'Shop hours').press('Enter')
  await expect(textsIn(page, 'Second band')).toHaveText(['Second band', 'Gamma', 'Open until six'])
  await expect(bar(page).getByRole('button', { name: 'Detach' })).toBeHidden()
  await owner.call('PATCH', `cloud-modules/${section._id}`, { html: '<p>Other</p>' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(textsIn(page, 'Second band')).toHaveText(['Second band', 'Gamma'])
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(textsIn(page, 'Second band')).toHaveText(['Second band', 'Gamma', 'Open until six'])
})

test('a block is saved, used again, renamed and deleted with a way back', async ({ page }) => {
  await open(page, 'Saved')
  await expect(page.getByText(/Nothing is saved yet/)).toBeVisible()
  await band(page, 'Second band').click({ position: { x: 300, y: 8 } })
  await bar(page).getByRole('button', { name: 'Save block' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Block Name should be no empty')).toBeVisible()
  await dialog.getByLabel('Name').fill('My band')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(tile(page, 'My band')).toBeVisible()
  await tile(page, 'My band').click()
  await expect(canvas(page).getByRole('heading', { name: 'Second band' })).toHaveCount(2)

  await page.getByRole('button', { name: 'Actions for My band' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Our band')
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
  await expect(tile(page, 'Our band')).toBeVisible()
  await page.getByRole('button', { name: 'Actions for Our band' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(tile(page, 'Our band')).toBeHidden()
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click()
  await expect(tile(page, 'Our band')).toBeVisible()
})

test('a template takes the place of the page when that is confirmed, and undo brings the page back', async ({
  page,
}) => {
  await open(page, 'Templates')
  await tile(page, 'Garden and landscaping').click()
  await page.getByRole('button', { name: 'Replace the page' }).click()
  await expect(canvas(page).getByRole('heading', { name: 'What we are asked for most' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(block(page, 'Alpha')).toBeVisible()
})

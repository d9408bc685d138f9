import type { Page } from '@playwright/test'
import { expect, test, type Account } from '../../fixtures/accounts.ts'
import {
  band,
  block,
  canvas,
  drag,
  openEditor,
  saveState,
  smallSite,
  textsIn,
} from '../../fixtures/builder.ts'
import { liveSocket } from '../../fixtures/live-socket.ts'

/* Sections, templates and saved blocks: from the sidebar onto the page, linked or as copies. */

interface Section {
  readonly _id: string
}

let mine: Account
let page: Page
let section: Section

test.beforeEach(async ({ newcomer }) => {
  mine = newcomer.mine
  page = newcomer.page
  section = await mine.call<Section>('POST', 'cloud-modules', {
    name: 'Shop hours',
    html: '<p>Open until six</p>',
  })
  const live = liveSocket(page)
  await openEditor(page, await smallSite(mine))
  await live
})

const open = (name: string) => page.getByRole('tab', { name, exact: true }).click()
const tile = (name: string) => page.getByRole('button', { name, exact: true })
const bar = () => page.getByRole('toolbar', { name: /^Actions for / })

const save = async () => {
  await page.keyboard.press('ControlOrMeta+s')
  await expect(saveState(page)).toHaveText('Saved')
}

test('a section stands on the page linked, follows the stored one, and is detached', async () => {
  await open('Modules')
  await drag(page, { from: tile('Shop hours'), to: block(page, 'Alpha'), at: { x: 0.3, y: 0.9 } })
  const inside = canvas(page).getByText('Open until six')
  await expect(inside).toBeVisible()
  await expect(textsIn(page, 'First band')).toHaveText(['First band', 'Alpha', 'Open until six', 'Beta'])
  await expect(bar().getByRole('button', { name: 'Edit section' })).toBeVisible()

  await inside.click()
  await page.keyboard.type('no typing here')
  await expect(inside).toHaveText('Open until six')
  await save()

  await mine.call('PATCH', `cloud-modules/${section._id}`, { html: '<p>Open until seven</p>' })
  await expect(canvas(page).getByText('Open until seven')).toBeVisible()
  await expect(saveState(page)).toHaveText('Saved')

  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.frameLocator('iframe[title="Page preview"]').getByText('Open until seven')).toBeVisible()
  await page.getByRole('button', { name: 'Preview' }).click()
  // the selection is cleared after a period in which nothing could be edited
  await expect(canvas(page).getByText('Open until seven')).toBeVisible()
  await expect(bar()).toBeHidden()

  await canvas(page).getByText('Open until seven').click()
  await bar().getByRole('button', { name: 'Detach' }).click()
  await canvas(page).getByText('Open until seven').click()
  await page.keyboard.press('End')
  await page.keyboard.insertText(' here')
  await expect(canvas(page).getByText('Open until seven here')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await mine.call('DELETE', `cloud-modules/${section._id}`)
  await expect(canvas(page).getByText(/^Section “Shop hours” was deleted/)).toBeVisible()
})

test('a copy of a section is one step, and no longer follows it', async () => {
  await block(page, 'Gamma').click()
  await open('Modules')
  await page.getByRole('radiogroup', { name: 'Insert as' }).getByText('Copy').click()
  await page.getByRole('textbox', { name: 'Search sections' }).fill('shop')
  await tile('Shop hours').press('Enter')
  await expect(textsIn(page, 'Second band')).toHaveText(['Second band', 'Gamma', 'Open until six'])
  // for a moment the copy is still linked
  await expect(page.getByRole('toolbar', { name: 'Actions for Container' })).toBeVisible()
  await expect(bar().getByRole('button', { name: 'Detach' })).toBeHidden()
  await mine.call('PATCH', `cloud-modules/${section._id}`, { html: '<p>Other</p>' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(textsIn(page, 'Second band')).toHaveText(['Second band', 'Gamma'])
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(textsIn(page, 'Second band')).toHaveText(['Second band', 'Gamma', 'Open until six'])
})

test('a block is saved, used again, renamed and deleted with a way back', async () => {
  await open('Saved')
  await expect(page.getByText(/Save blocks to reuse them/)).toBeVisible()
  await band(page, 'Second band').click({ position: { x: 300, y: 8 } })
  await bar().getByRole('button', { name: 'Save block' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Enter a block name.')).toBeVisible()
  await dialog.getByLabel('Name').fill('My band')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(tile('My band')).toBeVisible()
  await tile('My band').click()
  await expect(canvas(page).getByRole('heading', { name: 'Second band' })).toHaveCount(2)

  await page.getByRole('button', { name: 'Actions for My band' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Our band')
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
  await expect(tile('Our band')).toBeVisible()
  await page.getByRole('button', { name: 'Actions for Our band' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const deleted = page.getByRole('alert').filter({ hasText: '“Our band” deleted' })
  // the snackbar stays while the pointer hovers over it
  await deleted.hover()
  await expect(tile('Our band')).toBeHidden()
  await deleted.getByRole('button', { name: 'Undo' }).click()
  await expect(tile('Our band')).toBeVisible()
})

test('a template takes the place of the page when that is confirmed, and undo brings the page back', async () => {
  await open('Templates')
  await tile('Garden and landscaping').click()
  await page.getByRole('button', { name: 'Replace page' }).click()
  await expect(canvas(page).getByRole('heading', { name: 'Our most popular services' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(block(page, 'Alpha')).toBeVisible()
})

import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../fixtures/accounts.ts'
import { violations } from '../../fixtures/axe.ts'
import { canvas, openEditor, saveState } from '../../fixtures/builder.ts'

/*
 * Images: uploaded in every way, found again, selected for a page, and deleted without breaking their
 * references.
 */

const drawing = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="60" height="40" fill="${color}"/></svg>`

const file = (name: string, content: string) => ({
  name,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(content),
})

const library = (page: Page): Locator => page.getByRole('dialog', { name: 'Select Image' })
const pictures = (page: Page): Locator => library(page).getByRole('option')

/** Drops or pastes files as from another program. */
const bring = (page: Page, how: 'drop' | 'paste', name: string, content: string) =>
  library(page)
    .getByRole('navigation', { name: 'Folders' })
    .evaluate(
      (element, [type, fileName, text]) => {
        const data = new DataTransfer()
        data.items.add(new File([text!], fileName!, { type: 'image/svg+xml' }))
        const event =
          type === 'drop'
            ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
            : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
        element.dispatchEvent(event)
      },
      [how, name, content],
    )

test('pictures are uploaded, sorted into folders, found, chosen and deleted', async ({
  newcomer: { mine, page },
}) => {
  const { site } = await mine.call<{ site: { _id: string; name: string } }>('POST', 'cloud-builder', {
    siteName: 'Picture house',
    rootSlug: 'picture-house',
    pages: [
      {
        name: 'Home',
        slug: 'home',
        html: '<p>Alpha</p><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">',
      },
    ],
  })
  await openEditor(page, site)
  const shown = canvas(page).locator('img')
  const openLibrary = async () => {
    await shown.click()
    await page.getByRole('tab', { name: 'Properties' }).click()
    await page.getByRole('button', { name: 'Choose image' }).first().click()
    await library(page).getByRole('tab', { name: 'Uploaded Images' }).click()
  }
  await openLibrary()
  await expect(library(page).getByText('No images here yet')).toBeVisible()

  await library(page).getByRole('button', { name: 'New folder' }).click()
  const asked = page.getByRole('dialog', { name: 'New folder in Root' })
  await asked.getByLabel('Name').fill('Roses')
  await asked.getByLabel('Name').press('Enter')
  await expect(library(page).getByRole('button', { name: 'Back' })).toBeVisible()

  await library(page)
    .getByLabel('Images to upload')
    .setInputFiles([file('Red rose.svg', drawing('#b00')), file('page.svg', '<!DOCTYPE html><p>no picture')])
  const failed = library(page).getByRole('list', { name: 'Uploads' }).getByRole('listitem')
  await expect(failed).toHaveCount(1)
  await expect(failed).toContainText('This file type isn’t supported')
  await failed.getByRole('button', { name: 'Dismiss page.svg' }).click()
  await expect(pictures(page)).toHaveText([/Red rose\.svg/])
  await bring(page, 'drop', 'white.svg', drawing('#fff'))
  await bring(page, 'paste', 'pink.svg', drawing('#fcc'))
  await expect(pictures(page)).toHaveCount(3)
  expect(await violations(page, { within: '[role="dialog"]' })).toEqual([])

  await library(page).getByRole('button', { name: 'Back' }).click()
  await expect(library(page).getByText('No images here yet')).toBeVisible()
  await library(page).getByRole('searchbox').fill('rose')
  await expect(pictures(page)).toHaveText([/Red rose\.svg.*\/Roses/])
  await library(page).getByRole('searchbox').fill('')
  await library(page).getByRole('button', { name: 'Roses' }).click()

  await pictures(page).filter({ hasText: 'Red rose' }).click()
  await library(page).getByRole('button', { name: 'Rename Red rose.svg' }).click()
  await page.getByRole('dialog', { name: 'Rename image' }).getByLabel('Name').fill('First rose')
  await page.getByRole('dialog', { name: 'Rename image' }).getByRole('button', { name: 'Rename' }).click()
  await expect(pictures(page).filter({ hasText: 'First rose.svg' })).toBeVisible()

  await pictures(page).first().focus()
  await page.keyboard.press('End')
  await expect(pictures(page).last()).toHaveAttribute('aria-selected', 'true')
  const chosen = (await pictures(page).last().getAttribute('title'))!
  await page.keyboard.press('Enter')
  await expect(library(page)).toBeHidden()
  await expect(shown).toHaveAttribute('src', /^\/media\/.+\.svg$/)
  await expect(shown).toHaveAttribute('width', '60')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(saveState(page)).toHaveText('Saved')

  await openLibrary()
  await library(page).getByRole('button', { name: 'Roses' }).click()
  await pictures(page).filter({ hasText: chosen }).click()
  await page.keyboard.press('Delete')
  const question = page.getByRole('dialog', { name: 'Delete this image?' })
  await expect(question).toContainText(chosen)
  await expect(question).toContainText('These keep showing it: Picture house › Home.')
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(pictures(page).filter({ hasText: chosen })).toBeFocused()
  await page.keyboard.press('Delete')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(pictures(page)).toHaveCount(2)
  await library(page).getByRole('button', { name: 'Cancel' }).click()

  await page.reload()
  await expect(shown).toHaveJSProperty('naturalWidth', 60)
})

test('pictures and folders are moved, several at once, by dialog and by drag, and back', async ({
  newcomer: { mine, page },
}) => {
  const { site } = await mine.call<{ site: { _id: string } }>('POST', 'cloud-builder', {
    siteName: 'Moving house',
    rootSlug: 'moving-house',
    pages: [
      {
        name: 'Home',
        slug: 'home',
        html: '<p>Alpha</p><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">',
      },
    ],
  })
  await openEditor(page, site)
  await canvas(page).locator('img').click()
  await page.getByRole('tab', { name: 'Properties' }).click()
  await page.getByRole('button', { name: 'Choose image' }).first().click()
  await library(page).getByRole('tab', { name: 'Uploaded Images' }).click()
  const shelf = library(page)
  const folder = (name: string) =>
    shelf.getByRole('navigation', { name: 'Folders' }).getByRole('button', { name, exact: true })
  for (const name of ['Hedges', 'Archive']) {
    await shelf.getByRole('button', { name: 'New folder' }).click()
    const asked = page.getByRole('dialog', { name: 'New folder in Root' })
    await asked.getByLabel('Name').fill(name)
    await asked.getByLabel('Name').press('Enter')
    // a new folder opens once it is created
    await expect(shelf.getByRole('button', { name: `Folder ${name}`, exact: true })).toBeVisible()
    await folder('Root').click()
    await expect(folder(name)).toBeVisible()
  }
  await shelf
    .getByLabel('Images to upload')
    .setInputFiles(['red', 'green', 'blue'].map((color) => file(`${color}.svg`, drawing(color))))
  await expect(pictures(page)).toHaveCount(3)

  await pictures(page).filter({ hasText: 'green' }).click()
  await shelf.getByRole('button', { name: 'Select multiple' }).click()
  for (const color of ['red', 'green', 'blue']) await pictures(page).filter({ hasText: color }).click()
  await expect(shelf.getByText('2 images selected')).toBeVisible()
  await shelf.getByRole('button', { name: 'Move 2 images' }).click()
  const moving = page.getByRole('dialog', { name: 'Move 2 images to…' })
  await expect(moving.getByRole('button', { name: 'Move to Root' })).toBeDisabled()
  await moving.getByRole('button', { name: 'Hedges', exact: true }).click()
  await expect(moving.getByText('No folders here')).toBeVisible()
  expect(await violations(page, { within: '[role="dialog"]' })).toEqual([])
  await moving.getByRole('button', { name: 'Move to Hedges' }).click()
  await expect(moving).toBeHidden()
  await expect(pictures(page)).toHaveText([/green/])

  await pictures(page).filter({ hasText: 'green' }).dragTo(folder('Hedges'))
  await expect(shelf.getByText('No images here yet')).toBeVisible()
  await page
    .getByRole('alert')
    .filter({ hasText: 'Moved “green.svg” to Hedges.' })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(pictures(page)).toHaveText([/green/])

  await folder('Hedges').dragTo(folder('Archive'))
  await expect(folder('Hedges')).toBeHidden()
  await folder('Archive').click()
  await folder('Hedges').click()
  await expect(pictures(page)).toHaveCount(2)
  await pictures(page).first().click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  const question = page.getByRole('dialog', { name: 'Delete these 2 images?' })
  await expect(question.getByText('Not used on any page. You can’t undo this.')).toBeVisible()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(shelf.getByText('No images here yet')).toBeVisible()
})

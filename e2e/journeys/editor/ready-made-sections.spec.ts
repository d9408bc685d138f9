import type { Page } from '@playwright/test'
import { expect, test, type Account } from '../../fixtures/accounts.ts'
import { block, canvas, openEditor, retype, smallSite } from '../../fixtures/builder.ts'
import { photo, uploadPhoto } from '../../fixtures/photo.ts'

/* Sections of the library: from the Modules tab onto a page, in the theme of the page. */

const list = (page: Page) => page.getByRole('list', { name: 'ready-made sections' })
const search = (page: Page) => page.getByRole('textbox', { name: 'Search ready-made sections' })
const openLibrary = async (page: Page) => {
  await page.getByRole('tab', { name: 'Modules' }).click()
  await page.getByRole('radiogroup', { name: 'Sections', exact: true }).getByText('Ready-made').click()
}

/** Opens a site whose page has a theme, and the library. */
const openThemed = async (page: Page, mine: Account) => {
  await openEditor(page, await smallSite(mine))
  await page.getByRole('tab', { name: 'Theme' }).click()
  await page.getByRole('button', { name: /Hedgerow/ }).click()
  await openLibrary(page)
}

test('a ready-made section takes the theme of the page, is found by kind and words, and can be undone', async ({
  newcomer: { mine, page },
}) => {
  await openEditor(page, await smallSite(mine))
  await openLibrary(page)

  // without a theme they would have neither colors nor sizes
  await expect(page.getByText(/take their colors, fonts and spacing from a theme/)).toBeVisible()
  await page.getByRole('button', { name: 'Choose a theme' }).click()
  await page.getByRole('button', { name: /Chambers/ }).click()
  await expect(list(page)).toBeVisible()

  await page.getByRole('combobox', { name: 'Kind of section' }).click()
  await page.getByRole('option', { name: 'FAQ', exact: true }).click()
  await search(page).fill('title next to')
  await expect(list(page).getByRole('listitem')).toHaveCount(1)
  await block(page, 'Alpha').click()
  await page.getByRole('button', { name: 'FAQ · Title next to questions that open' }).click()
  const question = canvas(page).getByRole('heading', { name: 'How is the price found?' })
  await expect(question).toBeVisible()
  await expect(question).toHaveCSS('font-family', /Libre Franklin/)
  // it is a band of its own, not in another one
  await expect(canvas(page).locator('section section')).toHaveCount(0)

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(question).toHaveCount(0)
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(question).toBeVisible()

  await search(page).fill('no such section')
  await expect(page.getByText('No ready-made sections match “no such section”')).toBeVisible()
})

test('another section of its kind takes the place of one, with the texts typed there', async ({
  newcomer: { mine, page },
}) => {
  await openThemed(page, mine)
  await search(page).fill('hero ticket')
  await list(page).getByRole('button').first().click()
  const title = 'Need something done?'
  await expect(canvas(page).getByRole('heading', { name: title })).toBeVisible()
  await retype(page, title, 'Broken pipe?')
  await page.getByRole('radiogroup', { name: 'Use of a section' }).getByText('Replace selected').click()
  await search(page).fill('')
  await list(page)
    .getByRole('button', { name: /Plate over a wide/ })
    .click()
  await expect(canvas(page).getByRole('heading', { name: 'Broken pipe?' })).toBeVisible()
  await expect(canvas(page).getByText('Note two times that suit you.')).toHaveCount(0)

  // what the plate has no room for was kept
  await list(page)
    .getByRole('button', { name: /ticket/i })
    .first()
    .click()
  await expect(canvas(page).getByText('Note two times that suit you.')).toBeVisible()
  await expect(canvas(page).getByRole('heading', { name: 'Broken pipe?' })).toBeVisible()
})

test('the drawing of a section says which picture fits, and gives it its place', async ({
  newcomer: { mine, page },
  product,
}) => {
  const url = await uploadPhoto(product, mine, await photo(page, 800, 600))
  await openThemed(page, mine)
  await search(page).fill('plate over')
  await list(page).getByRole('button').first().click()
  await canvas(page)
    .locator('svg.w2-icon')
    .first()
    .click({ position: { x: 40, y: 30 } })
  await page.getByRole('tab', { name: 'Style' }).first().click()
  await page.getByRole('tab', { name: 'Properties' }).click()
  await expect(page.getByText('What fits: shop front street morning light')).toBeVisible()
  await page.getByRole('button', { name: 'Choose image' }).click()
  const dialog = page.getByRole('dialog', { name: 'Select Image' })
  await dialog.getByRole('tab', { name: 'Uploaded Images' }).click()
  await dialog.getByRole('option', { name: /roses/ }).click()
  await dialog.getByRole('button', { name: 'Apply' }).click()
  const image = canvas(page).locator(`img[src*="${url.split('/').at(-1)}"]`)
  await expect(image).toBeVisible()
  await expect(image).toHaveAttribute('alt', 'Shops on a street in the morning')
  await expect(canvas(page).locator('svg.w2-icon')).toHaveCount(0)
})

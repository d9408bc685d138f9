import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/accounts.ts'
import { violations } from '../../fixtures/axe.ts'
import { liveSocket } from '../../fixtures/live-socket.ts'

/* Categories: added, renamed, colored, merged and deleted in the list, in two tabs at once. */

const add = async (page: Page, name: string) => {
  await page.getByRole('textbox', { name: 'New category' }).fill(name)
  await page.keyboard.press('Enter')
}
const rename = (page: Page, name: string) => page.getByRole('button', { name: `Rename ${name}`, exact: true })

test('categories from the first to a merged one, seen by a second tab', async ({
  newcomer: { page, mine },
  pageOf,
}) => {
  await page.goto('/categories')
  await expect(page.getByRole('heading', { name: 'No categories yet' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await add(page, '')
  await expect(page.getByText('This field is required')).toBeVisible()
  for (const name of ['Gardens', 'Roofs', '=Terraces']) {
    await add(page, name)
    await expect(rename(page, name)).toBeVisible()
  }
  await expect(page.getByRole('textbox', { name: 'New category' })).toHaveValue('')
  await add(page, 'GARDENS')
  await expect(page.getByText('A category with this name already exists.')).toBeVisible()

  const second = await pageOf(mine)
  const live = liveSocket(second)
  await second.goto('/categories')
  await live
  await rename(page, 'Roofs').click()
  const field = page.getByRole('textbox', { name: 'New name of Roofs' })
  await field.fill('gardens')
  await field.press('Enter')
  await expect(field).toHaveAccessibleDescription('A category with this name already exists.')
  await field.fill('Flat roofs')
  await field.press('Enter')
  await expect(rename(page, 'Flat roofs')).toBeVisible()
  await expect(rename(second, 'Flat roofs')).toBeVisible()

  // the second of two renames is an edit conflict
  await rename(page, 'Flat roofs').click()
  const { data } = await mine.call<{ data: { _id: string; name: string }[] }>('GET', 'categories')
  const roofs = data.find(({ name }) => name === 'Flat roofs')?._id
  await mine.call('PATCH', `categories/${roofs}`, { name: 'Steep roofs' })
  await expect(rename(second, 'Steep roofs')).toBeVisible()
  const mineField = page.getByRole('textbox', { name: /^New name of/ })
  await mineField.fill('Green roofs')
  await mineField.press('Enter')
  await expect(page.getByText('Someone else renamed it “Steep roofs”.')).toBeVisible()
  await expect(mineField).toHaveValue('Green roofs')
  await mineField.fill('Flat roofs')
  await mineField.press('Enter')
  await expect(rename(second, 'Flat roofs')).toBeVisible()
  await expect(rename(page, 'Flat roofs')).toBeVisible()

  await page.getByRole('button', { name: 'Color of Gardens: gray' }).click()
  await page.getByRole('menuitem', { name: 'teal' }).click()
  await expect(second.getByRole('button', { name: 'Color of Gardens: teal' })).toBeVisible()
  expect(await violations(page)).toEqual([])

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as CSV' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text.split('\r\n')[1]).toMatch(/^'=Terraces,gray,/)

  await page.getByRole('button', { name: 'More for Flat roofs' }).click()
  await page.getByRole('menuitem', { name: 'Merge into another…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Merge “Flat roofs”?' })
  await dialog.getByRole('button', { name: 'Merge' }).click()
  await expect(dialog.getByText('This field is required')).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Merge into' }).fill('gard')
  await page.getByRole('option', { name: 'Gardens' }).click()
  await dialog.getByRole('button', { name: 'Merge' }).click()
  await expect(rename(second, 'Flat roofs')).toBeHidden()
  await expect(rename(page, 'Flat roofs')).toBeHidden()

  await page.getByRole('checkbox', { name: 'Select all categories on this page' }).check()
  await page.getByRole('button', { name: 'Delete 2', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Delete 2 categories?' })
  await expect(question.getByText('No content uses it.')).toBeVisible()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(second.getByRole('heading', { name: 'No categories yet' })).toBeVisible()
})

test('an article needs words to be saved, is put into a new category, and leads to where it is published', async ({
  newcomer: { page },
}) => {
  await page.goto('/articles/add-article')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Enter a title or some text first.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Roses in spring')
  const category = page
    .getByRole('textbox', { name: 'Category' })
    .or(page.getByRole('combobox', { name: 'Category' }))
  await category.first().fill('Roses')
  await page.getByRole('option', { name: 'Create “Roses”' }).click()
  await expect(category.first()).toHaveValue('Roses')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Publish manually' }).click()
  await expect(page.getByRole('heading', { name: 'No blogs to publish to manually yet' })).toBeVisible()
  await page.goto('/articles')
  await expect(page.getByRole('row', { name: /Roses in spring/ })).toContainText('Roses')
  await page.goto('/categories')
  await expect(page.getByRole('row', { name: /Roses/ })).toBeVisible()
})

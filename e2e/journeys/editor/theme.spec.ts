import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/accounts.ts'
import { canvas, newPageFrom, staysAfterSave } from '../../fixtures/builder.ts'

/* The theme of a page: chosen, changed token by token, used by blocks, and kept. */

const texts = (page: Page) => page.getByRole('region', { name: 'Text' })
const themes = (page: Page) => page.getByRole('list', { name: 'Themes' })
const body = (page: Page) => canvas(page).locator('body')
const heading = (page: Page) => canvas(page).getByRole('heading')
const brand = (page: Page) => page.getByRole('textbox', { name: 'Brand', exact: true })

const setValue = async (page: Page, field: ReturnType<typeof brand>, value: string) => {
  await field.fill(value)
  await page.keyboard.press('Enter')
}

test('a theme gives a page its colors and fonts, and what uses a token follows it', async ({
  newcomer: { page, mine },
}) => {
  await staysAfterSave(page)
  await newPageFrom(page, 'Blank')
  await texts(page).getByRole('button', { name: 'Heading', exact: true }).click()
  await page.getByRole('tab', { name: 'Theme' }).click()
  await themes(page).getByRole('button', { name: 'Hedgerow', exact: true }).click()
  await expect(body(page)).toHaveCSS('background-color', 'rgb(251, 248, 241)')
  await expect(heading(page)).toHaveCSS('font-family', /Alegreya/)
  await expect(page.getByText(/^All \d+ color pairs are easy to read\.$/)).toBeVisible()

  // a block uses a token, and follows it
  await page.getByRole('button', { name: 'Design token for Text color', exact: true }).click()
  await page.getByRole('menuitem', { name: /^Brand / }).click()
  await expect(page.getByRole('button', { name: 'Design token for Text color: Brand' })).toBeVisible()
  await setValue(page, brand(page), '#7a1fa2')
  await expect(heading(page)).toHaveCSS('color', 'rgb(122, 31, 162)')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(heading(page)).not.toHaveCSS('color', 'rgb(122, 31, 162)')
  await page.getByRole('button', { name: 'Redo', exact: true }).click()
  await expect(heading(page)).toHaveCSS('color', 'rgb(122, 31, 162)')

  // a value that is none is refused, and what was typed stays
  await setValue(page, brand(page), 'red; } body { display: none')
  await expect(
    page.getByRole('alert').filter({ hasText: 'characters that a design token can’t have' }),
  ).toBeVisible()
  await page.keyboard.press('Escape')

  // a value becomes a token
  const color = page.getByRole('textbox', { name: 'Text color' })
  await setValue(page, color, '#0b6e4f')
  await page.getByRole('button', { name: 'Design token for Text color', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Save #0b6e4f as a design token…' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Leaf green')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Design token for Text color: Leaf green' })).toBeVisible()
  await expect(heading(page)).toHaveCSS('color', 'rgb(11, 110, 79)')

  // another theme replaces the values; the added token stays
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await themes(page).getByRole('button', { name: 'Iron', exact: true }).click()
  await expect(body(page)).not.toHaveCSS('background-color', 'rgb(251, 248, 241)')
  await expect(heading(page)).toHaveCSS('color', 'rgb(11, 110, 79)')

  // saved with the page, and written into its HTML
  await page.keyboard.press('ControlOrMeta+s')
  const dialog = page.getByRole('dialog', { name: 'Save page' })
  await dialog.getByLabel('Page name').fill('Themed')
  await dialog.getByRole('button', { name: 'Save page' }).click()
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()
  const { data } = await mine.call<{ data: { _id: string }[] }>('GET', 'cloud-pages')
  const stored = await mine.call<{ html: string }>('GET', `cloud-pages/${data[0]?._id}`)
  expect(stored.html).toContain('<style data-theme="Iron">')
  expect(stored.html).toContain('--c-leaf-green:#0b6e4f')
  await page.reload()
  await page.getByRole('tab', { name: 'Theme' }).click()
  await expect(page.getByText('Iron', { exact: true })).toBeVisible()
})

import type { Page } from '@playwright/test'
import { expect, test, type Account } from '../../fixtures/accounts.ts'
import { violations } from '../../fixtures/axe.ts'
import { block, canvas } from '../../fixtures/builder.ts'

/* The dialog of listing fields: selected fields are added to the page as one undo step. */

const listing = {
  businessName: 'Green Acre',
  address1: '1 Elm Street',
  city: 'Springfield',
  phone: '555 0100',
  fax: '555 0101',
  weekdays: [{ name: 'Monday', value: '09:00 am - 05:00 pm', start: '09:00 am', end: '05:00 pm' }],
}

const make = async ({ call }: Account, path: string, body: object) =>
  (await call<{ _id: string }>('POST', path, body))._id

const openDialog = async (page: Page) => {
  await page.getByRole('button', { name: 'Page', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Insert listing fields…' }).click()
}

test('chosen fields of a listing stand after the selection, follow the listing, and go in one step', async ({
  newcomer: { mine, page },
}) => {
  const napId = await make(mine, 'naps', listing)
  const _id = await make(mine, 'cloud-pages', { name: 'Visit us', html: '<p>Alpha</p><p>Omega</p>' })
  await page.goto(`/page-builder/edit-page?id=${_id}`)
  await block(page, 'Alpha').click()
  await page.keyboard.press('Escape')
  await openDialog(page)
  await page.getByRole('dialog', { name: 'Select NAP database' }).getByRole('radio').check()
  await page.getByRole('button', { name: 'Next' }).click()

  const dialog = page.getByRole('dialog', { name: 'Fields of Green Acre' })
  await expect(dialog.getByText('This becomes the listing of this page')).toBeVisible()
  await expect(dialog.getByRole('checkbox', { name: 'Business name' })).toBeChecked()
  await expect(dialog.getByRole('checkbox', { name: 'Website' })).toBeDisabled()
  expect(await violations(page, { within: '[role="dialog"]' })).toEqual([])
  await dialog.getByRole('checkbox', { name: 'Fax' }).check()
  await dialog.getByRole('checkbox', { name: 'Hours', exact: true }).check()
  await dialog.getByRole('checkbox', { name: 'City' }).uncheck()
  await dialog.getByRole('button', { name: 'Insert 5 fields' }).click()
  await expect(dialog).toBeHidden()

  for (const text of ['Green Acre', '1 Elm Street', '555 0100', 'Fax: 555 0101'])
    await expect(block(page, text)).toBeVisible()
  await expect(canvas(page).getByRole('row', { name: /^Monday/ })).toBeVisible()
  await expect(canvas(page).locator('body')).not.toContainText('Springfield')
  await expect(canvas(page).locator('body')).toHaveText(/Alpha.*Green Acre.*Omega/s)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(block(page, 'Green Acre')).toBeHidden()
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(block(page, 'Green Acre')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/\/page-builder$/)

  await mine.call('PATCH', `naps/${napId}`, { fax: '555 0202', businessName: 'Greener Acre' })
  await page.goto(`/page-builder/edit-page?id=${_id}`)
  await expect(block(page, 'Fax: 555 0202')).toBeVisible()
  await expect(block(page, 'Greener Acre')).toBeVisible()
})

test('the data of another business than the page’s is fixed text, also by way of the listing dialog', async ({
  newcomer: { mine, page },
}) => {
  const napId = await make(mine, 'naps', listing)
  const other = { ...listing, businessName: 'Blue Acre', phone: '555 0999' }
  await make(mine, 'naps', other)
  const _id = await make(mine, 'cloud-pages', { name: 'Visit', html: '<h1>{nap.businessName}</h1>', napId })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/page-builder/edit-page?id=${_id}`)
  await expect(block(page, 'Green Acre')).toBeVisible()
  await page.getByRole('button', { name: 'Page', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Business listing…' }).click()
  const select = page.getByRole('dialog', { name: 'Select NAP database' })
  await select.getByRole('radio', { name: 'Blue Acre' }).check()
  await select.getByRole('button', { name: 'Insert fields…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Fields of Blue Acre' })
  await expect(dialog.getByText('This page uses Green Acre')).toBeVisible()
  await dialog.getByRole('button', { name: /^Insert/ }).click()
  await expect(block(page, '555 0999')).toBeVisible()
  await expect(block(page, 'Green Acre')).toBeVisible()
  await expect(block(page, 'Blue Acre')).toBeVisible()
})

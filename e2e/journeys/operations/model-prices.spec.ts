import { customer, expect, test } from '../../fixtures/accounts.ts'

/* Prices of text and image models, which an admin changes for the whole installation. */

test('an admin edits, adds, deletes and resets prices of models', async ({ owner, pageOf }) => {
  await owner.call('POST', 'text-price-resets', {})
  const page = await pageOf(owner)
  await page.goto('/settings/ai-costs')
  await page.getByRole('link', { name: 'Model prices' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Model prices' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search models' }).fill('luna')
  const row = page.getByRole('row', { name: /gpt-6-luna/ }).first()
  await expect(row).toContainText('Built-in, November 24, 2026')
  await expect(page.getByRole('row', { name: /claude/ })).toHaveCount(0)

  await row.getByRole('button', { name: 'Edit gpt-6-luna' }).click()
  const form = page.getByRole('dialog')
  const amounts = form.getByRole('group', { name: 'Prices', exact: true })
  await amounts.getByRole('textbox', { name: 'Input' }).first().fill('0.25')
  await form.getByRole('checkbox', { name: 'Different price for long requests' }).uncheck()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(row).toContainText('$0.25')
  await expect(row).toContainText('Edited')
  await expect(row).not.toContainText('272,000')

  await page.getByRole('button', { name: 'Add price' }).click()
  await form.getByRole('button', { name: 'Add price' }).click()
  await expect(form.getByRole('textbox', { name: 'Model ID' })).toHaveAccessibleDescription(
    /This field is required/,
  )
  await form.getByRole('textbox', { name: 'Model ID' }).fill('gpt-6-luna')
  await form.getByRole('textbox', { name: 'Input', exact: true }).fill('1')
  await form.getByRole('textbox', { name: 'Output', exact: true }).fill('2')
  await form.getByRole('button', { name: 'Add price' }).click()
  await expect(form.getByRole('textbox', { name: 'Model ID' })).toHaveAccessibleDescription(
    /already has a price from this day/,
  )
  await form.getByLabel('Valid from').fill('2027-03-01')
  await form.getByRole('button', { name: 'Add price' }).click()
  const later = page.getByRole('row', { name: /From March 1, 2027/ })
  await expect(later).toContainText('$1.00')
  await later.getByRole('button', { name: 'Delete gpt-6-luna from March 1, 2027' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(later).toHaveCount(0)

  await page.getByRole('button', { name: 'Reset to built-in' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click()
  await expect(row).toContainText('$0.10')
  await expect(row).toContainText('Built-in')
})

test('an admin edits prices of images, by image and by token', async ({ owner, pageOf }) => {
  await owner.call('POST', 'text-price-resets', {})
  const page = await pageOf(owner)
  await page.goto('/settings/ai-costs/model-prices')
  await page.getByRole('tab', { name: 'Image models' }).click()
  const form = page.getByRole('dialog')
  const large = page.getByRole('row', { name: /sd3\.5-large / })
  await expect(large).toContainText('Built-in, November 24, 2026')
  await large.getByRole('button', { name: 'Edit sd3.5-large' }).click()
  await form.getByRole('textbox', { name: 'Price per image' }).fill('')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByRole('textbox', { name: 'Price per image' })).toHaveAccessibleDescription(
    /This field is required/,
  )
  await form.getByRole('textbox', { name: 'Price per image' }).fill('0.08')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(large).toContainText('$0.08')
  await expect(large).toContainText('Edited')

  await page.getByRole('button', { name: 'Edit gpt-image-2.6-flare' }).click()
  await expect(form.getByRole('textbox', { name: 'Price per image' })).toHaveCount(0)
  await form.getByRole('textbox', { name: 'Output' }).fill('33')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row', { name: /gpt-image-2\.6-flare/ })).toContainText('$33.00')

  await page.getByRole('button', { name: 'Reset to built-in' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click()
  await expect(large).toContainText('Built-in')
})

test('estimates use the prices of the installation', async ({ owner, pageOf }) => {
  const { data } = await owner.call<{ data: { _id: string; model: string }[] }>('GET', 'text-prices')
  for (const { _id } of data.filter(({ model }) => model === 'gpt-4' || model === 'gpt-6.1-sol'))
    await owner.call('PATCH', `text-prices/${_id}`, { input: 9_000, output: 9_000, above: null })
  const page = await pageOf(owner)
  await page.goto('/articles/add-article')
  await page.getByText('Generate with AI').click()
  await expect(page.getByText(/^About 7 sections, about \$\d{3}\.\d\d$/)).toBeVisible()
  await owner.call('POST', 'text-price-resets', {})
})

test('the screen is hidden from everyone else', async ({ product, owner, pageOf }) => {
  const page = await pageOf(await customer(product, owner))
  await page.goto('/settings/ai-costs/model-prices')
  await expect(page.getByText('This page could not be found')).toBeVisible()
})

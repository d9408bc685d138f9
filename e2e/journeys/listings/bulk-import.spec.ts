import { readFile } from 'node:fs/promises'
import { customer, expect, test } from '../../fixtures/accounts.ts'
import { violations } from '../../fixtures/axe.ts'
import { hear } from '../../fixtures/hear.ts'

/* Many listings at once, and two users at one listing. */

test('rows of a file are mapped, checked, added; the wrong ones come back with their reasons', async ({
  page,
}) => {
  await page.goto('/nap-databases/bulk-add')
  // Windows-1252, semicolons, one of our column names and three of other programs, and an unknown column
  const file = Buffer.from(
    'Company;Street;Tel.;Town;Colour\r\nQuiet Café;1 Lane;0117 496 0100;Bristol;red\r\n"No; phone";2 Lane;;Bath;blue\r\n',
    'latin1',
  )
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'shops.csv', mimeType: 'text/csv', buffer: file })
  await expect(page.getByLabel('Company')).toHaveValue('businessName')
  await expect(page.getByLabel('Colour')).toHaveValue('')
  await expect(page.getByText('1 row ready to add. 1 row with errors will be skipped.')).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Phone: This field is required' })).toBeVisible()
  await expect(page.getByText('1 Lane · 2 Lane')).toBeVisible()
  const result = page.getByRole('region', { name: 'Result' })
  await expect(result.getByText('Phone: 1 row skipped')).toBeVisible()
  await expect(result.getByText('0117 496 0100')).toBeVisible()
  // the prefix of one phone suggests the country of the file, which names none
  const country = page.getByRole('combobox', { name: 'Country for rows without one' })
  await country.click()
  await page.getByRole('option', { name: 'United Kingdom', exact: true }).click()
  await page.getByRole('switch', { name: 'Only show rows with problems' }).check()
  await expect(page.getByLabel('Business name, row 2')).toBeHidden()
  expect(await violations(page)).toEqual([])

  await page.getByRole('button', { name: 'Add 1 listing', exact: true }).click()
  await expect(page.getByText('Added 1 listing.')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download with reasons' }).click()
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n')
  expect(lines).toEqual([
    'Company,Street,Tel.,Town,Colour,Problems',
    'No; phone,2 Lane,,Bath,blue,Phone: This field is required',
  ])
  // the row that was not added is still there at the next visit, and can be corrected
  await page.reload()
  await expect(page.getByText('1 row not added.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save corrected rows' })).toBeDisabled()
  await page.getByLabel('Phone, row 3').fill('0117 496 0101')
  await page.getByLabel('Phone, row 3').press('Tab')
  await page.getByRole('button', { name: 'Save corrected rows' }).click()
  await expect(page.getByRole('heading', { name: 'Rows to correct' })).toBeHidden()
  await page.goto('/nap-databases')
  await expect(page.getByRole('link', { name: 'Quiet Café', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'No; phone', exact: true })).toBeVisible()
  await expect(page.getByRole('cell', { name: '0117 496 0100' }).first()).toBeVisible()

  // the same file once more: its listing is there, and can be left out
  await page.goto('/nap-databases/bulk-add')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'shops.csv', mimeType: 'text/csv', buffer: file })
  await expect(result.getByText('Row 2: “Quiet Café” (same phone')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await result.getByRole('button', { name: 'Exclude 1 row' }).click()
  await expect(page.getByRole('button', { name: 'Add listings' })).toBeDisabled()
  await result.getByRole('button', { name: 'Include again' }).click()
  await expect(page.getByRole('button', { name: 'Add 1 listing', exact: true })).toBeEnabled()
})

test('a long name of a column keeps the page in its width, and a row is corrected where it stands', async ({
  page,
}) => {
  await page.goto('/nap-databases/bulk-add')
  const long = 'Remark'.repeat(60)
  await page
    .getByLabel('Rows')
    .fill(
      `Business name,Address line 1,Phone,Monday hours,Labels,${long}\nLong Lane,1 Lane,,by appointment,North,x`,
    )
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('0 rows ready to add. 1 row with errors will be skipped.')).toBeVisible()
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0)

  await page.getByLabel('Phone, row 2').fill('0117 496 0177')
  await page.getByLabel('Phone, row 2').press('Tab')
  await expect(page.getByText('1 row ready to add, 1 with warnings.')).toBeVisible()
  await expect(page.getByLabel('Monday hours, row 2')).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: /^Monday hours: .* can’t be read/ }).click()
  await expect(page.getByLabel('Monday hours, row 2')).toBeFocused()
  await page.getByLabel('Monday hours, row 2').fill('9-17')
  await page.getByLabel('Monday hours, row 2').press('Tab')
  await expect(page.getByText('1 row ready to add.')).toBeVisible()
  await page.getByRole('button', { name: 'Add 1 listing', exact: true }).click()
  await page.getByRole('link', { name: 'View listings' }).click()
  await page.getByRole('link', { name: 'Long Lane', exact: true }).click()
  await expect(page.getByLabel('Labels')).toHaveValue('North')
  await expect(page.getByLabel('Monday opens, hours')).toHaveValue('09')
})

test('typed rows show their result while they are typed, and pasted ones are read at once', async ({
  page,
}) => {
  await page.goto('/nap-databases/bulk-add')
  const rows = page.getByRole('textbox', { name: 'Rows' })
  const result = page.getByRole('region', { name: 'Result' })
  await rows.fill('Business name,Address line 1\nElm Bakery,1 Elm St')
  await expect(result.getByText('0 rows ready to add. 1 row with errors will be skipped.')).toBeVisible()
  await expect(result.getByText(/^No column contains Phone\./)).toBeVisible()
  await rows.fill('Business name,Address line 1,Phone\nElm Bakery,1 Elm St,555 0100')
  await expect(result.getByText('1 row ready to add.')).toBeVisible()
  await expect(result.getByText('Elm Bakery')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add 1 listing', exact: true })).toBeEnabled()

  await rows.fill('')
  await expect(result.getByText(/^Add rows to see the listings they become\./)).toBeVisible()
  await rows.evaluate((field) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'Shop name,Street,Tel.\nOak Bakery,2 Oak St,555 0101')
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(page.getByLabel('Street')).toHaveValue('address1')
  await page.getByLabel('Shop name').selectOption('Business name')
  await expect(result.getByText('Oak Bakery')).toBeVisible()
  // what was pasted is still there
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(rows).toHaveValue(/Oak Bakery/)

  // once they are added, they are not offered again
  await rows.fill('Business name,Address line 1,Phone\nOak Bakery,2 Oak St,555 0101')
  await expect(result.getByText('Oak Bakery')).toBeVisible()
  await page.getByRole('button', { name: 'Add 1 listing', exact: true }).click()
  await expect(page.getByText('Added 1 listing.')).toBeVisible()
  await page.getByRole('button', { name: 'Import another file' }).click()
  await expect(rows).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Add listings' })).toBeDisabled()
})

test('ten thousand rows are added once each, although the page is closed in the middle', async ({
  product,
  owner,
  pageOf,
}) => {
  const someone = await customer(product, owner)
  const page = await pageOf(someone)
  const rows = Array.from({ length: 10_000 }, (_, at) => `Throng ${at},${at} Lane,0117 496 0100`)
  await page.goto('/nap-databases/bulk-add')
  const csv = Buffer.from(`Business name,Address line 1,Phone\n${rows.join('\n')}`)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'many.csv', mimeType: 'text/csv', buffer: csv })
  let batches = 0
  await page.route('**/api/naps-bulk-generator', async (route) => {
    batches += 1
    if (batches < 3) return route.continue()
    // stored, but the page is closed before it gets the answer
    await route.fetch()
  })
  await page.getByRole('button', { name: 'Add 10,000 listings' }).click()
  await expect(page.getByText(/^Added so far: [1-9][\d,]* listings of 10,000\.$/)).toBeVisible()
  const again = await page.context().newPage()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.close()

  await again.goto('/nap-databases/bulk-add')
  const offer = again.getByRole('status').filter({ hasText: 'Import interrupted' })
  await expect(offer).toContainText('The import of 10,000 rows started')
  await offer.getByRole('button', { name: 'Resume' }).click()
  await expect(again.getByText('Added 10,000 listings.')).toBeVisible({ timeout: 60_000 })
  const { total } = await someone.call<{ total: number }>('GET', 'naps?$limit=0')
  expect(total).toBe(10_000)
  await again.reload()
  await expect(again.getByRole('button', { name: 'Choose file' })).toBeVisible()
  await expect(offer).toBeHidden()
})

test('hours are picked in three steps for several days', async ({ page }) => {
  await page.goto('/nap-databases/add-nap')
  await page.getByRole('button', { name: 'Set hours…' }).click()
  const picker = page.getByRole('dialog', { name: 'Set hours' })
  await picker.getByLabel('Start, hours').fill('08')
  await picker.getByRole('button', { name: 'Next' }).click()
  await picker.getByLabel('End, am or pm').selectOption('AM')
  await expect(picker.getByText('The end must be after the start.')).toBeVisible()
  await expect(picker.getByRole('button', { name: 'Next' })).toBeDisabled()
  await picker.getByLabel('End, am or pm').selectOption('PM')
  await picker.getByRole('button', { name: 'Next' }).click()
  await picker.getByRole('button', { name: 'Mon–Fri' }).click()
  await expect(picker.getByLabel('Monday')).toBeChecked()
  await picker.getByLabel('Monday').uncheck()
  await picker.getByLabel('Wednesday').uncheck()
  await picker.getByLabel('Thursday').uncheck()
  await picker.getByRole('button', { name: 'Select' }).click()
  await expect(picker).toBeHidden()
  for (const day of ['Tuesday', 'Friday'])
    await expect(page.getByLabel(`${day} opens, hours`)).toHaveValue('08')
  await expect(page.getByLabel('Monday: open or closed')).toHaveValue('unknown')

  await page.getByRole('button', { name: 'Copy Tuesday to other days' }).click()
  const copy = page.getByRole('dialog', { name: 'Copy Tuesday to' })
  await copy.getByLabel('Sunday').check()
  await copy.getByRole('button', { name: 'Copy hours' }).click()
  await expect(page.getByLabel('Sunday opens, hours')).toHaveValue('08')

  await page.getByRole('button', { name: 'Set hours…' }).click()
  await expect(picker.getByText('Step 1 of 3: Start time')).toBeVisible()
})

test('the second of two people at one listing compares and chooses', async ({ page, owner }) => {
  const { _id } = await owner.call<{ _id: string }>('POST', 'naps', {
    businessName: 'Two Hands',
    address1: '1 Quay Street',
    phone: '+44 117 496 0100',
  })
  await page.goto(`/nap-databases/edit-nap?id=${_id}`)
  await page.getByLabel('City').fill('Bristol')
  await owner.call('PATCH', `naps/${_id}`, { city: 'Bath', fax: '+44 117 496 0101' })
  await page.getByRole('button', { name: 'Submit Form' }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'Someone else edited this listing' })
  await expect(notice.getByRole('row', { name: 'City Bath Bristol' })).toBeVisible()
  const heard = await hear(page)
  await notice.getByRole('button', { name: 'Keep my version' }).click()
  await heard('Two Hands was saved.')
  expect(await owner.call<{ city: string }>('GET', `naps/${_id}`)).toMatchObject({ city: 'Bristol', fax: '' })
})

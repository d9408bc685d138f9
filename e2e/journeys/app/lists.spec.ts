import { readFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { expect, test } from '../../fixtures/accounts.ts'
import { violations } from '../../fixtures/axe.ts'

/* A list of ten thousand: filtered, sorted, kept in the URL, exported as a file, and reduced. */

const many = 10_000
const batchRows = 500

const city = (at: number) => ['Springfield', 'Shelbyville', 'Ogdenville', 'North Haverbrook'][at % 4]!

test('ten thousand listings are filtered, sorted, exported, selected beyond the page and deleted', async ({
  newcomer: { mine, page },
}) => {
  const importId = randomUUID()
  for (let batch = 0; batch < many / batchRows; batch += 1) {
    const rows = Array.from({ length: batchRows }, (_, row) => {
      const at = batch * batchRows + row
      const businessName = at === 7 ? '=SUM(A1)' : `Business ${String(at).padStart(5, '0')}`
      return { businessName, address1: `${at} Elm Street`, phone: '555 0100', city: city(at) }
    })
    await mine.call('POST', 'naps-bulk-generator', { importId, batch, rows })
  }
  await page.goto('/nap-databases')
  await expect(page.getByText('1–20 of 10,000')).toBeVisible()

  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByLabel('City contains').fill('shelby')
  await page.getByLabel('Updated from').fill('2020-01-01')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('1–20 of 2,500')).toBeVisible()
  await page.getByRole('button', { name: 'Business name' }).click()
  await expect(page.getByRole('row').nth(1)).toContainText('Business 00001')
  await page.reload()
  await expect(page.getByText('1–20 of 2,500')).toBeVisible()
  expect(await violations(page)).toEqual([])

  await page.getByRole('button', { name: 'Remove filter: City contains shelby' }).click()
  await page.getByRole('searchbox').fill('Business')
  await expect(page.getByText('1–20 of 9,999')).toBeVisible()
  await page.getByRole('searchbox').fill('')
  await expect(page.getByText('1–20 of 10,000')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as CSV' }).click()
  const lines = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines).toHaveLength(many + 1)
  expect(new Set(lines).size).toBe(many + 1)
  expect(lines[1]).toMatch(/^'=SUM\(A1\),/)

  await page.getByRole('searchbox').fill('Shelby')
  await expect(page.getByText('1–20 of 2,500')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all listings on this page' }).check()
  await page.getByRole('button', { name: 'Next page' }).click()
  await page.getByRole('checkbox', { name: 'Select Business 00081', exact: true }).check()
  const selection = page.getByRole('group', { name: 'Selection' })
  await expect(selection).toContainText('21 selected')
  await selection.getByRole('button', { name: 'Clear selection' }).click()
  const firstRow = page.getByRole('row').nth(1)
  const place = await firstRow.boundingBox()
  await page.getByRole('button', { name: 'Previous page' }).click()
  await page.getByRole('checkbox', { name: 'Select all listings on this page' }).check()
  await expect(selection).toContainText('20 selected')
  expect(await firstRow.boundingBox(), 'no row moves when one is selected').toEqual(place)
  await page.getByRole('button', { name: 'Next page' }).click()
  await page.getByRole('checkbox', { name: 'Select Business 00081', exact: true }).check()
  await expect(selection).toContainText('21 selected')
  await selection.getByRole('button', { name: 'Select all 2,500 listings' }).click()
  await expect(selection).toContainText('2,500 selected')
  await page.getByRole('checkbox', { name: 'Select Business 00081', exact: true }).uncheck()
  await selection.getByRole('button', { name: 'Delete 2,499' }).click()
  const question = page.getByRole('dialog', { name: 'Delete 2,499 listings?' })
  await expect(question.getByText('and 2,491 more')).toBeVisible()
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('1–1 of 1')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('row').nth(1)).toContainText('Business 00081')
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(page.getByText('1–20 of 7,501')).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  const cards = page.getByRole('list', { name: 'List of listings' }).getByRole('listitem')
  await expect(cards).toHaveCount(20)
  await page.getByRole('checkbox', { name: 'Select all listings on this page' }).check()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page.getByText('21–40 of 7,501')).toBeVisible()
  await expect(selection).toContainText('20 selected')
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('on a phone the rows are cards with one menu, and filters and order a sheet', async ({
  newcomer: { mine, page },
}) => {
  const long = 'Landscaping and garden construction of Greater Springfield and its surroundings'
  for (const businessName of ['Able Gardens', long])
    await mine.call('POST', 'naps', { businessName, address1: '1 Elm', phone: '555 1', city: 'Springfield' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/nap-databases')
  const cards = page.getByRole('list', { name: 'List of listings' }).getByRole('listitem')
  await expect(cards).toHaveCount(2)
  await expect(page.getByRole('table')).toHaveCount(0)
  const title = page.getByRole('link', { name: long })
  const line = await title.evaluate((element) => parseFloat(getComputedStyle(element).lineHeight))
  expect((await title.boundingBox())!.height).toBeLessThanOrEqual(2 * line + 1)
  expect(await violations(page)).toEqual([])

  await page.getByRole('checkbox', { name: 'Select Able Gardens' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Able Gardens' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'More for Able Gardens' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Filter' })
  await sheet.getByLabel('Sort by').selectOption('Business name')
  await sheet.getByLabel('Order').selectOption('Descending')
  await expect(cards.first()).toContainText(long)
  expect(await violations(page), 'with the sheet open').toEqual([])
  await sheet.getByLabel('Business name contains').fill('able')
  await sheet.getByRole('button', { name: 'Apply' }).click()
  await expect(cards).toHaveCount(1)
  await page.getByRole('button', { name: 'Filter 1', exact: true }).click()
  await sheet.getByRole('switch', { name: 'Possible duplicates' }).check()
  await expect(page).toHaveURL(/status=/)
  await sheet.getByRole('button', { name: 'Clear all' }).click()
  await expect(sheet).toBeHidden()
  await expect(cards).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeVisible()
})

test('a list without matches says so and offers the way back, on a phone too', async ({
  newcomer: { mine, page },
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await mine.call('POST', 'categories', { name: 'Gardens' })
  await page.goto('/categories?filter=name.has%3Dnothing%26color.is%3Dred')
  await expect(page.getByText('No categories match your filters')).toBeVisible()
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth)
  expect(await wide()).toBeLessThanOrEqual(390)
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(page.getByRole('checkbox', { name: 'Select Gardens' })).toBeVisible()
  await expect(page.getByText('No categories match')).toHaveCount(0)
  await page.getByRole('button', { name: 'More for Gardens' }).click()
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible()
  expect(await violations(page), 'with the menu of a row open').toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Filter/ }).click()
  await page.getByLabel('Name contains').fill('gard')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: 'Active filters' })).toContainText('Name contains gard')
  expect(await wide()).toBeLessThanOrEqual(390)
})

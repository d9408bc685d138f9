import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { customer, expect, test, type Account } from '../../fixtures/accounts.ts'
import { hear } from '../../fixtures/hear.ts'
import { liveSocket } from '../../fixtures/live-socket.ts'

/* Business listings: what the form asks for, what it stores, and who may see it. */

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const required = 'This field is required'
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Form' }).click()

const addListing = (account: Account, businessName: string, more: object = {}) =>
  account.call<{ _id: string }>('POST', 'naps', {
    businessName,
    address1: '1 Quay Street',
    phone: '+44 117 496 0100',
    ...more,
  })

const fillRequired = async (page: Page, businessName: string) => {
  await page.getByLabel('Business name').fill(businessName)
  await page.getByLabel('Address line 1').fill('1 Quay Street')
  await page.getByLabel('Phone').fill('+44 117 496 0100')
}

test('name, address and phone are required, and a refused form is shown from its top', async ({ page }) => {
  await page.goto('/nap-databases/add-nap')
  await submit(page)
  for (const label of ['Business name', 'Address line 1', 'Phone']) {
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(required)
    await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true')
  }
  await expect(page.getByText(required, { exact: true })).toHaveCount(3)
  await expect(page.getByRole('alert')).toHaveText('Fix the highlighted fields.')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.getByRole('alert')).toBeInViewport()
})

test('hours end after they start', async ({ page }) => {
  await page.goto('/nap-databases/add-nap')
  await fillRequired(page, 'Late Hours Ltd')
  const monday = page.getByRole('group', { name: 'Monday' })
  await monday.getByLabel('Monday: open or closed').selectOption('Open')
  await monday.getByLabel('Monday closes, hours').fill('08')
  await monday.getByLabel('Monday closes, am or pm').selectOption('AM')
  await expect(monday.getByRole('alert')).toHaveText('The end must be after the start.')
  await submit(page)
  await expect(heading(page, 'Add NAP')).toBeVisible()

  await monday.getByLabel('Monday closes, am or pm').selectOption('PM')
  await expect(monday.getByRole('alert')).toBeHidden()
  await monday
    .getByRole('button', { name: /Use Monday/ })
    .or(page.getByRole('button', { name: /Use Monday/ }))
    .click()
  await page
    .getByRole('group', { name: 'Sunday' })
    .getByLabel('Sunday: open or closed')
    .selectOption('Closed')
  await submit(page)

  await page.getByRole('link', { name: 'Late Hours Ltd', exact: true }).click()
  const saturday = page.getByRole('group', { name: 'Saturday' })
  await expect(saturday.getByLabel('Saturday opens, hours')).toHaveValue('09')
  await expect(saturday.getByLabel('Saturday closes, hours')).toHaveValue('08')
  await expect(saturday.getByLabel('Saturday closes, am or pm')).toHaveValue('PM')
  await expect(page.getByLabel('Sunday: open or closed')).toHaveValue('closed')
})

test('an additional social is neither blank nor there twice', async ({ page }) => {
  await page.goto('/nap-databases/add-nap')
  const field = page.getByLabel('Additional social')
  const add = page.getByRole('button', { name: 'Add', exact: true })
  await expect(add).toBeDisabled()
  await field.fill('   ')
  await expect(add).toBeDisabled()
  await field.fill('  https://pinterest.example/green  ')
  await add.click()
  await expect(page.getByText('https://pinterest.example/green', { exact: true })).toBeVisible()
  await expect(field).toHaveValue('')
  await field.fill('https://pinterest.example/green ')
  await expect(add).toBeDisabled()
  await expect(field).toHaveAccessibleDescription('This profile is already in the list.')
  await page.getByRole('button', { name: 'Remove https://pinterest.example/green' }).click()
  await expect(add).toBeEnabled()
})

test('what was saved is there again, and a change shows in the list', async ({ page }) => {
  await page.goto('/nap-databases/add-nap')
  await fillRequired(page, 'Harbour Bakery')
  const texts = {
    City: 'Bristol',
    ZIP: 'BS1 4DB',
    Website: 'https://bakery.example',
    Facebook: 'https://facebook.example/bakery',
    'About us blurb': 'Bread since 1903.\nAnd cakes.',
  }
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label).fill(text)
  await page.keyboard.press('Control+s')
  await page.getByRole('link', { name: 'Harbour Bakery', exact: true }).click()
  await expect(heading(page, 'Harbour Bakery')).toBeVisible()
  for (const [label, text] of Object.entries(texts)) await expect(page.getByLabel(label)).toHaveValue(text)
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('United States')

  // a save stays on the form if that is selected, and otherwise returns to the list
  const stays = page.getByRole('checkbox', { name: 'Stay here after saving' })
  await stays.check()
  await page.getByLabel('City').fill('  Bath ')
  await submit(page)
  await expect(page.getByLabel('City')).toHaveValue('Bath')
  await page.reload()
  await expect(page.getByLabel('City')).toHaveValue('Bath')
  await expect(page.getByText('What you had typed here before was kept.')).toBeHidden()
  await stays.uncheck()
  await page.getByLabel('Phone').fill('+44 117 496 0777')
  await submit(page)
  const row = page.getByRole('row', { name: /Harbour Bakery/ })
  await expect(row.getByText('+44 117 496 0777')).toBeVisible()
})

test('the list is searched, exported as it is searched, and emptied', async ({ page, owner }) => {
  // a word that no listing of the other journeys contains, because they share the account
  for (const [name, city] of [
    ['Zephyr One', 'Wells'],
    ['Zephyr, "Two"', 'Frome'],
    ['Smithy', 'Wells'],
  ] as const)
    await addListing(owner, name, { city })
  await page.goto('/nap-databases')
  await page.getByRole('searchbox').fill('zephyr')
  const rows = page.getByRole('row').filter({ has: page.getByRole('link', { name: /^Edit / }) })
  await expect(rows).toHaveCount(2)
  await expect(page).toHaveURL(/q=zephyr/)
  await page.reload()
  await expect(rows).toHaveCount(2)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('business-listings.csv')
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(3)
  // all fields, as bulk add reads them
  expect(lines[0]).toMatch(/^Business name,Address line 1,.*,Map embed code,Store code,Labels$/)
  expect(lines.slice(1).map((line) => line.split(',1 Quay Street')[0])).toEqual([
    '"Zephyr, ""Two"""',
    'Zephyr One',
  ])

  await page.getByRole('checkbox', { name: 'Select Zephyr One' }).check()
  await page.getByRole('button', { name: 'Delete 1', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Delete “Zephyr One”?' })
  await expect(question.getByText('You can’t undo this.')).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(rows).toHaveCount(2)

  await page.getByRole('button', { name: 'Delete Zephyr One' }).click()
  const heard = await hear(page)
  await question.getByRole('button', { name: 'Delete' }).click()
  await heard('Deleted 1 listing')
  await expect(rows).toHaveCount(1)

  await page.getByRole('searchbox').fill('nobody by this name')
  await expect(page.getByText('No listings match “nobody by this name”')).toBeVisible()
})

test.describe('what is typed and not saved', () => {
  const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' })
  const toStats = (page: Page) => page.getByRole('link', { name: 'Stats', exact: true }).click()

  test('is asked after before another screen takes its place', async ({ page }) => {
    await page.goto('/nap-databases/add-nap')
    await page.getByLabel('Business name').fill('Half a listing')
    await toStats(page)
    await question(page).getByRole('button', { name: 'Stay' }).click()
    await expect(page.getByLabel('Business name')).toHaveValue('Half a listing')
    await expect(heading(page, 'Add NAP')).toBeVisible()

    await toStats(page)
    await question(page).getByRole('button', { name: 'Leave' }).click()
    await expect(heading(page, 'Stats')).toBeVisible()
    await page.getByRole('button', { name: 'Add to NAP databases' }).click()
    await page.getByRole('menuitem', { name: 'Add NAP', exact: true }).click()
    await expect(page.getByLabel('Business name')).toHaveValue('')
    await toStats(page)
    await expect(heading(page, 'Stats')).toBeVisible()
  })

  test('is asked after by the browser before a reload, and is still there after it', async ({ page }) => {
    await page.goto('/nap-databases/add-nap')
    await page.getByLabel('Business name').fill('Half a listing')
    const asked = page.waitForEvent('dialog')
    const reloaded = page.reload()
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.accept()
    await reloaded
    await expect(page.getByLabel('Business name')).toHaveValue('Half a listing')
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByLabel('Business name')).toHaveValue('')
  })
})

test('a listing of another account does not exist', async ({ product, owner, pageOf }) => {
  const { _id } = await addListing(owner, 'Not for others')
  const stranger = await customer(product, owner)
  const page = await pageOf(stranger)
  await page.goto(`/nap-databases/edit-nap?id=${_id}`)
  await expect(heading(page, '404 Not Found')).toBeVisible()
  await expect(page.getByText('This page could not be found')).toBeVisible()
  await expect(page.getByText('Not for others')).toBeHidden()

  await page.goto('/nap-databases')
  await expect(page.getByRole('heading', { name: 'No business listings yet' })).toBeVisible()
})

test('what another tab saves shows without a reload', async ({ page, owner }) => {
  const live = liveSocket(page)
  await page.goto('/nap-databases')
  await live
  await addListing(owner, 'Fresh from the API')
  await expect(page.getByRole('link', { name: 'Fresh from the API', exact: true })).toBeVisible()
})

import { expect, test } from '../../fixtures/accounts.ts'
import { firstLoadBars, loadFirst, scriptBytes } from '../../fixtures/loaded-scripts.ts'

/* The size of a first visit stays small; bytes are the same on every machine. */

test('the first screen loads little, and search loads when it is opened', async ({
  newcomer: { mine, page },
}) => {
  await mine.call('POST', 'naps', { businessName: 'Willow listing', address1: '1 Elm', phone: '555 1' })
  await loadFirst(page, '/')
  await expect(page.getByRole('region', { name: 'Needs attention' })).toBeVisible()
  const bytes = await scriptBytes(page)
  expect(bytes).toBeLessThanOrEqual(firstLoadBars.dashboard)
  // far fewer bytes can't be the app
  expect(bytes).toBeGreaterThan(100_000)

  await page.keyboard.press('ControlOrMeta+k')
  await page.getByLabel('Search or jump to').fill('willow')
  await expect(page.getByRole('button', { name: 'Willow listing' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeHidden()
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByLabel('Search or jump to')).toBeFocused()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Notifications' }).click()
  await expect(page.getByText('No notifications yet.')).toBeVisible()
})

test('screens that show no template load none of their texts', async ({ newcomer: { page } }) => {
  // parts that are only cached would leave no room for the others
  await page.addInitScript(() => performance.setResourceTimingBufferSize(5_000))
  await loadFirst(page, '/site-builder/new-site')
  expect(await scriptBytes(page)).toBeGreaterThan(50_000)
  expect(await scriptBytes(page, ['/templates-'])).toBe(0)
  // the previews of designs show the garden alone
  await page.getByLabel('Business name').fill('Harbor Works')
  await page.getByLabel('Phone').fill('555 1')
  await page.getByLabel('Address line 1').fill('1 Pier')
  await page.getByLabel('Email').fill('harbor@example.com')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.locator('iframe[title^="Preview of"]').first()).toBeVisible()
  expect(await scriptBytes(page, ['/templates-'])).toBe(0)

  await loadFirst(page, '/zoomer-site-builder/new-generation?step=data')
  expect(await scriptBytes(page, ['/templates-'])).toBe(0)
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: 'Template' }).click()
  await expect(page.getByRole('radio', { name: /^Garden and landscaping/ })).toBeVisible()
  expect(await scriptBytes(page, ['/templates-'])).toBeGreaterThan(50_000)
})

test.describe('for guests', () => {
  test.use({ signedIn: false })
  test('the sign-in page loads little', async ({ page }) => {
    await loadFirst(page, '/login')
    const bytes = await scriptBytes(page)
    expect(bytes).toBeLessThanOrEqual(firstLoadBars.guest)
    expect(bytes).toBeGreaterThan(50_000)
    // neither the cache of queries nor the list of what each screen behind sign-in needs
    expect(await scriptBytes(page, ['/query-', '/signed-in-screens-'])).toBe(0)
  })
})

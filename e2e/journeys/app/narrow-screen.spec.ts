import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/accounts.ts'
import { block, canvas, staysAfterSave } from '../../fixtures/builder.ts'
import { hear } from '../../fixtures/hear.ts'
import { saveNewSite } from '../../fixtures/new-site.ts'

/* The way from nothing to a live page on a phone: 390 px wide, by touch. */

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const inMenu = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Open menu' }).tap()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('link', { name, exact: true }).tap()
  await expect(drawer).toBeHidden()
}

const sheet = (page: Page, name: string) => page.getByRole('dialog', { name })
const openSheet = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name }).tap()

test('the menu is a drawer that closes when a screen is chosen', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Stats' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden()
  await inMenu(page, 'Cloud accounts')
  await expect(page.getByRole('heading', { name: 'Cloud accounts', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Open menu' }).tap()
  await page.getByRole('button', { name: 'Close menu' }).tap()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a listing is added, a site made of it, edited and published', async ({ page, product, secondPage }) => {
  await staysAfterSave(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Open menu' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Add to NAP databases' }).tap()
  await page.getByRole('menuitem', { name: 'Add NAP', exact: true }).tap()
  await page.getByLabel('Business name').fill('Pocket Gardens')
  await page.getByLabel('Address line 1').fill('3 Narrow Lane')
  await page.getByLabel('Phone').fill('+44 117 496 0390')
  await page.getByRole('button', { name: 'Submit Form' }).tap()
  await expect(page.getByRole('link', { name: 'Pocket Gardens', exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Open menu' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Add to Sites' }).tap()
  await page.getByRole('menuitem', { name: 'Build site' }).tap()
  await page.getByRole('combobox', { name: 'Business listing' }).tap()
  await page.getByRole('option', { name: 'Pocket Gardens' }).tap()
  await page.getByRole('radio', { name: /Garden and landscaping/ }).tap()
  await page.getByRole('button', { name: 'Start building' }).tap()
  await saveNewSite(page, 'Pocket')
  await expect(page).toHaveURL(/edit-site/)

  const title = canvas(page).getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Gardens that look good all year')
  await expect(canvas(page).getByRole('link', { name: 'Call +44 117 496 0390' })).toBeVisible()
  await title.tap()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Gardens for small yards')
  await openSheet(page, 'Style')
  const size = sheet(page, 'Style').getByRole('textbox', { name: 'Font size' })
  await size.fill('61')
  await size.press('Enter')
  await expect(title).toHaveCSS('font-size', '61px')
  await page.keyboard.press('Escape')
  await expect(sheet(page, 'Style')).toBeHidden()

  const before = await canvas(page).locator('p').count()
  await openSheet(page, 'Blocks')
  await sheet(page, 'Blocks').getByRole('button', { name: 'Paragraph', exact: true }).tap()
  await expect(sheet(page, 'Blocks')).toBeHidden()
  await expect(canvas(page).locator('p')).toHaveCount(before + 1)

  await openSheet(page, 'Pages')
  await expect(sheet(page, 'Pages').getByRole('treeitem', { name: /^Contact/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet(page, 'Pages')).toBeHidden()

  await page.getByRole('button', { name: 'Publish', exact: true }).tap()
  const dialog = sheet(page, 'Publish site')
  await expect(dialog.getByText(/\d files, .* in total/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Publish', exact: true }).tap()
  await expect(dialog.getByText('Pocket is live')).toBeVisible({ timeout: 60_000 })
  const address = await dialog.getByRole('link', { name: /^http/ }).innerText()
  expect(address).toContain(product.sitesUrl)

  await secondPage.setViewportSize({ width: 390, height: 844 })
  await secondPage.goto(address)
  await expect(secondPage.getByRole('heading', { level: 1 })).toHaveText('Gardens for small yards')
  const sideways = await secondPage.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(sideways).toBe(0)
})

test('the page is edited at the size of a phone, and leaving keeps it', async ({ page, owner }) => {
  const { site } = await owner.call<{ site: { _id: string; name: string } }>('POST', 'cloud-builder', {
    siteName: 'Phone first',
    rootSlug: 'phone-first',
    pages: [{ name: 'Home', slug: 'home', html: '<h2>Small</h2><p>Alpha</p>' }],
  })
  await page.goto('/site-builder')
  await page.getByRole('link', { name: site.name }).tap()
  await page.getByRole('radio', { name: 'Mobile' }).check()
  await block(page, 'Alpha').tap()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Omega')
  await expect(block(page, 'Omega')).toBeVisible()
  const heard = await hear(page)
  await page.getByRole('button', { name: 'Save', exact: true }).tap()
  await heard('Site Edited Successfully!')
  await expect(page.getByRole('heading', { name: 'Sites', exact: true })).toBeVisible()
  await page.getByRole('link', { name: site.name }).tap()
  await expect(block(page, 'Omega')).toBeVisible()
})

import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/accounts.ts'
import { violations } from '../../fixtures/axe.ts'

/* The sidebar and the command palette, by mouse, keyboard and touch. */

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })

const overflow = (page: Page) =>
  menu(page).evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)

test('the whole sidebar of an admin fits 900 px, and every group is in the order of the work', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await expect(menu(page).getByRole('link', { name: 'Status' })).toBeVisible()
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await expect(menu(page).getByRole('button', { name: /^(?!Add to)/ })).toHaveText([
    'Build',
    'Content',
    'Business',
    'Link building',
    'Data and API',
    'Account',
  ])
  await expect(menu(page).getByRole('list', { name: 'Build', exact: true }).getByRole('link')).toHaveText([
    'Sites',
    'Pages',
    '',
    'Sections',
    '',
    'Site generator',
    '',
  ])
})

test('the plus of an entry creates, by mouse and by keyboard', async ({ newcomer: { page } }) => {
  await page.goto('/')
  await expect(menu(page)).toBeVisible()
  expect(await violations(page)).toEqual([])
  await menu(page).getByRole('link', { name: 'Articles', exact: true }).hover()
  await menu(page).getByRole('link', { name: 'Add article' }).click()
  await expect(page).toHaveURL(/\/articles\/add-article$/)
  await expect(menu(page).getByRole('link', { name: 'Articles', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  )

  await menu(page).getByRole('link', { name: 'Properties' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem')).toHaveText(['Add property', 'Bulk add properties'])
  await expect(page.getByRole('menuitem', { name: 'Add property', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/properties\/bulk-add$/)
})

test('groups fold and stay so after a reload, but the open screen stays in view', async ({
  newcomer: { page },
}) => {
  await page.goto('/categories')
  const content = menu(page).getByRole('button', { name: 'Content' })
  await content.press('Enter')
  await expect(content).toHaveAttribute('aria-expanded', 'false')
  await expect(menu(page).getByRole('list', { name: 'Content' }).getByRole('link')).toHaveText(['Categories'])
  await page.reload()
  await expect(content).toHaveAttribute('aria-expanded', 'false')
  await menu(page).getByRole('link', { name: 'Sites', exact: true }).click()
  await expect(menu(page).getByRole('list', { name: 'Content' }).getByRole('link')).toHaveCount(0)

  // on a low window the marked entry is scrolled to
  await page.setViewportSize({ width: 1280, height: 420 })
  await page.goto('/settings/clouds-api-keys')
  await expect(menu(page).getByRole('link', { name: 'Cloud accounts' })).toBeInViewport()
  expect(await overflow(page)).toBeGreaterThan(0)
})

test('the sidebar collapses to icons that show their names, and remembers it', async ({
  newcomer: { page },
}) => {
  await page.goto('/categories')
  await page.getByRole('button', { name: 'Collapse sidebar' }).click()
  const link = menu(page).getByRole('link', { name: 'Campaigns' })
  await expect(link).toHaveText('')
  await page.reload()
  await link.hover()
  await expect(page.getByRole('tooltip', { name: 'Campaigns' })).toBeVisible()
  await link.press('Enter')
  await expect(page).toHaveURL(/\/campaigns$/)
  await page.getByRole('button', { name: 'Expand sidebar' }).click()
  await expect(link).toHaveText('Campaigns')
})

test('the palette finds screens, actions, settings and records, recent ones first, and stays in place', async ({
  newcomer: { mine, page },
}) => {
  const site = await mine.call<{ site: { _id: string } }>('POST', 'cloud-builder', {
    siteName: 'Green Acre',
    rootSlug: 'green-acre',
    templateId: 'garden',
  })
  await page.goto('/categories')
  await expect(page.getByRole('heading', { name: 'Categories', level: 1 })).toBeVisible()
  await page.goto('/campaigns')
  await expect(page.getByRole('heading', { name: 'Campaigns', level: 1 })).toBeVisible()

  await page.keyboard.press('ControlOrMeta+k')
  const palette = page.getByRole('dialog', { name: 'Search' })
  const field = palette.getByLabel('Search or jump to')
  const rows = palette.getByRole('button')
  await expect(rows.first()).toHaveText(/^Categories/)
  const box = await palette.boundingBox()
  await field.fill('create art')
  await expect(rows).toHaveText(['Add article'])
  await field.fill('password')
  await expect(rows.filter({ hasText: 'Change password' })).toBeVisible()
  await field.fill('no such thing anywhere')
  await expect(palette).toContainText('No results for “no such thing anywhere”')
  expect(await palette.boundingBox()).toEqual(box)
  await field.fill('publish green')
  await expect(rows).toHaveText(['Publish Green Acre'])
  expect(await palette.boundingBox()).toEqual(box)
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Enter')
  const publish = page.getByRole('dialog', { name: /Publish/ })
  await expect(publish).toBeVisible()
  await expect(page).toHaveURL(`/site-builder?publish=${site.site._id}`)
  await page.keyboard.press('Escape')
  await expect(publish).toBeHidden()
  await expect(page).toHaveURL(/\/site-builder$/)
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the menu is a drawer with the same entries, large enough for a finger', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Open menu' }).tap()
    const drawer = page.getByRole('dialog')
    const add = drawer.getByRole('button', { name: 'Add to NAP databases' })
    const { width, height } = (await add.boundingBox())!
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await add.tap()
    await page.getByRole('menuitem', { name: 'Bulk add NAPs' }).tap()
    await expect(page).toHaveURL(/\/nap-databases\/bulk-add$/)
    await expect(drawer).toBeHidden()
  })
})

import type { Page } from '@playwright/test'
import { customer, expect, test } from '../../fixtures/accounts.ts'
import { canvas, retype, saveState } from '../../fixtures/builder.ts'
import { beginSite, openSaveDialog, saveNewSite, startBuilding } from '../../fixtures/new-site.ts'

/* Build site: a site that was never saved, in the builder. */

const title = (page: Page) => canvas(page).getByRole('heading', { level: 1 })
const first = (page: Page) => page.getByRole('dialog', { name: 'New site' })
const more = async (page: Page, entry: string) => {
  await page.getByRole('button', { name: 'More save options' }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

test('a new site is stored at once, continues in another browser, and becomes a site when saved', async ({
  product,
  owner,
  pageOf,
}) => {
  const mine = await customer(product, owner)
  const page = await pageOf(mine)
  await page.goto('/site-builder/build-site')
  await expect(first(page).getByRole('radio', { name: /^Blank/ })).toBeChecked()
  await beginSite(page, /^Garden and landscaping/)
  await expect(title(page)).toHaveText('Gardens that look good all year')
  await expect(saveState(page)).toHaveText('Not saved yet')

  // edits of pages go into the working copy at once
  await page.getByRole('tab', { name: 'Pages' }).click()
  await page.getByRole('button', { name: 'Add page' }).click()
  await page.getByLabel('Page Name').fill('Prices')
  await page.getByRole('form', { name: 'New page' }).getByRole('button', { name: 'Add page' }).click()
  const line = (name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name} /`) })
  await expect(line('Prices')).toHaveAttribute('aria-selected', 'true')
  await line('Home').click()
  await expect(title(page)).toHaveText('Gardens that look good all year')
  const kept = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && answer.url().includes('/api/cached-data/new-'),
  )
  await retype(page, 'Gardens that look good all year', 'Gardens for us')
  await kept
  expect((await mine.call<{ total: number }>('GET', 'cloud-builder')).total).toBe(0)

  const other = await pageOf(mine)
  await other.goto('/site-builder/build-site')
  await first(other).getByRole('button', { name: 'Continue' }).click()
  await expect(title(other)).toHaveText('Gardens for us')

  // a template that replaces existing work asks first
  await page.reload()
  await expect(title(page)).toHaveText('Gardens for us')
  await expect(first(page)).toBeHidden()
  await more(page, 'Template and business…')
  await first(page)
    .getByRole('radio', { name: /^Blank/ })
    .click()
  const question = page.getByRole('dialog', { name: 'Start over with this template?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await startBuilding(page)
  await expect(title(page)).toHaveText('Gardens for us')

  const dialog = await openSaveDialog(page)
  await dialog.getByRole('button', { name: 'Save site' }).click()
  await expect(dialog.getByLabel('Site name')).toHaveAccessibleDescription('Site Name should be no empty')
  await expect(dialog.getByLabel('Root slug')).toHaveAccessibleDescription(/Root Slug should be no empty/)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await saveNewSite(page, 'Our gardens')
  await expect(page.getByText('Site Saved Successfully!')).toBeVisible()
  await expect(page).toHaveURL(/\/site-builder$/)
  await page.getByRole('link', { name: 'Our gardens' }).click()
  await expect(title(page)).toHaveText('Gardens for us')
  await page.getByRole('tab', { name: 'Pages' }).click()
  await expect(page.getByRole('treeitem', { name: /^Prices \// })).toBeVisible()

  // the next site starts from scratch
  await page.goto('/site-builder/build-site')
  await expect(first(page).getByRole('radio', { name: /^Blank/ })).toBeChecked()
})

test('a page selected while another one opens is the page that opens', async ({ product, owner, pageOf }) => {
  const page = await pageOf(await customer(product, owner))
  await page.goto('/site-builder/build-site')
  await beginSite(page, /^Garden and landscaping/)
  await page.getByRole('tab', { name: 'Pages' }).click()
  const line = (name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name} /`) })
  await line('About').click()
  await expect(line('About')).toHaveAttribute('aria-selected', 'true')

  // the answer with the next page waits until the person has changed their mind
  const { promise: changedMind, resolve: release } = Promise.withResolvers<undefined>()
  await page.route(
    (url) => url.pathname.includes('/api/cached-data/new-'),
    async (route) => {
      if (route.request().method() === 'GET') await changedMind
      await route.fallback()
    },
  )
  const about = page.url()
  const asked = page.waitForRequest((request) => request.url().includes('/api/cached-data/new-'))
  await line('Contact').click()
  await asked
  await expect(page).not.toHaveURL(about)
  await line('About').click()
  await expect(page).toHaveURL(about)
  release(undefined)
  await expect(line('About')).toHaveAttribute('aria-selected', 'true')
  await line('Services').click()
  await expect(line('Services')).toHaveAttribute('aria-selected', 'true')
})

test('Reset forgets the pages and what was entered, and begins with a blank page', async ({
  product,
  owner,
  pageOf,
}) => {
  const page = await pageOf(await customer(product, owner))
  await page.goto('/site-builder/build-site')
  await beginSite(page, /^Garden and landscaping/)
  await expect(title(page)).toHaveText('Gardens that look good all year')
  await page.getByRole('tab', { name: 'Pages' }).click()
  await page.getByRole('treeitem', { name: /^About \// }).click()
  await expect(page).toHaveURL(/page=/)
  const dialog = await openSaveDialog(page)
  await dialog.getByLabel('Site name').fill('Not this one')
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await more(page, 'Reset')
  await page
    .getByRole('dialog', { name: 'Reset this new site?' })
    .getByRole('button', { name: 'Reset site', exact: true })
    .click()
  await expect(title(page)).toHaveCount(0)
  await expect(page).not.toHaveURL(/page=/)
  await expect(first(page).getByRole('radio', { name: /^Blank/ })).toBeChecked()
  await startBuilding(page)
  await expect((await openSaveDialog(page)).getByLabel('Site name')).toHaveValue('')
})

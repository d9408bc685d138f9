import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test, type Account } from '../../fixtures/accounts.ts'
import { block, canvas, savePage, staysAfterSave } from '../../fixtures/builder.ts'

/* Design tokens of a site: renamed, deleted, and changed to give a site another brand. */

interface Site {
  readonly _id: string
  readonly pages: readonly { readonly name: string }[]
}

const create = async (account: Account, body: object): Promise<Site> => {
  const rootSlug = `tokens-${randomBytes(4).toString('hex')}`
  const { site } = await account.call<{ site: Site }>('POST', 'cloud-builder', {
    ...{ siteName: 'Tokens', rootSlug },
    ...body,
  })
  return site
}
const open = async (page: Page, { _id }: Site) => {
  await staysAfterSave(page)
  await page.goto(`/site-builder/edit-site?id=${_id}`)
  await expect(canvas(page).locator('body')).toBeVisible()
  await page.getByRole('tab', { name: 'Theme' }).click()
}
const openPage = async (page: Page, name: string) => {
  await page.getByRole('tab', { name: 'Pages' }).click()
  await page.getByRole('treeitem', { name: new RegExp(`^${name}`) }).click()
}
const setValue = async (page: Page, name: string, value: string) => {
  const field = page.getByRole('textbox', { name, exact: true })
  await field.fill(value)
  await field.press('Enter')
}
const more = async (page: Page, name: string, item: string) => {
  await page.getByRole('button', { name: `More for ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('a design token is renamed, and replaced where it was used when it is deleted', async ({
  newcomer: { page, mine },
}) => {
  const color = (name: string, value: string) => ({ name, group: 'color', value })
  const site = await create(mine, {
    theme: {
      name: 'Mine',
      hasDark: false,
      tokens: [color('c-brand', '#0b6e4f'), color('c-leaf', '#7a1fa2')],
    },
    pages: ['Home', 'About'].map((name) => ({
      name,
      slug: name.toLowerCase(),
      html: `<p style="color:var(--c-leaf)">Welcome to ${name}</p>`,
    })),
  })
  await open(page, site)
  const moreForLeaf = page.getByRole('button', { name: 'More for Leaf', exact: true })
  await moreForLeaf.click()
  await expect(page.getByRole('menuitem', { name: 'Rename…' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(moreForLeaf).toBeFocused()
  await more(page, 'Leaf', 'Rename…')
  await page.getByRole('dialog').getByLabel('Name').fill('House purple')
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
  await expect(page.getByRole('textbox', { name: 'House purple', exact: true })).toHaveValue('#7a1fa2')
  await expect(block(page, 'Welcome to Home')).toHaveCSS('color', 'rgb(122, 31, 162)')

  // the dialog says where it is used, and all uses follow the other token
  await more(page, 'House purple', 'Delete…')
  const dialog = page.getByRole('dialog', { name: 'Delete “House purple”?' })
  await expect(dialog).toContainText('1 block of this page uses it.')
  await expect(dialog).toContainText('Saved pages and sections with it: About, Home.')
  await dialog.getByLabel('Use instead').selectOption({ label: 'Brand' })
  await dialog.getByRole('button', { name: 'Delete design token' }).click()
  await expect(page.getByRole('textbox', { name: 'House purple', exact: true })).toHaveCount(0)
  await expect(block(page, 'Welcome to Home')).toHaveCSS('color', 'rgb(11, 110, 79)')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(block(page, 'Welcome to Home')).toHaveCSS('color', 'rgb(122, 31, 162)')
  await expect(page.getByRole('textbox', { name: 'House purple', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Redo', exact: true }).click()
  await savePage(page)
  await openPage(page, 'About')
  await expect(block(page, 'Welcome to About')).toHaveCSS('color', 'rgb(11, 110, 79)')

  // the deleted one stays while a page uses it, and is cleared when none does
  const clear = async () => {
    await page.getByRole('tab', { name: 'Theme' }).click()
    await page.getByRole('button', { name: 'More for this theme' }).click()
    await page.getByRole('menuitem', { name: 'Clear deleted design tokens' }).click()
  }
  await clear()
  await expect(page.getByText('Pages or sections still use each deleted design token.')).toBeVisible()
  await block(page, 'Welcome to About').click()
  await page.keyboard.press('Delete')
  await expect(block(page, 'Welcome to About')).toBeHidden()
  await savePage(page)
  await clear()
  await expect(page.getByText('1 deleted design token cleared')).toBeVisible()
  await page.getByRole('button', { name: 'More for this theme' }).click()
  await expect(page.getByRole('menuitem', { name: 'Export design tokens' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Clear deleted design tokens' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await savePage(page)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByRole('button', { name: 'More for this theme' }).click()
  await expect(page.getByRole('menuitem', { name: 'Clear deleted design tokens' })).toBeVisible()
})

test('the garden site gets another brand in under a minute, and every page follows', async ({
  newcomer: { page, mine },
}) => {
  const site = await create(mine, { templateId: 'garden' })
  await open(page, site)
  const began = Date.now()
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await page.getByRole('list', { name: 'Themes' }).getByRole('button', { name: 'Iron', exact: true }).click()
  await setValue(page, 'Page', '#fdf6ff')
  await setValue(page, 'Headings', 'Georgia, serif')
  await page.getByText('Corners', { exact: true }).click()
  await setValue(page, 'Buttons and fields', '3px')
  expect(Date.now() - began).toBeLessThan(60_000)

  for (const { name } of site.pages) {
    await openPage(page, name)
    await expect(canvas(page).locator('body')).toHaveCSS('background-color', 'rgb(253, 246, 255)')
    await expect(canvas(page).getByRole('heading').first()).toHaveCSS('font-family', 'Georgia, serif')
  }
  await savePage(page)
})

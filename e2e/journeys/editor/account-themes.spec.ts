import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test, type Account } from '../../fixtures/accounts.ts'
import { canvas, savePage, staysAfterSave } from '../../fixtures/builder.ts'

/* Themes that an account saves from a site, and uses on others. */

const newSite = async (account: Account, name: string): Promise<string> => {
  const rootSlug = `${name.toLowerCase()}-${randomBytes(4).toString('hex')}`
  const { site } = await account.call<{ site: { _id: string } }>('POST', 'cloud-builder', {
    siteName: name,
    rootSlug,
    pages: [{ name: 'Home', slug: 'home', html: '<h1 style="color:var(--c-brand)">Welcome</h1>' }],
  })
  return site._id
}
const openTheme = async (page: Page, siteId: string) => {
  await staysAfterSave(page)
  await page.goto(`/site-builder/edit-site?id=${siteId}`)
  await expect(heading(page)).toBeVisible()
  await page.getByRole('tab', { name: 'Theme' }).click()
}
const heading = (page: Page) => canvas(page).getByRole('heading', { name: 'Welcome' })
const own = (page: Page) => page.getByRole('list', { name: 'Themes of your account' })
const choose = (page: Page, item: string) => page.getByRole('menuitem', { name: item }).click()
const setBrand = async (page: Page, value: string) => {
  await page.getByRole('textbox', { name: 'Brand', exact: true }).fill(value)
  await page.keyboard.press('Enter')
}
const purple = 'rgb(122, 31, 162)'

test('a theme saved to the account is used by another site and by a new one', async ({
  newcomer: { page, mine },
}) => {
  const [first, second] = [await newSite(mine, 'First'), await newSite(mine, 'Second')]
  await openTheme(page, first)
  await page
    .getByRole('list', { name: 'Themes' })
    .getByRole('button', { name: 'Hedgerow', exact: true })
    .click()
  await setBrand(page, '#7a1fa2')

  // saved under a name, which no other one has
  const save = async (name: string) => {
    await page.getByRole('button', { name: 'More for this theme' }).click()
    await choose(page, 'Save theme to account…')
    await page.getByRole('dialog').getByLabel('Name').fill(name)
    await page.getByRole('dialog').getByRole('button', { name: 'Save theme' }).click()
  }
  await save('House colors')
  await expect(page.getByText('Theme saved to your account')).toBeVisible()
  await save('house COLORS')
  await expect(page.getByText('Another theme already has this name. Choose a different one.')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await savePage(page)

  // another site takes it as it takes a ready one
  await openTheme(page, second)
  await own(page).getByRole('button', { name: 'House colors', exact: true }).click()
  await expect(heading(page)).toHaveCSS('color', purple)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(heading(page)).not.toHaveCSS('color', purple)
  await page.getByRole('button', { name: 'Redo', exact: true }).click()
  await savePage(page)

  // changed there, it replaces the saved one; the first site keeps its own
  await setBrand(page, '#0b6e4f')
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  const more = (name: string) => page.getByRole('button', { name: `More for theme ${name}` }).click()
  await more('House colors')
  await choose(page, 'Replace with this site’s theme…')
  await page.getByRole('dialog').getByRole('button', { name: 'Replace' }).click()
  await expect(page.getByText('“House colors” replaced')).toBeVisible()
  await more('House colors')
  await choose(page, 'Rename…')
  await page.getByRole('dialog').getByLabel('Name').fill('Leaf colors')
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
  await expect(own(page).getByRole('button', { name: 'Leaf colors', exact: true })).toBeVisible()
  const { site } = await mine.call<{ site: { theme: { tokens: { name: string; value: string }[] } } }>(
    'GET',
    `cloud-builder/${first}`,
  )
  expect(site.theme.tokens.find(({ name }) => name === 'c-brand')?.value).toBe('#7a1fa2')

  // deleted, and back
  await more('Leaf colors')
  await choose(page, 'Delete')
  await expect(own(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(own(page).getByRole('button', { name: 'Leaf colors', exact: true })).toBeVisible()

  // a new site begins with it
  await page.goto('/site-builder/build-site')
  await page.getByRole('button', { name: 'Start building' }).click()
  await page.getByRole('tab', { name: 'Theme' }).click()
  await own(page).getByRole('button', { name: 'Leaf colors', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Brand', exact: true })).toHaveValue('#0b6e4f')
})

import type { Page } from '@playwright/test'
import { expect, signIn, test, type Account } from '../../fixtures/accounts.ts'
import { block, canvas, draftNotice, newPageFrom, retype, saveState } from '../../fixtures/builder.ts'

/* First actions of a new user on an empty page, and the work that they must not lose. */

let mine: Account
let page: Page
test.beforeEach(({ newcomer }) => {
  mine = newcomer.mine
  page = newcomer.page
  // leaving unsaved work asks first
  page.on('dialog', (dialog) => void dialog.accept())
})

const begin = async () => {
  await newPageFrom(page, 'Blank')
  await expect(saveState(page)).toHaveText('Not saved yet')
}
const add = (name: string) =>
  page.getByRole('complementary', { name: 'Tools' }).getByRole('button', { name, exact: true }).click()
const panel = () => page.getByRole('complementary', { name: 'Style panel' })

test('a click on the empty page selects it: what is pasted becomes blocks, and undone to the start it stays so', async () => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await begin()
  await canvas(page).locator('body').click()
  await expect(page.getByRole('toolbar', { name: /^Actions for/ })).toBeVisible()
  expect(await canvas(page).locator('[contenteditable="true"]').count()).toBe(0)
  await page.evaluate(() => navigator.clipboard.writeText('First words'))
  await page.keyboard.press('ControlOrMeta+v')
  await expect(canvas(page).locator('body > p')).toHaveText('First words')

  await add('Heading')
  const heading = canvas(page).getByRole('heading')
  await expect(heading).toHaveText('Heading Example')
  await heading.click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('ControlOrMeta+c')
  await begin()
  await canvas(page).locator('body').click()
  await page.keyboard.press('ControlOrMeta+v')
  await expect(canvas(page).locator('body > h1')).toHaveText('Heading Example')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(canvas(page).locator('body > *')).toHaveCount(0)
  await expect(saveState(page)).toHaveText('Not saved yet')
  await page.reload()
  await expect(saveState(page)).toHaveText('Not saved yet')
  await expect(canvas(page).locator('body > *')).toHaveCount(0)
})

test('business blocks ask for a listing, which a reload keeps', async () => {
  await mine.call('POST', 'naps', { businessName: 'Green Acre', address1: '1 Elm Street', phone: '555 7000' })
  await begin()
  await add('Phone')
  const hint = page.getByRole('region', { name: 'Business listing' })
  await expect(hint).toContainText('show sample data')
  await page.getByRole('button', { name: 'Page', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Export', exact: true }).click()
  const exported = page.getByRole('dialog', { name: 'Export page' })
  await expect(exported.getByText('Left out: Phone')).toBeVisible()
  await exported.getByRole('button', { name: 'Choose listing' }).click()
  const listings = page.getByRole('dialog', { name: 'Select NAP database' })
  await listings.getByRole('radio', { name: 'Green Acre' }).check()
  await listings.getByRole('button', { name: 'Select', exact: true }).click()
  await expect(block(page, '555 7000')).toBeVisible()
  await expect(hint).toBeHidden()
  await page.reload()
  await expect(draftNotice(page)).toBeVisible()
  await expect(block(page, '555 7000')).toBeVisible()
})

test('a form, a link and a picture are set up where they are looked for', async () => {
  await begin()
  await add('Form')
  await expect(canvas(page).locator('form label input[name="email"]')).toHaveAttribute('required', '')
  await panel().getByRole('tab', { name: 'Properties' }).click()
  await panel().getByLabel('Where entries go').selectOption('Another URL')
  await panel().getByLabel('Action URL').fill('https://forms.example.com/me')
  await panel().getByLabel('Action URL').press('Enter')
  await expect(canvas(page).locator('form')).toHaveAttribute('action', 'https://forms.example.com/me')

  await canvas(page)
    .locator('html')
    .click({ position: { x: 400, y: 700 } })
  await add('Link')
  await expect(panel().getByRole('tab', { name: 'Properties' })).toHaveAttribute('aria-selected', 'true')
  await panel().getByRole('button', { name: 'Choose link target' }).click()
  await page.getByRole('menuitem', { name: 'Form #form' }).click()
  await expect(panel().getByLabel('URL')).toHaveValue('#form')
  await expect(canvas(page).locator('form')).toHaveAttribute('id', 'form')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(canvas(page).locator('form')).not.toHaveAttribute('id')

  await canvas(page)
    .locator('html')
    .click({ position: { x: 400, y: 800 } })
  await add('Picture')
  await canvas(page).locator('img').dblclick()
  await expect(page.getByRole('dialog', { name: 'Select Image' })).toBeVisible()
})

test('a session that ends while a person types costs nothing: after signing in the page is there as it was', async ({
  product,
}) => {
  const html = '<section style="padding:24px"><h2>Our offer</h2><p>Alpha</p></section>'
  const { _id } = await mine.call<{ _id: string }>('POST', 'cloud-pages', { name: 'Offer', html })
  const backIn = async (typed: string) => {
    const { data } = await mine.call<{ data: { _id: string }[] }>('GET', 'login-sessions')
    const fresh = await signIn(product, mine.person)
    for (const session of data) await fresh.call('DELETE', `login-sessions/${session._id}`)
    await expect(page.getByText('Your session has ended. Sign in again.')).toBeVisible()
    await page.getByLabel('Email').fill(mine.person.email)
    await page.getByRole('textbox', { name: 'Password' }).fill(mine.person.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(block(page, typed)).toBeVisible()
    await expect(draftNotice(page)).toContainText('Restored your unsaved changes from')
    mine = fresh
  }
  await page.goto(`/page-builder/edit-page?id=${_id}`)
  await retype(page, 'Alpha', 'Typed last')
  await backIn('Typed last')
  await expect(page).toHaveURL(/\/edit-page\?id=/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(block(page, 'Alpha')).toBeVisible()

  await begin()
  await add('Heading')
  await retype(page, 'Heading Example', 'Of a new page')
  await backIn('Of a new page')
  await expect(page).toHaveURL(/\/build-page/)
})

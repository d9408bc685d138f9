import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { customer, expect, test, type Account } from '../../fixtures/accounts.ts'
import { block, canvas, retype, savePage, saveState, staysAfterSave } from '../../fixtures/builder.ts'
import { mailedPath } from '../../fixtures/mails.ts'
import { publicationEnds } from '../../fixtures/sites.ts'

/* The theme of a site: shared by its pages in the editor and when published, and safe between two tabs. */

/** Pages of the site; the text of two of them has the brand color. */
const pages = ['Home', 'Services', 'About', 'Prices', 'Contact'] as const
const branded: readonly string[] = ['Services', 'Prices']

interface Site {
  readonly _id: string
  readonly siteLink: string
  readonly targets: readonly { readonly uploaded: number }[]
}

const newSite = async (account: Account): Promise<Site> => {
  const id = randomBytes(4).toString('hex')
  const { site } = await account.call<{ site: Site }>('POST', 'cloud-builder', {
    siteName: `Themed ${id}`,
    rootSlug: `themed-${id}`,
    pages: pages.map((name) => ({
      name,
      slug: name.toLowerCase(),
      html: `<p style="color:var(--c-${branded.includes(name) ? 'brand' : 'ink'})">Welcome to ${name}</p>`,
    })),
  })
  return site
}

const open = async (page: Page, { _id }: Pick<Site, '_id'>) => {
  await staysAfterSave(page)
  await page.goto(`/site-builder/edit-site?id=${_id}`)
  await expect(block(page, 'Welcome to Home')).toBeVisible()
}
const openPage = async (page: Page, name: string) => {
  await page.getByRole('tab', { name: 'Pages' }).click()
  await page.getByRole('treeitem', { name: new RegExp(`^${name}`) }).click()
  await expect(block(page, `Welcome to ${name}`)).toBeVisible()
}
const chooseTheme = async (page: Page, name: string) => {
  await page.getByRole('tab', { name: 'Theme' }).click()
  await page.getByRole('list', { name: 'Themes' }).getByRole('button', { name, exact: true }).click()
}
const setBrand = async (page: Page, value: string) => {
  await page.getByRole('tab', { name: 'Theme' }).click()
  await page.getByRole('textbox', { name: 'Brand', exact: true }).fill(value)
  await page.keyboard.press('Enter')
}
const background = (page: Page) => canvas(page).locator('body')
const purple = 'rgb(122, 31, 162)'

test('a token changed on one page reaches every page, and only those that use it are published', async ({
  newcomer: { mine: owner, page },
}) => {
  const site = await newSite(owner)
  await open(page, site)
  await chooseTheme(page, 'Hedgerow')
  await expect(background(page)).toHaveCSS('background-color', 'rgb(251, 248, 241)')
  for (const name of pages.slice(1)) {
    await openPage(page, name)
    await expect(background(page)).toHaveCSS('background-color', 'rgb(251, 248, 241)')
  }
  await savePage(page)

  const publish = async (number: number) => {
    const clouds = [{ cloud: 'builtin', buckets: [] }]
    await owner.call('POST', 'cloud-builder', { siteId: site._id, clouds })
    await publicationEnds(owner, site._id, number)
    return (await owner.call<{ site: Site }>('GET', `cloud-builder/${site._id}`)).site
  }
  const first = await publish(1)
  const live = async (name: string) => {
    const path = name === 'Home' ? '' : `${name.toLowerCase()}/`
    return (await fetch(`${first.siteLink}${path}`)).text()
  }
  for (const name of pages) expect(await live(name)).toContain('<style data-theme="Hedgerow">')

  // the change is kept at once before the save, undone and repeated
  await openPage(page, 'Services')
  await setBrand(page, '#7a1fa2')
  await expect(block(page, 'Welcome to Services')).toHaveCSS('color', purple)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(block(page, 'Welcome to Services')).not.toHaveCSS('color', purple)
  await page.getByRole('button', { name: 'Redo', exact: true }).click()
  await savePage(page)
  await openPage(page, 'Prices')
  await expect(block(page, 'Welcome to Prices')).toHaveCSS('color', purple)
  await page.goto(`/site-builder/view-site?id=${site._id}`)
  const preview = page.frameLocator('iframe[title="Page preview"]').locator('body')
  await expect(preview).toHaveCSS('background-color', 'rgb(251, 248, 241)')

  const second = await publish(2)
  expect(second.targets.map(({ uploaded }) => uploaded)).toEqual([branded.length])
  for (const name of pages)
    expect((await live(name)).includes('--c-brand:#7a1fa2'), name).toBe(branded.includes(name))
})

test('two tabs do not lose each other’s change of the theme', async ({ owner, pageOf }) => {
  const site = await newSite(owner)
  const [page, other] = [await pageOf(owner), await pageOf(owner)]
  await open(page, site)
  await chooseTheme(page, 'Hedgerow')
  await savePage(page)
  await open(other, site)

  // a notice shows a change made elsewhere, which is loaded on request
  await setBrand(other, '#7a1fa2')
  await savePage(other)
  await expect(page.getByText('Someone else changed the theme of this site.')).toBeVisible()

  // a change based on the earlier theme is refused; the text changed beside it is kept
  await retype(page, 'Welcome to Home', 'Hello')
  await setBrand(page, '#0b6e4f')
  await page.keyboard.press('ControlOrMeta+s')
  const dialog = page.getByRole('dialog', { name: 'The theme was changed elsewhere' })
  await expect(dialog.getByText(/The theme of this site changed since you opened it\./)).toBeVisible()
  await dialog.getByRole('button', { name: 'Load latest version' }).click()
  await expect(block(page, 'Hello')).toBeVisible()
  await page.getByRole('tab', { name: 'Theme' }).click()
  await expect(page.getByRole('textbox', { name: 'Brand', exact: true })).toHaveValue('#7a1fa2')
  await savePage(page)

  // or it replaces the other one, if that is what its author wants
  await setBrand(other, '#123456')
  await savePage(other)
  await setBrand(page, '#0b6e4f')
  await page.keyboard.press('ControlOrMeta+s')
  await dialog.getByRole('button', { name: 'Keep my version' }).click()
  await expect(saveState(page)).toHaveText('Saved')
  await other.getByRole('button', { name: 'Load their version' }).click()
  await other.getByRole('tab', { name: 'Theme' }).click()
  await expect(other.getByRole('textbox', { name: 'Brand', exact: true })).toHaveValue('#0b6e4f')
  await expect(block(other, 'Hello')).toBeVisible()
})

test('two people who change the theme are asked at Save, and lose nothing before they answer', async ({
  owner,
  product,
  browser,
  pageOf,
}) => {
  const boss = await customer(product, owner)
  const site = await newSite(boss)
  const page = await pageOf(boss)
  await open(page, site)
  await chooseTheme(page, 'Hedgerow')
  await savePage(page)

  const email = `vera-${randomBytes(4).toString('hex')}@example.com`
  await boss.call('POST', 'invite-user', { email, name: 'Vera' })
  const context = await browser.newContext({
    baseURL: product.url,
    storageState: { cookies: [], origins: [] },
  })
  const vera = await context.newPage()
  await vera.goto(await mailedPath(owner, email))
  await vera.getByRole('textbox', { name: 'Password' }).fill('correct horse battery')
  await vera.getByRole('button', { name: 'Accept invitation' }).click()
  await expect(vera.getByRole('heading', { name: 'Stats' })).toBeVisible()
  await open(vera, site)

  // both have the same theme before them, and Vera’s change arrives first
  await setBrand(vera, '#7a1fa2')
  await expect(page.getByText('Someone else changed the theme of this site.')).toBeVisible()
  await setBrand(page, '#0b6e4f')
  await page.keyboard.press('ControlOrMeta+s')
  const dialog = page.getByRole('dialog', { name: 'The theme was changed elsewhere' })
  await expect(dialog.getByText(/The theme of this site changed since you opened it\./)).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep editing' }).click()
  const brand = (of: Page) => of.getByRole('textbox', { name: 'Brand', exact: true })
  await expect(brand(page)).toHaveValue('#0b6e4f')
  await expect(brand(vera)).toHaveValue('#7a1fa2')
  await page.keyboard.press('ControlOrMeta+s')
  await dialog.getByRole('button', { name: 'Keep my version' }).click()
  await expect(saveState(page)).toHaveText('Saved')
  await vera.getByRole('button', { name: 'Load their version' }).click()
  await expect(brand(vera)).toHaveValue('#0b6e4f')

  // the saved site gets another theme while Vera’s change is not saved yet
  await setBrand(vera, '#123456')
  await expect(page.getByText('Someone else changed the theme of this site.')).toBeVisible()
  const { site: saved } = await boss.call<{
    site: { theme: { tokens: readonly { name: string; value: string }[] } }
  }>('GET', `cloud-builder/${site._id}`)
  const tokens = saved.theme.tokens.map((token) =>
    token.name === 'c-brand' ? { ...token, value: '#b00020' } : token,
  )
  await boss.call('PATCH', `cloud-builder/${site._id}`, { theme: { ...saved.theme, tokens } })
  await vera.keyboard.press('ControlOrMeta+s')
  const asked = vera.getByRole('dialog', { name: 'The theme was changed elsewhere' })
  await expect(
    asked.getByText(/The theme of this site was changed since you started editing it\./),
  ).toBeVisible()
  await asked.getByRole('button', { name: 'Load latest version' }).click()
  await expect(block(vera, 'Welcome to Home')).toBeVisible()
  await vera.getByRole('tab', { name: 'Theme' }).click()
  await expect(brand(vera)).toHaveValue('#b00020')
  await context.close()
})

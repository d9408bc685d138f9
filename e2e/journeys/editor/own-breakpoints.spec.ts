import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test, type Account } from '../../fixtures/accounts.ts'
import { block, savePage, staysAfterSave } from '../../fixtures/builder.ts'
import { publicationEnds } from '../../fixtures/sites.ts'

/* Breakpoints that a site adds to tablet and mobile. */

interface Site {
  readonly _id: string
  readonly siteLink: string
}

const newSite = async (account: Account): Promise<Site> => {
  const id = randomBytes(4).toString('hex')
  const { site } = await account.call<{ site: Site }>('POST', 'cloud-builder', {
    siteName: `Wide ${id}`,
    rootSlug: `wide-${id}`,
    pages: [{ name: 'Home', slug: 'home', html: '<h2>Pruning</h2><p>Roses in spring</p>' }],
  })
  return site
}

const panel = (page: Page) => page.getByRole('complementary', { name: 'Style panel' })
const more = (page: Page) => page.getByRole('button', { name: /^More breakpoints/ })
const setColor = async (page: Page, value: string) => {
  const field = panel(page).getByRole('textbox', { name: 'Text color', exact: true })
  await field.fill(value)
  await field.press('Enter')
}
const [green, red] = ['rgb(11, 110, 79)', 'rgb(170, 0, 0)']

test('a site gets a breakpoint of its own, which blocks follow in the editor and on the published page', async ({
  newcomer: { mine: owner, page },
}) => {
  const site = await newSite(owner)
  await staysAfterSave(page)
  await page.goto(`/site-builder/edit-site?id=${site._id}`)
  await block(page, 'Pruning').click()
  await panel(page).getByRole('tab', { name: 'Style' }).first().click()
  await setColor(page, '#0b6e4f')

  // a width that can't be added is refused where it is typed
  await more(page).click()
  await page.getByRole('menuitem', { name: 'Add breakpoint…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add breakpoint' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Small tablet')
  await dialog.getByRole('textbox', { name: 'Maximum width (px)' }).fill('991')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(dialog).toContainText('Tablet already has 991 px.')
  await dialog.getByRole('textbox', { name: 'Maximum width (px)' }).fill('900')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(dialog).toBeHidden()
  await expect(more(page)).toHaveText('900')

  // it is edited like the others, and wider ones keep their look
  await expect(panel(page)).toContainText('Changes apply to: Small tablet, up to 900 px')
  await setColor(page, '#aa0000')
  await expect(block(page, 'Pruning')).toHaveCSS('color', red)
  await page.getByRole('radio', { name: 'Tablet' }).check({ force: true })
  await expect(block(page, 'Pruning')).toHaveCSS('color', green)
  await page.getByRole('radio', { name: 'Mobile' }).check({ force: true })
  await expect(block(page, 'Pruning')).toHaveCSS('color', red)
  await page.getByRole('radio', { name: 'Desktop' }).check({ force: true })

  await savePage(page)
  await page.reload()
  await more(page).click()
  await page.getByRole('menuitem', { name: /^Small tablet/ }).click()
  await expect(block(page, 'Pruning')).toHaveCSS('color', red)

  await owner.call('POST', 'cloud-builder', { siteId: site._id, clouds: [{ cloud: 'builtin', buckets: [] }] })
  await publicationEnds(owner, site._id, 1)
  const { siteLink } = (await owner.call<{ site: Site }>('GET', `cloud-builder/${site._id}`)).site
  const html = await (await fetch(siteLink)).text()
  expect(html).toMatch(/@media \(max-width:900px\)\{\.w\w+\{color:#aa0000\}\}/)
  expect(html).not.toContain('Small tablet')

  // renamed and removed; the values stay, and the menu still shows their width
  await more(page).click()
  await page.getByRole('menuitem', { name: 'Rename “Small tablet”…' }).click()
  const rename = page.getByRole('dialog', { name: 'Rename breakpoint' })
  await rename.getByRole('textbox', { name: 'Name' }).fill('Reader')
  await rename.getByRole('button', { name: 'Rename' }).click()
  await expect(more(page)).toHaveAccessibleName('More breakpoints: Reader')
  await more(page).click()
  await page.getByRole('menuitem', { name: 'Remove “Reader”…' }).click()
  await page.getByRole('button', { name: 'Remove breakpoint' }).click()
  await expect(page.getByRole('radio', { name: 'Desktop' })).toBeChecked()
  await more(page).click()
  await expect(page.getByRole('menuitem', { name: /^900 px/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await more(page).click()
  await expect(page.getByRole('menuitem', { name: /^Reader/ })).toBeVisible()
})

import type { Page } from '@playwright/test'
import type { Account } from '../../fixtures/accounts.ts'
import { violations } from '../../fixtures/axe.ts'
import { block, canvas, retype, savePage, staysAfterSave } from '../../fixtures/builder.ts'
import { beginTradeSite, saveNewSite } from '../../fixtures/new-site.ts'
import { expect, test } from '../../fixtures/picture-world.ts'
import { publicationEnds } from '../../fixtures/sites.ts'

/* A site of a trade, from its template to its published pages, and then in the template of another trade. */

const heading = (page: Page, name: string | RegExp) => canvas(page).getByRole('heading', { name })
const tile = (page: Page, section: string) =>
  page.getByRole('list', { name: 'ready-made sections' }).getByRole('button', { name: section, exact: true })

/** Titles of sections of the plumber's home page, their form, and the one that takes its place. */
const swaps = [
  { title: /^Water where it should not be/, from: 'Title next to a ticket', to: 'Plate over a wide image' },
  { title: 'Until help arrives', from: 'Rows by the clock', to: 'Stops along a line' },
  {
    title: 'Asked with wet hands',
    from: 'Title next to questions that open',
    to: 'Open answers in two columns',
  },
] as const

/** Returns the ready-made sections of each page of a site's working copy, in order. */
const sectionsOf = async (account: Account, siteId: string): Promise<Record<string, readonly string[]>> => {
  type Copy = { pages: { _id: string; name: string; document?: object }[] }
  const { pages } = await account.call<Copy>('GET', `cached-data/${siteId}?content=false`)
  const found: Record<string, readonly string[]> = {}
  for (const { _id, name } of pages) {
    const copy = await account.call<Copy>('GET', `cached-data/${siteId}?pageId=${_id}&html=false`)
    const json = JSON.stringify(copy.pages.find((page) => page._id === _id)?.document)
    found[name] = [...json.matchAll(/"section":"([^"]+)"/g)].map(([, id]) => id!)
  }
  return found
}

/** Publishes a site from the list of sites. */
const publish = async (page: Page, name: string): Promise<void> => {
  await page.goto('/site-builder')
  await page.getByRole('button', { name: `Publish ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish site' })
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(dialog.getByText(`${name} is live`)).toBeVisible({ timeout: 60_000 })
  await dialog.getByRole('button', { name: 'Done' }).click()
}

/** Chooses another template in the editor. */
const changeTo = async (page: Page, template: string): Promise<void> => {
  await page.getByRole('tab', { name: 'Templates' }).click()
  await page.getByRole('button', { name: 'Change template' }).click()
  await page
    .getByRole('dialog', { name: 'Change template', exact: true })
    .getByRole('button', { name: new RegExp(`^Preview ${template}`) })
    .click()
  await page
    .getByRole('dialog', { name: template, exact: true })
    .getByRole('button', { name: 'Use this template' })
    .click()
}

/** Returns the public URL of the account's only site. */
const linkOf = async (account: Account): Promise<string> => {
  const { data } = await account.call<{ data: { siteLink: string }[] }>('GET', 'cloud-builder')
  return data[0]!.siteLink
}

test('a trade’s site gets photos, other sections and another theme, and is published with all of them', async ({
  newcomer: { mine, page },
  pictureServices,
}) => {
  await mine.call('POST', 'settings', pictureServices.sourceKeys)
  await mine.call('POST', 'naps', {
    businessName: 'Harbor Works',
    address1: '1 Pier',
    city: 'Leith',
    phone: '(555) 010-0123',
  })
  await staysAfterSave(page)
  await page.goto('/site-builder/build-site')
  await beginTradeSite(page, 'Plumber')
  await expect(heading(page, 'A repair you can look at')).toBeVisible()

  await page
    .getByRole('region', { name: 'Images for this template' })
    .getByRole('button', { name: 'Fill images' })
    .click()
  const fill = page.getByRole('dialog', { name: 'Fill images' })
  await fill.getByRole('button', { name: 'Find images' }).click()
  await fill.getByRole('button', { name: 'Use 3 images' }).click()
  await expect(fill.getByText('3 images added')).toBeVisible()
  await fill.getByRole('button', { name: 'Close' }).first().click()

  await page.getByRole('tab', { name: 'Modules' }).click()
  await page.getByRole('radiogroup', { name: 'Sections', exact: true }).getByText('Ready-made').click()
  for (const [at, { title, from, to }] of swaps.entries()) {
    await heading(page, title).click()
    if (at === 0)
      await page.getByRole('radiogroup', { name: 'Use of a section' }).getByText('Replace selected').click()
    await tile(page, to).click()
    // the section that was there is now one of the others
    await expect(tile(page, from)).toBeVisible()
    await expect(tile(page, to)).toHaveCount(0)
    await expect(heading(page, title)).toBeVisible()
  }
  await page.getByRole('tab', { name: 'Theme' }).click()
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await page
    .getByRole('list', { name: 'Themes' })
    .getByRole('button', { name: 'Chambers', exact: true })
    .click()
  await expect(heading(page, 'A repair you can look at')).toHaveCSS('font-family', /Libre Caslon Text/)
  await saveNewSite(page, 'Harbor pipes')
  await expect(page).toHaveURL(/edit-site\?id=/)

  await publish(page, 'Harbor pipes')
  await page.goto(await linkOf(mine))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Water where it should not be in Leith?')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toBeVisible()
  for (const { title } of swaps) await expect(page.getByRole('heading', { name: title })).toBeVisible()
  // answers that had to be opened stand open in the other section
  await expect(page.locator('details')).toHaveCount(0)
  const photos = page.locator('img[src$=".jpg"], img[src$=".webp"], img[src$=".avif"]')
  await expect(photos).toHaveCount(3)
  for (const photo of await photos.all()) {
    await photo.scrollIntoViewIfNeeded()
    await expect(photo).not.toHaveJSProperty('naturalWidth', 0)
    await expect(photo).toHaveAttribute('alt', /\S/)
  }
  await expect(page.locator('style[data-theme="Chambers"]')).toBeAttached()
  await page.getByRole('link', { name: 'Services', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('From the meter to the tap')
  await expect(page.locator('style[data-theme="Chambers"]')).toBeAttached()
})

test('all pages of a live site get another template at once and keep their content, and one undo reverts it', async ({
  newcomer: { mine, page },
}) => {
  const nap = await mine.call<{ _id: string }>('POST', 'naps', {
    ...{ businessName: 'Harbor Works', address1: '1 Pier', city: 'Leith', phone: '(555) 010-0123' },
  })
  const { site } = await mine.call<{ site: { _id: string } }>('POST', 'cloud-builder', {
    ...{ siteName: 'Harbor pipes', rootSlug: 'harbor-pipes', templateId: 'plumber', napId: nap._id },
    clouds: [{ cloud: 'builtin', buckets: [] }],
  })
  await publicationEnds(mine, site._id, 1)
  const link = await linkOf(mine)
  const live = async (path = '') => (await fetch(`${link}${path}`)).text()
  await staysAfterSave(page)
  await page.goto(`/site-builder/edit-site?id=${site._id}`)
  await retype(page, 'Asked with wet hands', 'Asked at the counter')
  const before = await sectionsOf(mine, site._id)
  await changeTo(page, 'Dentist')
  const dialog = page.getByRole('dialog', { name: 'Change template to Dentist' })
  const rows = dialog.getByRole('list', { name: 'Pages to change' }).getByRole('listitem')
  await expect(rows.filter({ hasText: /^HomeSections of “Home”$/ })).toHaveCount(1)
  await expect(rows.filter({ hasText: /^ContactSections of “Contact”$/ })).toHaveCount(1)
  expect(await violations(page, { within: '[role="dialog"]' })).toEqual([])
  const count = await rows.count()
  await dialog.getByRole('button', { name: `Change ${count} pages` }).click()
  await expect(dialog.getByText(`${count} pages changed`)).toBeVisible()
  const changed = await sectionsOf(mine, site._id)
  for (const name of ['Services', 'Contact', 'Blocked drains'])
    expect(changed[name]).not.toEqual(before[name])
  await dialog.getByRole('button', { name: 'Undo for all pages' }).click()
  await expect(dialog.getByRole('button', { name: 'Undo for all pages' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
  // the open page is kept a moment later
  await expect.poll(() => sectionsOf(mine, site._id)).toEqual(before)

  await changeTo(page, 'Dentist')
  await dialog.getByRole('button', { name: `Change ${count} pages` }).click()
  await expect(dialog.getByText(`${count} pages changed`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(block(page, 'Asked at the counter')).toBeVisible()
  await savePage(page)
  // visitors see none of it before it is published
  expect(await live()).toContain('Asked with wet hands')
  await publish(page, 'Harbor pipes')
  for (const path of ['', 'services/', 'about/', 'contact/'])
    expect(await live(path)).toContain('<style data-theme="Arc">')
  const home = await live()
  expect(home).toContain('Asked at the counter')
  expect(home).toContain('(555) 010-0123')
  expect(home).toContain('<title>Plumber in Leith | Harbor Works</title>')
  expect(await live('services/')).toContain('From the meter to the tap')
})

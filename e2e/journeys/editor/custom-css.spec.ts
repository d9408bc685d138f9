import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test, type Account } from '../../fixtures/accounts.ts'
import { block, savePage, staysAfterSave } from '../../fixtures/builder.ts'
import { publicationEnds } from '../../fixtures/sites.ts'

/* CSS that a person writes for a page and for all pages of a site. */

interface Site {
  readonly _id: string
  readonly siteLink: string
  readonly targets: readonly { readonly uploaded: number }[]
}

const newSite = async (account: Account): Promise<Site> => {
  const id = randomBytes(4).toString('hex')
  const { site } = await account.call<{ site: Site }>('POST', 'cloud-builder', {
    siteName: `Styled ${id}`,
    rootSlug: `styled-${id}`,
    pages: ['Home', 'About'].map((name) => ({
      name,
      slug: name.toLowerCase(),
      html: `<h2>Welcome to ${name}</h2><p>Roses in spring</p>`,
    })),
  })
  return site
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const openPageCss = async (page: Page) => {
  const panel = page.getByRole('complementary', { name: 'Style panel' })
  await page.keyboard.press('Escape')
  await panel.getByRole('button', { name: 'Edit page styles' }).click()
  await panel.getByRole('tab', { name: 'Advanced' }).click()
}
const openSiteCss = async (page: Page) => {
  await page.getByRole('tab', { name: 'Theme' }).click()
  await page.getByText('Custom CSS', { exact: true }).first().click()
}
const [teal, brown] = ['rgb(0, 128, 128)', 'rgb(139, 69, 19)']

test('CSS of a page and of its site shows in the editor and on published pages, without what is refused', async ({
  newcomer: { mine: owner, page },
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const site = await newSite(owner)
  await staysAfterSave(page)
  await page.goto(`/site-builder/edit-site?id=${site._id}`)
  const heading = block(page, 'Welcome to Home')
  await expect(heading).toBeVisible()

  // a page's CSS has an effect as it is typed; what reaches outside has not, and the field says so
  await openPageCss(page)
  await field(page, 'Page CSS').fill(
    'h2 {\n  color: teal;\n  background: url(https://tracker.test/a.png);\n}',
  )
  await expect(heading).toHaveCSS('color', teal)
  await expect(heading).toHaveCSS('background-image', 'none')
  await expect(field(page, 'Page CSS')).toHaveAccessibleDescription(
    /tracker\.test.*loads nothing from elsewhere/,
  )
  await page.getByRole('button', { name: 'Line 3, column 15' }).click()
  await expect(field(page, 'Page CSS')).toBeFocused()
  expect(await field(page, 'Page CSS').evaluate((area: HTMLTextAreaElement) => area.selectionStart)).toBe(34)

  // a box over the whole page stays in the page's frame, so that the panels can be clicked
  const cover = '\nbody::after {\n  content: "";\n  position: fixed;\n  inset: 0;\n  z-index: 2147483647;\n}'
  await field(page, 'Page CSS').fill(`h2 { color: teal }${cover}`)
  await expect(page.getByText('not published, but kept')).toBeHidden()
  await page.getByRole('tab', { name: 'Theme' }).click()
  await expect(page.getByRole('list', { name: 'Themes' })).toBeVisible()

  // a site without a theme has CSS of its own too
  await page.getByText('Custom CSS', { exact: true }).first().click()
  await field(page, 'Site CSS').fill('p { color: saddlebrown }')
  await expect(block(page, 'Roses in spring')).toHaveCSS('color', brown)
  await expect(page.getByRole('list', { name: 'Themes' })).toBeVisible()
  await field(page, 'Site CSS').blur()
  await field(page, 'Site CSS').fill('')
  await expect(block(page, 'Roses in spring')).not.toHaveCSS('color', brown)
  await field(page, 'Site CSS').blur()

  // the CSS of the site is part of its theme, and that of the page overrides it
  await page.getByRole('list', { name: 'Themes' }).getByRole('button', { name: 'Slate', exact: true }).click()
  await openSiteCss(page)
  await field(page, 'Site CSS').fill('h2, p { color: saddlebrown }\n@import "https://tracker.test/b.css";')
  await expect(block(page, 'Roses in spring')).toHaveCSS('color', brown)
  await expect(heading).toHaveCSS('color', teal)
  await expect(page.getByRole('button', { name: 'Line 2, column 1' })).toBeVisible()

  // one undo reverts all that was typed at once
  await field(page, 'Site CSS').blur()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(block(page, 'Roses in spring')).not.toHaveCSS('color', brown)
  await expect(field(page, 'Site CSS')).toHaveValue('')
  await page.getByRole('button', { name: 'Redo', exact: true }).click()
  await expect(block(page, 'Roses in spring')).toHaveCSS('color', brown)
  await savePage(page)

  const publish = async (number: number) => {
    const clouds = [{ cloud: 'builtin', buckets: [] }]
    await owner.call('POST', 'cloud-builder', { siteId: site._id, clouds })
    await publicationEnds(owner, site._id, number)
    return (await owner.call<{ site: Site }>('GET', `cloud-builder/${site._id}`)).site
  }
  const { siteLink } = await publish(1)
  const live = async (path: string) => (await fetch(`${siteLink}${path}`)).text()
  const siteCss = '<style data-custom-css="site">h2, p { color: saddlebrown }\n</style>'
  const home = await live('')
  expect(home).toContain(`${siteCss}\n<style data-custom-css="page">h2 { color: teal }${cover}</style>`)
  const about = await live('about/')
  expect(about).toContain(siteCss)
  expect(about).not.toContain('data-custom-css="page"')
  expect(home + about).not.toContain('tracker.test')

  await page.goto(`/site-builder/view-site?id=${site._id}`)
  const preview = page.frameLocator('iframe[title="Page preview"]')
  await expect(preview.getByText('Welcome to Home')).toHaveCSS('color', teal)
  await expect(preview.getByText('Roses in spring')).toHaveCSS('color', brown)

  // refused parts are still in the field; a change of one page publishes that page alone
  await page.goto(`/site-builder/edit-site?id=${site._id}`)
  await expect(heading).toHaveCSS('color', teal)
  await openSiteCss(page)
  await expect(field(page, 'Site CSS')).toHaveValue(/@import "https:\/\/tracker\.test\/b\.css";$/)
  await openPageCss(page)
  await field(page, 'Page CSS').fill('')
  await expect(heading).toHaveCSS('color', brown)
  await savePage(page)
  const again = await publish(2)
  expect(await live('')).not.toContain('data-custom-css="page"')
  expect(again.targets[0]?.uploaded).toBeLessThanOrEqual(2)
  expect(requests.filter((url) => url.includes('tracker.test'))).toEqual([])
})

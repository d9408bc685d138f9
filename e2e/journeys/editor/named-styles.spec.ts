import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test, type Account } from '../../fixtures/accounts.ts'
import { block, savePage, staysAfterSave } from '../../fixtures/builder.ts'
import { publicationEnds } from '../../fixtures/sites.ts'

/* Styles that blocks of a site share: made from a block, taken by others, with states and breakpoints. */

interface Site {
  readonly _id: string
  readonly siteLink: string
}

const newSite = async (account: Account): Promise<Site> => {
  const id = randomBytes(4).toString('hex')
  const { site } = await account.call<{ site: Site }>('POST', 'cloud-builder', {
    siteName: `Styled ${id}`,
    rootSlug: `styled-${id}`,
    pages: [
      {
        name: 'Home',
        slug: 'home',
        html: '<h2>Pruning</h2><p>Roses in spring</p><h2>Mowing</h2><p>Once a week</p>',
      },
      { name: 'About', slug: 'about', html: '<h2>Who we are</h2><p>Two gardeners</p>' },
    ],
  })
  return site
}

const panel = (page: Page) => page.getByRole('complementary', { name: 'Style panel' })
const edited = (page: Page) => panel(page).getByRole('combobox', { name: 'Edit the style of' })
const select = async (page: Page, text: string) => {
  await block(page, text).click()
  await panel(page).getByRole('tab', { name: 'Style' }).first().click()
}
const addStyle = async (page: Page, name: string, option: string | RegExp = name) => {
  await panel(page).getByRole('button', { name: 'Add style' }).click()
  await page.getByRole('textbox', { name: 'Search styles or name a new one' }).fill(name)
  await page.getByRole('option', { name: option }).click()
}
const setValue = async (page: Page, label: string, value: string) => {
  const field = panel(page).getByRole('textbox', { name: label, exact: true })
  await field.fill(value)
  await field.press('Enter')
}
const [green, red, gray] = ['rgb(11, 110, 79)', 'rgb(170, 0, 0)', 'rgb(90, 90, 90)']

test('blocks of several pages follow a named style, and a page contains only those it uses', async ({
  newcomer: { mine: owner, page },
}) => {
  const site = await newSite(owner)
  await staysAfterSave(page)
  await page.goto(`/site-builder/edit-site?id=${site._id}`)

  // made from the own style of a block, which has none afterwards
  await select(page, 'Pruning')
  await setValue(page, 'Text color', '#0b6e4f')
  await addStyle(page, 'Section title', /^Create “Section title”/)
  await expect(panel(page).getByRole('button', { name: 'Edit style Section title' })).toBeVisible()
  await expect(edited(page)).toHaveValue('s-section-title')
  await expect(block(page, 'Pruning')).toHaveCSS('color', green)

  // taken by another block, and changed for both
  await select(page, 'Mowing')
  await expect(edited(page)).toHaveValue('here')
  await addStyle(page, 'Section title')
  await expect(block(page, 'Mowing')).toHaveCSS('color', green)
  // the panel says where the color comes from, and leads there
  await panel(page).getByRole('button', { name: 'Edit Section title', exact: true }).first().click()
  await expect(edited(page)).toHaveValue('s-section-title')
  await setValue(page, 'Font size', '40')
  for (const text of ['Pruning', 'Mowing']) await expect(block(page, text)).toHaveCSS('font-size', '40px')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  for (const text of ['Pruning', 'Mowing']) await expect(block(page, text)).not.toHaveCSS('font-size', '40px')
  await page.getByRole('button', { name: 'Redo', exact: true }).click()

  // a state, shown on the canvas while it is edited
  await panel(page).getByRole('combobox', { name: 'State' }).selectOption('Hover')
  await setValue(page, 'Text color', '#aa0000')
  await expect(block(page, 'Mowing')).toHaveCSS('color', red)
  await expect(block(page, 'Pruning')).toHaveCSS('color', green)
  await panel(page).getByRole('combobox', { name: 'State' }).selectOption('Normal')
  await page.getByRole('radio', { name: 'Mobile' }).check({ force: true })
  await setValue(page, 'Font size', '28')
  await page.getByRole('radio', { name: 'Desktop' }).check({ force: true })

  // all paragraphs of the site
  await select(page, 'Roses in spring')
  await edited(page).selectOption('All paragraphs')
  await setValue(page, 'Text color', '#5a5a5a')
  for (const text of ['Roses in spring', 'Once a week'])
    await expect(block(page, text)).toHaveCSS('color', gray)

  // another page of the site has them as well
  await page.getByRole('tab', { name: 'Pages' }).click()
  await page.getByRole('treeitem', { name: /^About/ }).click()
  await expect(block(page, 'Two gardeners')).toHaveCSS('color', gray)
  await select(page, 'Who we are')
  await expect(block(page, 'Who we are')).not.toHaveCSS('color', green)
  await addStyle(page, 'Section title')
  await expect(block(page, 'Who we are')).toHaveCSS('color', green)

  // one that nothing uses is cleaned up; the others are named and listed
  await addStyle(page, 'Spare', /^Create “Spare”/)
  await panel(page).getByRole('button', { name: 'Remove style Spare from the selection' }).click()
  await page.getByRole('tab', { name: 'Theme' }).click()
  await page.getByText('Styles', { exact: true }).click()
  const list = page.getByRole('list', { name: 'Styles of this site' })
  await expect(list.getByRole('listitem')).toHaveText([/^All paragraphs/, /^Section title/, /^Spare/])
  await page.getByRole('button', { name: 'Delete 1 unused style' }).click()
  await expect(list.getByRole('listitem')).toHaveText([/^All paragraphs/, /^Section title/])
  await list.getByRole('button', { name: 'More for style Section title' }).click()
  await page.getByRole('menuitem', { name: 'Rename…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Rename style' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Chapter')
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await expect(panel(page).getByRole('button', { name: 'Edit style Chapter' })).toBeVisible()

  // kept over a reload, and published once on each page
  await savePage(page)
  await page.reload()
  await expect(block(page, 'Who we are')).toHaveCSS('color', green)
  await owner.call('POST', 'cloud-builder', { siteId: site._id, clouds: [{ cloud: 'builtin', buckets: [] }] })
  await publicationEnds(owner, site._id, 1)
  const { siteLink } = (await owner.call<{ site: Site }>('GET', `cloud-builder/${site._id}`)).site
  for (const path of ['', 'about/']) {
    const html = await (await fetch(siteLink + path)).text()
    expect(html.match(/\.s-section-title\{color:#0b6e4f/g)).toHaveLength(1)
    expect(html).toContain('.s-section-title:hover{color:#aa0000}')
    expect(html).toContain('@media (max-width:767px){.s-section-title{font-size:28px')
    expect(html).toMatch(/p:not\(_\)\{color:#5a5a5a\}/)
    expect(html).not.toContain('s-spare')
    expect(html).not.toContain('data-styles')
  }

  // deleting it asks, and leaves the look to the blocks of this page
  await page.getByRole('tab', { name: 'Theme' }).click()
  await page.getByText('Styles', { exact: true }).click()
  await list.getByRole('button', { name: 'More for style Chapter' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const question = page.getByRole('dialog', { name: 'Delete “Chapter”?' })
  await expect(question).toContainText('It is used on: About, Home.')
  await question.getByRole('button', { name: 'Delete style' }).click()
  await expect(list.getByRole('listitem')).toHaveText([/^All paragraphs/])
  await expect(block(page, 'Who we are')).toHaveCSS('color', green)
})

import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/small-site.ts'
import { canvas, openEditor, savePage } from '../../fixtures/builder.ts'
import { publicationEnds } from '../../fixtures/sites.ts'

/* Blocks that open are built in the editor, and work on the published page with scripts switched off. */

const add = async (page: Page, name: string) => {
  await page.getByRole('textbox', { name: 'Search blocks' }).fill(name)
  await page.getByRole('textbox', { name: 'Search blocks' }).press('Enter')
}

const focused = (page: Page) => page.locator(':focus')

/** Moves the focus on by the keyboard until it is on an element with this text. */
const tabTo = async (page: Page, text: string) => {
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(focused(page)).toHaveText(text, { timeout: 50 })
  }).toPass()
}

test('accordion, tabs, icon and dialog are built, published and used by the keyboard without scripts', async ({
  page,
  product,
  owner,
  site,
  browser,
}) => {
  await openEditor(page, site)
  for (const name of ['Accordion', 'Tabs', 'Dialog', 'Icon']) await add(page, name)
  await expect(canvas(page).getByText('Third question')).toBeVisible()
  await expect(canvas(page).getByText('Dialog title')).toBeVisible()

  await page.getByRole('tab', { name: 'Properties', exact: true }).click()
  await page.getByRole('button', { name: 'Choose icon' }).click()
  await page.getByRole('textbox', { name: 'Search icons' }).fill('garden')
  await page.getByRole('textbox', { name: 'Search icons' }).press('ArrowDown')
  await expect(focused(page)).toHaveRole('button')
  const icon = (await focused(page).getAttribute('title')) ?? ''
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Choose icon' })).toBeHidden()
  await expect(canvas(page).locator(`svg[data-icon="${icon}"] path`).first()).toBeAttached()
  const label = page.getByRole('textbox', { name: 'Screen reader label' })
  await label.fill('We plant gardens')
  await label.press('Enter')
  await savePage(page)

  await owner.call('POST', 'cloud-builder', {
    siteId: site._id,
    clouds: [{ cloud: 'builtin', buckets: [] }],
    status: 'published',
  })
  await publicationEnds(owner, site._id, 1)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const live = await context.newPage()
  await live.goto(`${product.sitesUrl}/${site.name.toLowerCase().replace(' ', '-')}/`)
  await expect(live.locator('script:not([type="application/ld+json"])')).toHaveCount(0)
  await expect(live.getByRole('img', { name: 'We plant gardens' })).toBeVisible()

  const answers = live.locator('.w2-accordion p')
  await expect(answers.first()).toBeHidden()
  await tabTo(live, 'First question')
  await live.keyboard.press('Enter')
  await expect(answers.first()).toBeVisible()
  await tabTo(live, 'Second question')
  await live.keyboard.press('Enter')
  await expect(answers.nth(1)).toBeVisible()
  await expect(answers.first()).toBeHidden()

  const contents = live.locator('.w2-tabs p')
  await expect(contents.first()).toBeVisible()
  await tabTo(live, 'Third tab')
  await live.keyboard.press('Enter')
  await expect(contents.nth(2)).toBeVisible()
  await expect(contents.first()).toBeHidden()
  // the keyboard can close any tab, which never leaves all of them empty
  await live.keyboard.press('Enter')
  await expect(contents.nth(2)).toBeHidden()
  await expect(contents.first()).toBeVisible()

  const dialog = live.getByRole('dialog', { name: 'Dialog' })
  await expect(dialog).toBeHidden()
  await tabTo(live, 'Open dialog')
  await live.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await live.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(focused(live)).toHaveText('Open dialog')
  await live.keyboard.press('Enter')
  await tabTo(live, 'Close')
  await live.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await context.close()
})

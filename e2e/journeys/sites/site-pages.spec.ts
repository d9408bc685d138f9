import type { Page } from '@playwright/test'
import { violations } from '../../fixtures/axe.ts'
import { block, canvas, drag, openEditor, pointOf, retype, saveState } from '../../fixtures/builder.ts'
import { finger } from '../../fixtures/finger.ts'
import { hear } from '../../fixtures/hear.ts'
import { liveSocket } from '../../fixtures/live-socket.ts'
import { expect, test } from '../../fixtures/small-site.ts'

/* The pages of a site as a tree: sorted, named, copied, deleted, and shown to visitors. */

const tree = (page: Page) => page.getByRole('tree', { name: 'Pages' })
/** Returns the line of a page, whose accessible name contains its path. */
const line = (page: Page, name: string) =>
  tree(page).getByRole('treeitem', { name: new RegExp(`^${name} /`) })
const form = (page: Page, name: string) => page.getByRole('form', { name })

const menu = async (page: Page, name: string, entry: string) => {
  await line(page, name).hover()
  await page.getByRole('button', { name: `More actions for ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

const addPage = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Add page' }).click()
  await form(page, 'New page').getByLabel('Page Name').fill(name)
  await form(page, 'New page').getByRole('button', { name: 'Add page' }).click()
  await expect(line(page, name)).toBeVisible()
  // an event may add the line before the answer closes the form
  await expect(form(page, 'New page')).toBeHidden()
  // the page is open now, so the next actions apply to it
  await expect(line(page, name)).toHaveAttribute('aria-current', 'page')
}

/** Returns the paths of all pages, top down. */
const addresses = (page: Page) =>
  tree(page)
    .getByRole('treeitem')
    .evaluateAll((lines) => lines.map((one) => one.getAttribute('title')?.split('\n')[1]))

test('pages are added, nested, moved by keyboard and mouse, copied and deleted, and nothing typed is lost', async ({
  page,
  site,
  pageOf,
  owner,
}) => {
  await openEditor(page, site)
  await page.getByRole('tab', { name: 'Pages' }).click()
  await addPage(page, 'Services')
  await addPage(page, 'Lawn care')
  await line(page, 'Home').click()
  await expect(block(page, 'Alpha')).toBeVisible()

  // a slug that is taken, and a page without a name
  await menu(page, 'Lawn care', 'Rename')
  const rename = form(page, 'Rename Lawn care')
  await rename.getByLabel('Page slug').fill('services')
  await rename.getByRole('button', { name: 'Rename' }).click()
  await expect(rename.getByText('Please use unique slug')).toBeVisible()
  await rename.getByLabel('Page slug').fill('../../up')
  await rename.getByRole('button', { name: 'Rename' }).click()
  await expect(rename.getByText(/single hyphens/)).toBeVisible()
  await page.keyboard.press('Escape')
  await menu(page, 'Home', 'Rename')
  await form(page, 'Rename Home').getByLabel('Page Name').fill('')
  await line(page, 'Other').click()
  await expect(
    page.getByText("Please, fill the Page slug and Page Name. It is required. They shouldn't be empty."),
  ).toBeVisible()
  await expect(block(page, 'Alpha')).toBeVisible()
  await form(page, 'Rename Home').getByRole('button', { name: 'Cancel' }).click()

  // by keyboard: below the previous page, and up
  await line(page, 'Lawn care').click({ button: 'right' })
  await page.keyboard.press('Escape')
  await tree(page).focus()
  await page.keyboard.press('End')
  await page.keyboard.press('Alt+ArrowRight')
  await expect(page.getByText('“Lawn care” moved to /services/lawn-care.')).toBeVisible()
  await expect.poll(() => addresses(page)).toEqual(['/', '/other', '/services', '/services/lawn-care'])
  await expect(line(page, 'Lawn care')).toHaveAttribute('aria-level', '2')
  await page
    .getByRole('alert')
    .filter({ hasText: 'moved to /services/lawn-care' })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect.poll(() => addresses(page)).toEqual(['/', '/other', '/services', '/lawn-care'])

  // by mouse: into a page, and to the top between two
  await drag(page, { from: line(page, 'Lawn care'), to: line(page, 'Services') })
  await expect.poll(() => addresses(page)).toEqual(['/', '/other', '/services', '/services/lawn-care'])
  await drag(page, { from: line(page, 'Services'), to: line(page, 'Other'), at: { x: 0.3, y: 3 } })
  await expect.poll(() => addresses(page)).toEqual(['/', '/services', '/services/lawn-care', '/other'])
  // the upper middle of the line, because from the exact middle on the drop position is behind the page
  // itself
  const heard = await hear(page)
  await drag(page, { from: line(page, 'Services'), to: line(page, 'Lawn care'), at: { x: 0.5, y: 0.4 } })
  await heard('A page can’t be nested under itself.')
  await page.keyboard.press('ArrowLeft')
  await expect(line(page, 'Services')).toHaveAttribute('aria-expanded', 'false')
  await expect(line(page, 'Lawn care')).toBeHidden()
  await page.keyboard.press('ArrowRight')

  // typed text is kept when the page changes, and another tab sees the tree change
  const other = await pageOf(owner)
  const connected = liveSocket(other)
  await openEditor(other, site)
  await connected
  await other.getByRole('tab', { name: 'Pages' }).click()
  await retype(page, 'Alpha', 'Typed before leaving')
  await line(page, 'Other').click()
  await expect(block(page, 'The other page')).toBeVisible()
  await expect(tree(page)).toBeVisible()
  await retype(page, 'The other page', 'Typed and not saved')
  await block(page, 'Typed and not saved').click()
  await expect(saveState(page)).toHaveText('Unsaved changes')
  await menu(page, 'Services', 'Duplicate')
  await expect(line(page, 'Services copy')).toBeVisible()
  await expect(line(other, 'Services copy')).toBeVisible()
  await expect(saveState(page)).toHaveText('Unsaved changes')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(block(page, 'Typed and not saved')).toBeVisible()
  await page.getByRole('tab', { name: 'Pages' }).click()

  // neither the open page nor home can be deleted; pages below a deleted one stay
  await tree(page).focus()
  await page.keyboard.press('Delete')
  await heard('You can’t delete the open page.')
  await menu(page, 'Services', 'Delete')
  await expect(page.getByText('Its subpages move up one level')).toBeVisible()
  await page.getByRole('button', { name: 'Delete page' }).click()
  await expect.poll(() => addresses(page)).toEqual(['/', '/lawn-care', '/services-copy', '/other'])
  await menu(page, 'Lawn care', 'Set as home page')
  await expect(tree(page).getByRole('treeitem', { name: 'Lawn care /, home page' })).toBeVisible()
  await expect.poll(() => addresses(page)).toEqual(['/', '/home', '/services-copy', '/other'])
  expect(await violations(page)).toEqual([])
  await line(page, 'Home').click()
  await expect(block(page, 'Typed before leaving')).toBeVisible()
})

test('one header with a navigation stands on all pages, follows the tree, and is the same published', async ({
  page,
  owner,
}) => {
  const pages = ['home', 'services', 'lawn', 'about'].map((slug) => ({
    _id: slug,
    name: slug,
    slug,
    ...(slug === 'lawn' && { parentId: 'services' }),
    html: `<header><p>The header of ${slug}</p></header><h1>Alpha</h1><p>Text of ${slug}</p>`,
  }))
  const { site } = await owner.call<{ site: { _id: string; pages: { _id: string; slug: string }[] } }>(
    'POST',
    'cloud-builder',
    { siteName: 'Headed', rootSlug: 'headed', pages },
  )
  await openEditor(page, { _id: site._id })
  await canvas(page)
    .locator('header')
    .click({ position: { x: 200, y: 4 } })
  await page.getByRole('tab', { name: 'Blocks' }).click()
  await page.getByRole('button', { name: 'Navigation', exact: true }).click()
  const nav = canvas(page).getByRole('navigation', { name: 'Main' })
  await expect(nav.getByRole('link', { name: 'home' })).toHaveAttribute('aria-current', 'page')
  await expect(canvas(page).locator('header nav')).toBeVisible()

  await page.getByRole('button', { name: 'Page', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Header and footer…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Header and footer' })
  const onAllPages = dialog.getByRole('button', { name: 'Use on all pages' }).first()
  await expect(onAllPages).toBeVisible()
  expect(await violations(page, { within: '[role="dialog"]' })).toEqual([])
  const heard = await hear(page)
  await onAllPages.click()
  await heard('All pages now begin with this header')

  // the canvas updates when a page is renamed
  await page.getByRole('tab', { name: 'Pages' }).click()
  await menu(page, 'about', 'Rename')
  await form(page, 'Rename about').getByLabel('Page Name').fill('Who we are')
  await form(page, 'Rename about').getByRole('button', { name: 'Rename' }).click()
  await expect(nav.getByRole('link', { name: 'Who we are' })).toBeVisible()
  await line(page, 'lawn').click()
  await expect(block(page, 'Text of lawn')).toBeVisible()
  await expect(canvas(page).getByText('The header of home')).toBeVisible()
  await expect(canvas(page).getByText('The header of lawn')).toBeHidden()

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const publish = page.getByRole('dialog', { name: 'Publish site' })
  await expect(publish.getByText(/^8 new files/)).toBeVisible()
  await publish.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(publish.getByText('Headed is live')).toBeVisible()
  const address = await publish.getByRole('link', { name: /^http/ }).innerText()
  await page.goto(`${address}services/lawn/`)
  const live = page.getByRole('navigation', { name: 'Main' })
  await expect(page.locator('header').getByText('The header of home')).toBeVisible()
  await expect(live.locator('a', { hasText: 'lawn' })).toHaveAttribute('aria-current', 'page')
  // drop-down entries are reachable by keyboard, without a script
  await expect(live.getByRole('link', { name: 'lawn' })).toBeHidden()
  await live.getByRole('link', { name: 'services' }).focus()
  await expect(live.getByRole('link', { name: 'lawn' })).toBeVisible()
  await live.getByRole('link', { name: 'Who we are' }).click()
  await expect(page.getByText('Text of about')).toBeVisible()
  await page.getByRole('link', { name: 'home' }).click()
  await expect(page.getByText('Text of home')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a thousand pages are scrolled, and one is dragged by its grip', async ({ page, owner }) => {
    const pages = Array.from({ length: 1_000 }, (_, at) => ({ name: `Page ${at}`, slug: `page-${at}` }))
    const { site } = await owner.call<{ site: { _id: string } }>('POST', 'cloud-builder', {
      siteName: 'Thousand',
      rootSlug: 'thousand',
      pages,
    })
    await page.goto(`/site-builder/edit-site?id=${site._id}`)
    await page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name: 'Pages' }).tap()
    await expect(line(page, 'Page 1')).toBeVisible()
    expect(await tree(page).getByRole('treeitem').count()).toBeLessThan(40)
    await tree(page).evaluate((element) => element.scrollTo(0, element.scrollHeight))
    await expect(line(page, 'Page 999')).toBeVisible()
    await tree(page).evaluate((element) => element.scrollTo(0, 0))
    const hand = await finger(page)
    const grip = line(page, 'Page 3').locator('span[class*="grip"]')
    await hand.drag({ from: await pointOf(grip), to: await pointOf(line(page, 'Page 1')) })
    await expect(line(page, 'Page 3')).toHaveAttribute('aria-level', '2')
    await line(page, 'Page 3').tap()
    await expect(page).toHaveURL(/page=/)
    await expect(tree(page)).toBeHidden()
  })
})

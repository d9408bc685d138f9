import type { Locator, Page } from '@playwright/test'
import { violations } from '../../fixtures/axe.ts'
import { canvas } from '../../fixtures/builder.ts'
import { beginTradeSite } from '../../fixtures/new-site.ts'
import { expect, test } from '../../fixtures/picture-world.ts'

/* Places of pictures on pages made from a template, filled in one step from a source of photos. */

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Fill images' })
const rows = (page: Page): Locator => dialog(page).getByRole('group')
const button = (page: Page, name: string | RegExp): Locator => dialog(page).getByRole('button', { name })
const drawings = (page: Page): Locator => canvas(page).locator('svg[preserveAspectRatio="xMidYMid slice"]')

const openFill = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Page', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Fill images…' }).click()
  await expect(dialog(page)).toBeVisible()
}

/** Begins a site from the plumber's template; its home page has three places. */
const beginPlumber = async (page: Page): Promise<void> => {
  await page.goto('/site-builder/build-site')
  await beginTradeSite(page, 'Plumber')
  await expect(canvas(page).getByRole('heading', { name: 'A repair you can look at' })).toBeVisible()
}

test('all drawings of a page are filled from a source at once, with rights, and one undo brings them back', async ({
  newcomer: { mine, page },
  pictureServices,
}) => {
  await mine.call('POST', 'settings', pictureServices.sourceKeys)
  await beginPlumber(page)
  // offered once, in a note
  await page
    .getByRole('region', { name: 'Images for this template' })
    .getByRole('button', { name: 'Fill images' })
    .click()
  await expect(dialog(page).getByRole('heading', { name: '3 drawings to replace' })).toBeVisible()
  await expect(button(page, 'Use images')).toBeDisabled()
  await dialog(page).getByRole('combobox', { name: 'Source' }).click()
  await page.getByRole('option', { name: 'Pexels' }).click()
  await button(page, 'Find images').click()

  const first = rows(page).first()
  await expect(first.getByRole('heading', { name: 'A repair you can look at' })).toBeVisible()
  await expect(first.getByRole('link', { name: 'Photo by Lukas Rodriguez on Pexels' })).toBeVisible()
  await expect(first.getByRole('link', { name: 'Pexels License' })).toBeVisible()
  await expect(button(page, 'Use 3 images')).toBeEnabled()
  // nothing is taken before it is confirmed
  expect(await mine.call('GET', 'image-rights')).toMatchObject({ total: 0 })
  const suggested = first.getByRole('img')
  const before = await suggested.getAttribute('src')
  await first.getByRole('button', { name: 'Another image' }).click()
  await expect(suggested).not.toHaveAttribute('src', before!)
  await first.getByRole('textbox', { name: 'Alt text' }).fill('Soldering a joint')
  const last = rows(page).last()
  await last.getByRole('button', { name: 'Keep drawing' }).click()
  await expect(last.getByRole('button', { name: 'Keep drawing' })).toHaveAttribute('aria-pressed', 'true')
  expect(await violations(page, { within: '[role="dialog"]' })).toEqual([])
  const shown = await drawings(page).count()
  await button(page, 'Use 2 images').click()
  await expect(dialog(page).getByText('2 images added')).toBeVisible()
  expect(await violations(page, { within: '[role="dialog"]' })).toEqual([])
  await button(page, 'Close').first().click()

  const image = canvas(page).locator('img[alt="Soldering a joint"]')
  await expect(image).toHaveAttribute('src', /^\/media\/.+\.jpg$/)
  await expect(image).toHaveAttribute('width', /^\d+$/)
  await expect(image).toHaveAttribute('height', /^\d+$/)
  await expect(drawings(page)).toHaveCount(shown - 2)
  const rights = await mine.call<{ data: object[] }>('GET', 'image-rights')
  // all images of this source have the same bytes, which the library stores once
  expect(rights.data).toMatchObject([{ source: 'pexels', credit: 'Photo by Lukas Rodriguez on Pexels' }])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(image).toHaveCount(0)
  await expect(drawings(page)).toHaveCount(shown)
  await page.reload()
  await expect(canvas(page).getByRole('heading', { name: 'A repair you can look at' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Images for this template' })).toHaveCount(0)
})

test('a whole site is filled, licenses that want credit get it, and a source’s refusal keeps all drawings', async ({
  newcomer: { page },
}) => {
  await beginPlumber(page)
  await openFill(page)
  // without a key there is one source
  await expect(dialog(page).getByRole('combobox', { name: 'Source' })).toHaveValue('Wikimedia')
  await expect(
    dialog(page).getByText('Add an API key of Pexels, Pixabay or Unsplash for more photos.'),
  ).toBeVisible()
  await page.route('**/api/image-search?*', (route) =>
    route.fulfill({
      status: 429,
      json: { name: 'TooManyRequests', code: 429, message: 'Wikimedia is limiting requests right now.' },
    }),
  )
  await button(page, 'Find images').click()
  await expect(dialog(page).getByRole('alert')).toContainText('Wikimedia is limiting requests right now.')
  await expect(button(page, 'Use images')).toBeDisabled()
  await page.unroute('**/api/image-search?*')
  await button(page, 'Try again').click()
  await expect(button(page, 'Use 3 images')).toBeEnabled()

  await dialog(page).getByText('Whole site').click()
  const heading = dialog(page).getByRole('heading', { name: /^\d+ drawings to replace$/ })
  await expect(heading).not.toHaveText('3 drawings to replace')
  // portraits of people are the owner's to give
  await expect(dialog(page).getByRole('heading', { name: /places for your own images$/ })).toBeVisible()
  const count = Number.parseInt((await heading.textContent()) ?? '', 10)
  await button(page, 'Find images').click()
  await button(page, `Use ${count} images`).click()
  await expect(dialog(page).getByText(`${count} images added`)).toBeVisible()
  await button(page, 'Close').first().click()
  await expect(canvas(page).getByText(/^Image credits: .*CC BY-SA 4\.0/)).toBeVisible()

  // pages that were closed have their images, and their own undo
  await page.getByRole('tab', { name: 'Pages' }).click()
  await page.getByRole('treeitem', { name: /^Services/ }).click()
  const images = canvas(page).locator('img[src^="/media/"]')
  await expect(images.first()).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(images).toHaveCount(0)
})

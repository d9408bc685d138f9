import type { Page } from '@playwright/test'
import { violations } from '../../fixtures/axe.ts'
import { expect, test } from '../../fixtures/accounts.ts'
import { liveSocket } from '../../fixtures/live-socket.ts'

/*
 * Articles: written by hand, saved automatically, restored after a reload, compared and reverted, with two
 * users in one text.
 */

interface Stored {
  readonly _id: string
  readonly title: string
  readonly text: string
  readonly revision: number
}

const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })
const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true })
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name, exact: true })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
/** Waits until a closed dialog has returned the focus to the text. */
const backInText = async (page: Page) => {
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(text(page)).toBeFocused()
}
const saved = (page: Page) => expect(page.getByText(/^Saved at/)).toBeVisible()

/** Pastes HTML into the text as from another program's clipboard. */
const paste = (page: Page, html: string) =>
  text(page).evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP4z8CAB+GTG8HSALfKY52fTcuYAAAAAElFTkSuQmCC'

test('an article is written by hand, with everything that belongs into one', async ({
  newcomer: { mine, page },
}) => {
  await mine.call('POST', 'naps', { businessName: 'Green Acre', address1: '1 Elm St', phone: '555 0100' })
  await mine.call('POST', 'categories', { name: 'Gardens' })
  await page.goto('/articles')
  await expect(page.getByRole('heading', { name: 'No articles yet' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Add article' }).click()

  await expect(text(page)).toHaveCSS('min-height', '300px')
  await expect(tool(page, 'Insert image')).toBeVisible()
  await text(page).click()
  await tool(page, 'Heading 2').click()
  await backInText(page)
  await page.keyboard.type('Why prune')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Cut ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('dry wood')
  await page.keyboard.press('Control+b')
  await page.keyboard.type(' in March. ')
  await tool(page, 'Add link').click()
  await dialog(page, 'Add link').getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog(page, 'Add link').getByText('Enter the link text.')).toBeVisible()
  await dialog(page, 'Add link').getByLabel('Text').fill('More')
  await dialog(page, 'Add link').getByLabel('URL').fill('example.com/roses')
  await dialog(page, 'Add link').getByLabel('Open in new tab').check()
  await dialog(page, 'Add link').getByLabel('Nofollow').check()
  await dialog(page, 'Add link').getByRole('button', { name: 'Add', exact: true }).click()
  await expect(text(page).getByRole('link', { name: 'More' })).toHaveAttribute('rel', 'nofollow noopener')
  await backInText(page)
  await page.keyboard.press('Enter')

  await page.getByRole('textbox', { name: 'Keyword' }).fill('pruning roses')
  await text(page).locator('p').last().click()
  await paste(page, `<p>Pasted <img src="data:image/png;base64,${pixel}"></p>`)
  const picture = text(page).locator('img[alt]:not([alt=""])')
  await expect(picture).toHaveAttribute('src', /^\/media\//)
  await expect(picture).toHaveAttribute('alt', 'pruning roses')
  await expect(picture).toHaveAttribute('title', 'pruning roses')
  await expect(picture).toHaveCSS('float', 'left')
  await expect(picture).toHaveCSS('margin', '10px')

  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await tool(page, 'Insert video').click()
  const video = dialog(page, 'Insert video')
  await expect(video.getByLabel('Width')).toHaveValue('700 px')
  await expect(video.getByLabel('Height')).toHaveValue('400 px')
  const insert = video.getByRole('button', { name: 'Insert' })
  await expect(insert).toBeDisabled()
  await video.getByLabel('URL').fill('https://example.com/film')
  await expect(video.getByText(/watch, short or embed link/)).toBeVisible()
  await video.getByLabel('URL').fill('https://youtu.be/dQw4w9WgXcQ')
  await video.getByLabel('Width').fill('-1')
  await expect(video.getByText('Width should be more than 0')).toBeVisible()
  await video.getByLabel('Height').fill('0')
  await expect(video.getByText('Height should be more than 0')).toBeVisible()
  await expect(insert).toBeDisabled()
  await video.getByLabel('Width').fill('560')
  await video.getByLabel('Height').fill('315')
  await video.getByLabel('Title').fill('How to cut')
  expect(await violations(page, { within: '[role="dialog"]' })).toEqual([])
  await insert.click()
  await expect(text(page).locator('iframe')).toHaveAttribute('width', '560')

  await backInText(page)
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await tool(page, 'Insert business listing').click()
  await page.getByRole('radio', { name: /Green Acre/ }).check()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: /^Insert \d fields$/ }).click()
  await expect(text(page)).toContainText('Phone: 555 0100')

  await title(page).fill('Pruning roses')
  await page.getByRole('button', { name: 'Generate from title' }).click()
  await expect(page.getByRole('textbox', { name: 'Slug' })).toHaveValue('pruning-roses')
  await page.getByRole('combobox', { name: 'Category' }).click()
  await page.getByRole('option', { name: 'Gardens' }).click()
  await page.keyboard.press('Control+s')
  await saved(page)
  await expect(page).toHaveURL(/edit-article\?id=/)
  expect(await violations(page)).toEqual([])

  const id = new URL(page.url()).searchParams.get('id')!
  const stored = await mine.call<Stored>('GET', `articles/${id}`)
  for (const part of [
    '<h2>Why prune</h2>',
    '<strong>dry wood</strong>',
    'href="https://example.com/roses"',
    'alt="pruning roses"',
    'src="https://www.youtube.com/embed/dQw4w9WgXcQ"',
    '<strong>Green Acre</strong>',
  ])
    expect(stored.text).toContain(part)

  await page.getByRole('button', { name: 'Mark as reviewed' }).click()
  await expect(page.getByText(/^Reviewed by .+\.$/)).toBeVisible()
  await page.goto(`/articles/view-article?id=${id}`)
  await expect(page.getByRole('heading', { name: 'Why prune' })).toBeVisible()
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
  await crumbs.getByRole('link', { name: 'Articles' }).click()
  await expect(page.getByRole('row', { name: /Pruning roses Gardens Draft/ })).toBeVisible()
})

test('text is saved automatically, found, replaced, and restored after a reload', async ({
  newcomer: { mine, page },
}) => {
  const first = Promise.withResolvers<void>()
  const sent = Promise.withResolvers<void>()
  await page.route('**/api/articles', async (route) => {
    if (route.request().method() === 'POST') {
      sent.resolve()
      await first.promise
    }
    await route.fallback()
  })
  await page.goto('/articles/add-article')
  await title(page).fill('Lawns')
  await text(page).click()
  await page.keyboard.type('Moss here,')
  // text typed during the first save neither interrupts the typing nor is lost
  await sent.promise
  await page.keyboard.type(' moss')
  first.resolve()
  await expect(page).toHaveURL(/edit-article\?id=/)
  await page.keyboard.type(' there.')
  await saved(page)
  await expect(page.getByText('4 words', { exact: true })).toBeVisible()

  await page.keyboard.press('Control+f')
  const find = page.getByRole('search', { name: 'Find and replace' })
  await find.getByRole('textbox', { name: 'Find', exact: true }).fill('moss')
  await expect(find.getByRole('status')).toHaveText(/2 found|1 of 2/)
  await find.getByLabel('Match case').check()
  await expect(find.getByRole('status')).toHaveText(/1 found|1 of 1/)
  await find.getByLabel('Match case').uncheck()
  await find.getByLabel('Replace with').fill('clover')
  await find.getByRole('button', { name: 'Replace all' }).click()
  await expect(text(page)).toHaveText('clover here, clover there.')
  await page.keyboard.press('Escape')

  await tool(page, 'Full screen').click()
  await tool(page, 'HTML source').click()
  const source = page.getByRole('textbox', { name: 'Text: HTML source' })
  await expect(source).toHaveValue('<p>clover here, clover there.</p>')
  await source.fill('<h2>Clover</h2><p onclick="a()">clover <script>a()</script>everywhere</p>')
  await tool(page, 'HTML source').click()
  await expect(text(page).getByRole('heading', { name: 'Clover' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tool(page, 'Full screen')).toBeVisible()

  // nothing reaches the server any more, so the typed text exists only in this tab
  await page.route('**/api/articles/**', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
  )
  await text(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' and daisies')
  await expect(page.getByText(/^Not saved\. Can’t reach the server/)).toBeVisible()
  page.on('dialog', (question) => void question.accept())
  await page.reload()
  await expect(text(page)).toContainText('everywhere and daisies')
  await expect(page.getByText('We restored your unsaved changes.')).toBeVisible()
  await page.unroute('**/api/articles/**')
  await page.keyboard.press('Control+s')
  await saved(page)
  const id = new URL(page.url()).searchParams.get('id')!
  expect((await mine.call<Stored>('GET', `articles/${id}`)).text).toBe(
    '<h2>Clover</h2><p>clover everywhere and daisies</p>',
  )
})

test('on a phone, the buttons of an article share one line, and the rarer ones a menu', async ({
  newcomer: { mine, page },
}) => {
  const { _id } = await mine.call<Stored>('POST', 'articles', { title: 'Hedges', text: '<p>Trim</p>' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/articles/edit-article?id=${_id}`)
  const lines = async () => {
    const boxes = await Promise.all(
      ['Publish', 'More', 'Save'].map((name) =>
        page.getByRole('button', { name, exact: true }).boundingBox(),
      ),
    )
    return new Set(boxes.map((box) => Math.round(box!.y))).size
  }
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  expect(await lines()).toBe(1)
  await expect(page.getByRole('button', { name: 'Export' })).toHaveCount(0)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await expect(page.getByRole('menuitem', { name: 'HTML' })).toBeVisible()
  await page.getByRole('menuitem', { name: 'Versions' }).click()
  await expect(dialog(page, 'Versions')).toBeVisible()
})

test('an earlier version is compared and restored, and neither of two people loses a word', async ({
  newcomer: { mine, page },
  pageOf,
}) => {
  const { _id } = await mine.call<Stored>('POST', 'articles', {
    title: 'Hedges',
    text: '<p>Trim in June</p>',
  })
  await mine.call('PATCH', `articles/${_id}`, { text: '<p>Trim in July</p>' })
  await page.goto(`/articles/edit-article?id=${_id}`)
  await page.getByRole('button', { name: 'Versions' }).click()
  const versions = dialog(page, 'Versions')
  await expect(versions.locator('del')).toHaveText('June')
  await expect(versions.locator('ins')).toHaveText('July')
  expect(await violations(page, { within: '[role="dialog"]' })).toEqual([])
  await versions.getByRole('button', { name: 'Restore version' }).click()
  await expect(text(page)).toHaveText('Trim in June')

  const second = await pageOf(mine)
  const live = liveSocket(second)
  await second.goto(page.url())
  await live
  await expect(text(second)).toHaveText('Trim in June')
  await text(second).click()
  await page.route('**/api/articles/**', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
  )
  await text(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' by hand')
  await second.keyboard.press('Control+End')
  await second.keyboard.type(' or August')
  await saved(second)
  await expect(page.getByText('Someone else edited this article.')).toBeVisible()
  await page.unroute('**/api/articles/**')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Not saved: edited by someone else')).toBeVisible()
  await page.getByRole('button', { name: 'Compare' }).click()
  const compare = dialog(page, 'Compare')
  await expect(compare.getByLabel('Saved version')).toContainText('or August')
  await expect(compare.getByLabel('Your version')).toContainText('by hand')
  await compare.getByRole('button', { name: 'Keep my version' }).click()
  await saved(page)
  await expect(second.getByText('Someone else edited this article.')).toBeVisible()
  await second.getByRole('button', { name: 'Compare' }).click()
  await dialog(second, 'Compare').getByRole('button', { name: 'Use saved version' }).click()
  await expect(text(second)).toHaveText('Trim in June by hand')
})

import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../../fixtures/small-site.ts'
import { block, blockActions, canvas, openEditor, savePage, type SmallSite } from '../../fixtures/builder.ts'
import { publicationEnds } from '../../fixtures/sites.ts'

/* Tables, videos and maps after a click, movements, and shapes: built in the editor, and used on the published page. */

const add = async (page: Page, name: string) => {
  await page.getByRole('textbox', { name: 'Search blocks' }).fill(name)
  await page.getByRole('textbox', { name: 'Search blocks' }).press('Enter')
}

const openTab = (page: Page, name: 'Properties' | 'Style') =>
  page.getByRole('tabpanel', { name: 'Style' }).getByRole('tab', { name, exact: true }).click()

const rows = (page: Page) => canvas(page).locator('table tr')

/** Returns the texts of a table's rows. */
const tableTexts = (page: Page) =>
  rows(page).evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)))

/* Runs in the page. */
const pasteInPage = (element: Element, text: string) => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

const other = 'https://www.youtube-nocookie.com'

/** Answers for the video service, and notes each request that leaves the site. */
const watch = async (context: BrowserContext, own: string): Promise<string[]> => {
  const left: string[] = []
  await context.route('**/*', (route) => {
    const url = route.request().url()
    if (url.startsWith(own)) return route.continue()
    left.push(url)
    return route.fulfill({ contentType: 'text/html', body: `<p>The player</p>` })
  })
  return left
}

test('a table is filled by Tab, from a spreadsheet and by its buttons, and is a real table on the page', async ({
  page,
  site,
}) => {
  await openEditor(page, site)
  await add(page, 'Table')
  await block(page, 'First service').click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText('Mowing')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText('Front and back')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('End')
  await page.keyboard.insertText(' the lawn')
  await expect
    .poll(async () => (await tableTexts(page))[1])
    .toEqual(['Mowing the lawn', 'Front and back', 'Price'])

  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await canvas(page)
    .locator('[contenteditable="true"]')
    .evaluate(pasteInPage, '$40\tper visit\n$60\tper hour')
  await expect
    .poll(async () => (await tableTexts(page)).slice(1).map((row) => row.slice(2)))
    .toEqual([
      ['$40', 'per visit'],
      ['$60', 'per hour'],
    ])

  await openTab(page, 'Properties')
  await page.getByRole('button', { name: 'Add row below' }).click()
  await expect(rows(page)).toHaveCount(4)
  await page.getByRole('button', { name: 'Move row up' }).click()
  await page.getByRole('button', { name: 'Delete row' }).click()
  await expect(rows(page)).toHaveCount(3)
  await page.getByRole('checkbox', { name: 'Header column' }).check()
  await expect(canvas(page).locator('tbody th[scope="row"]')).toHaveCount(2)
  await page.getByRole('textbox', { name: 'Caption' }).fill('What it costs')
  await page.getByRole('textbox', { name: 'Caption' }).press('Enter')
  await expect(canvas(page).locator('caption')).toHaveText('What it costs')

  await page.getByRole('button', { name: 'Paste table…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Paste table' })
  await dialog
    .getByRole('textbox', { name: 'Rows' })
    .fill('Day\tOpen\nMonday\t8 to 5\nTuesday\t9 to 6\nSunday\tclosed')
  await expect(dialog.getByText('4 rows, 2 columns.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Replace content' }).click()
  await expect
    .poll(() => tableTexts(page))
    .toEqual([
      ['Day', 'Open'],
      ['Monday', '8 to 5'],
      ['Tuesday', '9 to 6'],
      ['Sunday', 'closed'],
    ])
  await expect(canvas(page).locator('thead th[scope="col"]')).toHaveCount(2)
})

const publish = async (owner: Parameters<typeof publicationEnds>[0], site: SmallSite) => {
  await owner.call('POST', 'cloud-builder', {
    siteId: site._id,
    clouds: [{ cloud: 'builtin', buckets: [] }],
    status: 'published',
  })
  await publicationEnds(owner, site._id, 1)
}

test('a video leaves the site only after a click, and blocks move as they come into view, without scripts', async ({
  page,
  product,
  owner,
  site,
  browser,
}) => {
  await openEditor(page, site)
  await block(page, 'Gamma').click()
  await page.keyboard.press('Escape')
  await openTab(page, 'Style')
  await page.getByText('Motion', { exact: true }).click()
  await page.getByRole('combobox', { name: 'Movement' }).selectOption({ label: 'Rise' })
  await page.getByRole('textbox', { name: 'Distance (px)' }).fill('60')
  await page.getByRole('textbox', { name: 'Distance (px)' }).press('Enter')
  await page.getByRole('button', { name: 'Play on the page' }).click()
  await expect(block(page, 'Gamma')).not.toHaveAttribute('data-motion')

  await add(page, 'Shape divider')
  await add(page, 'YouTube')
  await openTab(page, 'Properties')
  await page.getByRole('checkbox', { name: 'Load only after a click' }).check()
  await expect(canvas(page).getByRole('button', { name: 'Play video' })).toBeVisible()
  await savePage(page)
  await publish(owner, site)
  const address = `${product.sitesUrl}/${site.name.toLowerCase().replace(' ', '-')}/`
  const { link } = await owner.call<{ link: string }>('POST', 'preview-links', { siteId: site._id })

  for (const [shown, javaScriptEnabled] of [
    [address, true],
    [address, false],
    [link, true],
  ] as const) {
    const context = await browser.newContext({ javaScriptEnabled })
    const left = await watch(context, product.sitesUrl)
    const live = await context.newPage()
    await live.goto(shown)
    await expect(live.locator('svg path').first()).toBeAttached()
    await expect(live.getByText('loads from YouTube')).toBeVisible()
    expect(left).toEqual([])
    await live.getByRole('button', { name: 'Play video' }).click()
    await expect(live.frameLocator('iframe').getByText('The player')).toBeVisible()
    await expect(live.getByRole('button', { name: 'Play video' })).toBeHidden()
    expect(left).toEqual([`${other}/embed/aqz-KE-bpKQ?autoplay=1`])
    expect(live.url()).toBe(shown)
    await context.close()
  }

  const left = await watch(page.context(), product.url)
  await page.goto(`/site-builder/view-site?id=${site._id}`)
  const preview = page.frameLocator('iframe[title="Page preview"]')
  await preview.getByRole('button', { name: 'Play video' }).click()
  await expect(preview.frameLocator('iframe').getByText('The player')).toBeVisible()
  await expect(preview.getByRole('button', { name: 'Play video' })).toBeHidden()
  expect(left).toEqual([`${other}/embed/aqz-KE-bpKQ?autoplay=1`])

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const context = await browser.newContext({ reducedMotion, viewport: { width: 800, height: 150 } })
    const live = await context.newPage()
    await live.goto(address)
    const text = live.getByText('Gamma', { exact: true })
    await expect(text).toHaveCSS('opacity', reducedMotion === 'reduce' ? '1' : '0')
    await text.scrollIntoViewIfNeeded()
    await live.mouse.wheel(0, 120)
    await expect(text).toHaveCSS('opacity', '1')
    await context.close()
  }
})

test('a header made of blocks sticks to the top of phones, with its menu behind a button', async ({
  page,
  product,
  owner,
  site,
  browser,
}) => {
  await openEditor(page, site)
  await block(page, 'First band').click()
  await page.keyboard.press('Escape')
  await blockActions(page).getByRole('button', { name: 'Select parent' }).click()
  await add(page, 'Navigation')
  await openTab(page, 'Properties')
  await page.getByRole('checkbox', { name: 'Menu button on phones' }).check()
  await blockActions(page).getByRole('button', { name: 'Select parent' }).click()
  await openTab(page, 'Style')
  await page.getByText('Position', { exact: true }).first().click()
  await page.getByRole('combobox', { name: 'Position', exact: true }).selectOption('sticky')
  await page.getByRole('button', { name: 'Stick to the top' }).click()
  await expect(page.getByRole('button', { name: 'Stick to the top' })).toBeHidden()
  await page.getByRole('radio', { name: 'Mobile', exact: true }).check()
  await expect(canvas(page).getByRole('button', { name: 'Menu' })).toBeVisible()
  await expect(canvas(page).getByRole('link', { name: 'Other' })).toBeHidden()
  await savePage(page)
  await publish(owner, site)

  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 250 },
  })
  const live = await context.newPage()
  await live.goto(`${product.sitesUrl}/${site.name.toLowerCase().replace(' ', '-')}/`)
  await live.mouse.move(200, 200)
  await live.mouse.wheel(0, 120)
  const header = live.locator('section').first()
  await expect.poll(async () => (await header.boundingBox())?.y).toBe(0)
  await live.getByRole('button', { name: 'Menu' }).click()
  await expect(live.getByRole('link', { name: 'Other' })).toBeVisible()
  await live.getByRole('button', { name: 'Close' }).click()
  await expect(live.getByRole('link', { name: 'Other' })).toBeHidden()
  await context.close()
})

import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../fixtures/small-site.ts'
import { block, band, openEditor, pointOf, saveState } from '../../fixtures/builder.ts'

/* The panels next to the page: each change shows on the page at once and is one undo step. */

test.beforeEach(({ page, site }) => openEditor(page, site))

const panel = (page: Page): Locator => page.getByRole('complementary', { name: 'Style panel' })
const field = (page: Page, name: string): Locator => panel(page).getByRole('textbox', { name, exact: true })
const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true }).click()
const open = (page: Page, tab: string) => panel(page).getByRole('tab', { name: tab, exact: true }).click()

const enter = async (input: Locator, text: string) => {
  await input.fill(text)
  await input.press('Enter')
}

const heading = (page: Page, name: string): Locator => block(page, name)

test('a style is set for one width, for the pointer over it, and tells where it comes from', async ({
  page,
}) => {
  const title = heading(page, 'First band')
  await title.click()
  await expect(field(page, 'Font size')).toHaveAttribute('placeholder', '24px')
  await enter(field(page, 'Font size'), '40')
  await expect(title).toHaveCSS('font-size', '40px')

  await page.getByRole('radio', { name: 'Mobile', exact: true }).check()
  await expect(field(page, 'Font size')).toHaveValue('')
  await expect(field(page, 'Font size')).toHaveAttribute('placeholder', '40px')
  await expect(panel(page).getByText('Font size', { exact: true })).toHaveAttribute('title', /from desktop/)
  await enter(field(page, 'Font size'), '2rem')
  await expect(title).toHaveCSS('font-size', '32px')
  await field(page, 'Font size').press('ArrowDown')
  await expect(title).toHaveCSS('font-size', '30.4px')
  await page.getByRole('radio', { name: 'Desktop', exact: true }).check()
  await expect(title).toHaveCSS('font-size', '40px')

  await panel(page).getByRole('radio', { name: 'Hover' }).check()
  await enter(field(page, 'Text color'), 'rgb(200, 0, 0)')
  await expect(title).toHaveCSS('color', 'rgb(200, 0, 0)')
  await panel(page).getByRole('radiogroup', { name: 'State' }).getByRole('radio', { name: 'Normal' }).check()
  await expect(title).not.toHaveCSS('color', 'rgb(200, 0, 0)')
  await title.hover()
  await expect(title).toHaveCSS('color', 'rgb(200, 0, 0)')

  await enter(field(page, 'Font size'), 'huge;}')
  await expect(panel(page).getByRole('alert')).toContainText('font-size')
  await field(page, 'Font size').press('Escape')
  await panel(page).getByRole('button', { name: 'Clear Font size' }).click()
  await expect(title).toHaveCSS('font-size', '24px')
  await undo(page)
  await expect(title).toHaveCSS('font-size', '40px')
})

test('the controls that a layout brings along tell what is in effect, and so do clear colors', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Social links', exact: true }).click()
  const direction = panel(page).getByRole('radiogroup', { name: 'Direction' })
  await expect(direction.locator('label[title="→"]')).toHaveAttribute('data-effective', 'true')
  await expect(field(page, 'Row gap')).toHaveAttribute('placeholder', '8px')
  await expect(panel(page).getByLabel('Choose Background color')).toHaveAttribute('data-seen', 'clear')
})

test('a color is picked in the panel, with its opacity, and each part is one step', async ({ page }) => {
  const title = heading(page, 'First band')
  await title.click()
  await enter(field(page, 'Text color'), '#ff0000')
  await panel(page).getByRole('button', { name: 'Choose Text color' }).click()
  const part = (name: string) => panel(page).getByRole('slider', { name: `${name} of Text color` })
  await part('Hue').press('ArrowRight')
  await expect(title).toHaveCSS('color', 'rgb(255, 77, 0)')
  await part('Opacity').press('ArrowLeft')
  await expect(field(page, 'Text color')).toHaveValue('#ff4d00f2')
  await undo(page)
  await expect(title).toHaveCSS('color', 'rgb(255, 77, 0)')
  await undo(page)
  await expect(title).toHaveCSS('color', 'rgb(255, 0, 0)')

  await block(page, 'Alpha').click()
  await panel(page).getByRole('button', { name: 'Choose Text color' }).click()
  const ofPage = panel(page).getByRole('group', { name: 'Page colors for Text color' })
  await ofPage.getByRole('button', { name: '#ff0000' }).click()
  await expect(block(page, 'Alpha')).toHaveCSS('color', 'rgb(255, 0, 0)')
})

test('a drag over a label is one step, and Escape takes it back', async ({ page }) => {
  const title = heading(page, 'First band')
  await title.click()
  const label = panel(page).getByText('Font size', { exact: true })
  await label.scrollIntoViewIfNeeded()
  const from = await pointOf(label)
  const dragged = async (by: number) => {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x + by, from.y, { steps: 6 })
  }
  await dragged(20)
  await expect(title).toHaveCSS('font-size', '44px')
  await page.mouse.up()
  await dragged(-10)
  await expect(title).toHaveCSS('font-size', '34px')
  await page.keyboard.press('Escape')
  await expect(title).toHaveCSS('font-size', '44px')
  await page.mouse.up()
  await undo(page)
  await expect(title).toHaveCSS('font-size', '24px')
})

test('several blocks show where they differ, and are changed by one step', async ({ page }) => {
  const [first, second] = [heading(page, 'First band'), heading(page, 'Second band')]
  await first.click()
  await enter(field(page, 'Font size'), '40px')
  await second.click({ modifiers: ['Shift'] })
  await expect(panel(page).getByText('2 blocks selected')).toBeVisible()
  await expect(field(page, 'Font size')).toHaveAttribute('placeholder', 'Mixed')
  await enter(field(page, 'Font size'), '50px')
  await expect(first).toHaveCSS('font-size', '50px')
  await expect(second).toHaveCSS('font-size', '50px')
  await undo(page)
  await expect(first).toHaveCSS('font-size', '40px')
  await expect(second).toHaveCSS('font-size', '24px')

  await open(page, 'Properties')
  await panel(page).getByRole('combobox', { name: 'Heading type' }).selectOption('h4')
  await expect(block(page, 'First band')).toHaveJSProperty('tagName', 'H4')
  await expect(block(page, 'Second band')).toHaveJSProperty('tagName', 'H4')
})

test('a section becomes a grid, another element, and a target of links', async ({ page }) => {
  const section = band(page, 'First band')
  await section.click({ position: { x: 60, y: 8 } })
  await panel(page).getByRole('combobox', { name: 'Display' }).selectOption('grid')
  await panel(page).getByRole('button', { name: '3 equal columns' }).click()
  await enter(field(page, 'column 1'), '2')
  await expect(section).toHaveCSS('display', 'grid')
  await expect
    .poll(() =>
      section.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length),
    )
    .toBe(3)
  await open(page, 'Advanced')
  await enter(field(page, 'ID'), 'contact')
  await expect(section).toHaveAttribute('id', 'contact')
  await panel(page).getByRole('textbox', { name: 'New attribute name' }).fill('onclick')
  await expect(
    panel(page).getByText('Event handlers aren’t allowed because pages can’t run scripts.'),
  ).toBeVisible()
  await panel(page).getByRole('combobox', { name: 'HTML tag' }).selectOption('ul')
  await expect(panel(page).getByRole('alert')).toContainText('can contain only <li>')
  await panel(page).getByRole('combobox', { name: 'HTML tag' }).selectOption('article')
  await expect(page.frameLocator('iframe[title="Page"]').locator('article#contact h2')).toHaveText(
    'First band',
  )
})

test('page settings show the result as it is typed, are undone, exported and published', async ({
  page,
  owner,
  site,
}) => {
  await page.getByRole('button', { name: 'Page', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Page settings' }).click()
  const dialog = page.getByRole('dialog', { name: 'Page settings' })
  const result = dialog.getByRole('figure', { name: 'Search result on a desktop' })
  await expect(result).toContainText(site.name)
  await dialog
    .getByRole('textbox', { name: 'Title', exact: true })
    .fill('Gardens for every month – {site.name}')
  await expect(result).toContainText(`Gardens for every month – ${site.name}`)
  await dialog.getByRole('textbox', { name: 'Description', exact: true }).fill('Word '.repeat(60))
  await expect(dialog.getByText('Too long: search engines cut off the end')).toBeVisible()
  await dialog
    .getByRole('textbox', { name: 'Description', exact: true })
    .fill('We plan, plant and keep gardens.')
  await dialog.getByRole('checkbox', { name: 'Allow search engines to index this page' }).uncheck()
  await dialog.getByRole('textbox', { name: 'Canonical URL' }).fill('/about')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog.getByText('Enter the full URL, starting with https://.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Canonical URL' }).fill('https://first.example/home')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await undo(page)
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await page.getByRole('button', { name: 'Redo', exact: true }).click()

  await page.getByRole('button', { name: 'Page', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Export' }).click()
  const code = page.getByRole('region', { name: 'Page as HTML' })
  await expect(code).toContainText('<meta name="description" content="We plan, plant and keep gardens.">')
  await expect(code).toContainText('<meta name="robots" content="noindex">')
  await expect(code).toContainText('<link rel="canonical" href="https://first.example/home">')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

  await page.keyboard.press('ControlOrMeta+s')
  await expect(saveState(page)).toHaveText('Saved')
  const stored = await owner.call<{ firstPage: { title: string; description: string } }>(
    'GET',
    `cloud-builder/${site._id}`,
  )
  expect(stored.firstPage).toMatchObject({
    title: 'Gardens for every month – {site.name}',
    description: 'We plan, plant and keep gardens.',
  })
})

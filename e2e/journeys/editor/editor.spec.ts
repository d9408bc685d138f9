import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/small-site.ts'
import {
  block,
  blockActions,
  openEditor,
  paletteTile,
  retype,
  savePage,
  saveState,
  textsIn,
} from '../../fixtures/builder.ts'

/* The page editor with a mouse: edits show at once, can be undone, and survive a reload. */

const width = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const fontSize = (page: Page) => page.getByRole('textbox', { name: 'Font size' })

const setFontSize = async (page: Page, size: string) => {
  await fontSize(page).fill(size)
  await fontSize(page).press('Enter')
}

test('a click selects, and names what is selected', async ({ page, site }) => {
  await openEditor(page, site)
  await expect(page.getByText('Select a block to edit')).toBeVisible()
  await block(page, 'First band').click()
  await expect(page.getByRole('toolbar', { name: 'Actions for First band' })).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Style panel' }).getByText('First band')).toBeVisible()

  await blockActions(page).getByRole('button', { name: 'Select parent' }).click()
  await expect(page.getByRole('toolbar', { name: 'Actions for Section' })).toBeVisible()
})

test('after a click on its buttons and on the palette the keyboard is with the block', async ({
  page,
  site,
}) => {
  await openEditor(page, site)
  await block(page, 'First band').click()
  await blockActions(page).getByRole('button', { name: 'Select parent' }).click()
  await page.keyboard.press('Delete')
  await expect(block(page, 'First band')).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+z')
  await block(page, 'Alpha').click()

  await paletteTile(page, 'Heading').click()
  await page.keyboard.press('Enter')
  await page.keyboard.type('A brighter smile starts here')
  await page.keyboard.press('Escape')
  await expect(textsIn(page, 'First band')).toHaveText([
    'First band',
    'Alpha',
    /A brighter smile starts here/,
    'Beta',
  ])
})

test('text is typed in place: no second line by Enter, no foreign looks by pasting', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openEditor(page, site)
  await page.evaluate(async () => {
    const html = new Blob(['<b style="color:red">two</b><br><i>lines</i>'], { type: 'text/html' })
    const plain = new Blob(['two\nlines'], { type: 'text/plain' })
    await navigator.clipboard.write([new ClipboardItem({ 'text/html': html, 'text/plain': plain })])
  })
  await block(page, 'Alpha').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' and')
  await page.keyboard.press('Enter')
  await page.keyboard.type(' ')
  await page.keyboard.press('ControlOrMeta+v')
  await block(page, 'Second band').click()

  const typed = textsIn(page, 'First band').nth(1)
  await expect(typed).toHaveText('Alpha and two lines')
  expect(await typed.evaluate((element) => element.children.length)).toBe(0)
  await expect(textsIn(page, 'First band')).toHaveCount(3)
})

test('Escape ends typing and keeps the text; undo takes it back', async ({ page, site }) => {
  await openEditor(page, site)
  await retype(page, 'Beta', 'Delta')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('toolbar', { name: 'Actions for Delta' })).toBeVisible()
  await expect(saveState(page)).toHaveText('Unsaved changes')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(block(page, 'Beta')).toBeVisible()
  await expect(saveState(page)).toHaveText('Saved')
})

test('a style shows at once, on its breakpoint only, and survives a save', async ({ page, site }) => {
  await openEditor(page, site)
  await block(page, 'First band').click()
  await setFontSize(page, '48')
  await expect(block(page, 'First band')).toHaveCSS('font-size', '48px')

  await width(page, 'Mobile').check()
  await setFontSize(page, '20')
  await expect(block(page, 'First band')).toHaveCSS('font-size', '20px')
  await width(page, 'Desktop').check()
  await expect(block(page, 'First band')).toHaveCSS('font-size', '48px')
  await expect(fontSize(page)).toHaveValue('48px')

  await setFontSize(page, 'huge apples')
  await expect(fontSize(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(block(page, 'First band')).toHaveCSS('font-size', '48px')
  await page.keyboard.press('Escape')

  await savePage(page)
  await page.reload()
  await expect(block(page, 'First band')).toHaveCSS('font-size', '48px')
  await width(page, 'Mobile').check()
  await expect(block(page, 'First band')).toHaveCSS('font-size', '20px')
})

test('steps go back and forth by buttons and by keys', async ({ page, site }) => {
  await openEditor(page, site)
  const undo = page.getByRole('button', { name: 'Undo' })
  const redo = page.getByRole('button', { name: 'Redo' })
  await expect(undo).toHaveAttribute('aria-disabled', 'true')
  await retype(page, 'Alpha', 'One')
  await block(page, 'Gamma').click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Delete')
  await expect(textsIn(page, 'Second band')).toHaveText(['Second band'])

  await page.keyboard.press('ControlOrMeta+z')
  await expect(textsIn(page, 'Second band')).toHaveText(['Second band', 'Gamma'])
  await page.keyboard.press('ControlOrMeta+z')
  await expect(block(page, 'Alpha')).toBeVisible()
  await expect(undo).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(block(page, 'One')).toBeVisible()
  await redo.click()
  await expect(textsIn(page, 'Second band')).toHaveText(['Second band'])
  await expect(redo).toHaveAttribute('aria-disabled', 'true')
  await undo.click()
  await expect(textsIn(page, 'Second band')).toHaveText(['Second band', 'Gamma'])
})

test('the preview shows the page, follows its links, and edits nothing', async ({ page, site }) => {
  await page.goto(`/site-builder/view-site?id=${site._id}`)
  const shown = page.frameLocator('iframe[title="Page preview"]')
  const alpha = shown.getByText('Alpha', { exact: true })
  await expect(alpha).toBeVisible()
  await alpha.click()
  await page.keyboard.type('typing')
  await expect(alpha).toHaveText('Alpha')
  expect(await alpha.evaluate((element: HTMLElement) => element.isContentEditable)).toBe(false)
  for (const name of ['Save', 'Undo', 'Publish'])
    await expect(page.getByRole('button', { name, exact: true })).toBeHidden()
  await expect(page.getByRole('tab')).toHaveCount(0)

  await page.getByRole('combobox', { name: 'Page' }).selectOption('Other')
  await expect(shown.getByText('The other page')).toBeVisible()
  await page.getByRole('button', { name: 'Leave builder' }).click()
  await expect(page.getByRole('heading', { name: 'Sites', exact: true })).toBeVisible()
})

test('a site that is not there leads back to the list', async ({ page }) => {
  await page.goto('/site-builder/edit-site?id=01890000-0000-7000-8000-000000000000')
  await expect(page.getByRole('heading', { name: 'Sites', exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/site-builder$/)
})

import type { Page } from '@playwright/test'
import { hear } from '../../fixtures/hear.ts'
import { expect, test } from '../../fixtures/small-site.ts'
import {
  block,
  canvas,
  drag,
  dropNote,
  openEditor,
  pointOf,
  saveState,
  textsIn,
} from '../../fixtures/builder.ts'

/* The layers of the page, the clipboard and the selection's menu match the page. */

const tool = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const tree = (page: Page) => page.getByRole('tree', { name: 'Layers' })
const layer = (page: Page, name: string) => tree(page).getByRole('treeitem', { name, exact: true })
const menu = (page: Page) => page.getByRole('menu')

const openLayers = async (page: Page) => {
  await tool(page, 'Layers').click()
  await page.getByRole('button', { name: 'Expand all' }).click()
}

/** Drags one layer to a point of another. */
const dragLayer = async (page: Page, from: string, to: string, at: { x: number; y: number }) => {
  // a search that was just cleared still shows fewer lines, at other positions
  await expect(layer(page, to)).toBeVisible()
  const [start, end] = [await pointOf(layer(page, from)), await pointOf(layer(page, to), at)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x + 8, start.y + 4, { steps: 3 })
  await page.mouse.move(end.x, end.y, { steps: 6 })
}

test('layers are found, named, dragged, locked and hidden, by mouse and by keyboard', async ({
  page,
  site,
}) => {
  await openEditor(page, site)
  await openLayers(page)
  await layer(page, 'Paragraph: Alpha').dblclick()
  await page.keyboard.type('Intro')
  await page.keyboard.press('Enter')
  await expect(layer(page, 'Intro')).toBeVisible()
  await expect(page.getByRole('toolbar', { name: 'Actions for Intro' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Find layers' }).fill('intro')
  await expect(tree(page).getByRole('treeitem')).toHaveText(['Page', 'Section: First band', 'Intro'])
  await page.getByRole('button', { name: 'Clear search' }).click()

  await dragLayer(page, 'Intro', 'Paragraph: Gamma', { x: 0.5, y: 0.9 })
  await page.mouse.up()
  await expect(textsIn(page, 'Second band')).toHaveText(['Second band', 'Gamma', 'Alpha'])
  // the page shows a move before the layers do, whose lines are the next targets
  await expect(tree(page).getByRole('treeitem').nth(7)).toHaveText('Intro')
  await dragLayer(page, 'Intro', 'List', { x: 0.5, y: 0.5 })
  const refusal = /Parent node is not droppable\. A <ul> can contain only/
  await expect(page.getByText(refusal)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(page.getByText(refusal)).toBeHidden()
  await expect(textsIn(page, 'Second band')).toHaveText(['Second band', 'Gamma', 'Alpha'])

  await layer(page, 'Paragraph: Beta').click()
  await page.keyboard.press('Shift+ArrowUp')
  await expect(page.getByRole('toolbar', { name: 'Actions for 2 blocks' })).toBeVisible()
  await page.keyboard.press('Home')
  await page.keyboard.press('End')
  await expect(layer(page, 'List item: Pears')).toHaveAttribute('aria-selected', 'true')

  await layer(page, 'Paragraph: Gamma').click()
  await page.keyboard.press('ControlOrMeta+Shift+l')
  await page.keyboard.press('ControlOrMeta+Shift+h')
  await expect(layer(page, 'Paragraph: Gamma, locked, hidden')).toBeVisible()
  await expect(block(page, 'Gamma')).toHaveCSS('opacity', '0.3')
  const heard = await hear(page)
  await page.keyboard.press('Delete')
  await heard('This block is locked.')
  await block(page, 'Gamma').click()
  await expect(page.getByRole('toolbar', { name: 'Actions for Section' })).toBeVisible()

  await page.keyboard.press('ControlOrMeta+s')
  await expect(saveState(page)).toHaveText('Saved')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.frameLocator('iframe[title="Page preview"]').getByText('Beta')).toBeVisible()
  await expect(page.frameLocator('iframe[title="Page preview"]').getByText('Gamma')).toHaveCount(0)
})

test('a locked container takes nothing, and says so', async ({ page, site }) => {
  await openEditor(page, site)
  await openLayers(page)
  await layer(page, 'Section: Second band').click()
  await page.keyboard.press('ControlOrMeta+Shift+l')
  await expect(layer(page, 'Section: Second band, locked')).toBeVisible()
  const text = 'Parent node is not droppable. “Section” is locked. Unlock it in the layers panel first.'
  await drag(page, {
    from: block(page, 'Alpha'),
    grab: { x: 10, y: 0.5 },
    to: block(page, 'Gamma'),
    meanwhile: async () => expect(dropNote(page)).toHaveText(text),
  })
  await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible()
  await expect(textsIn(page, 'First band')).toHaveText(['First band', 'Alpha', 'Beta'])
})

test.describe('the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('carries blocks to another site by keys and by the menu, and takes what other programs copied', async ({
    page,
    site,
  }) => {
    await openEditor(page, site)
    await block(page, 'Alpha').click()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('ControlOrMeta+c')

    await openEditor(page, site)
    await block(page, 'Gamma').click()
    await page.keyboard.press('Escape')
    await page.keyboard.press('ControlOrMeta+v')
    await expect(textsIn(page, 'Second band')).toHaveText(['Second band', 'Gamma', 'Alpha', 'Beta'])
    await page.keyboard.press('ControlOrMeta+z')
    await expect(textsIn(page, 'Second band')).toHaveText(['Second band', 'Gamma'])

    await block(page, 'Apples').click({ button: 'right' })
    await expect(menu(page).getByRole('menuitem', { name: 'Cut' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toHaveCount(0)
    await block(page, 'First band').click({ button: 'right' })
    await menu(page)
      .getByRole('menuitem', { name: /^Copy Ctrl/ })
      .click()
    await expect(page.getByRole('log')).toHaveText('Copied')
    await expect(menu(page)).toHaveCount(0)
    await block(page, 'Gamma').click({ button: 'right' })
    await menu(page)
      .getByRole('menuitem', { name: /^Paste Ctrl\+V/ })
      .click()
    await expect(canvas(page).getByText('First band')).toHaveCount(2)

    await page.evaluate(async () => {
      const html = '<h3 onclick="x()">From elsewhere</h3><script>x()</script>'
      const types = { 'text/html': new Blob([html], { type: 'text/html' }) }
      await navigator.clipboard.write([new ClipboardItem(types)])
    })
    await block(page, 'Gamma').click()
    await page.keyboard.press('Escape')
    await page.keyboard.press('ControlOrMeta+v')
    await expect(canvas(page).getByRole('heading', { level: 3, name: 'From elsewhere' })).toBeVisible()
  })
})

test('the menu and the sheet name every action with its keys', async ({ page, site }) => {
  await openEditor(page, site)
  await block(page, 'Alpha').click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Shift+F10')
  await menu(page).getByRole('menuitem', { name: 'Align center' }).click()
  await expect(block(page, 'Alpha')).toHaveCSS('text-align', 'center')
  await expect(menu(page)).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+g')
  await expect(textsIn(page, 'First band')).toHaveText(['First band', 'Alpha', 'Beta'])
  await expect(canvas(page).locator('section > div')).toHaveCount(1)
  await page.keyboard.press('ControlOrMeta+Shift+g')
  await expect(canvas(page).locator('section > div')).toHaveCount(0)

  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await sheet.getByRole('textbox', { name: 'Search shortcuts' }).fill('ctrl+g')
  await expect(sheet.getByRole('definition')).toHaveCount(1)
  await expect(sheet.getByText('Wrap in container')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await page.getByRole('button', { name: 'Page', exact: true }).click()
  await page.getByRole('menuitem', { name: /Keyboard shortcuts/ }).click()
  await expect(sheet).toBeVisible()
})

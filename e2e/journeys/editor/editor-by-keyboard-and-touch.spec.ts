import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/small-site.ts'
import {
  block,
  blockActions,
  dropLine,
  openEditor,
  pointOf,
  saveState,
  textsIn,
} from '../../fixtures/builder.ts'
import { finger } from '../../fixtures/finger.ts'

/* Everything that the mouse can do to a page works by keyboard alone, and by touch. */

const said = (page: Page) => page.getByRole('log')
const stage = (page: Page) => page.getByRole('group', { name: 'Page canvas' })

/** Presses Tab until the named element has the focus. */
const tabTo = async (page: Page, name: string) => {
  // the panel appears when the page responds to keys
  await expect(page.getByRole('complementary', { name: 'Style panel' })).toBeVisible()
  const target = stage(page)
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab does not lead to the ${name}.`)
}

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}

test.describe('by keyboard alone', () => {
  test('a block is found, moved to another container, saved, and the move is spoken', async ({
    page,
    site,
  }) => {
    await openEditor(page, site)
    await tabTo(page, 'page')
    // the page, its first band, that band's heading, and the paragraph after it
    await press(page, 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowDown')
    await expect(page.getByRole('toolbar', { name: 'Actions for Alpha' })).toBeVisible()

    await press(page, 'm')
    await expect(said(page)).toContainText('Moving Alpha.')
    await press(page, 'ArrowDown')
    await expect(textsIn(page, 'First band')).toHaveText(['First band', 'Beta', 'Alpha'])
    await expect(said(page)).toHaveText('Alpha, position 3 of 3 in Section')
    // out of the band, past the next one, and into that
    await press(page, 'ArrowDown', 'ArrowDown', 'ArrowRight', 'Enter')
    await expect(said(page)).toContainText('Alpha moved, position')
    await expect(textsIn(page, 'First band')).toHaveText(['First band', 'Beta'])
    await expect(textsIn(page, 'Second band')).toHaveText(['Second band', 'Gamma', 'Alpha'])

    await press(page, 'ControlOrMeta+s')
    await expect(saveState(page)).toHaveText('Saved')
    await page.reload()
    await expect(textsIn(page, 'First band')).toHaveText(['First band', 'Beta'])
    await expect(textsIn(page, 'Second band')).toHaveText(['Second band', 'Gamma', 'Alpha'])
  })

  test('Escape takes the whole move back, and one undo a finished one', async ({ page, site }) => {
    await openEditor(page, site)
    await tabTo(page, 'page')
    await press(page, 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowDown')
    await press(page, 'm', 'ArrowDown', 'ArrowDown')
    await expect(textsIn(page, 'First band')).toHaveText(['First band', 'Beta'])
    await press(page, 'Escape')
    await expect(textsIn(page, 'First band')).toHaveText(['First band', 'Alpha', 'Beta'])
    await expect(said(page)).toHaveText('Moving Alpha canceled')

    await press(page, 'm', 'ArrowDown', 'ArrowDown', 'Enter')
    await expect(textsIn(page, 'First band')).toHaveText(['First band', 'Beta'])
    await press(page, 'ControlOrMeta+z')
    await expect(textsIn(page, 'First band')).toHaveText(['First band', 'Alpha', 'Beta'])
  })

  test('text is typed after Enter, and a block of the palette is added by Enter', async ({ page, site }) => {
    await openEditor(page, site)
    await tabTo(page, 'page')
    await press(page, 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'Enter', 'ControlOrMeta+a')
    await page.keyboard.type('Typed')
    await press(page, 'Tab')
    await expect(textsIn(page, 'First band')).toHaveText(['First band', 'Typed', 'Beta'])

    await page.getByRole('button', { name: 'Line break', exact: true }).focus()
    const heading = page.getByRole('button', { name: 'Heading', exact: true })
    await heading.focus()
    await press(page, 'ArrowRight')
    await expect(heading).not.toBeFocused()
    await press(page, 'ArrowLeft')
    await expect(heading).toBeFocused()
    await press(page, 'Enter')
    await expect(textsIn(page, 'First band')).toHaveCount(4)
    await expect(said(page)).toHaveText(/^Heading added/)
  })
  test('a block is put into a new container, typed in and deleted, and the focus is never lost', async ({
    page,
    site,
  }) => {
    await openEditor(page, site)
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const isOnPage = () =>
      expect
        .poll(() => page.evaluate(() => document.activeElement?.closest('[role="group"]')?.ariaLabel))
        .toBe('Page canvas')

    for (const name of ['Container', 'Paragraph']) {
      await button(name).focus()
      await press(page, 'Enter')
      await expect(said(page)).toHaveText(new RegExp(`^${name} added`))
      await expect(button(name)).toBeFocused()
    }
    await stage(page).focus()
    await press(page, 'Enter', 'ControlOrMeta+a')
    await page.keyboard.type('By keys')
    await press(page, 'Escape')
    await expect(block(page, 'By keys')).toBeVisible()
    await isOnPage()

    // the menu, a deletion and a dialog return the focus
    await press(page, 'Shift+F10')
    await expect(page.getByRole('menuitem', { name: /^Duplicate/ })).toBeVisible()
    await press(page, 'Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await isOnPage()
    await press(page, 'Delete')
    await expect(block(page, 'By keys')).toHaveCount(0)
    await isOnPage()
    await press(page, 'ControlOrMeta+z')
    await expect(block(page, 'By keys')).toBeVisible()
    await press(page, '?')
    const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(shortcuts).toBeVisible()
    await press(page, 'Escape')
    await expect(shortcuts).toHaveCount(0)
    await isOnPage()

    await press(page, 'ControlOrMeta+s')
    await expect(saveState(page)).toHaveText('Saved')
  })
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } })

  test('a tapped block is dragged by its handle to another container', async ({ page, site }) => {
    await openEditor(page, site)
    await block(page, 'Alpha').tap()
    const handle = blockActions(page).getByRole('button', { name: 'Move' })
    await expect(handle).toBeVisible()
    const hand = await finger(page)
    await hand.drag({
      from: await pointOf(handle),
      to: await pointOf(block(page, 'Gamma'), { x: 0.4, y: 0.8 }),
      meanwhile: () => expect(dropLine(page)).toBeVisible(),
    })
    await expect(textsIn(page, 'First band')).toHaveText(['First band', 'Beta'])
    await expect(textsIn(page, 'Second band')).toHaveText(['Second band', 'Gamma', 'Alpha'])
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expect(textsIn(page, 'First band')).toHaveText(['First band', 'Alpha', 'Beta'])
  })

  test('a finger that swipes over the page moves no block', async ({ page, site }) => {
    await openEditor(page, site)
    const hand = await finger(page)
    await hand.drag({ from: await pointOf(block(page, 'Alpha')), to: await pointOf(block(page, 'Gamma')) })
    await expect(textsIn(page, 'First band')).toHaveText(['First band', 'Alpha', 'Beta'])
    await expect(saveState(page)).toHaveText('Saved')
  })
})

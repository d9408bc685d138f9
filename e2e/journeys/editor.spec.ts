import type { Locator, Page } from '@playwright/test'
import { hear } from '../fixtures/hear.ts'
import { expect, test } from '../fixtures/small-site.ts'
import {
  band,
  block,
  canvas,
  drag,
  dropLine,
  dropNote,
  dropWords,
  dropZone,
  draftNotice as notice,
  openEditor,
  pointOf,
  retype,
  saveState,
  textsIn,
  type SmallSite,
} from '../fixtures/builder.ts'

/* The page editor with a mouse: what is done shows at once, can be taken back, and is there after a reload. */

const width = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const fontSize = (page: Page) => page.getByRole('textbox', { name: 'Font size' })
const tile = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Text' }).getByRole('button', { name, exact: true })

const setFontSize = async (page: Page, size: string) => {
  await fontSize(page).fill(size)
  await fontSize(page).press('Enter')
}

const save = async (page: Page) => {
  await page.keyboard.press('ControlOrMeta+s')
  await expect(saveState(page)).toHaveText('Saved')
}

test('a click selects, and names what is selected', async ({ page, site }) => {
  await openEditor(page, site)
  await expect(page.getByText('Select a block on the page')).toBeVisible()
  await block(page, 'First band').click()
  await expect(page.getByRole('toolbar', { name: 'Actions for First band' })).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Style panel' }).getByText('First band')).toBeVisible()

  await page.getByRole('toolbar').getByRole('button', { name: 'Select parent' }).click()
  await expect(page.getByRole('toolbar', { name: 'Actions for Section' })).toBeVisible()
})

test('after a click on its buttons and on the palette the keyboard is with the block', async ({
  page,
  site,
}) => {
  await openEditor(page, site)
  await block(page, 'First band').click()
  await page.getByRole('toolbar').getByRole('button', { name: 'Select parent' }).click()
  await page.keyboard.press('Delete')
  await expect(block(page, 'First band')).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+z')
  await block(page, 'Alpha').click()

  await tile(page, 'Heading').click()
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

test('a block of the palette goes where the line was, by the half that is shown', async ({ page, site }) => {
  await openEditor(page, site)
  const heading = block(page, 'First band')
  const middle = async (of: Locator) => {
    const { y, height } = (await of.boundingBox())!
    return y + height / 2
  }
  await drag(page, {
    from: tile(page, 'Heading'),
    to: heading,
    at: { x: 0.3, y: 0.5 },
    meanwhile: async () => {
      await expect(dropWords(page)).toHaveText('Before: left half')
      const right = await pointOf(heading, { x: 0.7, y: 0.5 })
      await page.mouse.move(right.x, right.y)
      await expect(dropWords(page)).toHaveText('After: right half')
      await expect(async () => {
        const line = await middle(dropLine(page))
        expect(line).toBeGreaterThan(await middle(heading))
        expect(line).toBeLessThan(await middle(block(page, 'Alpha')))
        const zone = (await dropZone(page).boundingBox())!
        expect(right.x).toBeGreaterThan(zone.x)
        expect(zone.x).toBeGreaterThan((await heading.boundingBox())!.x)
      }).toPass()
    },
  })
  await expect(dropLine(page)).toBeHidden()
  await expect(textsIn(page, 'First band')).toHaveCount(4)
  const added = textsIn(page, 'First band').nth(1)
  await expect(added).not.toHaveText(/First band|Alpha|Beta/)
  await expect(page.getByRole('toolbar', { name: 'Actions for Heading Example' })).toBeVisible()
})

test('a block of the page moves to another container, and back by undo', async ({ page, site }) => {
  await openEditor(page, site)
  await drag(page, { from: block(page, 'Alpha'), to: block(page, 'Gamma'), at: { x: 0.3, y: 0.2 } })
  await expect(textsIn(page, 'First band')).toHaveText(['First band', 'Beta'])
  await expect(textsIn(page, 'Second band')).toHaveText(['Second band', 'Alpha', 'Gamma'])

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(textsIn(page, 'First band')).toHaveText(['First band', 'Alpha', 'Beta'])
  await expect(textsIn(page, 'Second band')).toHaveText(['Second band', 'Gamma'])
})

test.describe('a drop that the rules forbid', () => {
  const refusals = [
    {
      name: 'of a container into itself',
      grab: { x: 0.9, y: 12 },
      from: (page: Page) => band(page, 'First band'),
      to: (page: Page) => band(page, 'First band'),
      at: { x: 0.5, y: 14 },
      text: 'Parent node is not droppable. An element can not go into itself.',
    },
    {
      name: 'of a block beside itself',
      grab: { x: 10, y: 0.5 },
      from: (page: Page) => block(page, 'Alpha'),
      to: (page: Page) => block(page, 'Alpha'),
      at: { x: 0.5, y: 0.5 },
      text: 'Parent node is not droppable. An element can not go beside itself.',
    },
    {
      name: 'of a new paragraph among the items of a list',
      grab: { x: 10, y: 0.5 },
      from: (page: Page) => tile(page, 'Paragraph'),
      to: (page: Page) => canvas(page).getByRole('listitem').first(),
      at: { x: 0.5, y: 2 },
      text: 'Can not be the sibling of the target node. A <ul> takes only <li>.',
    },
  ]
  for (const { name, from, grab, to, at, text } of refusals) {
    test(`is refused in words, ${name}`, async ({ page, site }) => {
      await openEditor(page, site)
      await drag(page, {
        from: from(page),
        grab,
        to: to(page),
        at,
        meanwhile: async () => {
          await expect(dropNote(page)).toContainText(text)
          await expect(dropLine(page)).toHaveClass(/forbidden/)
        },
      })
      await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible()
      await expect(textsIn(page, 'First band')).toHaveText(['First band', 'Alpha', 'Beta'])
      await expect(canvas(page).getByRole('listitem')).toHaveText(['Apples', 'Pears'])
      await expect(saveState(page)).toHaveText('Saved')
    })
  }
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

  await save(page)
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

test('what is saved is there after a reload, page by page', async ({ page, site }) => {
  await openEditor(page, site)
  await retype(page, 'Alpha', 'Kept for good')
  await expect(saveState(page)).toHaveText('Unsaved changes')
  const heard = await hear(page)
  await page.keyboard.press('ControlOrMeta+s')
  await expect(saveState(page)).toHaveText('Saved')
  await heard('Site Edited Successfully!')
  await page.reload()
  await expect(textsIn(page, 'First band')).toHaveText(['First band', 'Kept for good', 'Beta'])

  await page.getByRole('tab', { name: 'Pages' }).click()
  await page.getByRole('treeitem', { name: /^Other/ }).click()
  await expect(block(page, 'The other page')).toBeVisible()
})

test.describe('what is not saved', () => {
  test('is kept at the server, where another browser finds it, and can be discarded', async ({
    page,
    site,
    pageOf,
    owner,
  }) => {
    await openEditor(page, site)
    const kept = page.waitForResponse((answer) => answer.url().includes('/api/cached-data/'))
    await retype(page, 'Alpha', 'Not saved yet')
    await block(page, 'Second band').click()
    await kept
    await page.reload()
    await expect(block(page, 'Not saved yet')).toBeVisible()
    await expect(notice(page)).toBeHidden()
    await expect(saveState(page)).toHaveText('Unsaved changes')
    // the steps of before the reload are known: undo goes back to what is saved, and redo comes again
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(block(page, 'Alpha')).toBeVisible()
    await expect(saveState(page)).toHaveText('Saved')
    await page.getByRole('button', { name: 'Redo' }).click()
    await expect(block(page, 'Not saved yet')).toBeVisible()
    await expect(saveState(page)).toHaveText('Unsaved changes')

    const other = await pageOf(owner)
    await other.goto('/site-builder')
    await expect(other.getByRole('row', { name: site.name }).getByText('Unsaved changes')).toBeVisible()
    await other.getByRole('link', { name: site.name }).click()
    await expect(block(other, 'Not saved yet')).toBeVisible()
    await other.getByRole('button', { name: 'More ways to save' }).click()
    await other.getByRole('menuitem', { name: 'Discard changes' }).click()
    await other.getByRole('button', { name: 'Discard changes' }).click()
    await expect(block(other, 'Alpha')).toBeVisible()
    await expect(saveState(other)).toHaveText('Saved')
    await page.getByRole('button', { name: 'Show their version' }).click()
    await expect(block(page, 'Alpha')).toBeVisible()
  })

  test('is asked after before a reload while it cannot be kept, and shown again after it', async ({
    page,
    site,
  }) => {
    await openEditor(page, site)
    let isDown = true
    await page.route('**/api/cached-data/**', (route) => (isDown ? route.abort() : route.continue()))
    await retype(page, 'Alpha', 'Not saved yet')
    await block(page, 'Second band').click()
    await expect(saveState(page)).toHaveText(/Unsaved changes|Not saved/)
    const asked = page.waitForEvent('dialog')
    const reloaded = page.reload()
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    isDown = false
    await dialog.accept()
    await reloaded

    await expect(block(page, 'Not saved yet')).toBeVisible()
    await expect(saveState(page)).toHaveText('Unsaved changes')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(block(page, 'Alpha')).toBeVisible()
    await expect(saveState(page)).toHaveText('Saved')
  })

  test('is kept when the back button leaves the builder, and shown on the way back', async ({
    page,
    site,
  }) => {
    await page.goto('/site-builder')
    await page.getByRole('link', { name: site.name }).click()
    await retype(page, 'Alpha', 'Left behind')
    await block(page, 'Second band').click()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Site builder' })).toBeVisible()
    await page.getByRole('link', { name: site.name }).click()
    await expect(block(page, 'Left behind')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(block(page, 'Alpha')).toBeVisible()
    await page.getByRole('button', { name: 'Redo' }).click()
    await expect(block(page, 'Left behind')).toBeVisible()
  })

  test('is kept by the way out of the builder, and the site stays as it is saved', async ({
    page,
    site,
    owner,
  }) => {
    await openEditor(page, site)
    await retype(page, 'Alpha', 'Kept on leaving')
    const heard = await hear(page)
    await page.getByRole('button', { name: 'Leave the builder' }).click()
    await heard('Your changes are kept. Save the site to use them.')
    await expect(page.getByRole('heading', { name: 'Site builder' })).toBeVisible()
    // keyboard focus continues in the list, not at the top of the document
    await expect(page.locator('#main')).toBeFocused()
    const { firstPage } = await owner.call<{ firstPage: { html: string } }>(
      'GET',
      `cloud-builder/${site._id}`,
    )
    expect(firstPage.html).toContain('Alpha')
    await openSaved(page, site)
    await expect(block(page, 'Kept on leaving')).toBeVisible()
    await expect(notice(page)).toBeHidden()
  })

  test('keeps the builder open when it cannot be saved', async ({ page, site }) => {
    await openEditor(page, site)
    await retype(page, 'Alpha', 'Nothing is lost')
    await page.route('**/api/cached-data/**', (route) => route.abort())
    await page.getByRole('button', { name: 'Leave the builder' }).click()
    const reason = page.getByRole('alert').filter({ hasText: 'The server could not be reached.' })
    await expect(reason).toBeVisible()
    await expect(saveState(page)).toHaveText('Not saved')
    await expect(block(page, 'Nothing is lost')).toBeVisible()

    await page.unroute('**/api/cached-data/**')
    await reason.getByRole('button', { name: 'Try again' }).click()
    await expect(saveState(page)).toHaveText('Saved')
    await expect(reason).toBeHidden()
  })

  const openSaved = async (page: Page, site: SmallSite) => {
    await page.goto(`/site-builder/edit-site?id=${site._id}`)
    await expect(band(page, 'First band')).toBeVisible()
  }
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
  await page.getByRole('button', { name: 'Leave the builder' }).click()
  await expect(page.getByRole('heading', { name: 'Site builder' })).toBeVisible()
})

test('a save goes back to the list, unless the person works on', async ({ page, context, site }) => {
  await page.clock.install()
  await openEditor(page, site, { goesBack: true })
  await retype(page, 'Beta', 'Going')
  const press = () => page.getByRole('button', { name: 'Save', exact: true }).click()
  // the time stands still while the person has a choice
  await page.clock.pauseAt(Date.now() + 60_000)
  await press()
  await expect(page.getByText('Site Edited Successfully!', { exact: true })).toBeVisible()
  await block(page, 'Second band').click()
  await page.clock.runFor(10_000)
  await page.clock.resume()
  await expect(page.getByText('Going back to the sites…')).toBeHidden()
  const other = await context.newPage()
  await openEditor(other, site)
  for (const tab of [page, other])
    await expect(tab.getByRole('region', { name: 'Open in another tab' })).toBeVisible()
  await other.close()
  await expect(page.getByRole('region', { name: 'Open in another tab' })).toBeHidden()
  await expect(page.getByRole('toolbar', { name: 'Actions for Second band' })).toBeVisible()
  // by the keyboard too
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByRole('heading', { name: 'Site builder' })).toBeVisible()
})

test('a page that another tab has saved is told in words, and nobody loses anything', async ({
  page,
  owner,
  pageOf,
  site,
}) => {
  const other = await pageOf(owner)
  await openEditor(page, site)
  await openEditor(other, site)
  await retype(other, 'Beta', 'Theirs')
  await save(other)

  await retype(page, 'Alpha', 'Mine')
  await page.keyboard.press('ControlOrMeta+s')
  const dialog = page.getByRole('dialog', { name: 'This page was saved elsewhere' })
  await expect(dialog.getByText(/Someone, or another tab of yours, saved this page/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep editing' }).click()
  await expect(dialog).toBeHidden()
  await expect(saveState(page)).toHaveText('Not saved')
  await expect(block(page, 'Mine')).toBeVisible()
  await other.reload()
  await expect(textsIn(other, 'First band')).toHaveText(['First band', 'Alpha', 'Theirs'])

  await page.keyboard.press('ControlOrMeta+s')
  await dialog.getByRole('button', { name: 'Replace it with mine' }).click()
  await expect(saveState(page)).toHaveText('Saved')
  await other.reload()
  await expect(textsIn(other, 'First band')).toHaveText(['First band', 'Mine', 'Beta'])
})

test('a site that is not there leads back to the list', async ({ page }) => {
  await page.goto('/site-builder/edit-site?id=01890000-0000-7000-8000-000000000000')
  await expect(page.getByRole('heading', { name: 'Site builder' })).toBeVisible()
  await expect(page).toHaveURL(/\/site-builder$/)
})

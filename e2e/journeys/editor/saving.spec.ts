import type { Page } from '@playwright/test'
import { hear } from '../../fixtures/hear.ts'
import { expect, test } from '../../fixtures/small-site.ts'
import {
  band,
  block,
  draftNotice as notice,
  openEditor,
  retype,
  savePage,
  saveState,
  textsIn,
  type SmallSite,
} from '../../fixtures/builder.ts'

/* Saved pages are there after a reload; unsaved changes are kept, and conflicts with another tab are shown. */

test('saved pages are there after a reload', async ({ page, site }) => {
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
    // undo steps from before the reload are kept: undo returns to the saved state, and redo repeats the edit
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
    await other.getByRole('button', { name: 'More save options' }).click()
    await other.getByRole('menuitem', { name: 'Discard changes' }).click()
    await other.getByRole('button', { name: 'Discard changes' }).click()
    await expect(block(other, 'Alpha')).toBeVisible()
    await expect(saveState(other)).toHaveText('Saved')
    await page.getByRole('button', { name: 'Load their version' }).click()
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
    await expect(page.getByRole('heading', { name: 'Sites', exact: true })).toBeVisible()
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
    await page.getByRole('button', { name: 'Leave builder' }).click()
    await heard('Your changes are kept. Save the site to apply them.')
    await expect(page.getByRole('heading', { name: 'Sites', exact: true })).toBeVisible()
    // the focus moves to the list, not to the top of the document
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
    await page.getByRole('button', { name: 'Leave builder' }).click()
    const reason = page.getByRole('alert').filter({ hasText: 'Can’t reach the server.' })
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

test('a save goes back to the list, unless the person works on', async ({ page, context, site }) => {
  await page.clock.install()
  await openEditor(page, site, { goesBack: true })
  await retype(page, 'Beta', 'Going')
  const press = () => page.getByRole('button', { name: 'Save', exact: true }).click()
  // snackbars load with the first press, which takes the clock
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page.locator('.mantine-Notifications-root').first()).toBeAttached()
  // the clock is paused while the user has a choice
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
  // also by keyboard
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByRole('heading', { name: 'Sites', exact: true })).toBeVisible()
})

test('a page saved in another tab causes a warning, and no work is lost', async ({
  page,
  owner,
  pageOf,
  site,
}) => {
  const other = await pageOf(owner)
  await openEditor(page, site)
  await openEditor(other, site)
  await retype(other, 'Beta', 'Theirs')
  await savePage(other)

  await retype(page, 'Alpha', 'Mine')
  await page.keyboard.press('ControlOrMeta+s')
  const dialog = page.getByRole('dialog', { name: 'This page was changed elsewhere' })
  await expect(dialog.getByText(/This page changed since you opened it/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep editing' }).click()
  await expect(dialog).toBeHidden()
  await expect(saveState(page)).toHaveText('Not saved')
  await expect(block(page, 'Mine')).toBeVisible()
  await other.reload()
  await expect(textsIn(other, 'First band')).toHaveText(['First band', 'Alpha', 'Theirs'])

  await page.keyboard.press('ControlOrMeta+s')
  await dialog.getByRole('button', { name: 'Keep my version' }).click()
  await expect(saveState(page)).toHaveText('Saved')
  await other.reload()
  await expect(textsIn(other, 'First band')).toHaveText(['First band', 'Mine', 'Beta'])
})

import type { Page } from '@playwright/test'
import { expect, test, type Account } from '../../fixtures/accounts.ts'
import {
  block,
  canvas,
  draftNotice,
  newPageFrom,
  retype,
  saveState,
  staysAfterSave,
} from '../../fixtures/builder.ts'
import { hear } from '../../fixtures/hear.ts'
import { leaveOnceKept } from '../../fixtures/kept-draft.ts'
import { beginSite, saveNewSite } from '../../fixtures/new-site.ts'

/* Standalone pages and sections: created, named, saved, found again, deleted by mistake and restored. */

/** Account and page of each test; the account is empty. */
let mine: Account
let page: Page
test.beforeEach(({ newcomer }) => {
  mine = newcomer.mine
  page = newcomer.page
})

const html = '<section style="padding:24px"><h2>Our offer</h2><p>Alpha</p><p>Beta</p></section>'
const newPage = (name: string) => mine.call<{ _id: string }>('POST', 'cloud-pages', { name, html })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const rows = () => page.getByRole('row').filter({ has: page.getByRole('button', { name: /^More for/ }) })
const names = () => rows().getByRole('link')
const choose = async (row: string, entry: string) => {
  await button(`More for ${row}`).click()
  const menu = page.getByRole('menu', { name: `More for ${row}`, exact: true })
  await menu.getByRole('menuitem', { name: entry, exact: true }).click()
}

/**
 * Lets requests of these paths fail as they do without a network. Intercepting them is not enough here: in one
 * of some fifty runs the request was answered by the server, and the interception had not seen it.
 */
const lostConnection = async (on: Page, path: string) => {
  const original = await on.evaluateHandle((lost) => {
    const { fetch } = window
    window.fetch = (input, init) => {
      const url = input instanceof Request ? input.url : String(input)
      return url.includes(lost) ? Promise.reject(new TypeError('Failed to fetch')) : fetch(input, init)
    }
    return fetch
  }, path)
  return {
    restore: () =>
      original.evaluate((fetch) => {
        window.fetch = fetch
      }),
  }
}

const headline = 'Gardens that look good all year'

test('a new page says that it is an example, shows no syntax, and can start blank', async () => {
  await page.goto('/page-builder/build-page')
  await expect(block(page, headline)).toBeVisible()
  await expect(canvas(page).locator('body')).toContainText('Your site name')
  expect(await canvas(page).locator('body').innerText()).not.toMatch(/\[\[|\|\|/)
  const note = page.getByRole('region', { name: 'Example page' })
  await note.getByRole('button', { name: 'Start blank' }).click()
  await expect(block(page, headline)).toHaveCount(0)
  await expect(note).toHaveCount(0)
  await button('Undo').click()
  await expect(block(page, headline)).toBeVisible()

  // text that is being edited shows its placeholders
  const name = canvas(page).getByText('Your site name', { exact: true }).first()
  await name.dblclick()
  await expect(
    canvas(page).locator('[contenteditable="plaintext-only"], [contenteditable="true"]'),
  ).toHaveText('[[{nap.businessName}||{site.name}]]')
})

test('a page is made from the demo, named when it is saved, and edited on', async () => {
  await page.clock.install()
  await page.goto('/page-builder/build-page')
  await expect(block(page, headline)).toBeVisible()
  await expect(saveState(page)).toHaveText('Not saved yet')
  await retype(page, headline, 'Spring is near')
  await page.keyboard.press('ControlOrMeta+s')
  const dialog = page.getByRole('dialog', { name: 'Save page' })
  await dialog.getByRole('button', { name: 'Save page' }).click()
  await expect(dialog.getByText('Page Name should be no empty')).toBeVisible()
  await dialog.getByLabel('Page name').fill('Spring offer')
  const heard = await hear(page)
  // the clock is paused while the user has a choice
  await page.clock.pauseAt(Date.now() + 60_000)
  await dialog.getByLabel('Page name').press('Enter')
  await heard('Page Saved Successfully!')
  await expect(page).toHaveURL(/edit-page\?id=/)
  await expect(page.getByRole('heading', { name: 'Spring offer' })).toBeVisible()
  await button('Stay').click()
  await page.clock.resume()

  // after “Stay”, later saves also stay: undo works, and the next save asks nothing
  await button('Undo').click()
  await expect(block(page, headline)).toBeVisible()
  await retype(page, headline, 'Summer is here')
  await button('Save').click()
  await heard('Page Edited Successfully!')
  await page.reload()
  await expect(block(page, 'Summer is here')).toBeVisible()

  await retype(page, 'Summer is here', 'Autumn is here')
  await button('Save').click()
  await expect(saveState(page)).toHaveText('Saved')
  await expect(page.getByText('Going back to the pages…')).toBeHidden()
  await retype(page, 'Autumn is here', 'Summer is here')
  await button('More save options').click()
  await page.getByRole('menuitem', { name: 'Save and return to pages' }).click()
  await expect(page).toHaveURL(/\/page-builder$/)
  await page.getByRole('link', { name: 'Spring offer' }).click()
  await button('More save options').click()
  await page.getByRole('menuitemcheckbox', { name: 'Stay here after saving' }).click()
  await button('Save').click()
  await expect(page).toHaveURL(/\/page-builder$/)
  await expect(names()).toHaveText(['Spring offer'])
  await choose('Spring offer', 'Preview')
  await expect(page.frameLocator('iframe[title="Page preview"]').getByText('Summer is here')).toBeVisible()
  const { data } = await mine.call<{ data: object[] }>('GET', 'cloud-pages')
  expect(data).toMatchObject([{ name: 'Spring offer.html', templateId: 'garden' }])
})

test('a page that is not there opens as the demo page, a section leads back to the list', async () => {
  for (const screen of ['edit-page', 'view-page']) {
    await page.goto(`/page-builder/${screen}?id=01890000-0000-7000-8000-000000000000`)
    await expect(page.getByText('This page doesn’t exist or was deleted.')).toBeVisible()
    const shown = page.frameLocator(
      screen === 'edit-page' ? 'iframe[title="Page"]' : 'iframe[title="Page preview"]',
    )
    await expect(shown.getByText(headline, { exact: true })).toBeVisible()
  }
  await page.goto('/page-builder/edit-page')
  await expect(block(page, headline)).toBeVisible()
  await page.goto('/section-builder/edit-section?id=01890000-0000-7000-8000-000000000000')
  await expect(page).toHaveURL(/\/section-builder$/)
  await page.goto('/section-builder/edit-section')
  await expect(page.getByText('This page could not be found')).toBeVisible()
})

test('the list is searched, sorted, renamed, copied, and takes a deletion back', async () => {
  for (const name of ['Alder', 'Birch', 'Cedar']) await newPage(name)
  await page.goto('/page-builder?sort=name')
  await expect(names()).toHaveText(['Alder', 'Birch', 'Cedar'])
  const preview = rows().first().frameLocator('iframe[title="Preview"]')
  await expect(preview.getByText('Our offer')).toBeAttached()

  await choose('Birch', 'Rename')
  const dialog = page.getByRole('dialog', { name: 'Rename page' })
  await expect(dialog.getByLabel('Name')).toHaveValue('Birch')
  await dialog.getByLabel('Name').fill('')
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await expect(dialog.getByText('Page Name should be no empty')).toBeVisible()
  await dialog.getByLabel('Name').fill('Beech')
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await choose('Cedar', 'Duplicate')
  await expect(names()).toHaveText(['Alder', 'Beech', 'Cedar', 'Cedar copy'])

  await choose('Alder', 'Delete')
  await expect(names()).toHaveText(['Beech', 'Cedar', 'Cedar copy'])
  await button('Undo').click()
  await expect(names()).toHaveText(['Alder', 'Beech', 'Cedar', 'Cedar copy'])

  await page.getByRole('checkbox', { name: 'Select Alder' }).check()
  await page.getByRole('checkbox', { name: 'Select Cedar', exact: true }).check()
  await button('Delete 2').click()
  await expect(names()).toHaveText(['Beech', 'Cedar copy'])
  await expect(page.getByText('Deleted 2 pages')).toBeVisible()
  await button('Undo').click()
  await expect(names()).toHaveText(['Alder', 'Beech', 'Cedar', 'Cedar copy'])

  await page.getByRole('searchbox').fill('edar')
  await expect(names()).toHaveText(['Cedar', 'Cedar copy'])
  await page.getByRole('link', { name: 'Cedar', exact: true }).click()
  await expect(block(page, 'Alpha')).toBeVisible()
})

test.describe('a new page that is not saved', () => {
  test('is there again after a reload, and offered where the next one begins', async () => {
    await newPageFrom(page, 'Garden and landscaping')
    await expect(block(page, headline)).toBeVisible()
    await retype(page, headline, 'Not lost')
    await block(page, 'Our most popular services').click()
    await expect(saveState(page)).toHaveText('Unsaved changes')
    leaveOnceKept(page, 'Not lost')
    await page.reload()
    await expect(block(page, 'Not lost')).toBeVisible()
    await expect(draftNotice(page)).toContainText('Restored your unsaved changes from')
    await button('Undo').click()
    await expect(block(page, headline)).toBeVisible()
    await button('Redo').click()

    // leaving asks first; leaving without saving keeps the work for the next time
    await button('Leave builder').click()
    const dialog = page.getByRole('dialog', { name: 'Save page' })
    await dialog.getByRole('button', { name: 'Leave without saving' }).click()
    await expect(page.getByText('No pages yet')).toBeVisible()
    await newPageFrom(page, 'Blank')
    await expect(page.getByText('You have an unsaved new page')).toBeVisible()
    await draftNotice(page).getByRole('button', { name: 'Restore' }).click()
    await expect(block(page, 'Not lost')).toBeVisible()
    await button('Leave builder').click()
    await dialog.getByLabel('Page name').fill('Kept')
    await dialog.getByRole('button', { name: 'Save page' }).click()
    await expect(names()).toHaveText(['Kept'])
    await newPageFrom(page, 'Blank')
    await expect(saveState(page)).toHaveText('Not saved yet')
    await expect(draftNotice(page)).toBeHidden()
  })

  test('tells why it could not be saved until it is', async () => {
    await staysAfterSave(page)
    const { _id } = await newPage('Offer')
    await page.goto(`/page-builder/edit-page?id=${_id}`)
    await retype(page, 'Alpha', 'Nothing is lost')
    const connection = await lostConnection(page, '/api/cloud-pages/')
    await page.keyboard.press('ControlOrMeta+s')
    const reason = page.getByRole('alert').filter({ hasText: 'Can’t reach the server.' })
    await expect(reason).toBeVisible()
    await retype(page, 'Beta', 'Typed on')
    await expect(reason).toBeVisible()
    await connection.restore()

    // the page was deleted elsewhere: the next save reports it, and the one after creates a new page
    await mine.call('DELETE', `cloud-pages/${_id}`)
    await reason.getByRole('button', { name: 'Try again' }).click()
    const deleted = page.getByRole('alert').filter({ hasText: 'This page was deleted.' })
    await deleted.getByRole('button', { name: 'Try again' }).click()
    await expect(saveState(page)).toHaveText('Saved')
    await page.reload()
    await expect(block(page, 'Typed on')).toBeVisible()
  })
})

test('a section begins empty, is named when it is saved, and asks before a page misses it', async () => {
  await staysAfterSave(page)
  await page.goto('/section-builder')
  await page.getByRole('main').getByRole('link', { name: 'New section' }).click()
  await expect(page.getByRole('heading', { name: 'New section' })).toBeVisible()
  await expect(canvas(page).locator('body > *')).toHaveCount(0)
  await page
    .getByRole('region', { name: 'Text' })
    .getByRole('button', { name: 'Heading', exact: true })
    .click()
  await page.keyboard.press('ControlOrMeta+s')
  const dialog = page.getByRole('dialog', { name: 'Save section' })
  await dialog.getByLabel('Section name').fill('Footer')
  const heard = await hear(page)
  await dialog.getByRole('button', { name: 'Save section' }).click()
  await heard('Section Saved Successfully!')
  await expect(page).toHaveURL(/edit-section\?id=/)
  const id = new URL(page.url()).searchParams.get('id')
  await button('Leave builder').click()
  await expect(names()).toHaveText(['Footer'])

  const document = {
    componentName: 'Canvas',
    props: {},
    addition: {},
    children: [{ componentName: 'Module', props: { moduleId: id }, addition: {}, children: [] }],
  }
  await mine.call('POST', 'cloud-pages', { name: 'Offer', document })
  await choose('Footer', 'Delete')
  const question = page.getByRole('dialog', { name: 'Delete “Footer”?' })
  await expect(question.getByText('Offer, page')).toBeVisible()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No sections yet')).toBeVisible()
  await button('Undo').click()
  await expect(names()).toHaveText(['Footer'])
})

test('a page is kept as a template, for the next page and for a site', async () => {
  await staysAfterSave(page)
  const { _id } = await newPage('Offer')
  await page.goto(`/page-builder/edit-page?id=${_id}`)
  await expect(block(page, 'Alpha')).toBeVisible()
  await button('Page').click()
  await page.getByRole('menuitem', { name: 'Save as template' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save as template' })
  await expect(dialog.getByLabel('Template name')).toHaveValue('Offer')
  await dialog.getByLabel('Template name').fill('Our look')
  await dialog.getByRole('button', { name: 'Save as template' }).click()
  await expect(dialog).toBeHidden()

  await newPageFrom(page, 'Our look')
  await expect(block(page, 'Alpha')).toBeVisible()
  await expect(saveState(page)).toHaveText('Not saved yet')
  await page.goto('/site-builder/build-site')
  await beginSite(page, /^Our look/)
  await expect(block(page, 'Alpha')).toBeVisible()
  await saveNewSite(page, 'With our look')
  await expect(page).toHaveURL(/edit-site/)
  await expect(block(page, 'Alpha')).toBeVisible()

  await newPageFrom(page, 'Manage your templates')
  const templates = page.getByRole('dialog', { name: 'Your templates' })
  await templates.getByRole('button', { name: 'Rename Our look' }).click()
  await page.getByRole('dialog', { name: 'Rename template' }).getByLabel('Name').fill('Look of 2026')
  await button('Rename').click()
  await templates.getByRole('button', { name: 'Delete Look of 2026' }).click()
  await expect(templates.getByText(/^No templates left/)).toBeVisible()
  await button('Undo').click()
  await expect(templates.getByText('Look of 2026')).toBeVisible()
})

import { customer, expect, test } from '../../fixtures/accounts.ts'
import { block, canvas, retype, savePage, staysAfterSave } from '../../fixtures/builder.ts'
import { saveNewSite, startBuilding } from '../../fixtures/new-site.ts'

/* A template is chosen by its trade, and changed later without loss of content. */

test('a trade’s template is previewed at three widths, used, and changed later with its content', async ({
  product,
  owner,
  pageOf,
}) => {
  const mine = await customer(product, owner)
  const nap = { businessName: 'Harbor Works', address1: '1 Pier', phone: '(555) 010-0123' }
  await mine.call('POST', 'naps', nap)
  const page = await pageOf(mine)
  await staysAfterSave(page)
  await page.goto('/site-builder/build-site')
  const browse = page.getByRole('button', { name: 'Browse templates' })
  await browse.click()
  const gallery = page.getByRole('dialog', { name: 'Templates' })
  await gallery.getByLabel('Search templates').fill('plumber')
  const card = gallery.getByRole('button', { name: /^Preview Plumber/ })
  await card.click()

  // the preview names the business, follows links, and has the width of each screen
  const view = page.getByRole('dialog', { name: 'Plumber' })
  const frame = view.locator('iframe')
  await expect(view.frameLocator('iframe').getByText('Harbor Works').first()).toBeVisible()
  for (const [screen, width] of [
    ['Tablet', '834px'],
    ['Phone', '390px'],
    ['Desktop', '1440px'],
  ] as const) {
    await view.getByText(screen, { exact: true }).locator('xpath=ancestor::label').click()
    await expect(frame).toHaveCSS('width', width)
  }
  await view.getByRole('combobox', { name: 'Page' }).click()
  await page.getByRole('option', { name: 'Contact' }).click()
  await expect(frame).toHaveAttribute('title', 'Plumber: Contact')
  await page.keyboard.press('Escape')
  await expect(card).toBeFocused()
  await card.click()
  await view.getByRole('button', { name: 'Use this template' }).click()
  await expect(browse).toBeFocused()
  await expect(page.getByRole('radio', { name: /^Plumber/ })).toBeChecked()
  await startBuilding(page)
  await expect(canvas(page).getByRole('heading', { level: 1 })).toContainText('Water where it should not be')
  await saveNewSite(page, 'Our pipes')
  await page.goto('/site-builder')
  await page.getByRole('link', { name: 'Our pipes' }).click()

  await retype(page, 'Before you call', 'Have this ready')
  await retype(page, 'Two photos: one of the room, one of the pipe.', 'A photo of the leak.')
  await page.getByRole('tab', { name: 'Templates' }).click()
  await page.getByRole('button', { name: 'Change template' }).click()
  const others = page.getByRole('dialog', { name: 'Change template', exact: true })
  await others.getByRole('button', { name: /^Preview Dentist/ }).click()
  const next = page.getByRole('dialog', { name: 'Dentist' })
  await next.getByRole('button', { name: 'Use this template' }).click()
  const scope = page.getByRole('dialog', { name: 'Change template to Dentist' })
  await scope.getByText('This page', { exact: true }).click()
  await scope.getByRole('button', { name: 'Change this page' }).click()
  await expect(canvas(page).locator('body')).toContainText('(555) 010-0123')
  await expect(block(page, 'Have this ready')).toHaveCount(1)
  await expect(block(page, 'A photo of the leak.')).toHaveCount(1)
  await page.keyboard.press('ControlOrMeta+z')
  // the header of the first template is back
  await expect(block(page, 'Water running?')).toHaveCount(1)
  await expect(block(page, 'Have this ready')).toHaveCount(1)
  await savePage(page)
})

import { expect, test } from '../fixtures/accounts.ts'
import { violations } from '../fixtures/axe.ts'
import { block, canvas, openEditor } from '../fixtures/builder.ts'

/* The checks beside the page: they follow the work, lead to what is wrong, and mend what can be mended. */

const html = `<html lang="en"><head><meta name="description" content="Roses for every garden"></head><body style="background:#fff">
<h1>Roses</h1><p>Alpha</p><h4>Prices</h4>
<p style="color:#bbb">Faint</p><p style="color:#ccc">Fainter</p>
<div style="background:linear-gradient(#000,#111)"><p style="color:#eee">On a picture</p></div></body></html>`

test('findings lead to their blocks, are fixed one by one or all at once, and come back by undo', async ({
  page,
  owner,
}) => {
  const { site } = await owner.call<{ site: { _id: string } }>('POST', 'cloud-builder', {
    siteName: 'Checked',
    rootSlug: 'checked',
    pages: [{ name: 'Home', slug: 'home', html }],
  })
  await openEditor(page, site)
  await page.getByRole('tab', { name: 'Checks' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Checks' })
  const findings = panel.getByRole('listitem').filter({ hasNot: page.getByRole('listitem') })
  await expect(findings).toHaveCount(3)
  expect(await violations(page, { within: 'aside' })).toEqual([])

  await panel.getByRole('button', { name: /^Faint Contrast 1\.9/ }).click()
  await expect(page.getByRole('toolbar', { name: 'Actions for Faint' })).toBeVisible()

  await panel.getByRole('button', { name: 'Make it an h2' }).click()
  await expect(canvas(page).getByRole('heading', { name: 'Prices', level: 2 })).toBeVisible()
  await expect(findings).toHaveCount(2)

  await panel.getByRole('button', { name: 'Fix all: Text that is hard to read' }).click()
  await expect(panel.getByText('All is well')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(findings).toHaveCount(2)
  await expect(block(page, 'Faint')).toHaveCSS('color', 'rgb(187, 187, 187)')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(findings).toHaveCount(3)
})

test('what has no fix leads to its very field', async ({ page, owner }) => {
  const { site } = await owner.call<{ site: { _id: string } }>('POST', 'cloud-builder', {
    siteName: 'Led',
    rootSlug: 'led',
    pages: [
      {
        name: 'Home',
        slug: 'home',
        html: '<html lang="en"><h1>A</h1><p>Alpha</p><a href="#">Our prices</a></html>',
      },
    ],
  })
  await openEditor(page, site)
  await page.getByRole('tab', { name: 'Checks' }).click()
  await page.getByRole('button', { name: 'Write a description' }).click()
  await expect(page.getByLabel('Description', { exact: true })).toBeFocused()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Edit address' }).click()
  await expect(page.getByRole('textbox', { name: 'URL' })).toBeFocused()
})

import { randomUUID } from 'node:crypto'
import { expect, test } from '../../fixtures/accounts.ts'
import { canvas } from '../../fixtures/builder.ts'

/* Imported forms are often wider than a phone; here they never make a page scroll sideways. */

const options = `<option>${'A service with a very long name '.repeat(5)}</option>`

const html = `<!DOCTYPE html><html><head><title>Contact</title><style>
.wide{width:100%;padding:12px;border:2px solid #888}.row{display:flex;gap:8px}.grid{display:grid;grid-template-columns:1fr 1fr}
.boxed{display:inline-block;padding:10px}
</style></head><body><h1>Write to us</h1><form action="https://forms.example.com/me">
<p><input class="wide" name="a"></p><label style="display:block">Message <textarea class="wide" name="b"></textarea></label>
<p>Name <input name="c" size="80"></p><select name="d">${options}</select><textarea name="e" cols="90"></textarea>
<fieldset><legend>Address</legend><input name="f" size="70"></fieldset>
<table><tr><td>Your name</td><td><input name="g" size="60"></td></tr><tr><td>Topic</td><td><select name="h">${options}</select></td></tr></table>
<div class="row"><div><input name="i" size="60"></div><button>Send now</button></div>
<div class="grid"><div><input name="j" size="60"></div><div><select name="k">${options}</select></div></div>
<div class="boxed"><input name="l" size="80"></div><input name="m" style="width:600px"></form></body></html>`

test('no field of an imported form makes a phone scroll sideways: in the editor, live, and exported', async ({
  newcomer: { mine, page },
  product,
}) => {
  const folder = `forms-${randomUUID()}`
  const { site } = await mine.call<{ site: { _id: string } }>('POST', 'cloud-builder', {
    siteName: folder,
    rootSlug: folder,
    pages: [{ name: 'Home', slug: 'home', html }],
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/site-builder/edit-site?id=${site._id}`)
  const root = canvas(page).locator('html')
  await expect(canvas(page).getByRole('heading', { name: 'Write to us' })).toBeVisible()
  const spare = () => root.evaluate((element) => element.scrollWidth - element.clientWidth)
  await expect.poll(spare).toBe(0)

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/site-builder')
  await page.getByRole('button', { name: `Publish ${folder}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish site' })
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(dialog.getByText(`${folder} is live`)).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${product.sitesUrl}/${folder}/`)
  await expect(page.getByRole('heading', { name: 'Write to us' })).toBeVisible()
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth)
  expect(await wide()).toBe(390)

  const { firstPage } = await mine.call<{ firstPage: { html: string } }>('GET', `cloud-builder/${site._id}`)
  await page.setContent(firstPage.html)
  await expect(page.getByRole('heading', { name: 'Write to us' })).toBeVisible()
  expect(await wide()).toBe(390)
})

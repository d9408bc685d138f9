import { expect, test } from '../../fixtures/accounts.ts'
import { violations } from '../../fixtures/axe.ts'
import { block, canvas, openEditor } from '../../fixtures/builder.ts'

/* The checks next to the page: they follow the edits, link to each finding, and fix it where possible. */

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

  await panel.getByRole('button', { name: /^Faint The contrast is 1\.9/ }).click()
  await expect(page.getByRole('toolbar', { name: 'Actions for Faint' })).toBeVisible()

  await panel.getByRole('button', { name: 'Change to h2' }).click()
  await expect(canvas(page).getByRole('heading', { name: 'Prices', level: 2 })).toBeVisible()
  await expect(findings).toHaveCount(2)

  await panel.getByRole('button', { name: 'Fix all: Low text contrast' }).click()
  await expect(panel.getByText('No accessibility or SEO issues found')).toBeVisible()
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
  await page.getByRole('button', { name: 'Add description' }).click()
  await expect(page.getByLabel('Description', { exact: true })).toBeFocused()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Edit URL' }).click()
  await expect(page.getByRole('textbox', { name: 'URL' })).toBeFocused()
})

test('what a review before publishing lists is found beside the page, with a way to each', async ({
  page,
  owner,
}) => {
  const body =
    '<h1>Roses</h1><p>Alpha</p><p>Gardens in {nap.city} and around</p><a href="{nap.website}">Our shop</a>' +
    '<p data-w2m-sample="">Placeholder text: say how you began.</p>' +
    '<form action="/send.php" method="post"><label>Name <input name="n"></label><button>Send</button></form>'
  const head = '<meta name="description" content="Roses">'
  const { site } = await owner.call<{ site: { _id: string } }>('POST', 'cloud-builder', {
    siteName: 'Reviewed',
    rootSlug: 'reviewed',
    pages: [
      { name: 'Home', slug: 'home', html: `<html lang="en"><head>${head}</head><body>${body}</body></html>` },
    ],
  })
  await openEditor(page, site)
  await page.getByRole('tab', { name: 'Checks' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Checks' })
  const problems = panel.getByRole('region', { name: /^Problems/ })
  await expect(problems.getByText(/\{nap\.city\} has no value/)).toBeVisible()
  await expect(problems.getByText(/A link leads nowhere because \{nap\.website\}/)).toBeVisible()
  await expect(problems.getByText(/A form submits to “\/send\.php”/)).toBeVisible()
  await expect(panel.getByText(/Visitors don’t see this sample text: “Placeholder text/)).toBeVisible()

  await panel.getByRole('button', { name: 'Set recipient' }).click()
  await page.getByRole('textbox', { name: 'Action URL' }).fill('https://forms.example/1')
  await page.getByRole('textbox', { name: 'Action URL' }).press('Tab')
  await page.getByRole('tab', { name: 'Checks' }).click()
  await panel.getByRole('button', { name: 'Keep this text' }).click()
  await expect(panel.getByText(/Visitors don’t see this sample text/)).toBeHidden()
  await expect(problems.getByText(/A form submits to/)).toBeHidden()
  await panel.getByRole('button', { name: 'Edit text' }).click()
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toBeFocused()
})

test('sample texts are kept together only by a button that says so', async ({ page, owner }) => {
  const sample = (text: string) => `<p data-w2m-sample="">${text}</p>`
  const { site } = await owner.call<{ site: { _id: string } }>('POST', 'cloud-builder', {
    siteName: 'Sampled',
    rootSlug: 'sampled',
    pages: [
      {
        name: 'Home',
        slug: 'home',
        html: `<html lang="en"><h1>Roses</h1><p>Alpha</p>${sample('Say how you began.')}${sample('Say why.')}</html>`,
      },
    ],
  })
  await openEditor(page, site)
  await page.getByRole('tab', { name: 'Checks' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Checks' })
  await expect(panel.getByRole('button', { name: 'Keep this text' })).toHaveCount(2)
  await expect(panel.getByRole('button', { name: /^Fix all/ })).toHaveCount(0)
  await panel.getByRole('button', { name: 'Keep all sample text' }).click()
  await expect(panel.getByText(/Visitors don’t see this sample text/)).toHaveCount(0)
})

import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test, type Account } from '../../fixtures/accounts.ts'
import { block, canvas, savePage, staysAfterSave } from '../../fixtures/builder.ts'

/* Values of a page become design tokens without a change of its look, and a theme that comes in with a page asks first. */

const html = `<!DOCTYPE html><html lang="en"><head><title>Bakery</title><style>
:root { font-size: 18px } * { box-sizing: border-box }
body { margin: 0; background: #fdfcf8; color: #222; font-family: Georgia, serif; letter-spacing: 0.02em }
.card { padding: 16px 8px; border: 1px solid #DDD; border-radius: 8px; background: white; margin: 0 auto 16px }
.btn { background: #c2410c; color: #fff; padding: 8px 16px; border-radius: 8px; font-size: 0.9rem }
.btn:hover { background: #c2410c } a { color: #c2410c }
@media (max-width: 600px) { .card { padding: 8px; font-size: 0.9rem } .btn { border-radius: 8px } }
</style></head><body>
<h1 style="color:#C2410C">Bread every day</h1>
<a>No address</a> <a href="#order">Order</a>
<div class="card"><p style="color:#222">Rye</p><a class="btn" href="#order">Order rye</a></div>
<div class="card"><p style="color:#222">Oat</p><a class="btn" href="#order">Order oat</a></div>
<p style="color:#ddd;font-size:0.9rem;box-shadow:0 1px 2px #000">Since 1950</p>
</body></html>`

/** Computed values of all elements on the canvas, at its width. */
const look = (page: Page): Promise<string[]> =>
  canvas(page)
    .locator('html')
    .evaluate((root) =>
      [root, ...root.querySelectorAll('body, body *')].map((element) => {
        const style = getComputedStyle(element)
        const names = Array.from(style).filter((name) => !name.startsWith('--'))
        return `${element.tagName} ${names.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';')}`
      }),
    )

test('values that a page repeats become design tokens without a change of its look', async ({
  newcomer: { page, mine },
}) => {
  const rootSlug = `found-${randomBytes(4).toString('hex')}`
  const { site } = await mine.call<{ site: { _id: string } }>('POST', 'cloud-builder', {
    ...{ siteName: 'Bakery', rootSlug },
    pages: [
      { name: 'Home', slug: 'home', html },
      { name: 'About', slug: 'about', html: html.replace('Bread every day', 'About us') },
    ],
  })
  await staysAfterSave(page)
  await page.goto(`/site-builder/edit-site?id=${site._id}`)
  await expect(block(page, 'Bread every day')).toBeVisible()
  const before = await look(page)
  await page.getByRole('tab', { name: 'Theme' }).click()
  await page.getByRole('button', { name: 'Create from this page…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Design tokens from this page' })
  await expect(dialog.getByRole('checkbox', { name: /^Button \(accent\)/ })).toBeChecked()
  await expect(dialog.getByText('#c2410c · 4 uses')).toBeVisible()
  await expect(dialog.getByRole('status')).toContainText('in 4 blocks and 1 style sheet')
  await dialog.getByRole('button', { name: /^Create \d+ design tokens$/ }).click()
  await expect(page.getByText('My theme', { exact: true })).toBeVisible()
  expect(await look(page)).toEqual(before)

  // the page follows its design tokens, and one step brings the values back
  const accent = page.getByRole('textbox', { name: 'Button (accent)', exact: true })
  await accent.fill('#7a1fa2')
  await accent.press('Enter')
  await expect(block(page, 'Bread every day')).toHaveCSS('color', 'rgb(122, 31, 162)')
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  await undo.click()
  await undo.click()
  await expect(page.getByRole('button', { name: 'Create from this page…' })).toBeVisible()
  expect(await look(page)).toEqual(before)
  const redo = page.getByRole('button', { name: 'Redo', exact: true })
  await redo.click()
  await savePage(page)
  await page.reload()
  await expect(block(page, 'Bread every day')).toBeVisible()
  expect(await look(page)).toEqual(before)

  // on the next page the same values are those of the site’s design tokens
  await page.getByRole('tab', { name: 'Pages' }).click()
  await page.getByRole('treeitem', { name: /^About/ }).click()
  await expect(block(page, 'About us')).toBeVisible()
  await page.getByRole('tab', { name: 'Theme' }).click()
  await page.getByRole('button', { name: 'More for this theme' }).click()
  await page.getByRole('menuitem', { name: 'Find design tokens in this page…' }).click()
  await expect(dialog.getByText('Button (accent) (in your theme)')).toBeVisible()
  await dialog.getByRole('button', { name: 'Use design tokens' }).click()
  expect(await look(page)).toEqual(before)
  await accent.fill('#7a1fa2')
  await accent.press('Enter')
  await expect(block(page, 'About us')).toHaveCSS('color', 'rgb(122, 31, 162)')
})

/** Base style sheet of pages that were begun in the editor, by which a theme knows them. */
const base =
  '*,*::before,*::after{box-sizing:border-box}body{margin:0;font-family:system-ui,-apple-system,"Segoe UI",Roboto,' +
  'sans-serif;line-height:1.5;color:#1c2430}img,iframe{max-width:100%}'
const begun = (text: string) =>
  `<!DOCTYPE html><html><head><style>${base}</style></head><body><p>${text}</p></body></html>`

/** A site of two pages without a theme, begun in the editor. */
const plainSite = async (mine: Account): Promise<{ readonly _id: string }> => {
  const rootSlug = `scope-${randomBytes(4).toString('hex')}`
  const { site } = await mine.call<{ site: { _id: string } }>('POST', 'cloud-builder', {
    ...{ siteName: 'Scope', rootSlug },
    pages: ['Home', 'About'].map((name) => ({ name, slug: name.toLowerCase(), html: begun(`Old ${name}`) })),
  })
  return site
}
const themed = begun('Fresh home').replace(
  '<style>',
  '<style data-theme="Leaf">:root{--c-paper:#eeeeff;--c-ink:#111111}</style><style>',
)
const openPage = async (page: Page, name: string, text: string) => {
  await page.getByRole('tab', { name: 'Pages' }).click()
  await page.getByRole('treeitem', { name: new RegExp(`^${name}`) }).click()
  await expect(block(page, text)).toBeVisible()
}

test('a theme that comes in with a page changes the other pages of a site only by choice', async ({
  newcomer: { page, mine },
}) => {
  const site = await plainSite(mine)
  await staysAfterSave(page)
  await page.goto(`/site-builder/edit-site?id=${site._id}`)
  await expect(block(page, 'Old Home')).toBeVisible()
  const background = canvas(page).locator('body')
  const bringIn = async () => {
    await page.getByRole('button', { name: 'Page', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Import' }).click()
    const dialog = page.getByRole('dialog', { name: 'Import page' })
    await dialog.getByRole('textbox', { name: 'HTML or JSON' }).fill(themed)
    await dialog.getByRole('button', { name: 'Import', exact: true }).click()
    return dialog
  }
  const scope = page.getByRole('dialog', { name: 'Use theme “Leaf” on all pages?' })
  // closing the question changes nothing
  const dialog = await bringIn()
  await expect(scope.getByText(/On its other 1 page, texts/)).toBeVisible()
  await scope.getByRole('button', { name: 'Close', exact: true }).click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(block(page, 'Old Home')).toBeVisible()

  await bringIn()
  await scope.getByRole('button', { name: 'Keep the look of other pages' }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(background).toHaveCSS('background-color', 'rgb(238, 238, 255)')
  await openPage(page, 'About', 'Old About')
  await expect(background).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await openPage(page, 'Home', 'Fresh home')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(block(page, 'Old Home')).toBeVisible()

  await bringIn()
  await scope.getByRole('button', { name: 'Use theme on all pages' }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await openPage(page, 'About', 'Old About')
  await expect(background).toHaveCSS('background-color', 'rgb(238, 238, 255)')
})

test('a template with a theme changes the other pages of a site only by choice', async ({
  newcomer: { page, mine },
}) => {
  const site = await plainSite(mine)
  await mine.call('POST', 'cloud-templates', { name: 'Leafy', html: themed })
  await staysAfterSave(page)
  await page.goto(`/site-builder/edit-site?id=${site._id}`)
  await expect(block(page, 'Old Home')).toBeVisible()
  const background = canvas(page).locator('body')
  const scope = page.getByRole('dialog', { name: 'Use theme “Leaf” on all pages?' })
  const useTemplate = async () => {
    await page.getByRole('tab', { name: 'Templates' }).click()
    await page.getByRole('button', { name: /^Leafy/ }).click()
    await page
      .getByRole('dialog', { name: 'Use “Leafy” for this page?' })
      .getByRole('button', { name: 'Replace page' })
      .click()
    await expect(scope.getByText(/On its other 1 page, texts/)).toBeVisible()
  }

  // closing the question leaves the page as it was
  await useTemplate()
  await scope.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(block(page, 'Old Home')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled()

  await useTemplate()
  await scope.getByRole('button', { name: 'Keep the look of other pages' }).click()
  await expect(block(page, 'Fresh home')).toBeVisible()
  await expect(background).toHaveCSS('background-color', 'rgb(238, 238, 255)')
  await openPage(page, 'About', 'Old About')
  await expect(background).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await openPage(page, 'Home', 'Fresh home')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(block(page, 'Old Home')).toBeVisible()

  await useTemplate()
  await scope.getByRole('button', { name: 'Use theme on all pages' }).click()
  await expect(block(page, 'Fresh home')).toBeVisible()
  await openPage(page, 'About', 'Old About')
  await expect(background).toHaveCSS('background-color', 'rgb(238, 238, 255)')
})

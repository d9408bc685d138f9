import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../fixtures/small-site.ts'
import { block, canvas, openEditor } from '../../fixtures/builder.ts'
import { hear } from '../../fixtures/hear.ts'
import { hostileMarkup } from '../../fixtures/hostile-markup.ts'

/* Pages are imported and exported as HTML and JSON, complete, and none of their code runs. */

const dialogOf = async (page: Page, name: 'Import' | 'Export'): Promise<Locator> => {
  await page.getByRole('button', { name: 'Page', exact: true }).click()
  await page.getByRole('menuitem', { name }).click()
  const dialog = page.getByRole('dialog', { name: `${name} page` })
  await expect(dialog).toBeVisible()
  return dialog
}

const importText = async (page: Page, text: string): Promise<Locator> => {
  const dialog = await dialogOf(page, 'Import')
  await dialog.getByRole('textbox', { name: 'HTML or JSON' }).fill(text)
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  return dialog
}

const exported = async (page: Page, format: 'HTML' | 'JSON'): Promise<string> => {
  const dialog = await dialogOf(page, 'Export')
  await dialog.getByText(format, { exact: true }).click()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  await dialog.getByRole('button', { name: 'Close' }).click()
  return text
}

test('a page of HTML replaces the open one, tells what it left out, and is taken back by one step', async ({
  page,
  site,
}) => {
  await openEditor(page, site)
  const dialog = await importText(
    page,
    '<title>New</title><h1>Brought in</h1><script>a()</script><p onclick="b()">Kept text</p><p onclick="c()">More</p>',
  )
  await expect(dialog.getByText('elements, texts and comments imported')).toBeVisible()
  await expect(dialog.getByRole('heading', { name: '2 event handlers' })).toBeVisible()
  await expect(dialog.getByRole('heading', { name: '1 script' })).toBeVisible()
  await expect(dialog.getByText('onclick="b()"')).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(block(page, 'Kept text')).toBeVisible()
  await expect(block(page, 'Alpha')).toBeHidden()

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(block(page, 'Alpha')).toBeVisible()
  await expect(block(page, 'Kept text')).toBeHidden()
})

test('placeholders of lists come in as they are, or as text by choice', async ({ page, site }) => {
  await openEditor(page, site)
  const typed =
    '<h1>{service} in {city}</h1><p>{Fast|Reliable} help by {nap.businessName}, {{ liquid }} {{name}}</p>'
  for (const [choice, stored] of [
    ['Keep as placeholders', '{service} in {city}'],
    ['Treat as text', '\\\\{service} in \\\\{city}'],
  ] as const) {
    const dialog = await importText(page, typed)
    await expect(dialog.getByText('The page contains {service}, {city}.')).toBeVisible()
    await dialog.getByRole('radio', { name: choice }).check()
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(dialog.getByText('elements, texts and comments imported')).toBeVisible()
    await expect(dialog.getByText('Kept as placeholders: {service}, {city}.')).toHaveCount(
      choice === 'Treat as text' ? 0 : 1,
    )
    await dialog.getByRole('button', { name: 'Done' }).click()
    const json = await exported(page, 'JSON')
    expect(json).toContain(`"${stored}"`)
    expect(json).toContain('{Fast|Reliable} help by {nap.businessName}, {{ liquid }} {\\\\{name}}')
  }
})

test('custom properties of a page become design tokens with names of their own, and are undone with the page', async ({
  page,
  site,
}) => {
  await openEditor(page, site)
  const css = ':root{--brand:#7a1fa2;--gap:8px}h1{color:var(--brand)}'
  const first = await importText(page, `<style>${css}</style><h1>Violet</h1>`)
  await expect(first.getByText('Turn 2 custom properties into design tokens')).toBeVisible()
  await first.getByRole('button', { name: 'Continue' }).click()
  await first.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('tab', { name: 'Theme' }).click()
  const brand = page.getByRole('textbox', { name: 'Brand', exact: true })
  await brand.fill('#0b6e4f')
  await brand.press('Enter')
  await expect(block(page, 'Violet')).toHaveCSS('color', 'rgb(11, 110, 79)')

  // another page with the same name for another color
  const second = await importText(page, `<style>${css}</style><h1>Violet</h1>`)
  await expect(second.getByText('1 name already in use with other values: --brand')).toBeVisible()
  await second.getByRole('button', { name: 'Continue' }).click()
  await second.getByRole('button', { name: 'Done' }).click()
  await expect(block(page, 'Violet')).toHaveCSS('color', 'rgb(122, 31, 162)')
  await expect(brand).toHaveValue('#0b6e4f')
  await expect(page.getByRole('textbox', { name: 'Brand 2', exact: true })).toHaveValue('#7a1fa2')
  for (const _step of ['import', 'color', 'import'])
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(block(page, 'Alpha')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create from this page…' })).toBeVisible()

  const many = Array.from({ length: 10_000 }, (_, at) => `--t${at}:1px`).join(';')
  for (const [own, refusal] of [
    [many, '10,000 design tokens; 500 are possible'],
    ['--a:var(--b);--b:var(--a)', '“a” refers to itself through “b”.'],
  ] as const) {
    const refused = await importText(page, `<style>:root{${own}}</style><p>Kept text</p>`)
    await expect(refused.getByText(refusal)).toBeVisible()
    await refused.getByRole('button', { name: 'Done' }).click()
    await expect(block(page, 'Kept text')).toBeVisible()
  }
})

test('an import goes into the selection, from a file, by keyboard on a small screen', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openEditor(page, site)
  await block(page, 'Second band').click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Page', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Import' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Import page' })
  const name = 'insert.html'
  const buffer = Buffer.from('<meta charset="iso-8859-1"><p>Caf\xe9 inserted</p>', 'latin1')
  await dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/html', buffer })
  await expect(dialog.getByText(name)).toBeVisible()
  await dialog.getByRole('radio', { name: 'Insert into page' }).press('Space')
  await dialog.getByRole('button', { name: 'Import', exact: true }).press('Enter')
  await dialog.getByRole('button', { name: 'Done' }).press('Enter')
  await expect(block(page, 'Café inserted')).toBeVisible()
  await expect(block(page, 'Alpha')).toBeVisible()
})

test('unreadable input is refused with the reason, and the page stays', async ({ page, site }) => {
  await openEditor(page, site)
  const dialog = await importText(page, '{"componentName":"Canvas","children":[')
  const alert = dialog.getByRole('alert')
  await expect(alert).toContainText('The input is not valid.')
  await expect(alert).toContainText('cut off')
  const field = dialog.getByRole('textbox', { name: 'HTML or JSON' })
  const press = () => dialog.getByRole('button', { name: 'Import', exact: true }).click()
  for (const [text, reason] of [
    ['{"componentName":"Canvas","children":[{"type":"div"}]}', 'children[0]'],
    ['{"componentName":"Canvas","addition":{"version":99}}', 'version 99'],
    ['<b>'.repeat(2_000), 'levels deep'],
  ] as const) {
    await field.fill(text)
    await press()
    await expect(alert).toContainText(reason)
  }
  const picture = {
    name: 'x.html',
    mimeType: 'text/html',
    buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]),
  }
  await dialog.locator('input[type=file]').setInputFiles(picture)
  await press()
  await expect(alert).toContainText('looks like an image')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(block(page, 'Alpha')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true')
})

test('a huge file is refused with the reason, and can be cancelled while it is read', async ({
  page,
  site,
}) => {
  await openEditor(page, site)
  const dialog = await dialogOf(page, 'Import')
  const choose = async (text: string) => {
    const buffer = Buffer.from(text)
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'huge.html', mimeType: 'text/html', buffer })
    await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  }
  await choose(`<p>${'long text '.repeat(1_700_000)}</p>`)
  await expect(dialog.getByRole('progressbar')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog.getByRole('button', { name: 'Import', exact: true })).toBeEnabled()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await choose('<p>many</p>\n'.repeat(60_000))
  await expect(dialog.getByRole('alert')).toContainText('Split it into several pages')
  await expect(block(page, 'Alpha')).toBeVisible()
})

test('an export is copied and downloaded, and its JSON is the same page again', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openEditor(page, site)
  const html = await exported(page, 'HTML')
  expect(html).toMatch(/^<!DOCTYPE html>[^]*Alpha[^]*<\/html>$/)
  const json = await exported(page, 'JSON')

  const dialog = await dialogOf(page, 'Export')
  const heard = await hear(page)
  await dialog.getByRole('button', { name: 'Copy' }).click()
  await heard('Copied!')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(html)
  await dialog.getByRole('button', { name: 'Close' }).click()

  const importing = await importText(page, '<p>something else</p>')
  await importing.getByRole('button', { name: 'Done' }).click()
  await expect(block(page, 'something else')).toBeVisible()
  const again = await importText(page, json)
  await again.getByRole('button', { name: 'Done' }).click()
  await expect(block(page, 'Alpha')).toBeVisible()
  expect(await exported(page, 'HTML')).toBe(html)
})

test.describe('even without the policy that bars scripts', () => {
  test.use({ bypassCSP: true })

  test('nothing of a hostile page runs in the editor or in its preview', async ({ page, context, site }) => {
    const fired = new Set<string>()
    await context.exposeFunction('canary', (what: string) => void fired.add(what))
    const unguarded = await context.newPage()
    await unguarded.setContent(hostileMarkup.replace(/<meta[^>]*>/, ''))
    await expect.poll(() => fired.size, 'shots in a page that trusts it').toBeGreaterThan(5)
    await unguarded.close()
    fired.clear()

    await openEditor(page, site)
    const address = page.url()
    const done = await importText(page, hostileMarkup)
    await done.getByRole('button', { name: 'Done' }).click()
    await expect(block(page, 'The end of it')).toBeVisible()

    /** Tries all that a user can do: every link, button and image, and focus. */
    const provoke = (frame: string) =>
      page
        .frameLocator(frame)
        .locator('body')
        .evaluate((body) => {
          for (const one of body.querySelectorAll<HTMLElement>('*')) {
            one.focus?.()
            for (const type of ['mouseover', 'click', 'load', 'error', 'toggle', 'animationstart', 'submit'])
              one.dispatchEvent(new Event(type, { bubbles: type !== 'load', cancelable: true }))
          }
          return [...body.ownerDocument.querySelectorAll('*')].flatMap((one) =>
            [...one.attributes]
              .filter(({ name, value }) => /^on|^srcdoc$/i.test(name) || /^\s*javascript:/i.test(value))
              .map(({ name }) => `${one.tagName} ${name}`),
          )
        })
    expect(await provoke('iframe[title="Page"]')).toEqual([])
    await page.getByRole('button', { name: 'Preview' }).click()
    await expect(page.frameLocator('iframe[title="Page preview"]').getByText('The end of it')).toBeVisible()
    expect(await provoke('iframe[title="Page preview"]')).toEqual([])
    expect([...fired]).toEqual([])
    expect(page.url()).toBe(address)
    await page.getByRole('button', { name: 'Preview' }).click()
    await expect(canvas(page).getByText('The end of it')).toBeVisible()
  })
})

import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { violations } from '../../fixtures/axe.ts'
import { expect, test } from '../../fixtures/small-site.ts'
import { block, canvas, openEditor, savePage } from '../../fixtures/builder.ts'

const panel = (page: Page): Locator => page.getByRole('complementary', { name: 'Style panel' })

const sample = (weight: number, style = 'normal') => ({
  name: `garden-${weight}-${style}.woff2`,
  mimeType: 'font/woff2',
  buffer: readFileSync(
    new URL(
      `../../../node_modules/@fontsource/zilla-slab/files/zilla-slab-latin-${weight}-${style}.woff2`,
      import.meta.url,
    ),
  ),
})

const loadedFonts = (body: Locator): Promise<string[]> =>
  body.evaluate(async ({ ownerDocument: { fonts } }) => {
    await fonts.ready
    return [...fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', ''))
  })

test('own fonts are uploaded, tried, published from the site’s own origin and deleted', async ({
  page,
  site,
}) => {
  await openEditor(page, site)
  await block(page, 'First band').click()
  await panel(page).getByRole('button', { name: 'Browse font library' }).click()
  const own = panel(page).getByRole('region', { name: 'Your fonts' })
  await expect(own.getByText('No fonts uploaded yet')).toBeVisible()
  await expect(own.getByRole('button', { name: 'Upload fonts' })).toBeDisabled()
  await own.getByRole('checkbox', { name: 'I have a license to use these fonts on the web' }).check()
  await expect(own.getByRole('button', { name: 'Upload fonts' })).toBeEnabled()
  await own
    .locator('input[type=file]')
    .setInputFiles([
      sample(400),
      sample(700),
      sample(400, 'italic'),
      { name: 'notes.ttf', mimeType: 'font/ttf', buffer: Buffer.from('no font at all') },
    ])
  await expect(own.getByText('This is not a font. Upload a WOFF2, WOFF, TTF or OTF file.')).toBeVisible()
  const choice = own.getByRole('radio', { name: /Zilla Slab/ })
  await expect(choice).toHaveCount(1)
  await expect(own.getByText('2 weights, italics')).toBeVisible()
  expect(await violations(page)).toEqual([])

  await own.getByRole('button', { name: 'Rename Zilla Slab' }).click()
  const naming = page.getByRole('dialog', { name: 'Rename font' })
  await naming.getByRole('textbox').fill('House font')
  await naming.getByRole('button', { name: 'Rename' }).click()
  await own.getByRole('radio', { name: /House font/ }).check()
  await expect(block(page, 'First band')).toHaveCSS('font-family', /^"Zilla Slab Own [0-9a-f]{8}"/)
  await expect
    .poll(() => loadedFonts(canvas(page).locator('body')))
    .toContainEqual(expect.stringMatching(/^Zilla Slab Own/))

  await savePage(page)
  await page.goto('/site-builder')
  await page.getByRole('button', { name: `Publish ${site.name}` }).click()
  const publish = page.getByRole('dialog', { name: 'Publish site' })
  await publish.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(publish.getByText(`${site.name} is live`)).toBeVisible()
  const url = (await publish.getByRole('link', { name: 'Open site' }).getAttribute('href')) ?? ''
  const visitor = await page.context().browser()!.newPage()
  const urls: string[] = []
  visitor.on('request', (request) => urls.push(request.url()))
  await visitor.goto(url)
  expect(await loadedFonts(visitor.locator('body'))).toEqual([expect.stringMatching(/^Zilla Slab Own/)])
  expect(urls.filter((each) => new URL(each).origin !== new URL(url).origin)).toEqual([])
  const files = urls.filter((each) => each.includes('/fonts/'))
  expect(files).toHaveLength(1)
  expect(files[0]).toMatch(/\/fonts\/own-[0-9a-f]{8}-[0-9a-f]{12}\.woff2$/)
  await visitor.close()

  await openEditor(page, site)
  await block(page, 'First band').click()
  await panel(page).getByRole('button', { name: 'Browse font library' }).click()
  await own.getByRole('button', { name: 'Delete House font' }).click()
  const asked = page.getByRole('dialog', { name: 'Delete this font?' })
  await expect(asked.getByText(`Used on ${site.name} ›`)).toBeVisible()
  await asked.getByRole('button', { name: 'Delete font' }).click()
  await expect(own.getByText('No fonts uploaded yet')).toBeVisible()
})

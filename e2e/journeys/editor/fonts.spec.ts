import type { Locator, Page } from '@playwright/test'
import { violations } from '../../fixtures/axe.ts'
import { exactLetters } from '../../fixtures/page-with-late-fonts.ts'
import { expect, test } from '../../fixtures/small-site.ts'
import { block, canvas, openEditor, savePage } from '../../fixtures/builder.ts'

test.use({ launchOptions: exactLetters })

const panel = (page: Page): Locator => page.getByRole('complementary', { name: 'Style panel' })

/** Returns the families whose files a page has loaded. */
const loadedFonts = (body: Locator): Promise<string[]> =>
  body.evaluate(async ({ ownerDocument: { fonts } }) => {
    await fonts.ready
    return [...fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', ''))
  })

interface Faces {
  /** Rules of the fallback as published, one for each group of letters. */
  readonly rules: readonly string[]
  /** Font with the metrics of Arial, which a computer may lack. */
  readonly arial: string
  /** Text that the page shows in the font, because the fallback fits only the letters of such texts. */
  readonly text: string
}

/** Returns the size of a text in the fallback and in the font itself. */
const sizesOf = (body: Locator, faces: Faces) =>
  body.evaluate(async ({ ownerDocument: doc }, { rules, arial, text }) => {
    const style = doc.createElement('style')
    style.textContent = rules
      .map((rule) =>
        rule
          .replace(/"[^"]* Stand-in"/, 'Measured')
          .replace(/src:[^;]*/, `src:url(data:font/woff2;base64,${arial})`)
          // the bold font of the device stands in
          .replace('font-weight:600', 'font-weight:700'),
      )
      .join('')
    doc.head.append(style)
    const sizeOf = async (font: string) => {
      await doc.fonts.load(font, text)
      const line = doc.createElement('span')
      line.style.cssText = `position:absolute;white-space:nowrap;font:${font}`
      line.textContent = text
      doc.body.append(line)
      const { width, height } = line.getBoundingClientRect()
      line.remove()
      return { width, height }
    }
    return {
      fallback: await sizeOf('700 40px Measured'),
      font: await sizeOf('600 40px "Barlow Condensed"'),
    }
  }, faces)

/* Runs in the page, before anything is shown. */
const noteShifts = () => {
  const shifts: number[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
  }).observe({ type: 'layout-shift', buffered: true })
}

test('a font of the library is found, tried on the page and published from the site’s own origin', async ({
  page,
  site,
}) => {
  await openEditor(page, site)
  await block(page, 'First band').click()
  await panel(page).getByRole('button', { name: 'Browse font library' }).click()
  const fonts = panel(page).getByRole('radiogroup', { name: 'Fonts' })
  await expect(fonts.getByRole('radio')).not.toHaveCount(0)
  expect(await violations(page)).toEqual([])

  await panel(page).getByRole('searchbox', { name: 'Search fonts' }).fill('nothing like it')
  await expect(panel(page).getByText('No fonts match “nothing like it”')).toBeVisible()
  await panel(page).getByRole('searchbox', { name: 'Search fonts' }).fill('barlow')
  await expect(fonts.getByRole('radio')).toHaveCount(2)
  await fonts.getByRole('radio', { name: /Barlow Condensed/ }).check()
  await expect(block(page, 'First band')).toHaveCSS('font-family', /^"Barlow Condensed"/)
  // arrow keys try the next one
  await page.keyboard.press('ArrowUp')
  await expect(block(page, 'First band')).toHaveCSS('font-family', /^Barlow,/)
  await page.keyboard.press('ArrowDown')
  await panel(page).getByRole('combobox', { name: 'Exact weight' }).selectOption('600 Semibold')
  await expect(block(page, 'First band')).toHaveCSS('font-weight', '600')
  await expect.poll(() => loadedFonts(canvas(page).locator('body'))).toContain('Barlow Condensed')
  await expect(panel(page).getByRole('combobox', { name: 'Font family' })).toHaveValue(/^"Barlow Condensed"/)

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
  await visitor.addInitScript(noteShifts)
  await visitor.goto(url)
  const title = visitor.getByRole('heading', { name: 'First band' })
  await expect(title).toHaveCSS('font-weight', '600')
  expect(await loadedFonts(visitor.locator('body'))).toEqual(['Barlow Condensed'])
  const { origin } = new URL(url)
  expect(urls.filter((each) => new URL(each).origin !== origin)).toEqual([])
  const files = urls.filter((each) => each.includes('/fonts/'))
  expect(files).toHaveLength(1)
  expect(files[0]).toMatch(/\/fonts\/barlow-condensed-latin-600-normal-[0-9a-f]{12}\.woff2$/)
  const license = await visitor.request.get(new URL('fonts/barlow-condensed-license.txt', url).href)
  expect(await license.text()).toContain('SIL OPEN FONT LICENSE')
  expect(await visitor.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])

  const rules = (await visitor.content()).match(/@font-face\{font-family:"Barlow Condensed Stand-in"[^}]*\}/g)
  const arial = await (await page.request.get('/fonts/arimo-latin-wght-normal.woff2')).body()
  const { fallback, font } = await sizesOf(visitor.locator('body'), {
    rules: rules ?? [],
    arial: arial.toString('base64'),
    text: 'First band',
  })
  expect(Math.abs(fallback.width / font.width - 1)).toBeLessThan(0.03)
  expect(Math.abs(fallback.height - font.height)).toBeLessThanOrEqual(1)
  await visitor.close()
})

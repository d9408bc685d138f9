import type { Browser, Page } from '@playwright/test'
import { violations } from '../../fixtures/axe.ts'
import { expect, test } from '../../fixtures/accounts.ts'
import { savePage, staysAfterSave } from '../../fixtures/builder.ts'
import { photo, uploadPhoto } from '../../fixtures/photo.ts'
import { publicationEnds, siteFromTemplate } from '../../fixtures/sites.ts'

/* The promises that Lighthouse checks on published pages, without it: nothing moves, no script, readable in light and dark. */

const paths = ['', 'services/', 'about/', 'contact/']
const devices = {
  phone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1350, height: 940 } },
} as const

/** Fallback of a published page: its family, the font of devices that it adapts, and its descriptors. */
interface Fallback {
  readonly family: string
  readonly file: string
  readonly descriptors: Readonly<Record<string, string>>
}

const rules = /@font-face\{font-family:"([^"]* Stand-in)";([^}]*)\}/g

/** Returns the fallbacks of a page, with fonts that have the metrics of those that devices have. */
const fallbacksOf = (html: string): Fallback[] =>
  Array.from(html.matchAll(rules), ([, family = '', rest = '']) => {
    const values = new Map(rest.split(';').map((each) => each.split(':') as [string, string]))
    const device = values.get('src') ?? ''
    const isBold = device.includes('Bold')
    const file = device.includes('Times')
      ? `tinos-latin-${isBold ? 700 : 400}-normal`
      : 'arimo-latin-wght-normal'
    return {
      family,
      file,
      descriptors: {
        style: values.get('font-style') ?? '',
        weight: values.get('font-weight') ?? '',
        sizeAdjust: values.get('size-adjust') ?? '',
        ascentOverride: values.get('ascent-override') ?? '',
        descentOverride: values.get('descent-override') ?? '',
        lineGapOverride: values.get('line-gap-override') ?? '',
      },
    }
  })

declare global {
  interface Window {
    shifts: number[]
  }
}

/* Runs in the page, before anything is shown. */
const prepare = (fallbacks: readonly (Fallback & { readonly bytes: string })[]) => {
  for (const { family, bytes, descriptors } of fallbacks) {
    const { buffer } = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))
    document.fonts.add(new FontFace(family, buffer, descriptors as FontFaceDescriptors))
  }
  window.shifts = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shifts.push((entry as unknown as { value: number }).value)
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Returns everything that moved until now, as Lighthouse adds and shows it. */
const moved = async (page: Page): Promise<string> => {
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))
  })
  const shifts = await page.evaluate(() => window.shifts)
  return shifts.reduce((sum, each) => sum + each, 0).toFixed(3)
}

const isPainted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)

/** Opens pages as visitors whose devices have Arial and Times New Roman. */
const visitor = async (browser: Browser, appUrl: string, device: keyof typeof devices, url: string) => {
  const fallbacks = await Promise.all(
    fallbacksOf(await (await fetch(url)).text()).map(async (each) => {
      const file = await fetch(`${appUrl}/fonts/${each.file}.woff2`)
      return { ...each, bytes: Buffer.from(await file.arrayBuffer()).toString('base64') }
    }),
  )
  const context = await browser.newContext(devices[device])
  const page = await context.newPage()
  await page.addInitScript(prepare, fallbacks)
  return page
}

test('themed pages of the garden template move nothing, run nothing and are readable in light and dark', async ({
  newcomer: { mine, page },
  product,
  browser,
}) => {
  const { siteId } = await siteFromTemplate(product, mine.person)
  const { site, firstPage } = await mine.call<{
    site: { pages: { _id: string }[] }
    firstPage: { document: object }
  }>('GET', `cloud-builder/${siteId}`)
  const url = await uploadPhoto(product, mine, await photo(page, 1_600, 1_000))
  const document = JSON.stringify(firstPage.document).replace(
    /"imageUrl":"data:[^"]*"/g,
    `"imageUrl":"${url}"`,
  )
  await mine.call('PUT', `cloud-builder/${siteId}`, {
    _id: site.pages[0]!._id,
    document: JSON.parse(document) as object,
  })
  await staysAfterSave(page)
  await page.goto(`/site-builder/edit-site?id=${siteId}`)
  await page.getByRole('tab', { name: 'Theme' }).click()
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await page
    .getByRole('list', { name: 'Themes' })
    .getByRole('button', { name: 'Hedgerow', exact: true })
    .click()
  await page.getByRole('switch', { name: 'Dark variant' }).check()
  await savePage(page)
  const clouds = [{ cloud: 'builtin', buckets: [] }]
  await mine.call('POST', 'cloud-builder', { siteId, clouds, fasterImages: true, acceptIssues: [] })
  await publicationEnds(mine, siteId, 1)
  const { site: live } = await mine.call<{ site: { siteLink: string } }>('GET', `cloud-builder/${siteId}`)

  for (const device of ['phone', 'desktop'] as const)
    for (const path of paths) {
      const address = live.siteLink + path
      const shown = await visitor(browser, product.url, device, address)
      const requests: string[] = []
      shown.on('request', (request) => requests.push(`${request.resourceType()} ${request.url()}`))
      // fonts come only after everything else was painted
      const fonts = Promise.withResolvers<void>()
      await shown.route('**/fonts/*', async (route) => {
        await fonts.promise
        await route.continue()
      })
      for (const colorScheme of ['light', 'dark'] as const) {
        await shown.emulateMedia({ colorScheme })
        await shown.goto(address, { waitUntil: 'commit' })
        await isPainted(shown)
        fonts.resolve()
        await shown.waitForLoadState()
        expect(await moved(shown), `${device} ${path}: what moved`).toBe('0.000')
        expect(await shown.evaluate(() => globalThis.document.fonts.check('16px Alegreya'))).toBe(true)
        expect(await violations(shown), `${device} ${path} ${colorScheme}`).toEqual([])
        await expect(shown.locator('html')).toHaveCSS('color-scheme', 'light dark')
        await expect(shown.locator('body')).toHaveCSS(
          'background-color',
          colorScheme === 'light' ? 'rgb(251, 248, 241)' : 'rgb(18, 26, 21)',
        )
      }
      expect(requests.filter((each) => !each.includes(new URL(live.siteLink).origin))).toEqual([])
      expect(requests.filter((each) => each.startsWith('script'))).toEqual([])
      expect(requests.filter((each) => each.includes('/fonts/'))).not.toEqual([])
      const images = requests.filter((each) => each.startsWith('image') && !each.endsWith('.svg'))
      expect(images.filter((each) => !each.endsWith('.avif'))).toEqual([])
      if (path === '') expect(images).not.toEqual([])
      expect(await shown.locator('script:not([type="application/ld+json"])').count()).toBe(0)
      await shown.context().close()
    }
})

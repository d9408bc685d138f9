import type { Browser } from '@playwright/test'
import { violations } from '../../fixtures/axe.ts'
import { expect, test } from '../../fixtures/accounts.ts'
import { savePage, staysAfterSave } from '../../fixtures/builder.ts'
import { fallbacksOf, giveFonts, isPainted, lighthouseDevices, moved } from '../../fixtures/late-fonts.ts'
import { photo, uploadPhoto } from '../../fixtures/photo.ts'
import { publicationEnds, siteFromTemplate } from '../../fixtures/sites.ts'

/* The promises that Lighthouse checks on published pages, without it: nothing moves, no script of the site, readable in light and dark. */

const paths = ['', 'services/', 'about/', 'contact/']
/** Opens pages as visitors whose devices have Arial and Times New Roman. */
const visitor = async (
  browser: Browser,
  appUrl: string,
  device: keyof typeof lighthouseDevices,
  url: string,
) => {
  const fallbacks = fallbacksOf(await (await fetch(url)).text())
  const context = await browser.newContext(lighthouseDevices[device])
  const page = await context.newPage()
  await giveFonts(page, fallbacks, async (name) => {
    const file = await fetch(`${appUrl}/fonts/${name}.woff2`)
    return Buffer.from(await file.arrayBuffer()).toString('base64')
  })
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
        expect((await moved(shown)).toFixed(3), `${device} ${path}: what moved`).toBe('0.000')
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
      // the host counts taps on phone numbers, and nothing else runs
      expect(await shown.locator('script:not([type="application/ld+json"], [data-calls])').count()).toBe(0)
      await shown.context().close()
    }
})

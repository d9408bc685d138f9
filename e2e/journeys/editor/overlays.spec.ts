import { randomBytes } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { expect, test, type Account } from '../../fixtures/accounts.ts'
import { block, canvas, savePage, staysAfterSave } from '../../fixtures/builder.ts'
import { publicationEnds } from '../../fixtures/sites.ts'

/* Overlays on images, with the contrast of the text over them; shapes, masks, backdrops and shadows of blocks. */

interface Site {
  readonly _id: string
  readonly siteLink: string
}

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

const newSite = async (account: Account): Promise<Site> => {
  const id = randomBytes(4).toString('hex')
  const { site } = await account.call<{ site: Site }>('POST', 'cloud-builder', {
    siteName: `Overlaid ${id}`,
    rootSlug: `overlaid-${id}`,
    theme: {
      name: 'Own',
      hasDark: false,
      tokens: [
        { name: 'c-deep', group: 'color', value: '#0b3d2e' },
        { name: 'c-brand', group: 'color', value: '#e8c547' },
        { name: 'shadow', group: 'shadow', value: '0 8px 24px rgb(0 0 0 / 30%)' },
      ],
    },
    pages: [
      {
        name: 'Home',
        slug: 'home',
        html:
          `<section id="hero" style="padding:80px 40px;color:#fff;background-image:url(data:image/png;base64,${pixel})">` +
          '<h1>Gardens that grow</h1><p>Planted in a week</p></section>' +
          '<section id="card" style="padding:40px"><p>Call today</p></section>',
      },
    ],
  })
  return site
}

const panel = (page: Page) => page.getByRole('complementary', { name: 'Style panel' })
const button = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true })
const group = (page: Page, name: string) => panel(page).getByRole('group', { name, exact: true })
const hero = (page: Page) => canvas(page).locator('#hero')
const openSection = async (page: Page, title: string) => {
  const section = panel(page)
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: title }) })
  if ((await section.getAttribute('open')) === null) await section.locator('summary').click()
}
const select = async (page: Page, of: Locator) => {
  await of.click({ position: { x: 8, y: 8 } })
  await panel(page).getByRole('tab', { name: 'Style' }).first().click()
}

const compared = [
  ...['background-image', 'clip-path', 'mask-image', 'mask-size', 'mix-blend-mode', 'backdrop-filter'],
  'box-shadow',
]
const looks = (of: Locator) =>
  of.evaluate(
    (element, names) => names.map((name) => `${name}: ${getComputedStyle(element).getPropertyValue(name)}`),
    compared,
  )

test('text over an image becomes readable by an overlay, and blocks get shapes, masks and shadows', async ({
  newcomer: { mine: owner, page },
}) => {
  const site = await newSite(owner)
  await staysAfterSave(page)
  await page.goto(`/site-builder/edit-site?id=${site._id}`)
  await expect(block(page, 'Gardens that grow')).toBeVisible()
  await select(page, hero(page))
  await openSection(page, 'Background')

  // one click, with the theme's dark color and as strong as white text needs
  await button(page, 'Add overlay: Color').click()
  const contrast = group(page, 'Overlay').getByText(/^Contrast /)
  await expect(contrast).toHaveText(/^Contrast at least 4\.\d:1 – reaches 4\.5:1/)
  await expect(button(page, 'Dark section')).toHaveAttribute('aria-pressed', 'true')

  // too weak is said, and the strength that is enough is offered
  await group(page, 'Overlay').getByRole('slider', { name: 'Strength' }).fill('20')
  await expect(contrast).toContainText('does not reach 4.5:1')
  await group(page, 'Overlay')
    .getByRole('button', { name: /^Use \d+%, which reaches 4\.5:1$/ })
    .click()
  await expect(contrast).toContainText('reaches 4.5:1 over any part of any image')

  // no strength of a color like the text is enough
  await button(page, 'Brand').click()
  await expect(contrast).toContainText('No strength of this color is enough')
  await button(page, 'Dark section').click()

  // a gradient counts where the text is
  await panel(page).getByRole('radio', { name: 'Gradient', exact: true }).check()
  await expect(contrast).toContainText('does not reach 4.5:1')
  await group(page, 'Overlay').getByRole('combobox', { name: 'Gradient from' }).selectOption('left')
  await expect
    .poll(() => hero(page).evaluate((element) => getComputedStyle(element).backgroundImage))
    .toMatch(/^linear-gradient\(to right, color\(srgb .*url\(/)

  // a shape, and a mask for all screens but the smallest
  await openSection(page, 'Shape and mask')
  await button(page, 'Slant at the bottom').click()
  await panel(page).getByRole('textbox', { name: 'Cut, exact' }).fill('3rem')
  await panel(page).getByRole('textbox', { name: 'Cut, exact' }).press('Enter')
  await button(page, 'Fade at the right').click()
  await page.getByRole('radio', { name: 'Mobile', exact: true }).check({ force: true })
  await group(page, 'Masks').getByRole('button', { name: 'None' }).click()
  await expect(hero(page)).toHaveCSS('mask-image', 'none')
  await page.getByRole('radio', { name: 'Desktop', exact: true }).check({ force: true })
  await expect(hero(page)).toHaveCSS('mask-image', /^linear-gradient\(to left/)

  // the theme's shadow, a blend mode, and a blur that only a translucent block shows
  await select(page, canvas(page).locator('#card'))
  await openSection(page, 'Shadow')
  await group(page, 'Design tokens for Box shadow').getByRole('button', { name: 'Shadow' }).click()
  await openSection(page, 'Effects')
  await panel(page).getByRole('combobox', { name: 'Blend mode' }).selectOption('multiply')
  await panel(page).getByRole('radio', { name: 'Medium', exact: true }).check()
  const shown = [await looks(hero(page)), await looks(canvas(page).locator('#card'))]

  // kept, and shown again by the same fields
  await savePage(page)
  await page.reload()
  await select(page, hero(page))
  await expect(button(page, 'Slant at the bottom')).toHaveAttribute('aria-pressed', 'true')
  await expect(panel(page).getByRole('combobox', { name: 'Gradient from' })).toHaveValue('left')

  // published as it stands, by both names where older browsers need them, and with nothing else
  await owner.call('POST', 'cloud-builder', { siteId: site._id, clouds: [{ cloud: 'builtin', buckets: [] }] })
  await publicationEnds(owner, site._id, 1)
  const { siteLink } = (await owner.call<{ site: Site }>('GET', `cloud-builder/${site._id}`)).site
  const html = await (await fetch(siteLink)).text()
  expect(html).toContain('-webkit-mask-image:linear-gradient(to left, transparent, #000 25%);mask-image:')
  expect(html).toContain('-webkit-backdrop-filter:blur(12px);backdrop-filter:blur(12px)')
  expect(html).not.toMatch(/mask-(?:size|position|repeat)/)
  await page.goto(siteLink)
  await expect.poll(() => looks(page.locator('#hero'))).toEqual(shown[0])
  await expect.poll(() => looks(page.locator('#card'))).toEqual(shown[1])
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(page.locator('#hero')).toHaveCSS('mask-image', 'none')
})

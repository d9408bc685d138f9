import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test, type Account } from '../../fixtures/accounts.ts'
import { block, savePage, staysAfterSave } from '../../fixtures/builder.ts'
import { publicationEnds } from '../../fixtures/sites.ts'

/* Several backgrounds of a block, with gradients that are edited by mouse and keyboard. */

interface Site {
  readonly _id: string
  readonly siteLink: string
}

const newSite = async (account: Account): Promise<Site> => {
  const id = randomBytes(4).toString('hex')
  const { site } = await account.call<{ site: Site }>('POST', 'cloud-builder', {
    siteName: `Painted ${id}`,
    rootSlug: `painted-${id}`,
    pages: [
      {
        name: 'Home',
        slug: 'home',
        html:
          '<h2>Pruning</h2>' +
          '<p style="background-image:var(--rest), linear-gradient(red, 30%, blue)">Kept as it is</p>',
      },
    ],
  })
  return site
}

const panel = (page: Page) => page.getByRole('complementary', { name: 'Style panel' })
const button = (page: Page, name: string | RegExp) => panel(page).getByRole('button', { name })
const layers = (page: Page) =>
  panel(page).getByRole('list', { name: 'Background layers, front to back' }).getByRole('listitem')
const image = (page: Page) =>
  block(page, 'Pruning').evaluate((element) => getComputedStyle(element).backgroundImage)

const select = async (page: Page, text: string) => {
  await block(page, text).click()
  await panel(page).getByRole('tab', { name: 'Style' }).first().click()
  const section = panel(page)
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: /^Background$/ }) })
  if ((await section.getAttribute('open')) === null) await section.locator('summary').click()
}

test('a block has several backgrounds, whose gradients are edited by mouse and keyboard', async ({
  newcomer: { mine: owner, page },
}) => {
  const site = await newSite(owner)
  await staysAfterSave(page)
  await page.goto(`/site-builder/edit-site?id=${site._id}`)
  await select(page, 'Pruning')

  // a click on the bar adds a color, a drag moves it, and keys move it exactly
  await button(page, 'Add layer: Linear').click()
  await expect(layers(page)).toHaveCount(1)
  const bar = panel(page).getByRole('group', { name: 'Stops' })
  await bar.scrollIntoViewIfNeeded()
  const box = (await bar.boundingBox())!
  await page.mouse.click(box.x + box.width * 0.5, box.y + box.height / 2)
  const stops = bar.getByRole('slider')
  await expect(stops).toHaveCount(3)
  await stops.nth(1).hover()
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.6, box.y + box.height / 2)
  await page.mouse.move(box.x + box.width * 0.7, box.y + box.height / 2)
  await page.mouse.up()
  await expect(stops.nth(1)).toHaveAttribute('aria-valuenow', /^(?:69|70|71)$/)
  const stopPosition = panel(page).getByRole('textbox', { name: 'Stop position' })
  await stopPosition.fill('75')
  await stopPosition.press('Enter')
  await stops.nth(1).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(stops.nth(1)).toHaveAttribute('aria-valuenow', '74')
  const color = panel(page).getByRole('textbox', { name: 'Stop color' })
  await color.fill('#0b6e4f')
  await color.press('Enter')
  await expect
    .poll(() => image(page))
    .toBe('linear-gradient(rgb(37, 99, 235) 0%, rgb(11, 110, 79) 74%, rgb(124, 58, 237) 100%)')

  // the dial turns it
  const dial = panel(page).getByRole('slider', { name: 'Angle dial' })
  await dial.scrollIntoViewIfNeeded()
  const circle = (await dial.boundingBox())!
  await page.mouse.click(circle.x + circle.width - 4, circle.y + circle.height / 2)
  await expect(panel(page).getByRole('textbox', { name: 'Angle', exact: true })).toHaveValue('90deg')

  // a second layer in front; ordered by key and by mouse, each an undo step
  await button(page, 'Add layer: Radial').click()
  await expect(layers(page)).toHaveCount(2)
  await button(page, 'Move layer 1, radial gradient').focus()
  await page.keyboard.press('ArrowDown')
  await expect(button(page, 'Move layer 2, radial gradient')).toBeFocused()
  await expect.poll(() => image(page)).toMatch(/^linear-gradient\(.*radial-gradient\(/)
  await button(page, 'Edit layer 2, radial gradient').click()
  const grip = (await button(page, 'Move layer 2, radial gradient').boundingBox())!
  const first = (await button(page, 'Move layer 1, linear gradient').boundingBox())!
  await page.mouse.move(grip.x + 8, grip.y + 8)
  await page.mouse.down()
  await page.mouse.move(first.x + 8, first.y + 12)
  await page.mouse.move(first.x + 8, first.y + 8)
  await page.mouse.up()
  await expect.poll(() => image(page)).toMatch(/^radial-gradient\(.*linear-gradient\(/)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => image(page)).toMatch(/^linear-gradient\(.*radial-gradient\(/)

  // hidden, kept, and deleted
  await button(page, 'Hide layer 1, linear gradient').click()
  await expect.poll(() => image(page)).toMatch(/^none, radial-gradient\(/)
  await savePage(page)
  await page.reload()
  await select(page, 'Pruning')
  await button(page, 'Show layer 1, linear gradient').click()
  await expect.poll(() => image(page)).toMatch(/^linear-gradient\(.*74%.*radial-gradient\(/)
  await button(page, 'Delete layer 2, radial gradient').click()
  await expect(layers(page)).toHaveCount(1)

  // CSS without fields keeps its text when the layer beside it changes
  await select(page, 'Kept as it is')
  await expect(layers(page)).toHaveCount(2)
  await button(page, 'Edit layer 2, linear gradient').click()
  await expect(panel(page).getByRole('slider', { name: 'Middle 2' })).toBeVisible()
  const angle = panel(page).getByRole('textbox', { name: 'Angle', exact: true })
  await angle.fill('45')
  await angle.press('Enter')
  await expect(button(page, 'Edit layer 1, css')).toBeVisible()

  // published as it stands
  await savePage(page)
  await owner.call('POST', 'cloud-builder', { siteId: site._id, clouds: [{ cloud: 'builtin', buckets: [] }] })
  await publicationEnds(owner, site._id, 1)
  const { siteLink } = (await owner.call<{ site: Site }>('GET', `cloud-builder/${site._id}`)).site
  const html = await (await fetch(siteLink)).text()
  expect(html).toContain('background-image:linear-gradient(90deg, #2563eb 0%, #0b6e4f 74%, #7c3aed 100%)')
  expect(html).toContain('background-image:var(--rest), linear-gradient(45deg, red, 30%, blue)')
})

import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/accounts.ts'
import { block, canvas, savePage, staysAfterSave } from '../../fixtures/builder.ts'
import { addProperty, stylePanel as panel } from '../../fixtures/section-properties.ts'
import { publicationEnds } from '../../fixtures/sites.ts'

/* A section with properties and variants, used on the pages of a site with values of their own. */

const pages = ['Home', 'Services', 'About', 'Prices', 'Contact'] as const

const propertiesOf = async (page: Page, text: string) => {
  await block(page, text).click()
  await panel(page).getByRole('tab', { name: 'Properties' }).click()
}
const setValue = async (page: Page, label: string, value: string) => {
  const field = panel(page).getByRole('textbox', { name: label, exact: true })
  await field.fill(value)
  await field.press('Enter')
}
const addVariant = async (page: Page, name: string, color: string) => {
  await panel(page).getByRole('button', { name: 'Add variant' }).click()
  const dialog = page.getByRole('dialog', { name: 'New variant' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  await dialog.getByRole('button', { name: 'Add' }).click()
  const variant = panel(page)
    .getByRole('list', { name: 'Variants of this section' })
    .getByRole('listitem')
    .last()
  await variant.getByText(name, { exact: true }).click()
  await variant.getByRole('textbox', { name: 'Accent', exact: true }).fill(color)
  await variant.getByRole('textbox', { name: 'Accent', exact: true }).press('Enter')
}
const openPage = async (page: Page, name: string) => {
  await page.getByRole('tab', { name: 'Pages' }).click()
  await page.getByRole('treeitem', { name: new RegExp(`^${name}`) }).click()
  await expect(canvas(page).getByRole('heading', { level: 1 })).toHaveText(`Welcome to ${name}`)
}
const colors = { Quiet: 'rgb(102, 102, 102)', Loud: 'rgb(170, 0, 0)', Fresh: 'rgb(11, 110, 79)' } as const

test('a component with three variants is used on five pages, which follow its main', async ({
  newcomer: { mine: owner, page },
}) => {
  const section = await owner.call<{ _id: string }>('POST', 'cloud-modules', {
    name: 'Offer',
    html: '<h2>Our offer</h2><p>Once a week</p><a href="/contact">Ask for a visit</a>',
  })
  const id = randomBytes(4).toString('hex')
  const { site } = await owner.call<{ site: { _id: string } }>('POST', 'cloud-builder', {
    siteName: `Composed ${id}`,
    rootSlug: `composed-${id}`,
    pages: pages.map((name) => ({
      name,
      slug: name.toLowerCase(),
      html: `<h1>Welcome to ${name}</h1><div data-w2m-section="${section._id}" data-w2m-section-name="Offer"></div>`,
    })),
  })
  await staysAfterSave(page)

  // the main gets properties and variants
  await page.goto(`/section-builder/edit-section?id=${section._id}`)
  await propertiesOf(page, 'Our offer')
  await addProperty(page, 'text', 'Title')
  await addProperty(page, 'text color', 'Accent')
  await propertiesOf(page, 'Ask for a visit')
  await addProperty(page, 'link', 'Target')
  await addProperty(page, 'shown', 'Button')
  await panel(page).getByRole('button', { name: 'All properties and variants' }).click()
  const properties = panel(page).getByRole('list', { name: 'Properties of this section' })
  await expect(properties.getByRole('listitem')).toHaveText([
    /^TitleText, 1 block/,
    /^AccentColor, 1 block/,
    /^TargetLink, 1 block/,
    /^ButtonYes or no, 1 block/,
  ])
  await addVariant(page, 'Quiet', '#666666')
  await addVariant(page, 'Loud', '#aa0000')
  await addVariant(page, 'Fresh', '#0b6e4f')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()

  // five pages use it
  await page.goto(`/site-builder/edit-site?id=${site._id}`)
  for (const [at, name] of pages.entries()) {
    if (at > 0) await openPage(page, name)
    const heading = canvas(page).getByRole('heading', { level: 2 })
    await heading.click()
    await panel(page).getByRole('tab', { name: 'Properties' }).click()
    const variant = Object.keys(colors)[at % 3] as keyof typeof colors
    await panel(page).getByRole('combobox', { name: 'Variant' }).selectOption(variant)
    await expect(heading).toHaveCSS('color', colors[variant])
    await setValue(page, 'Title', `${name} for you`)
    await expect(heading).toHaveText(`${name} for you`)
  }
  // a value is refused, another set and reset
  await setValue(page, 'Target', 'javascript:alert(1)')
  await expect(panel(page).getByRole('alert')).toHaveText(
    '“Target” needs a URL that browsers open as a link.',
  )
  await setValue(page, 'Target', '/prices')
  await panel(page).getByRole('combobox', { name: 'Button' }).selectOption('No')
  await expect(canvas(page).getByText('Ask for a visit')).toBeHidden()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(canvas(page).getByText('Ask for a visit')).toBeVisible()
  await panel(page).getByRole('button', { name: 'Clear Title' }).click()
  await expect(canvas(page).getByRole('heading', { level: 2 })).toHaveText('Our offer')
  await savePage(page)

  const publish = async (number: number) => {
    const clouds = [{ cloud: 'builtin', buckets: [] }]
    await owner.call('POST', 'cloud-builder', { siteId: site._id, clouds })
    await publicationEnds(owner, site._id, number)
    const { site: live } = await owner.call<{ site: { siteLink: string } }>(
      'GET',
      `cloud-builder/${site._id}`,
    )
    return Promise.all(
      pages.map(async (name) =>
        (await fetch(live.siteLink + (name === 'Home' ? '' : `${name.toLowerCase()}/`))).text(),
      ),
    )
  }
  const first = await publish(1)
  for (const [at, html] of first.entries()) {
    expect(html).not.toContain('data-w2m')
    expect(html).toContain('Once a week')
    expect(html).toContain(at === 4 ? 'Our offer</h2>' : `${pages[at]} for you</h2>`)
    expect(html).toMatch(at === 4 ? /href="[./]*prices\/"/ : /href="[./]*contact\/"/)
    expect(html).toContain(`color:${['#666666', '#aa0000', '#0b6e4f'][at % 3]}`)
  }

  // a change of the main reaches all of them
  await page.goto(`/section-builder/edit-section?id=${section._id}`)
  await propertiesOf(page, 'Once a week')
  await panel(page).getByRole('textbox', { name: 'Text', exact: true }).fill('Every Tuesday')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()
  for (const html of await publish(2)) {
    expect(html).toContain('Every Tuesday')
    expect(html).not.toContain('Once a week')
  }
})

import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test, type Account } from '../../fixtures/accounts.ts'
import { block, canvas, drag, savePage, staysAfterSave } from '../../fixtures/builder.ts'
import { addProperty as addPropertyFor, stylePanel as panel } from '../../fixtures/section-properties.ts'
import { publicationEnds } from '../../fixtures/sites.ts'

/* A section with a formatted text and a slot, which a page fills with content of its own. */

const layer = (page: Page, name: string) =>
  page.getByRole('tree', { name: 'Layers' }).getByRole('treeitem', { name, exact: true })
const row = (page: Page, name: string) => panel(page).getByRole('group', { name, exact: true })

const openProperties = (page: Page) => panel(page).getByRole('tab', { name: 'Properties' }).click()
const addProperty = async (page: Page, part: string, name: string) => {
  await openProperties(page)
  await addPropertyFor(page, part, name)
}
const openSection = (page: Page, { _id }: { readonly _id: string }) =>
  page.goto(`/section-builder/edit-section?id=${_id}`)
const openSite = async (page: Page, { _id }: { readonly _id: string }) => {
  await page.goto(`/site-builder/edit-site?id=${_id}`)
  await expect(block(page, 'Our card')).toBeVisible()
}
const openLayers = async (page: Page) => {
  await page.getByRole('tab', { name: 'Layers', exact: true }).click()
  await page.getByRole('button', { name: 'Expand all' }).click()
}
const selectSection = async (page: Page) => {
  await block(page, 'Our card').click()
  await openProperties(page)
}

interface Made {
  readonly _id: string
}

const cardHtml =
  '<h2>Our card</h2><p>Words of the main</p><div style="padding:24px"><p>Default one</p></div><p>End of card</p>'

const make = async (owner: Account) => {
  const section = await owner.call<Made>('POST', 'cloud-modules', { name: 'Card', html: cardHtml })
  const id = randomBytes(4).toString('hex')
  const { site } = await owner.call<{ site: Made }>('POST', 'cloud-builder', {
    siteName: `Slots ${id}`,
    rootSlug: `slots-${id}`,
    pages: [
      {
        name: 'Home',
        slug: 'home',
        html: `<h1>Welcome</h1><div data-w2m-section="${section._id}" data-w2m-section-name="Card"></div><p>Of the page</p>`,
      },
    ],
  })
  const publish = async (number: number) => {
    await owner.call('POST', 'cloud-builder', {
      siteId: site._id,
      clouds: [{ cloud: 'builtin', buckets: [] }],
    })
    await publicationEnds(owner, site._id, number)
    const { site: live } = await owner.call<{ site: { siteLink: string } }>(
      'GET',
      `cloud-builder/${site._id}`,
    )
    return (await fetch(live.siteLink)).text()
  }
  return { section, site, publish }
}

test('a page fills the slot of a section and words its text, while the rest follows the main', async ({
  newcomer: { mine: owner, page },
}) => {
  const { section, site, publish } = await make(owner)
  await staysAfterSave(page)
  const plain = await publish(1)

  // the main gets a formatted text and a slot
  await openSection(page, section)
  await block(page, 'Words of the main').click()
  await addProperty(page, 'formatted text', 'Intro')
  await canvas(page)
    .locator('div', { has: page.getByText('Default one') })
    .last()
    .click({ position: { x: 6, y: 6 } })
  await addProperty(page, 'slot', 'Body')
  await openLayers(page)
  await expect(layer(page, 'Slot: Body')).toBeVisible()
  await savePage(page)
  expect(await publish(2)).toBe(plain)

  // the page words the text in place
  await openSite(page, site)
  await selectSection(page)
  await row(page, 'Intro').getByRole('button', { name: 'Edit text' }).click()
  const words = canvas(page).locator('[contenteditable="true"]')
  await expect(words).toHaveText('Words of the main')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText('Fresh bread')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+b')
  await expect(words.locator('strong')).toHaveText('Fresh bread')
  await page.keyboard.press('Escape')

  // and fills the slot with a block of its own
  await selectSection(page)
  await expect(panel(page).getByRole('button', { name: 'Clear Intro' })).toBeVisible()
  await row(page, 'Body').getByRole('button', { name: 'Start empty' }).click()
  await expect(block(page, 'Default one')).toBeHidden()
  const slot = canvas(page).locator('[data-w2m-empty]')
  await drag(page, { from: block(page, 'Of the page'), to: slot, at: { x: 0.5, y: 0.5 } })
  await expect(canvas(page).locator('p')).toHaveText(['Fresh bread', 'Of the page', 'End of card'])
  await page.keyboard.press('ControlOrMeta+z')
  await expect(canvas(page).locator('p')).toHaveText(['Fresh bread', 'End of card', 'Of the page'])
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(canvas(page).locator('p')).toHaveText(['Fresh bread', 'Of the page', 'End of card'])
  await block(page, 'Of the page').click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('ControlOrMeta+c')
  await page.keyboard.press('ControlOrMeta+v')
  await expect(canvas(page).locator('p')).toHaveCount(4)
  await openLayers(page)
  await expect(layer(page, 'Slot: Body')).toBeVisible()
  await savePage(page)

  const own = await publish(3)
  expect(own).toMatch(/<strong>Fresh bread<\/strong>.*Of the page.*Of the page.*End of card/s)
  expect(own).not.toMatch(/data-w2m|Default one|Words of the main/)

  // the main changes around them, then loses its slot
  await openSection(page, section)
  await block(page, 'End of card').click()
  await openProperties(page)
  await panel(page).getByRole('textbox', { name: 'Text', exact: true }).fill('New end')
  await page.keyboard.press('Tab')
  await savePage(page)
  expect(await publish(4)).toMatch(/Fresh bread.*Of the page.*New end/s)
  await canvas(page)
    .locator('div', { has: page.getByText('Default one') })
    .last()
    .click({ position: { x: 6, y: 6 } })
  await openProperties(page)
  await panel(page).getByRole('button', { name: 'All properties and variants' }).click()
  await panel(page).getByRole('button', { name: 'More for property Body' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page
    .getByRole('dialog', { name: 'Delete “Body”?' })
    .getByRole('button', { name: 'Delete property' })
    .click()
  await savePage(page)
  expect(await publish(5)).toMatch(/Fresh bread.*Default one.*New end/s)

  // what the page had in it is offered there
  await openSite(page, site)
  await selectSection(page)
  const left = row(page, 'Body, not shown')
  await expect(left).toContainText('This section no longer has a place for “Body”')
  await left.getByRole('button', { name: 'Move out of section' }).click()
  await expect(canvas(page).locator('p')).toHaveText([
    'Fresh bread',
    'Default one',
    'New end',
    'Of the page',
    'Of the page',
  ])

  // the text returns to the main's
  await selectSection(page)
  await panel(page).getByRole('button', { name: 'Clear Intro' }).click()
  await expect(block(page, 'Words of the main')).toBeVisible()
})

test('a variant has its own text and blocks, which a page can override and reset', async ({
  newcomer: { mine: owner, page },
}) => {
  const { section, site, publish } = await make(owner)
  await staysAfterSave(page)
  const plain = await publish(1)

  await openSection(page, section)
  await block(page, 'Words of the main').click()
  await addProperty(page, 'formatted text', 'Intro')
  await canvas(page)
    .locator('div', { has: page.getByText('Default one') })
    .last()
    .click({ position: { x: 6, y: 6 } })
  await addProperty(page, 'slot', 'Body')
  await panel(page).getByRole('button', { name: 'All properties and variants' }).click()
  await panel(page).getByRole('button', { name: 'Add variant' }).click()
  const dialog = page.getByRole('dialog', { name: 'New variant' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Festive')
  await dialog.getByRole('button', { name: 'Add' }).click()
  const openVariant = () =>
    panel(page)
      .getByRole('list', { name: 'Variants of this section' })
      .getByText('Festive', { exact: true })
      .click()

  // the variant words the text
  await openVariant()
  await row(page, 'Intro').getByRole('button', { name: 'Edit text' }).click()
  const words = canvas(page).locator('[contenteditable="true"]')
  await expect(words).toHaveText('Words of the main')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText('Happy holidays')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+b')
  await expect(words.locator('strong')).toHaveText('Happy holidays')
  await page.keyboard.press('Escape')

  // and has blocks of its own
  await openProperties(page)
  await panel(page).getByRole('button', { name: 'All properties and variants' }).click()
  await openVariant()
  await row(page, 'Body').getByRole('button', { name: 'Edit a copy' }).click()
  await expect(panel(page).getByText(/^These blocks are shown where the variant is chosen/)).toBeVisible()
  await canvas(page).getByText('Default one', { exact: true }).last().click()
  await openProperties(page)
  await panel(page).getByRole('textbox', { name: 'Text', exact: true }).fill('Open on Sundays')
  await page.keyboard.press('Tab')
  await expect(canvas(page).locator('p')).toHaveText([
    'Words of the main',
    'Default one',
    'End of card',
    'Happy holidays',
    'Open on Sundays',
  ])
  await openLayers(page)
  await expect(layer(page, 'Slot: Body, Festive')).toBeVisible()
  await savePage(page)
  // nothing changes where it isn't chosen
  expect(await publish(2)).toBe(plain)

  // the page chooses it
  await openSite(page, site)
  await selectSection(page)
  await panel(page).getByRole('combobox', { name: 'Variant' }).selectOption('Festive')
  const festive = ['Happy holidays', 'Open on Sundays', 'End of card', 'Of the page']
  await expect(canvas(page).locator('p')).toHaveText(festive)
  await expect(panel(page).getByTitle('From the variant “Festive”.')).toHaveCount(2)
  await savePage(page)
  const chosen = await publish(3)
  expect(chosen).toMatch(/<strong>Happy holidays<\/strong>.*Open on Sundays.*End of card/s)
  expect(chosen).not.toMatch(/data-w2m|Default one|Words of the main/)

  // its own blocks win, and can be reset to the variant's
  await row(page, 'Body').getByRole('button', { name: 'Start empty' }).click()
  const slot = canvas(page).locator('[data-w2m-empty]')
  await drag(page, { from: block(page, 'Of the page'), to: slot, at: { x: 0.5, y: 0.5 } })
  await expect(canvas(page).locator('p')).toHaveText(['Happy holidays', 'Of the page', 'End of card'])
  await block(page, 'Our card').click()
  await openProperties(page)
  await panel(page).getByRole('button', { name: 'Clear Body' }).click()
  await expect(canvas(page).locator('p')).toHaveText(['Happy holidays', 'Open on Sundays', 'End of card'])

  // without the variant, the section is shown as it is
  await openSection(page, section)
  await panel(page).getByRole('button', { name: 'More for variant Festive' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(canvas(page).locator('p')).toHaveText(['Words of the main', 'Default one', 'End of card'])
  await savePage(page)
  expect(await publish(4)).toBe(plain)
})

test('a slot restricted to kinds of blocks refuses others, and says why', async ({
  newcomer: { mine: owner, page },
}) => {
  const { section, site } = await make(owner)
  await staysAfterSave(page)
  await openSection(page, section)
  await canvas(page)
    .locator('div', { has: page.getByText('Default one') })
    .last()
    .click({ position: { x: 6, y: 6 } })
  await addProperty(page, 'slot', 'Body')
  await panel(page).getByRole('button', { name: 'All properties and variants' }).click()
  await row(page, 'Blocks in Body').getByRole('checkbox', { name: 'Images' }).check()
  await row(page, 'Blocks in Body').getByRole('checkbox', { name: 'Buttons' }).check()
  await savePage(page)

  await openSite(page, site)
  await selectSection(page)
  await row(page, 'Body').getByRole('button', { name: 'Start empty' }).click()
  const slot = canvas(page).locator('[data-w2m-empty]')
  const text = '“Body” accepts only images and buttons.'
  await drag(page, { from: block(page, 'Of the page'), to: slot, at: { x: 0.5, y: 0.5 } })
  await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible()
  await expect(canvas(page).locator('p')).toHaveText(['Words of the main', 'End of card', 'Of the page'])

  // without the restriction, a new place takes the text
  await openSection(page, section)
  await row(page, 'Blocks in Body').getByRole('checkbox', { name: 'Images' }).uncheck()
  await row(page, 'Blocks in Body').getByRole('checkbox', { name: 'Buttons' }).uncheck()
  await savePage(page)
  await openSite(page, site)
  await selectSection(page)
  await panel(page).getByRole('button', { name: 'Clear Body' }).click()
  await row(page, 'Body').getByRole('button', { name: 'Start empty' }).click()
  await drag(page, { from: block(page, 'Of the page'), to: slot, at: { x: 0.5, y: 0.5 } })
  await expect(canvas(page).locator('p')).toHaveText(['Words of the main', 'Of the page', 'End of card'])
})

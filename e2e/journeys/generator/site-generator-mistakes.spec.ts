import type { Turbo, TurboDefinition } from '@web2/contract/generator'
import { expect, test } from '../../fixtures/accounts.ts'
import { violations } from '../../fixtures/axe.ts'
import {
  chooseOwnPage,
  listCard,
  livePage,
  openAdvanced,
  pageCount,
  toStep,
  typedPage,
} from '../../fixtures/generator.ts'

/* Mistakes in the site generator are shown at their fields and don't block other input. */

test('no places to link to, and a page that shows its placeholders as text', async ({ newcomer }) => {
  const { page, mine } = newcomer
  await typedPage(mine, 'As text', '\\{service} in \\{city}')
  await page.goto('/zoomer-site-builder/new-generation')
  await page.getByRole('textbox', { name: 'Project name' }).fill('Links')
  await chooseOwnPage(page, 'As text')

  await test.step('text becomes placeholders at a press', async () => {
    await expect(page.getByText('This page shows {service}, {city} as plain text')).toBeVisible()
    await page.getByRole('button', { name: 'Convert to placeholders' }).click()
    await expect(page.getByText('This page shows {service}, {city} as plain text')).toBeHidden()
  })

  await test.step('one place alone: no estimate, and the reason stands at its field', async () => {
    await toStep(page, 'Data')
    await listCard(page, 'service').getByRole('textbox', { name: 'Values' }).fill('Mowing')
    await listCard(page, 'city').getByRole('textbox', { name: 'Values' }).fill('Bath')
    await openAdvanced(page)
    await expect(page.getByRole('combobox', { name: 'List of places' })).toHaveValue('city')
    await toStep(page, 'Review')
    await expect(page.getByRole('alert', { name: 'Fix these first' })).toContainText(
      'Pages would have no links.',
    )
    await expect(page.getByRole('button', { name: 'Create estimate' })).toBeDisabled()
    await toStep(page, 'Data')
    await expect(page.getByText('The list “city” has only one place').first()).toBeVisible()
  })

  await test.step('a listing that is not chosen is reported in its place, without an estimate', async () => {
    await toStep(page, 'Data')
    const listings = page.getByRole('group', { name: 'Business listings' })
    await listings.getByText('One', { exact: true }).click()
    await expect(listings.getByRole('alert')).toContainText('Choose a listing')
    await toStep(page, 'Review')
    await expect(page.getByRole('alert', { name: 'Fix these first' })).toContainText('Choose a listing')
    await toStep(page, 'Data')
    await listings.getByText('None', { exact: true }).click()
    await expect(listings.getByRole('alert')).toBeHidden()
  })
})

test('no pages, unknown columns, braces that are never closed and addresses that collide', async ({
  newcomer,
}) => {
  const { page, mine } = newcomer
  await typedPage(mine, 'Half', '{service} in {city}', 'Call {us|me')
  await typedPage(mine, 'Whole', '{service} in {city}', '{Call|Ring} us')

  await page.goto('/zoomer-site-builder/new-generation')
  await expect(page.getByRole('heading', { level: 2, name: 'Template' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Project name' }).fill('Mistakes')
  await chooseOwnPage(page, 'Half')

  await test.step('0 pages', async () => {
    await toStep(page, 'Data')
    await listCard(page, 'service').getByRole('textbox', { name: 'Values' }).fill('Mowing\nHedges')
    await listCard(page, 'city')
      .getByRole('textbox', { name: 'Values' })
      .fill('St Ives\nst ives \nSt. Ives\nBath')
    await expect(listCard(page, 'city').getByText(/1 value merged .*“st ives” with “St Ives”/)).toBeVisible()
    const pages = page.getByRole('textbox', { name: 'Number of Pages' })
    await pages.fill('0')
    await pages.blur()
    await expect(page.getByText('Number of Pages must be more than 0.')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Data\s*1 issue$/ })).toBeVisible()
    await pages.fill('')
    await expect(page.getByText('Number of Pages must be more than 0.')).toBeHidden()
  })

  await test.step('names of categories, of which there were none', async () => {
    const services = listCard(page, 'service')
    const add = services.getByRole('button', { name: 'Add category names' })
    await add.click()
    await expect(services.getByText('No categories yet.')).toBeVisible()
    for (const name of ['Hedges', 'Ponds']) await mine.call('POST', 'categories', { name })
    await add.click()
    await expect(services.getByRole('textbox', { name: 'Values' })).toHaveValue('Mowing\nHedges\nPonds')
    await services.getByRole('textbox', { name: 'Values' }).fill('Mowing\nHedges')
  })

  await test.step('a column that no list has', async () => {
    await toStep(page, 'Destination and limits')
    const address = page.getByRole('textbox', { name: 'URL pattern' })
    await address.fill('{service}/{town}')
    await address.blur()
    await expect(
      page
        .getByText(/\{town\}/)
        .filter({ hasNot: page.locator('textarea') })
        .first(),
    ).toBeVisible()
    await expect(address).toHaveAttribute('aria-invalid', 'true')
    await address.fill('{service}/{city}')
    await expect(address).not.toHaveAttribute('aria-invalid', 'true')
  })

  await test.step('an unclosed brace is reported at its block', async () => {
    await toStep(page, 'Template')
    await expect(page.getByRole('alert').filter({ hasText: 'never closed' })).toBeVisible()
    await livePage(page)
      .getByRole('button', { name: /Call \{us/ })
      .click()
    await expect(page.getByRole('region', { name: 'Paragraph' }).getByRole('alert')).toContainText(
      'never closed',
    )
    await page.getByRole('button', { name: 'Done' }).click()
    await toStep(page, 'Review')
    await expect(page.getByRole('alert').filter({ hasText: 'Fix these first' })).toContainText('never closed')
    await expect(page.getByRole('button', { name: 'Create estimate' })).toBeDisabled()
    await toStep(page, 'Template')
    await chooseOwnPage(page, 'Whole')
  })

  await test.step('a file without the column, and with rows that are too short', async () => {
    await toStep(page, 'Data')
    const city = listCard(page, 'city')
    await city.getByText('From a file', { exact: true }).click()
    await city.locator('input[type=file]').setInputFiles({
      name: 'places.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Town,County\nSt Ives,Cornwall\nSt. Ives,Cambridgeshire\nBath\n'),
    })
    await expect(city.getByRole('combobox', { name: 'Column for {city}' })).toHaveValue('Town')
    await expect(city.getByRole('note', { name: 'Import warnings' })).toContainText(/[Rr]ow/)
    await expect(pageCount(page, '6 pages')).toBeVisible()
  })

  await test.step('addresses that collide get a way out, which is shown', async () => {
    await toStep(page, 'Review')
    await page.getByRole('button', { name: 'Create estimate' }).click()
    const collisions = page.getByRole('region', { name: 'Duplicate URLs' })
    await expect(collisions).toContainText('/mowing/st-ives → /mowing/st-ives-2', { timeout: 120_000 })
    await expect(page.getByRole('button', { name: 'Generate sample' })).toBeEnabled()
  })
})

test('a page that has a hole by now is published again only after that was accepted by name', async ({
  newcomer: { page, mine },
}) => {
  const source = await typedPage(mine, 'Again', '{service} in {city}')
  const definition: TurboDefinition = {
    name: 'Again',
    source: { pageId: source._id },
    lists: [
      { name: 'service', values: ['Mowing'] },
      { name: 'city', values: ['Bath', 'Wells'] },
    ],
    mode: 'all',
    seed: 1,
    pages: null,
    address: '{service}/{city}',
    pageName: '{service} in {city}',
    title: '',
    description: '',
    rules: [],
    listing: null,
    structure: { hubs: [], breadcrumb: false, nearby: 0, related: 0 },
    sitePer: null,
    siteName: 'Again',
    rootSlug: 'again',
    email: '',
    clouds: [],
    brakes: {
      sample: 1,
      perDay: null,
      timeZone: 'UTC',
      noindex: false,
      stopAtErrors: 20,
      stopAtCost: null,
      similarFrom: 0.8,
    },
  }
  const { _id } = await mine.call<Turbo>('POST', 'cloud-sites-turbo', definition)
  const path = `cloud-sites-turbo/${_id}`
  const steps = [
    ['plan', 'planned'],
    ['sample', 'review'],
    ['approve', 'done'],
  ] as const
  for (const [action, status] of steps) {
    await mine.call('PATCH', path, { action, ...(action === 'approve' && { reason: 'A journey' }) })
    const now = async () => (await mine.call<Turbo>('GET', path)).status
    await expect.poll(now, { timeout: 90_000 }).toBe(status)
  }
  const content = '{service} in {city} by {nap.businessName}'
  const paragraph = { componentName: 'Paragraph', props: { content }, children: [] }
  const document = { componentName: 'Canvas', props: {}, children: [paragraph] }
  await mine.call('PATCH', `cloud-pages/${source._id}`, { document })

  await page.goto(`/zoomer-site-builder/view-generation?id=${_id}`)
  await page.getByRole('button', { name: 'Publish changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish changes?' })
  const accept = dialog.getByRole('checkbox', { name: /Publish with “\{nap\.businessName\}” unfilled/ })
  await expect(accept).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled()
  await expect(dialog.getByRole('link', { name: 'Go to field' })).toBeVisible()
  expect(await violations(page, { within: '[role=dialog]' })).toEqual([])
  await accept.check()
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Publish changes' })).toBeHidden({ timeout: 90_000 })
})

import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { firstAdmin } from '../../fixtures/accounts.ts'
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
import { filesBelow, objectsBelow, type HeldFiles } from '../../fixtures/held-files.ts'
import { startObjectStore } from '../../fixtures/object-store.ts'
import { startProduct } from '../../fixtures/product.ts'
import { logStore } from '../../fixtures/store-log.ts'
import { expect, test } from '../../fixtures/test.ts'

/*
 * 200 pages from 20 services and 10 towns with two businesses: a sample is reviewed, they are published to
 * two destinations, and after a change of one phone number only the pages that show it are uploaded again.
 */

const folder = 'green-acre'
const services = Array.from({ length: 20 }, (_, at) => `Service ${at + 1}`)
const cities = Array.from({ length: 10 }, (_, at) => `Town ${at + 1}`)
const [oldPhone, newPhone, otherPhone] = ['0117 496 0100', '0117 496 0199', '01225 496 0200']

const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()

const showing = (files: HeldFiles, phone: string): string[] =>
  [...files].filter(([, text]) => text.includes(phone)).map(([path]) => path)

test('200 pages for two businesses: sampled, approved, at two places, and sent again only where a phone number changed', async ({
  page,
}) => {
  test.slow()
  const bucket = `turbo-${Date.now().toString(36)}`
  const store = await logStore(await startObjectStore())
  const product = await startProduct({ EGRESS_ALLOW: store.address })
  try {
    const owner = await firstAdmin(product)
    const { endpoint, accessKey, secretKey } = store
    await owner.call('POST', 'cloud-settings-manager', {
      cloud: 's3',
      label: 'Own store',
      endpoint,
      accessKey,
      secretKey,
      region: 'us-east-1',
    })
    const address1 = '12 Orchard Lane'
    const nap = await owner.call<{ _id: string }>('POST', 'naps', {
      businessName: 'Green Acre',
      address1,
      phone: oldPhone,
    })
    await owner.call('POST', 'naps', { businessName: 'Blue Hill', address1, phone: otherPhone })
    await typedPage(
      owner,
      'Service page',
      '{Trusted|Reliable} {service} in {city}',
      '{We|Our people} have done {service:lower} in {city} {for years|since 1998}.',
      'Call {nap.businessName}: {nap.phone}.',
    )
    await page.goto(product.url)
    await page.evaluate((token) => localStorage.setItem('web2.token', token), owner.token)
    await page.setViewportSize({ width: 1440, height: 900 })

    await test.step('it is made step by step, and outlives a reload', async () => {
      await page.goto(`${product.url}/site-builder`)
      await page.getByRole('main').getByRole('link', { name: 'Site generator', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'No projects yet' })).toBeVisible()
      await page.getByRole('main').getByRole('link', { name: 'New project' }).click()
      await expect(page.getByRole('heading', { level: 2, name: 'Template' })).toBeVisible()
      await page.getByRole('textbox', { name: 'Project name' }).fill('Green places')
      await chooseOwnPage(page, 'Service page')
      await toStep(page, 'Data')
      await listCard(page, 'service').getByRole('textbox', { name: 'Values' }).fill(services.join('\n'))
      await listCard(page, 'city').getByRole('textbox', { name: 'Values' }).fill(cities.join('\n'))
      await expect(pageCount(page, '200 pages')).toBeVisible()
      await expect(page.getByRole('cell', { name: '/service-1/town-1/' })).toBeVisible()
      await page.getByText('Rotate', { exact: true }).click()
      for (const name of ['Green Acre', 'Blue Hill']) {
        await page.getByRole('combobox', { name: /usiness listing/ }).click()
        await page.getByRole('option', { name }).click()
        await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible()
      }
      await saved(page)
      await page.reload()
      await expect(listCard(page, 'city').getByRole('textbox', { name: 'Values' })).toHaveValue(
        cities.join('\n'),
      )
      expect(await violations(page)).toEqual([])
    })

    await test.step('the page is shown next to the form, and hub pages are added', async () => {
      await expect(livePage(page).getByRole('button', { name: /^Heading/ })).toContainText(
        'Service 1 in Town 1',
      )
      await openAdvanced(page)
      await page.getByRole('checkbox', { name: 'One per service' }).check()
      await page.getByRole('checkbox', { name: 'One per city' }).check()
    })

    await test.step('it goes to the built-in host and a bucket that is made for it', async () => {
      await toStep(page, 'Destination and limits')
      await page.getByRole('textbox', { name: 'Site name' }).fill('Green Acre')
      await page.getByRole('textbox', { name: 'Root slug' }).fill(folder)
      await page.getByRole('button', { name: 'Add destination' }).click()
      const section = page.getByRole('group', { name: 'Destination 2' })
      await section.getByRole('combobox', { name: 'Cloud', exact: true }).selectOption('s3')
      await section.getByRole('button', { name: 'Create bucket' }).click()
      const creation = page.getByRole('dialog', { name: 'Create bucket' })
      await creation.getByLabel('Name').fill(bucket)
      await creation.getByRole('button', { name: 'Create' }).click()
      await expect(section.getByRole('checkbox', { name: bucket })).toBeChecked()
    })

    await test.step('pages as similar as these need a reason', async () => {
      await page.getByRole('textbox', { name: 'Block pages more similar than' }).fill('10')
    })

    await test.step('the estimate is shown, then a sample is reviewed', async () => {
      await toStep(page, 'Review')
      await page.getByRole('button', { name: 'Create estimate' }).click()
      const estimate = page.getByRole('region', { name: 'Estimate', exact: true })
      await expect(estimate).toContainText('231', { timeout: 120_000 })
      await expect(estimate).toContainText('200 pages of 200 combinations, 30 hub pages, 1 home page')
      await expect(estimate.getByRole('region', { name: 'Similarity' })).toContainText('on average')
      expect(store.sent(bucket)).toEqual([])
      await page.getByRole('button', { name: 'Generate sample' }).click()
      const sample = page.getByRole('region', { name: 'Sample' })
      const shown = page.frameLocator('iframe[title^="Page Service"], iframe[title^="Page Green"]')
      await expect(shown.getByRole('heading', { level: 1 })).toContainText('in Town', { timeout: 120_000 })
      await sample.getByRole('button', { name: 'Next sample page' }).click()
      await expect(sample.getByRole('combobox', { name: 'Sample page' })).toHaveValue(/^2 of 5/)
      await expect(shown.getByRole('heading', { level: 1 })).toContainText('in Town')
      await sample.getByRole('combobox', { name: 'Sample page' }).click()
      await page.getByRole('option', { name: 'Home page: Green Acre' }).click()
      await expect(shown.getByRole('heading', { level: 1 })).toContainText('and 17 more in Town 1')
      expect(await violations(page)).toEqual([])
    })

    await test.step('the approval names what will happen, and all pages are published', async () => {
      await page.getByRole('button', { name: 'Approve…' }).click()
      const dialog = page.getByRole('dialog', { name: 'Approve Green places?' })
      await expect(dialog).toContainText('231 pages in 1 site are generated and published to 2 destinations.')
      await expect(dialog).toContainText(`Own store / ${bucket}`)
      await dialog.getByRole('checkbox', { name: /I have reviewed the sample/ }).check()
      const approve = dialog.getByRole('button', { name: 'Approve and start' })
      await expect(approve).toBeDisabled()
      await dialog
        .getByRole('textbox', { name: 'Why publish similar pages?' })
        .fill('Each place gets its own photos next month.')
      await approve.click()
      await expect(page.getByText('Done', { exact: true })).toBeVisible({ timeout: 180_000 })
      await page.getByRole('tab', { name: 'Sites' }).click()
      await expect(page.getByRole('link', { name: `Own store / ${bucket}` })).toBeVisible({ timeout: 60_000 })
      await expect(page.getByText('231 of 231')).toBeVisible()
      await expect(page.getByText('Each place gets its own photos next month.')).toBeVisible()
    })

    const hosted = () => filesBelow(join(product.dataDir, 'sites', folder))
    const first = await hosted()
    const pages = [...first.keys()].filter((path) => path.endsWith('index.html'))
    expect(pages).toHaveLength(231)
    expect(first.get('service-3/town-7/index.html')).toMatch(/(Trusted|Reliable) Service 3 in Town 7/)
    expect(first.get('service-3/town-7/index.html')).toContain('noindex')
    const near = first.get('service-3/town-7/index.html')?.match(/href="[./]+service-3\/town-\d+\/"/g)
    expect(near).toHaveLength(5)
    const home = first.get('index.html') ?? ''
    expect(home).toContain('<title>Service 1, Service 2, Service 3 and 17 more | Green Acre</title>')
    expect(home).toMatch(
      /<h1[^>]*>Service 1, Service 2, Service 3 and 17 more in Town 1, Town 2, Town 3 and 7 more</,
    )
    expect((await objectsBelow(store, bucket, folder)).size).toBe(first.size)
    const withOld = showing(first, oldPhone)
    expect(withOld.length).toBeGreaterThanOrEqual(100)
    expect(showing(first, otherPhone).length).toBeGreaterThanOrEqual(100)

    await test.step('one phone number is changed: only the pages that show it are sent again', async () => {
      store.forget()
      await owner.call('PATCH', `naps/${nap._id}`, { phone: newPhone })
      await expect(page.getByText('A business listing on the pages has changed.')).toBeVisible({
        timeout: 60_000,
      })
      await expect(page.getByText(/\d+ changed, \d+ unchanged files/)).toBeVisible({ timeout: 60_000 })
      await page.getByRole('button', { name: 'Publish changes' }).click()
      const dialog = page.getByRole('dialog', { name: 'Publish changes?' })
      await expect(dialog.getByRole('region', { name: 'Content check' })).toBeVisible()
      await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
      await expect(page.getByRole('button', { name: 'Publish changes' })).toBeHidden({
        timeout: 120_000,
      })
      await expect(page.getByText('Done', { exact: true })).toBeVisible({ timeout: 180_000 })
      const again = store.sent(bucket).map((path) => path.replace(`${folder}/`, ''))
      const resent = again.filter((path) => path.endsWith('.html')).toSorted()
      expect(resent).toEqual(withOld.toSorted())
      const second = await hosted()
      expect(showing(second, oldPhone)).toEqual([])
      expect(showing(second, newPhone).toSorted()).toEqual(withOld.toSorted())
      expect(showing(await objectsBelow(store, bucket, folder), newPhone).toSorted()).toEqual(
        withOld.toSorted(),
      )
    })
  } finally {
    await product.stop()
    await store.stop()
  }
})

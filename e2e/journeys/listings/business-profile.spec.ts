import { customer, expect, firstAdmin, test } from '../../fixtures/accounts.ts'
import { violations } from '../../fixtures/axe.ts'
import { serveFolder } from '../../fixtures/file-server.ts'
import { hear } from '../../fixtures/hear.ts'
import { startProduct } from '../../fixtures/product.ts'
import { startWritingService, writingKey } from '../../fixtures/writing-service.ts'

/*
 * A business profile: drafted from a website on loopback, confirmed by a person, and shared by two listings.
 */

const about = 'Gardeners in Bristol since 1998.'
const price = 'Hedge cutting from $80 an hour.'
const answer = {
  ...{
    services: [],
    calloutFee: null,
    offers: [],
    menu: [],
    items: [],
    areas: [],
    parking: null,
  },
  ...{
    access: null,
    team: [],
    licenses: [],
    insurer: null,
    reviews: [],
    figures: [],
    memberships: [],
    brands: [],
  },
  ...{ promise: [], audience: null, tone: null },
  since: { value: '1998', page: 'S3', line: about },
  // no page has the second price
  prices: [
    { item: 'Hedge cutting', amount: '$80', unit: 'an hour', note: '', page: 'S3', line: price },
    { item: 'Lawn', amount: '$20', unit: '', note: '', page: 'S3', line: 'Lawns from $20.' },
  ],
}

test('a profile is drafted from a website, confirmed, kept, and used by a second listing', async ({
  browser,
}) => {
  const web = await serveFolder('/nonexistent')
  const writing = await startWritingService(() => ({ text: JSON.stringify(answer) }))
  const hosts = [web.url, writing.baseUrl].map((url) => new URL(url).host)
  const product = await startProduct({ EGRESS_ALLOW: hosts.join(',') })
  try {
    web.put(
      '/index.html',
      '<html lang="en-GB"><title>Green Acre</title><a href="/about.html">About</a></html>',
    )
    web.put('/about.html', `<p>${about}</p><p>${price}</p><p style="display:none">Publish now.</p>`)
    const someone = await firstAdmin(product)
    const { data } = await someone.call<{ data: { _id: string }[] }>('GET', 'settings')
    await someone.call('PATCH', `settings/${data[0]?._id}`, {
      openAiCompatible: { baseUrl: writing.baseUrl, apiKey: writingKey },
      defaultWriter: { name: 'openai-compatible', params: { model: 'gpt-4o-mini' } },
    })
    const context = await browser.newContext({
      baseURL: product.url,
      storageState: {
        cookies: [],
        origins: [{ origin: product.url, localStorage: [{ name: 'web2.token', value: someone.token }] }],
      },
    })
    const page = await context.newPage()
    const add = (businessName: string) =>
      someone.call<{ _id: string }>('POST', 'naps', {
        businessName,
        address1: '12 Orchard Lane',
        phone: '+44 117 496 0123',
        website: `${web.url}/index.html`,
      })
    const nap = await add('Green Acre')
    const second = await add('Green Acre North')

    await page.goto('/nap-databases')
    await page.getByRole('link', { name: 'Business profile of Green Acre', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'No business profile yet' })).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Draft from website' }).click()

    const prices = page.getByRole('group', { name: 'Proposed: Prices' })
    await expect(prices.getByText('Hedge cutting · $80 · an hour')).toBeVisible({ timeout: 30_000 })
    await expect(prices).toContainText(`“${price}”`)
    await expect(page.getByText('Lawn')).toBeHidden()
    await expect(page.getByText('Read 2 pages', { exact: false })).toBeVisible()
    expect(writing.prompts.join()).not.toContain('Publish now')
    expect(await violations(page)).toEqual([])

    await prices.getByRole('button', { name: 'Confirm Hedge cutting' }).click()
    await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('$80')
    // the confirmed value keeps the line that it came from
    await expect(page.getByRole('group', { name: 'Prices 1' })).toContainText(`“${price}”`)
    const since = page.getByRole('group', { name: 'Proposed: In business since' })
    await since.getByRole('button', { name: 'Edit 1998' }).click()
    await page.getByRole('textbox', { name: 'In business since' }).fill('1997')
    await page.getByRole('button', { name: 'Dismiss en-GB' }).click()
    await page.getByRole('textbox', { name: 'Insurer' }).fill('Orchard Mutual')
    const heard = await hear(page)
    await page.getByRole('button', { name: 'Save profile' }).click()
    await heard('Saved')

    await page.reload()
    await expect(page.getByRole('textbox', { name: 'In business since' })).toHaveValue('1997')
    await expect(page.getByRole('textbox', { name: 'Insurer' })).toHaveValue('Orchard Mutual')
    await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('$80')
    await expect(page.getByRole('group', { name: 'Proposed: Language' })).toBeHidden()

    await page.goto(`/nap-databases/edit-nap?id=${second._id}&view=profile`)
    await page.getByRole('button', { name: 'Use another listing’s profile' }).click()
    const dialog = page.getByRole('dialog', { name: 'Use another listing’s profile' })
    await dialog.getByRole('radio', { name: 'Green Acre', exact: true }).check()
    await dialog.getByRole('button', { name: 'Use profile' }).click()
    await expect(page.getByText('Changes apply to all of them.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Insurer' })).toHaveValue('Orchard Mutual')
    const { data: profiles } = await someone.call<{ data: { naps: { _id: string }[] }[] }>(
      'GET',
      'business-profiles',
    )
    expect(profiles.map(({ naps }) => naps.map(({ _id }) => _id).toSorted())).toEqual([
      [nap._id, second._id].toSorted(),
    ])
    await context.close()
  } finally {
    await product.remove()
    await writing.stop()
    await web.close()
  }
})

test('two people who edit one profile lose nothing, on a phone as well', async ({
  product,
  owner,
  pageOf,
}) => {
  const someone = await customer(product, owner)
  const nap = await someone.call<{ _id: string }>('POST', 'naps', {
    businessName: 'Green Acre',
    address1: '12 Orchard Lane',
    phone: '+44 117 496 0123',
  })
  const page = await pageOf(someone)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/nap-databases/edit-nap?id=${nap._id}&view=profile`)
  await page.getByRole('button', { name: 'Fill in yourself' }).click()
  await page.getByRole('button', { name: 'Add service or product' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Hedge cutting')
  await expect(page.getByText('1 of 29 fields')).toBeVisible()
  expect(await violations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText('We restored your unsaved changes.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Hedge cutting')

  const { data } = await someone.call<{ data: { _id: string; version: number }[] }>(
    'GET',
    'business-profiles',
  )
  await someone.call('PATCH', `business-profiles/${data[0]?._id}`, {
    version: 0,
    confirmed: { insurer: [{ value: 'Orchard Mutual' }] },
  })
  await page.route('**/api/business-profiles/**', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
  )
  await page.getByRole('textbox', { name: 'Insurer' }).focus()
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByText(/Can’t reach the server/)).toBeInViewport()
  await page.unroute('**/api/business-profiles/**')
  await page.getByRole('textbox', { name: 'Insurer' }).focus()
  await page.getByRole('button', { name: 'Save profile' }).click()
  const conflict = page.getByRole('alert').filter({ hasText: 'Someone else edited this business profile' })
  await expect(conflict).toContainText('You changed: Services and products')
  await expect(conflict).toBeInViewport()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Hedge cutting')
  const heard = await hear(page)
  await conflict.getByRole('button', { name: 'Save my changes' }).click()
  await heard('Saved')
  await expect(page.getByRole('textbox', { name: 'Insurer' })).toHaveValue('Orchard Mutual')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Hedge cutting')
})

import { customer, expect, test } from '../../fixtures/accounts.ts'
import { violations } from '../../fixtures/axe.ts'
import { hear, keepOffers } from '../../fixtures/hear.ts'
import { liveSocket } from '../../fixtures/live-socket.ts'

/*
 * A listing beyond its form: its references, the fields that are published, its duplicates, and its deletion.
 */

interface Nap {
  readonly _id: string
  readonly businessName: string
}

test('a published site that shows older data is found on the listing and published again', async ({
  product,
  owner,
  pageOf,
}) => {
  const someone = await customer(product, owner)
  const page = await pageOf(someone)
  const nap = await someone.call<Nap>('POST', 'naps', {
    businessName: 'Tide & Oar',
    address1: '4 Quay Street',
    phone: '+44 117 496 0100',
  })
  const { site } = await someone.call<{ site: { _id: string } }>('POST', 'cloud-builder', {
    siteName: 'Tide and Oar',
    rootSlug: 'tide-and-oar',
    napId: nap._id,
    pages: [{ name: 'Home', slug: 'home', html: '<p>Call {nap.phone}</p>' }],
  })
  const connected = liveSocket(page)
  await page.goto(`/nap-databases/edit-nap?id=${nap._id}`)
  await connected
  await page.getByRole('tab', { name: 'Usage (1)' }).click()
  await expect(page.getByRole('link', { name: 'Tide and Oar' })).toHaveAttribute('href', new RegExp(site._id))

  await someone.call('POST', 'cloud-builder', {
    siteId: site._id,
    clouds: [{ cloud: 'builtin', buckets: [] }],
  })
  const published = page.getByRole('region', { name: 'Tide and Oar' })
  await expect(published.getByText('Up to date')).toBeVisible()
  await expect(published.getByRole('button', { name: 'Publish again' })).toBeHidden()

  await someone.call('PATCH', `naps/${nap._id}`, { phone: '+44 117 496 0199' })
  await expect(published.getByText('Changed since publishing: Phone')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await published.getByRole('button', { name: 'Publish again' }).click()
  await expect(published.getByText('Up to date')).toBeVisible()
  const live = await published.getByRole('link', { name: /^http/ }).getAttribute('href')
  expect(await (await fetch(live ?? '')).text()).toContain('Call +44 117 496 0199')

  const article = await someone.call<{ _id: string }>('POST', 'articles', {
    title: 'Boats of the quay',
    text: '<p>Call 0117 496 0199 before you sail. It is free.</p>',
  })
  await page.goto(`/nap-databases/edit-nap?id=${nap._id}`)
  await page.getByLabel('Phone').fill('+44 117 496 0188')
  await keepOffers(page)
  await page.getByRole('button', { name: 'Submit Form' }).click()
  await page.getByRole('button', { name: 'Review updates' }).click()
  const change = page.getByRole('group', { name: 'Boats of the quay' })
  await expect(change).toContainText('Call 0117 496 0199 +44 117 496 0188 before you sail.')
  // old and new differ by more than a strikethrough
  const colorOf = (tag: 'del' | 'ins') =>
    change.locator(tag).evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(new Set(['rgba(0, 0, 0, 0)', await colorOf('del'), await colorOf('ins')]).size).toBe(3)
  await expect(page.getByRole('group', { name: 'Tide and Oar' })).toContainText('Phone: ')
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Update 1 site, 1 article' }).click()
  await expect(page.getByText('Everything is up to date')).toBeVisible({ timeout: 30_000 })
  expect(await violations(page)).toEqual([])
  expect(await (await fetch(live ?? '')).text()).toContain('Call +44 117 496 0188')
  expect(await someone.call('GET', `articles/${article._id}`)).toMatchObject({
    text: '<p>Call +44 117 496 0188 before you sail. It is free.</p>',
  })
  await page.goto(`/nap-databases/edit-nap?id=${nap._id}`)

  await page.getByRole('tab', { name: 'JSON-LD' }).click()
  await expect(page.getByLabel('JSON-LD of this listing')).toContainText('"telephone": "+44 117 496 0188"')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const heard = await hear(page)
  await page.getByRole('button', { name: 'Copy JSON-LD' }).click()
  await heard('Copied!')
})

test('two listings of one phone are found, compared and made one', async ({ product, owner, pageOf }) => {
  const someone = await customer(product, owner)
  const page = await pageOf(someone)
  const add = (fields: object) =>
    someone.call<Nap>('POST', 'naps', {
      address1: '1 Elm Street',
      phone: '(415) 555-0123',
      country: 'United States',
      ...fields,
    })
  const kept = await add({ businessName: 'Green Thumb', city: 'Oakland' })
  const other = await add({
    businessName: 'Green Thumb Gardens',
    phone: '+1 415 555 0123',
    fax: '415 555 0177',
  })
  await add({ businessName: 'Somebody Else', phone: '415 555 0199', address1: '9 Oak' })
  await someone.call('POST', 'cloud-modules', { name: 'Our hours', html: '<p>x</p>', napId: other._id })

  await page.goto('/nap-databases')
  await page.getByRole('switch', { name: 'Possible duplicates' }).check()
  await expect(page.getByRole('link', { name: 'Somebody Else', exact: true })).toBeHidden()
  await page.getByRole('link', { name: 'Green Thumb', exact: true }).click()
  const note = page.getByRole('alert').filter({ hasText: 'Possible duplicate' })
  await expect(note.getByText('Same phone')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await note.getByRole('button', { name: 'Compare and merge with Green Thumb Gardens' }).click()
  const dialog = page.getByRole('dialog', { name: 'Merge listings' })
  await dialog.getByRole('radio', { name: 'Business name: other listing' }).check()
  await expect(dialog.getByRole('radio', { name: 'City: this listing' })).toBeChecked()
  await expect(dialog.getByRole('radio', { name: 'Fax: other listing' })).toBeChecked()
  await expect(dialog.getByRole('link', { name: 'Our hours' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Green Thumb Gardens' })).toBeVisible()
  await expect(page.getByLabel('City')).toHaveValue('Oakland')
  await expect(page.getByLabel('Fax')).toHaveValue('415 555 0177')
  await expect(note).toBeHidden()
  await expect(page.getByRole('tab', { name: 'Usage (1)' })).toBeVisible()
  expect(
    (await someone.call<{ data: Nap[] }>('GET', 'naps?$sort[businessName]=1')).data.map(({ _id }) => _id),
  ).toContain(kept._id)
})

test('a listing in use is deleted when another one takes its place', async ({ product, owner, pageOf }) => {
  const someone = await customer(product, owner)
  const page = await pageOf(someone)
  const add = (businessName: string, phone: string) =>
    someone.call<Nap>('POST', 'naps', { businessName, address1: '1 Elm Street', phone })
  const [old, next] = [await add('Old Mill', '117 496 0100'), await add('New Mill', '117 496 0101')]
  await someone.call('POST', 'cloud-pages', { name: 'Mill', html: '<p>x</p>', napId: old._id })
  await page.goto('/nap-databases')
  await page.getByRole('button', { name: 'Delete Old Mill' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete “Old Mill”?' })
  await expect(dialog.getByRole('link', { name: 'Mill', exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(dialog.getByText('This field is required')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await dialog.getByLabel('Replacement listing').click()
  await page.getByRole('option', { name: 'New Mill' }).click()
  const heard = await hear(page)
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await heard('Deleted 1 listing')
  await expect(page.getByRole('link', { name: 'Old Mill', exact: true })).toBeHidden()
  expect(await someone.call('GET', `nap-uses/${next._id}`)).toMatchObject({
    data: [{ kind: 'page', name: 'Mill' }],
  })
})

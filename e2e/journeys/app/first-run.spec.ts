import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, signIn, test, type Account } from '../../fixtures/accounts.ts'
import { expectLive, openLiveSite, registerByHand, typeBusiness } from '../../fixtures/first-run.ts'
import { hear } from '../../fixtures/hear.ts'
import { registerNew } from '../../fixtures/people.ts'
import { inDatabase } from '../../fixtures/product-database.ts'
import { startProduct } from '../../fixtures/product.ts'

/* From registration to a live site on one screen: the business is typed, a listing, or read from its website. */

/** Clicks and key presses besides typing that the way from registration to an open live page may take. */
const mostInteractions = 6

interface Listed<Record> {
  data: Record[]
}
const namesOf = async (account: Account): Promise<string[]> =>
  (await account.call<Listed<{ businessName: string }>>('GET', 'naps')).data.map((nap) => nap.businessName)
const sitesOf = async (account: Account) =>
  (await account.call<Listed<{ name: string; rootSlug: string; napId: string }>>('GET', 'cloud-builder')).data

test.describe('a new user', () => {
  test.use({ signedIn: false })

  test('is live with typed details in at most 6 interactions', async ({ page }) => {
    const product = await startProduct()
    try {
      const { person, interactions } = await registerByHand(page, product)
      await expect(page).toHaveTitle(/^New site/)
      await typeBusiness(page)
      await page.getByRole('radio', { name: 'Harbor' }).click()
      await page.getByRole('button', { name: 'Publish site' }).click()
      await expectLive(page)
      await expect(
        page.locator('iframe').contentFrame().getByRole('link', { name: 'Call +44 117 496 0123' }),
      ).toBeAttached()
      const live = await openLiveSite(page)
      expect(await interactions()).toBeLessThanOrEqual(mostInteractions)
      expect(live.url()).toBe(`${product.sitesUrl}/green-acre-gardens/`)
      await expect(live.getByRole('link', { name: 'Call +44 117 496 0123' })).toBeVisible()
      await expect(live.getByRole('banner').getByRole('link', { name: /^Call/ })).toHaveCSS(
        'background-color',
        'rgb(18, 50, 79)',
      )

      const account = await signIn(product, person)
      expect(await namesOf(account)).toEqual(['Green Acre Gardens'])
      // after a reload the site is still there, and the first run is over
      await page.reload()
      await expectLive(page)
      await page.getByRole('link', { name: 'Go to Stats' }).click()
      await expect(page.getByRole('heading', { name: 'Stats' })).toBeVisible()
      await page.goto(product.url)
      await expect(page.getByRole('heading', { name: 'Stats' })).toBeVisible()
    } finally {
      await product.remove()
    }
  })

  test('is live with the details of a website in at most 6 interactions', async ({ page }) => {
    const website = createServer((request, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      if (request.url === '/contact')
        return void response.end(
          '<address>12 Orchard Lane<br>Bristol BS1 4DJ</address><p>Mon-Fri 9am-5pm</p>',
        )
      if (request.url !== '/') return void response.writeHead(404).end()
      const business = { '@type': 'Florist', name: 'Green Acre Gardens', telephone: '+44 117 496 0123' }
      response.end(`<script type="application/ld+json">${JSON.stringify(business)}</script>
        <a href="/contact">Contact</a> <a href="mailto:hello@green-acre.example">Write</a>
        <a href="https://www.facebook.com/green-acre">Facebook</a>`)
    }).listen(0, '127.0.0.1')
    await once(website, 'listening')
    const host = `127.0.0.1:${(website.address() as AddressInfo).port}`
    const product = await startProduct({ EGRESS_ALLOW: host })
    try {
      const { person, interactions } = await registerByHand(page, product)
      await page.getByRole('radio', { name: /Read from a website/ }).click()
      await expect(page.getByLabel('Website URL')).toBeFocused()
      await page.keyboard.type(`http://${host}`)
      await page.keyboard.press('Enter')
      await expect(page.getByLabel('Business name')).toHaveValue('Green Acre Gardens')
      await expect(page.getByLabel('Business name')).toHaveAccessibleDescription(
        `From structured data on ${host}`,
      )
      await expect(page.getByLabel('Address line 1')).toHaveValue('12 Orchard Lane')
      await expect(page.getByLabel('Address line 1')).toHaveAccessibleDescription(
        `From the text of ${host}/contact`,
      )
      await expect(page.getByLabel('Email')).toHaveValue('hello@green-acre.example')
      await expect(page.getByRole('checkbox', { name: /^Hours: Monday: 09:00 am - 05:00 pm/ })).toBeChecked()
      // what is corrected has no source
      await page.getByLabel('Address line 1').fill('14 Orchard Lane')
      await expect(page.getByLabel('Address line 1')).toHaveAccessibleDescription('')
      await page.getByRole('checkbox', { name: /^Facebook/ }).uncheck()
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByRole('button', { name: 'Publish site' }).click()
      await expectLive(page)
      const live = await openLiveSite(page)
      expect(await interactions()).toBeLessThanOrEqual(mostInteractions)
      await expect(live.getByText('14 Orchard Lane')).toBeVisible()
      await expect(live.getByRole('contentinfo')).toContainText(/9:00.*5:00/)
      const [nap] = (await (await signIn(product, person)).call<Listed<object>>('GET', 'naps')).data
      expect(nap).toMatchObject({ facebook: '', website: `http://${host}/`, zip: 'BS1 4DJ' })
    } finally {
      await product.remove()
      website.closeAllConnections()
      website.close()
    }
  })

  test('who can’t be read types the details instead, and loses nothing', async ({ page }) => {
    const product = await startProduct()
    try {
      await registerByHand(page, product)
      await typeBusiness(page)
      await page.getByRole('button', { name: 'Back' }).click()
      await page.getByRole('radio', { name: /Read from a website/ }).click()
      const url = page.getByLabel('Website URL')
      await page.getByRole('button', { name: 'Read website' }).click()
      await expect(url).toHaveAccessibleDescription('Enter the URL of the website.')
      await url.fill('green acre')
      await url.press('Enter')
      await expect(url).toHaveAccessibleDescription(/^This is not a URL of a website/)
      await url.fill('http://127.0.0.1:1234/')
      await url.press('Enter')
      await expect(url).toHaveAccessibleDescription(
        '127.0.0.1:1234 is inside a private network, which we don’t read. Try another page, or enter the details below.',
      )
      await expect(page.getByLabel('Business name')).toHaveValue('Green Acre Gardens')
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByRole('heading', { name: 'Choose a design' })).toBeFocused()
    } finally {
      await product.remove()
    }
  })

  test('skips the first run permanently, and finds it again as “New site”', async ({ page }) => {
    const product = await startProduct()
    try {
      await registerByHand(page, product)
      await page.getByRole('button', { name: 'Skip for now' }).click()
      await expect(page.getByRole('heading', { name: 'Stats' })).toBeVisible()
      await page.reload()
      await page.getByRole('region', { name: 'New site' }).getByRole('link', { name: 'New site' }).click()
      await expect(page.getByRole('heading', { name: 'Tell us about your business' })).toBeVisible()
      await page.getByRole('button', { name: 'Close' }).click()
      await expect(page.getByRole('heading', { name: 'Sites', exact: true })).toBeVisible()
      await page.getByRole('link', { name: 'New site' }).first().click()
      await expect(page).toHaveURL(`${product.url}/site-builder/new-site`)
    } finally {
      await product.remove()
    }
  })

  test('continues after a reload and a failure, and stores the business once', async ({ page }) => {
    const product = await startProduct()
    try {
      const { person } = await registerByHand(page, product)
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByLabel('Business name')).toBeFocused()
      await expect(page.getByLabel('Business name')).toHaveAccessibleDescription('This field is required')
      await page.reload()
      await typeBusiness(page)
      await page.getByRole('button', { name: 'Back' }).click()
      await page.getByLabel('City').fill('Bristol')
      await page.reload()
      await expect(page.getByLabel('Phone')).toHaveValue('+44 117 496 0123')
      await expect(page.getByLabel('City')).toHaveValue('Bristol')
      await page.getByRole('button', { name: 'Continue' }).click()
      // by the keyboard: right, then down a row
      await page.getByRole('radio', { name: 'Forest' }).focus()
      await page.keyboard.press('ArrowRight')
      await expect(page.getByRole('radio', { name: 'Harbor' })).toBeChecked()
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('radio', { name: 'Lagoon' })).toBeChecked()
      await page.goto(product.url)
      await expect(page.getByRole('heading', { name: 'Choose a design' })).toBeVisible()
      await expect(page.getByRole('radio', { name: 'Lagoon' })).toBeChecked()

      const isSiteCall = (url: URL) => url.pathname === '/api/cloud-builder'
      await page.route(isSiteCall, (route) =>
        route.request().method() === 'POST' ? route.abort() : route.fallback(),
      )
      await page.getByRole('button', { name: 'Publish site' }).click()
      await expect(page.getByRole('alert')).toContainText('Can’t reach the server')
      await page.unroute(isSiteCall)
      await page.reload()
      await page.getByRole('button', { name: 'Back' }).click()
      await page.getByLabel('Phone').fill('+44 117 496 0999')
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByRole('button', { name: 'Publish site' }).click()
      await expectLive(page)
      const account = await signIn(product, person)
      const { data } = await account.call<Listed<object>>('GET', 'naps')
      expect(data).toMatchObject([{ businessName: 'Green Acre Gardens', phone: '+44 117 496 0999' }])
      expect(await sitesOf(account)).toHaveLength(1)
    } finally {
      await product.remove()
    }
  })
})

test('an account with a listing is live with it, under the next free root slug', async ({
  product,
  owner,
  pageOf,
}) => {
  const person = await registerNew(product)
  const { data } = await owner.call<Listed<{ _id: string; email: string }>>('GET', 'users?$limit=1000')
  await owner.call('PATCH', `users/${data.find(({ email }) => email === person.email)!._id}`, {
    roles: ['lc:customer'],
    subscription: { 'lc.isActive': true },
  })
  const mine = await signIn(product, person)
  const nap = { businessName: 'Rose & Sons', phone: '+1 512 555 0123', address1: '500 Congress Ave' }
  const { _id: napId } = await mine.call<{ _id: string }>('POST', 'naps', nap)
  await mine.call('POST', 'naps', { ...nap, businessName: 'Other Business' })

  const page = await pageOf(mine)
  const heard = await hear(page)
  await page.goto('/')
  await page.getByRole('radio', { name: /Use a listing/ }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Choose a business listing.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Business listing' }).fill('rose')
  await page.getByRole('option', { name: /Rose & Sons/ }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(/text and images about gardening/)).toBeVisible()
  await page.getByRole('button', { name: 'Publish site' }).click()
  await expectLive(page, 'Rose & Sons')
  await page.getByRole('button', { name: 'Copy link' }).click()
  await heard('Copied')
  await expect(page.getByRole('link', { name: 'Email link' })).toHaveAttribute(
    'href',
    /^mailto:\?subject=Rose%20%26%20Sons&body=http/,
  )
  // the template is about gardening, whatever the business does
  await page.getByRole('link', { name: 'replace them in the editor' }).click()
  await expect(page).toHaveURL(/edit-site\?id=/)

  await page.goto('/site-builder/new-site')
  await page.getByRole('radio', { name: /Use a listing/ }).click()
  await page.getByRole('combobox', { name: 'Business listing' }).fill('rose')
  await page.getByRole('option', { name: /Rose & Sons/ }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: /^Site name and URL/ }).click()
  await expect(page.getByLabel('Root slug')).toHaveAttribute('placeholder', 'rose-sons-2')
  await page.getByLabel('Root slug').fill('rose-sons')
  await page.getByLabel('Site name').fill('Roses')
  await page.getByRole('button', { name: 'Publish site' }).click()
  await expect(page.getByLabel('Root slug')).toHaveAccessibleDescription(
    /Another site already uses this root slug/,
  )
  await page.getByLabel('Root slug').fill('')
  await expect(page.getByLabel('Root slug')).toHaveAttribute('placeholder', 'roses')
  await page.getByRole('button', { name: 'Publish site' }).click()
  await expectLive(page, 'Roses')
  expect(await sitesOf(mine)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ rootSlug: 'rose-sons', napId }),
      expect.objectContaining({ rootSlug: 'roses', napId }),
    ]),
  )
  expect(await namesOf(mine)).toHaveLength(2)
})

test('the publish dialog ends with the live page as well', async ({ newcomer: { mine, page } }) => {
  const wanted = { siteName: 'Green Acre', rootSlug: `green-${Date.now()}`, templateId: 'garden' }
  await mine.call('POST', 'cloud-builder', wanted)
  await page.goto('/site-builder')
  await page.getByRole('button', { name: 'Publish Green Acre' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish site' })
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  const live = dialog.getByRole('region', { name: 'Live site' })
  await expect(live.getByRole('link', { name: 'Open site' })).toHaveAttribute('href', /^http/, {
    timeout: 60_000,
  })
  await expect(live.locator('iframe').contentFrame().getByRole('heading', { level: 1 })).toBeAttached()
  await expect(live.getByRole('link', { name: 'Email link' })).toBeVisible()
})

test('a site that can’t be published is saved, says why, and is published later', async ({
  product,
  newcomer: { mine, page },
}) => {
  const { data } = await mine.call<Listed<{ accountId: string }>>('GET', 'users')
  const use = (units: number) =>
    inDatabase(product, (client) =>
      client.query(
        `insert into usage_counters (account_id, period, resource, used)
         values ($1, to_char(now() at time zone 'utc', 'YYYY-MM'), 'publishedPages', $2)
         on conflict (account_id, period, resource) do update set used = excluded.used`,
        [data[0]!.accountId, units],
      ),
    )
  await use(1_000_000)
  await page.goto('/site-builder/new-site')
  await typeBusiness(page)
  await page.getByRole('button', { name: 'Publish site' }).click()
  await expect(page.getByRole('heading', { name: 'Your site isn’t published yet' })).toBeVisible({
    timeout: 60_000,
  })
  await expect(page.getByRole('alert')).toContainText(/month/)
  await use(0)
  await page.reload()
  await page.getByRole('button', { name: 'Publish site' }).click()
  await expectLive(page)
  expect(await sitesOf(mine)).toHaveLength(1)
})

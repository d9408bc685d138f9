import type { Browser } from '@playwright/test'
import { expect, signIn, test, type Account } from '../../fixtures/accounts.ts'
import { violations } from '../../fixtures/axe.ts'
import { serveFolder } from '../../fixtures/file-server.ts'
import { register } from '../../fixtures/people.ts'
import { inDatabase } from '../../fixtures/product-database.ts'
import { startProduct, type Product } from '../../fixtures/product.ts'
import { startTumblr } from '../../fixtures/tumblr.ts'

/* An expired link, and a platform that asks the user for approval. */

test.use({ signedIn: false })

const browserOf = (browser: Browser, { url }: Product, { token }: Account) =>
  browser.newContext({
    baseURL: url,
    storageState: {
      cookies: [],
      origins: [{ origin: url, localStorage: [{ name: 'web2.token', value: token }] }],
    },
  })

test('a guest with an expired link learns why, and answers with a new one', async ({ browser }) => {
  const web = await serveFolder('/nonexistent')
  web.put('/garden.html', '<!doctype html><title>Garden notes</title><p>Tulips')
  const product = await startProduct({ EGRESS_ALLOW: new URL(web.url).host })
  const owner = await signIn(product, await register(product))
  const property = await owner.call<{ _id: string }>('POST', 'properties', {
    propertyType: 'gsites',
    url: `${web.url}/garden.html`,
    name: 'Garden notes',
  })
  const { _id: jobId } = await owner.call<{ _id: string }>('POST', 'property-verifications', {
    propertyId: property._id,
  })
  const newLink = async () =>
    (await owner.call<{ link: string }>('POST', 'verification-links', { jobId })).link
  const link = await newLink()

  const theirs = await browser.newContext({ baseURL: product.url })
  const guest = await theirs.newPage()
  await guest.goto(link)
  const way = guest.getByRole('textbox', { name: 'Option number' })
  await expect(way).toBeVisible()

  await inDatabase(product, (client) =>
    client.query(`update verifications set link_expires_at = now() - interval '1 second' where id = $1`, [
      jobId,
    ]),
  )
  await way.fill('1')
  await guest.getByRole('button', { name: 'Continue' }).click()
  await expect(guest.getByRole('alert')).toContainText('This link has expired, was already used')
  await guest.goto(link)
  await expect(guest.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
  await expect(guest.getByRole('alert')).toContainText('This link has expired, was already used')
  expect(await violations(guest)).toEqual([])

  await guest.goto(await newLink())
  await way.fill('1')
  await guest.getByRole('button', { name: 'Continue' }).click()
  await expect(guest.getByRole('code')).toHaveText(/^web2-/)
  await theirs.close()
  await product.remove()
  await web.close()
})

test('Tumblr blogs are connected by consent; after a refusal one can try again', async ({ browser }) => {
  const tumblr = await startTumblr()
  const product = await startProduct(tumblr.environment)
  const owner = await signIn(product, await register(product))
  await owner.call('POST', 'settings', { tumblr: tumblr.app })
  const context = await browserOf(browser, product, owner)
  const page = await context.newPage()
  const { host } = new URL(tumblr.environment.TUMBLR_URL ?? '')
  await tumblr.answer('refuses')

  await page.goto('/properties/add-property')
  await page.getByRole('radio', { name: 'Tumblr', exact: true }).click()
  await page.getByRole('textbox', { name: 'URL' }).fill('https://www.tumblr.com/')
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  const go = page.getByRole('button', { name: `Go to ${host}` })
  await expect(go).toBeVisible()
  expect(await violations(page)).toEqual([])
  await go.click()
  await expect(page).toHaveURL(`${product.url}/properties/approved`)
  await expect(page.getByRole('alert')).toContainText(/allow/i)

  await tumblr.answer('agrees')
  await page.goto('/properties')
  await page.getByRole('link', { name: 'www.tumblr.com', exact: true }).click()
  await page.getByRole('button', { name: /^(?:Connect|Reconnect)$/ }).click()
  await go.click()
  await expect(page.getByRole('status')).toContainText('All 2 sub-properties are ready for posts.')
  // the platform's code stays in no URL
  await expect(page).toHaveURL(`${product.url}/properties/approved`)
  await page.goto('/properties')
  await page.getByRole('link', { name: 'www.tumblr.com', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Sub-properties (2)' })).toBeVisible()

  // a callback to a tab that asked for nothing is ignored
  const other = await context.newPage()
  await other.goto('/properties/approved?code=stolen&state=x')
  await expect(other.getByRole('alert')).toContainText('This tab didn’t request an approval')
  await context.close()
  await product.remove()
  await tumblr.stop()
})

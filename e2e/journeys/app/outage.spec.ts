import type { Browser } from '@playwright/test'
import { expect, signIn, test, type Account } from '../../fixtures/accounts.ts'
import { block, openEditor, retype, saveState, smallSite } from '../../fixtures/builder.ts'
import { register } from '../../fixtures/people.ts'
import { startProduct, type Product } from '../../fixtures/product.ts'
import { fetchWhenIdle } from '../../fixtures/test.ts'

/* The server fails while the app is open, and returns: nothing is lost, and nothing is in the way. */

/** Opens a new browser context for the account, with an empty cache. */
const freshContext = (browser: Browser, product: Product, { token }: Pick<Account, 'token'>) =>
  browser.newContext({
    baseURL: product.url,
    storageState: {
      cookies: [],
      origins: [{ origin: product.url, localStorage: [{ name: 'web2.token', value: token }] }],
    },
  })

test('text typed while the server is down is saved when it is back', async ({ browser }) => {
  const product = await startProduct()
  const account = await signIn(product, await register(product))
  const site = await smallSite(account)
  const context = await freshContext(browser, product, account)
  const page = await context.newPage()
  await openEditor(page, site)
  await retype(page, 'Alpha', 'Typed before')

  await product.kill()
  const notice = page.getByText('Connection lost.')
  await expect(notice).toBeVisible()
  await retype(page, 'Beta', 'Typed meanwhile')
  await page.keyboard.press('ControlOrMeta+s')
  const failure = page.getByRole('alert').filter({ hasText: 'Not saved.' })
  await expect(saveState(page)).toHaveText('Not saved')
  // while the server is down, retrying changes nothing
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(failure).toBeVisible()
  await expect(saveState(page)).toHaveText('Not saved')
  // both are shown next to the page and cover none of its controls
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(block(page, 'Typed meanwhile')).toBeVisible()

  await product.start()
  await expect(notice).toBeHidden()
  // the page may already be saved, and the failure with its button gone
  await page.keyboard.press('ControlOrMeta+s')
  await expect(saveState(page)).toHaveText('Saved')
  await expect(failure).toBeHidden()
  await page.reload()
  await expect(block(page, 'Typed before')).toBeVisible()
  await expect(block(page, 'Typed meanwhile')).toBeVisible()
  await context.close()
  await product.remove()
})

test('a screen that was never visited opens when the server is back, or from what was fetched before', async ({
  browser,
}) => {
  const product = await startProduct()
  const account = await signIn(product, await register(product))
  const context = await freshContext(browser, product, account)
  await fetchWhenIdle(context)
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Stats' })).toBeVisible()
  await product.kill()
  await page.getByRole('link', { name: 'Billing', exact: true }).click()
  await expect(page.getByText('This screen opens when you’re back online.').first()).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  await product.start()
  await expect(page.getByRole('heading', { level: 1, name: 'Billing' })).toBeVisible()

  // the rest of the app is fetched while the browser is idle
  const parts: string[] = await (await page.request.get('/parts.json')).json()
  const last = parts.at(-1)!
  await page.addInitScript(() => performance.setResourceTimingBufferSize(5_000))
  await page.reload()
  await page.waitForFunction(
    (name) => performance.getEntriesByType('resource').some((entry) => entry.name.endsWith(name)),
    last,
  )
  await product.kill()
  await page.getByRole('link', { name: 'API keys', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'API keys' })).toBeVisible()
  await context.close()
  await product.remove()
})

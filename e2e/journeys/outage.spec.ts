import { expect, signIn, test } from '../fixtures/accounts.ts'
import { block, openEditor, retype, saveState, smallSite } from '../fixtures/builder.ts'
import { register } from '../fixtures/people.ts'
import { startProduct } from '../fixtures/product.ts'

/* The server goes away under an open editor, and comes back: nothing is lost, and nothing is in the way. */

test('what is typed while the server is away is saved when it is back', async ({ browser }) => {
  const product = await startProduct()
  const account = await signIn(product, await register(product))
  const site = await smallSite(account)
  const context = await browser.newContext({
    baseURL: product.url,
    storageState: {
      cookies: [],
      origins: [{ origin: product.url, localStorage: [{ name: 'web2.token', value: account.token }] }],
    },
  })
  const page = await context.newPage()
  await openEditor(page, site)
  await retype(page, 'Alpha', 'Typed before')

  await product.kill()
  const notice = page.getByText('Connection lost.')
  await expect(notice).toBeVisible()
  await retype(page, 'Beta', 'Typed meanwhile')
  await page.keyboard.press('ControlOrMeta+s')
  const failure = page.getByRole('alert').filter({ hasText: 'Not saved.' })
  await expect(failure).toBeVisible()
  await expect(saveState(page)).toHaveText('Not saved')
  // both stand beside the page, and cover none of its controls
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(block(page, 'Typed meanwhile')).toBeVisible()

  await product.start()
  await expect(notice).toBeHidden()
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(saveState(page)).toHaveText('Saved')
  await expect(failure).toBeHidden()
  await page.reload()
  await expect(block(page, 'Typed before')).toBeVisible()
  await expect(block(page, 'Typed meanwhile')).toBeVisible()
  await context.close()
  await product.remove()
})

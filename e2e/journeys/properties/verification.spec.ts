import { expect, signIn, test as base } from '../../fixtures/accounts.ts'
import { violations } from '../../fixtures/axe.ts'
import { serveFolder } from '../../fixtures/file-server.ts'
import { liveSocket } from '../../fixtures/live-socket.ts'
import { register } from '../../fixtures/people.ts'
import { startProduct } from '../../fixtures/product.ts'

/* A verification is completed by a guest with a one-time link, and by the user with the notification. */

const test = base.extend<{ web: Awaited<ReturnType<typeof serveFolder>> }>({
  web: async ({}, use) => {
    const web = await serveFolder('/nonexistent')
    await use(web)
    await web.close()
  },
})
test.use({ signedIn: false })

const page_ = (text: string) =>
  `<!doctype html><html><head><title>Garden notes</title></head><body><p>${text}</p></body></html>`

test('a guest with a link answers to the end: a used link is refused, a missing code is said', async ({
  web,
  browser,
}) => {
  const product = await startProduct({ EGRESS_ALLOW: new URL(web.url).host })
  const owner = await signIn(product, await register(product))
  const mine = await browser.newContext({
    baseURL: product.url,
    storageState: {
      cookies: [],
      origins: [{ origin: product.url, localStorage: [{ name: 'web2.token', value: owner.token }] }],
    },
  })
  const page = await mine.newPage()
  web.put('/garden.html', page_('Tulips'))
  const property = await owner.call<{ _id: string }>('POST', 'properties', {
    propertyType: 'gsites',
    url: `${web.url}/garden.html`,
    name: 'Garden notes',
    username: 'ada',
  })
  const connected = liveSocket(page)
  await page.goto('/')
  await connected
  await owner.call('POST', 'property-verifications', { propertyId: property._id })

  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  await page.getByRole('button', { name: /Google Sites “Garden notes” needs your input/ }).click()
  const dialog = page.getByRole('dialog', { name: /needs your input/ })
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  const way = dialog.getByRole('textbox', { name: 'Option number' })
  await way.fill('0')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('The number must be more than 0')).toBeVisible()
  await dialog.getByRole('button', { name: 'Create a link for them' }).click()
  const link = await dialog.getByRole('textbox', { name: 'Verification link' }).inputValue()
  expect(await violations(page)).toEqual([])

  const theirs = await browser.newContext({ baseURL: product.url, viewport: { width: 390, height: 844 } })
  const guest = await theirs.newPage()
  await guest.goto('/get-otp')
  await guest.getByRole('textbox', { name: 'Verification link' }).fill(link)
  await guest.getByRole('button', { name: 'Open link' }).click()
  await expect(guest.getByRole('heading', { name: 'Google Sites: Garden notes' })).toBeVisible()
  expect(await violations(guest)).toEqual([])
  await guest.getByRole('textbox', { name: 'Option number' }).fill('1')
  await guest.getByRole('button', { name: 'Continue' }).click()
  const code = (await guest.getByRole('code').textContent()) ?? ''
  expect(code).toMatch(/^web2-/)

  await guest.getByRole('button', { name: 'Check for the code' }).click()
  await expect(guest.getByRole('alert')).toContainText('Error: The code was not found in the text')
  await expect(guest.getByText('4 attempts left')).toBeVisible()
  expect(await violations(guest)).toEqual([])

  const stranger = await theirs.newPage()
  await stranger.goto(link)
  await expect(stranger.getByRole('alert')).toContainText('This link has expired, was already used')

  web.put('/garden.html', page_(`Tulips ${code}`))
  await guest.getByRole('button', { name: 'Check for the code' }).click()
  await expect(guest.getByRole('status')).toContainText('Connected and ready for posts.')
  await expect(dialog.getByText('Connected and ready for posts.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  await expect(page.getByRole('button', { name: /^Unread: .*“Garden notes” is ready/ })).toBeVisible()
  await page.getByRole('button', { name: /Delete .*“Garden notes” is ready/ }).click()
  await expect(page.getByText('No notifications yet.')).toBeVisible()

  await owner.call('POST', 'articles', {
    title: 'Pruning roses',
    text: '<p>Prune roses in late winter. See <a href="https://shop.example/roses">our roses</a>.</p>',
  })
  await page.goto('/articles')
  await page.getByRole('button', { name: 'More for Pruning roses' }).click()
  await page.getByRole('menuitem', { name: 'Publish manually' }).click()
  await page.getByRole('combobox', { name: 'Publish manually to' }).click()
  await page.getByRole('option', { name: /^Google Sites: Garden notes \(/ }).click()
  await page.getByRole('button', { name: 'Prepare post' }).click()
  await page.getByRole('button', { name: 'Copy text' }).click()
  await expect(page.getByText('The link to https://shop.example/roses is there')).toBeVisible()
  expect(await violations(page)).toEqual([])
  const address = page.getByRole('textbox', { name: 'Post URL' })
  await address.fill(`${web.url}/post.html`)
  await address.press('Enter')
  await expect(page.getByText('There is no page at this URL')).toBeVisible()
  web.put('/post.html', page_('Pruning roses. Prune roses in late winter.'))
  await address.press('Enter')
  const found = page.getByRole('status').filter({ hasText: 'Published' })
  await expect(found).toContainText('The link to https://shop.example/roses is missing.')
  await mine.close()
  await theirs.close()
  await product.remove()
})

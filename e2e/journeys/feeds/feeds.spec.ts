import { expect, signIn, test as base } from '../../fixtures/accounts.ts'
import { violations } from '../../fixtures/axe.ts'
import { serveFolder } from '../../fixtures/file-server.ts'
import { register } from '../../fixtures/people.ts'
import { startProduct } from '../../fixtures/product.ts'
import { hear } from '../../fixtures/hear.ts'

/* Feeds of other sites: read, listed, imported as a draft that credits its source, and their errors shown. */

const feed = `<?xml version="1.0"?><rss version="2.0"><channel><title>Orchard notes</title><link>https://orchard.example/</link>
<item><guid>1</guid><title>Pruning in winter</title><link>https://orchard.example/pruning</link><pubDate>Sat, 21 Nov 2026 10:00:00 GMT</pubDate>
<description>&lt;p&gt;Cut dry wood. See &lt;a href="/guide"&gt;the guide&lt;/a&gt;.&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;</description></item>
<item><guid>2</guid><title>Apples in store</title><link>https://orchard.example/apples</link><description>Keep them cool.</description></item>
</channel></rss>`

const test = base.extend<{ web: Awaited<ReturnType<typeof serveFolder>> }>({
  web: async ({}, use) => {
    const web = await serveFolder('/nonexistent')
    await use(web)
    await web.close()
  },
})
test.use({ signedIn: false })

test('a feed is added, its items are seen, and one becomes a draft', async ({ web, browser }) => {
  const product = await startProduct({ EGRESS_ALLOW: new URL(web.url).host })
  const owner = await signIn(product, await register(product))
  const context = await browser.newContext({
    baseURL: product.url,
    storageState: {
      cookies: [],
      origins: [{ origin: product.url, localStorage: [{ name: 'web2.token', value: owner.token }] }],
    },
  })
  const page = await context.newPage()
  const heard = await hear(page)
  web.put('/feed', feed)
  web.put('/page.html', '<p>No feed here</p>')

  await page.goto('/articles')
  await page.getByRole('main').getByRole('link', { name: 'Feeds' }).click()
  await expect(page.getByRole('heading', { name: 'No feeds yet' })).toBeVisible()
  const address = page.getByRole('textbox', { name: 'Feed or site URL' })
  await page.getByRole('button', { name: 'Add feed' }).click()
  await expect(page.getByText('This field is required')).toBeVisible()
  await address.fill(`${web.url}/feed`)
  await address.press('Enter')
  const feeds = page.getByRole('list', { name: 'Feeds' }).getByRole('listitem')
  await expect(feeds.filter({ hasText: 'Orchard notes' })).toContainText('2 items')
  await expect(page.getByRole('row').filter({ hasText: 'Pruning in winter' })).toContainText('Cut dry wood.')

  await address.fill(`${web.url}/page.html`)
  await address.press('Enter')
  await expect(feeds.filter({ hasText: 'page.html' })).toContainText('No valid feed found')
  await address.fill('http://169.254.169.254/feed')
  await address.press('Enter')
  await expect(feeds.filter({ hasText: '169.254' })).toContainText('private network')
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: /^More for .*page\.html/ }).click()
  await page.getByRole('menuitem', { name: 'Pause' }).click()
  await expect(feeds.filter({ hasText: 'page.html' })).toContainText('Paused')
  await page.getByRole('button', { name: /^More for .*page\.html/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(feeds).toHaveCount(2)

  web.put('/moved', feed)
  await page.getByRole('button', { name: 'More for Orchard notes' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await page.getByRole('dialog').getByLabel('Feed URL').fill(`${web.url}/moved`)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(feeds.filter({ hasText: '/moved' })).toContainText('2 items')
  await page.getByRole('checkbox', { name: 'Select Apples in store' }).check()
  await page.getByRole('button', { name: 'Import 1', exact: true }).click()
  await heard('Imported 1 item as a draft')
  await expect(page.getByRole('link', { name: 'Open draft of Apples in store' })).toBeVisible()

  await page.getByRole('button', { name: 'Import Pruning in winter' }).click()
  await page.getByRole('link', { name: 'Open draft of Pruning in winter' }).click()
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Pruning in winter')
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await expect(text).toContainText('Source: Pruning in winter, Orchard notes')
  await expect(text.getByRole('link', { name: 'Pruning in winter' })).toHaveAttribute(
    'href',
    'https://orchard.example/pruning',
  )
  await expect(text.getByRole('link', { name: 'the guide' })).toHaveAttribute(
    'href',
    'https://orchard.example/guide',
  )
  await expect(text).not.toContainText('alert(1)')
  await context.close()
  await product.remove()
})

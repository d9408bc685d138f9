import { randomBytes } from 'node:crypto'
import { expect, signIn } from '../../fixtures/accounts.ts'
import { violations } from '../../fixtures/axe.ts'
import { register } from '../../fixtures/people.ts'
import { startProduct } from '../../fixtures/product.ts'
import { test, verifiedWordPress } from '../../fixtures/wordpress.ts'

/*
 * A campaign of three articles on a real WordPress: its posts appear there, one is changed, and the log is
 * read.
 */

interface Record {
  readonly _id: string
}

test.use({ signedIn: false })

const words = (about: string) => Array.from({ length: 90 }, (_, at) => `${about}${(at * 7) % 53}`).join(' ')

/** Returns tomorrow's date, whatever the time is, so that no post is published before the test wants it. */
const tomorrow = () => new Date(Date.now() + 26 * 3_600_000).toISOString().slice(0, 10)

test('three articles are posted to a WordPress, one is changed there, and the log records it', async ({
  blog,
  browser,
}) => {
  const product = await startProduct({ EGRESS_ALLOW: new URL(blog.url).host })
  const mine = await signIn(product, await register(product))
  const targets = await verifiedWordPress(mine, blog)
  // others use the same WordPress
  const run = randomBytes(4).toString('hex')
  const [pruning, grafting, mulching] = [`Pruning ${run}`, `Grafting ${run}`, `Mulching ${run}`]
  const names = [pruning, grafting, mulching]
  const articleIds: string[] = []
  for (const name of names) {
    const text = `<p>${words(name.toLowerCase().replace(' ', ''))}</p>`
    const article = await mine.call<Record>('POST', 'articles', { title: name, text, status: 'ready' })
    articleIds.push(article._id)
  }
  const { _id: campaignId } = await mine.call<Record>('POST', 'campaigns', {
    name: 'Orchard',
    targets,
    source: { kind: 'articles', articleIds },
    links: [
      {
        url: 'https://orchard.example/',
        anchors: [{ text: 'orchard shop', weight: 1 }],
        rel: 'nofollow',
        share: 100,
        perArticle: 1,
      },
    ],
    schedule: {
      start: tomorrow(),
      postsPerDay: 3,
      from: '09:00',
      to: '17:00',
      timeZone: 'UTC',
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      jitter: 0,
    },
  })
  const { planRevision } = await mine.call<{ planRevision: number }>('POST', 'campaign-plans', { campaignId })
  await mine.call('POST', 'campaign-approvals', { campaignId, planRevision, destinations: targets })

  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 1440, height: 1000 },
    storageState: {
      cookies: [],
      origins: [{ origin: product.url, localStorage: [{ name: 'web2.token', value: mine.token }] }],
    },
  })
  const page = await context.newPage()
  await page.goto(`/campaigns/view-campaign?id=${campaignId}`)
  await expect(page.getByText('0 of 3 posts published')).toBeVisible()
  expect(await violations(page)).toEqual([])

  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible()
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()

  const planned = page.getByRole('region', { name: 'Scheduled' })
  const published = page.getByRole('region', { name: 'Published' })
  const drawer = page.getByRole('dialog')
  await expect(planned.getByRole('button', { name: new URL(blog.url).host })).toHaveCount(3)
  for (const name of names) {
    await planned.getByRole('button', { name }).click()
    await drawer.getByRole('button', { name: 'Publish now' }).click()
    await expect(drawer.getByRole('link', { name: blog.url })).toBeVisible()
    await drawer.getByRole('button', { name: 'Close' }).click()
    await expect(drawer).toHaveCount(0)
    await expect(published.getByRole('button', { name })).toBeVisible()
  }
  await expect(page.getByText('3 of 3 posts published')).toBeVisible()

  // the readers' side: each post is there once, with its link
  const readers = await context.newPage()
  await readers.goto(blog.url)
  for (const name of names) await expect(readers.getByRole('heading', { name })).toHaveCount(1)
  await readers.getByRole('link', { name: pruning, exact: true }).first().click()
  await expect(readers.getByRole('link', { name: 'orchard shop' })).toHaveAttribute(
    'href',
    'https://orchard.example/',
  )

  await mine.call('PATCH', `articles/${articleIds[0]}`, { title: `${pruning} in frost` })
  await published.getByRole('button', { name: pruning }).click()
  await drawer.getByRole('button', { name: 'Update on blog' }).click()
  await expect(drawer.getByText('was updated on the blog')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await drawer.getByRole('button', { name: 'Close' }).click()
  await readers.reload()
  await expect(readers.getByRole('heading', { name: `${pruning} in frost` }).first()).toBeVisible()

  await page.getByRole('link', { name: 'Log', exact: true }).click()
  const lines = page.getByRole('table', { name: 'Log entries' })
  for (const said of [
    `“${mulching}” was published at`,
    'Approved by',
    'Paused.',
    'Resumed.',
    '3 posts published.',
  ])
    await expect(lines.getByText(said).first()).toBeVisible()
  await page
    .getByRole('combobox', { name: 'Level' })
    .or(page.getByRole('textbox', { name: 'Level' }))
    .click()
  await page.getByRole('option', { name: 'Error' }).click()
  await expect(page.getByRole('heading', { name: 'No matching activity' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await context.close()
  await product.remove()
})

import { randomBytes } from 'node:crypto'
import { expect, signedInPage, signIn } from '../../fixtures/accounts.ts'
import { hear } from '../../fixtures/hear.ts'
import { publishPages } from '../../fixtures/leads.ts'
import { register } from '../../fixtures/people.ts'
import { startProduct } from '../../fixtures/product.ts'
import { test, verifiedWordPress } from '../../fixtures/wordpress.ts'

/* A campaign links from a blog to a published site, and leads that come by its links count for it. */

interface Record {
  readonly _id: string
}

test.use({ signedIn: false })

const html = `
<h1>Contact</h1>
<p><a href="tel:5550100100">Call us</a></p>
<form action="lead:" method="post">
  <label>Your name <input name="name" required></label>
  <label>Email <input name="email" type="email" required></label>
  <label>How can we help? <textarea name="message" required></textarea></label>
  <button type="submit">Send request</button>
</form>`

test('a lead and a call that follow a link of a campaign count for this campaign, and so does the value', async ({
  blog,
  browser,
}) => {
  const product = await startProduct({ EGRESS_ALLOW: new URL(blog.url).host })
  const mine = await signIn(product, await register(product))
  const site = await publishPages(mine, [
    { name: 'Home', slug: 'home', html: '<h1>Green Acre</h1>' },
    { name: 'Contact', slug: 'contact', html },
  ])

  const targets = await verifiedWordPress(mine, blog)
  // others use the same WordPress
  const title = `Mulching ${randomBytes(4).toString('hex')}`
  const text = `<p>Mulch keeps the soil moist. <a href="${site.siteLink}contact/">Ask us</a> or read
    <a href="https://compost.example/">about compost</a>.</p>`
  const article = await mine.call<Record>('POST', 'articles', { title, text, status: 'ready' })
  // another campaign with the same name and values
  const campaign = {
    name: 'Spring gardens',
    targets,
    source: { kind: 'articles', articleIds: [article._id] },
    schedule: {
      start: new Date(Date.now() + 26 * 3_600_000).toISOString().slice(0, 10),
      postsPerDay: 3,
      from: '09:00',
      to: '17:00',
      timeZone: 'UTC',
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      jitter: 0,
    },
  }
  await mine.call('POST', 'campaigns', campaign)
  const { _id: campaignId } = await mine.call<Record>('POST', 'campaigns', campaign)

  const page = await signedInPage(browser, product, mine)
  await page.goto(`/campaigns/edit-campaign?id=${campaignId}&step=links`)
  await page.getByRole('switch', { name: 'Add UTM parameters to links' }).click()
  const fields = page.getByRole('group', { name: 'UTM parameters' })
  await expect(fields.getByRole('textbox', { name: 'Campaign' })).toHaveAttribute(
    'placeholder',
    'spring-gardens',
  )
  await fields.getByRole('textbox', { name: 'Medium' }).fill('blog')
  const host = new URL(blog.url).hostname
  await expect(fields.getByRole('note', { name: 'Example link' })).toHaveText(
    `https://www.example.com/?utm_source=${host}&utm_medium=blog&utm_campaign=spring-gardens&utm_id=${campaignId}`,
  )
  await page.getByRole('tab', { name: 'Plan' }).click()
  await page.getByRole('button', { name: 'Approve…' }).click()
  const dialog = page.getByRole('dialog')
  for (const box of await dialog.getByRole('checkbox').all()) await box.check()
  await dialog.getByRole('button', { name: /^Approve/ }).click()
  await expect(dialog).toHaveCount(0)
  // posts that are published from now on get what is changed after the approval
  await page.goto(`/campaigns/edit-campaign?id=${campaignId}`)
  await expect(page.getByText('UTM parameters: spring-gardens')).toBeVisible()
  await page.getByRole('button', { name: 'Edit UTM parameters' }).click()
  await dialog.getByRole('textbox', { name: 'Term' }).fill('mulch')
  const saved = await hear(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await saved('UTM parameters saved')
  await page.goto(`/campaigns/view-campaign?id=${campaignId}`)
  await page.getByRole('region', { name: 'Scheduled' }).getByRole('button', { name: title }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('button', { name: 'Publish now' }).click()
  const postLink = drawer.getByRole('link', { name: blog.url })
  await expect(postLink).toBeVisible()
  const postUrl = (await postLink.getAttribute('href')) ?? ''

  const context = await browser.newContext({ javaScriptEnabled: false })
  const visitor = await context.newPage()
  await visitor.goto(postUrl)
  await expect(visitor.getByRole('link', { name: 'about compost' })).toHaveAttribute(
    'href',
    'https://compost.example/',
  )
  await visitor.getByRole('link', { name: 'Ask us' }).click()
  await visitor.getByLabel('Your name').fill('Rose Miller')
  await visitor.getByLabel('Email').fill('rose@example.com')
  await visitor.getByLabel('How can we help?').fill('The fence fell over.')
  await visitor.getByRole('button', { name: 'Send request' }).click()
  await expect(visitor.getByRole('button', { name: 'Send request' })).toHaveCount(0)
  await context.close()

  const caller = await (await browser.newContext()).newPage()
  await caller.goto(postUrl)
  await caller.getByRole('link', { name: 'Ask us' }).click()
  const reported = caller.waitForResponse((answer) => answer.url().includes('/~call/'))
  await caller.getByRole('link', { name: 'Call us' }).click()
  expect((await reported).status()).toBe(204)
  await caller.context().close()
  await expect
    .poll(() => mine.call<object[]>('GET', 'lead-totals?by=campaign'))
    .toMatchObject([{ of: campaignId, name: 'Spring gardens', leads: 1, calls: 1 }])

  await page.goto('/leads')
  await page.getByRole('link', { name: 'Rose Miller' }).click()
  const origin = page.getByRole('region', { name: 'Source' })
  await expect(origin.getByRole('link', { name: 'Spring gardens' })).toHaveAttribute(
    'href',
    new RegExp(campaignId),
  )
  await expect(origin).toContainText('PageContact')
  await expect(origin).toContainText(`UTM source${host}`)
  await expect(origin).toContainText('UTM mediumblog')
  await expect(origin).toContainText('UTM campaignspring-gardens')
  await expect(origin).toContainText('UTM termmulch')
  const heard = await hear(page)
  const progress = page.getByRole('region', { name: 'Progress' })
  await progress.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'Won' }).click()
  await progress.getByLabel('Value').fill('1250.50')
  await progress.getByRole('button', { name: 'Save value' }).click()
  await heard('Value saved')
  await origin.getByRole('link', { name: 'Spring gardens' }).click()
  await expect(page.getByText('$1,250.50')).toBeVisible()
  await page.goto('/campaigns')
  await expect(
    page.getByRole('row', { name: /Spring gardens/ }).filter({ hasText: '$1,250.50 won' }),
  ).toHaveCount(1)
  await page.context().close()
  await product.remove()
})

import { expect, test } from '../../fixtures/accounts.ts'
import { violations } from '../../fixtures/axe.ts'
import { inDatabase } from '../../fixtures/product-database.ts'
import { addVerifiedBlogs } from '../../fixtures/verified-blogs.ts'

/* A campaign from draft to approval: planned, changed, checked, and never published without a review. */

const words = (about: string) => Array.from({ length: 90 }, (_, at) => `${about}${(at * 7) % 53}`).join(' ')

/** Returns the first day of a month well in the future. */
const firstDay = () => {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 1)).toISOString().slice(0, 10)
}

test('a draft is planned, a post changed, the checks fixed, and the plan approved', async ({
  product,
  newcomer: { mine, page },
}) => {
  const start = firstDay()
  await addVerifiedBlogs(product, mine, [
    { type: 'tumblr', name: 'Rose notes' },
    { type: 'tumblr', name: 'Hedge notes' },
    { type: 'wordpress', name: 'Garden press' },
  ])
  const same = `<p>${words('same')}</p>`
  const texts = [same, same, `<p>${words('third')}</p>`, `<p>${words('fourth')}</p>`]
  for (const [at, text] of texts.entries())
    await mine.call('POST', 'articles', {
      title: `Pruning, part ${at + 1}`,
      text,
      status: 'ready',
      ...(at === 3 && { featuredImage: 'https://pictures.example/shears.jpg' }),
    })

  await page.goto('/campaigns')
  await page.getByRole('main').getByRole('link', { name: 'Create campaign' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Winter')
  // the typed draft soon has its own URL
  await expect(page).toHaveURL(/edit-campaign\?.*id=/)
  await expect(page.getByRole('checkbox', { name: 'Garden press' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Search blogs by name or URL' }).fill('notes')
  await expect(page.getByRole('checkbox', { name: 'Garden press' })).toBeHidden()
  await page.getByRole('button', { name: 'Select all shown' }).click()
  await expect(page.getByText('2 blogs selected')).toBeVisible()

  await page.getByRole('button', { name: 'Next: Articles' }).click()
  await expect(page.getByRole('checkbox', { name: 'Pruning, part 4' })).toBeVisible()
  await page.getByRole('button', { name: 'Select all shown' }).click()
  await expect(page.getByText('4 articles selected')).toBeVisible()
  const summary = page.getByRole('region', { name: 'Summary' })
  await expect(summary.getByRole('status')).toContainText('4 posts, 5 per day')

  await page.getByRole('button', { name: 'Next: Links' }).click()
  await page.getByRole('button', { name: 'Add link' }).click()
  await page.getByRole('textbox', { name: 'Anchor texts' }).fill('roses | 3\nrose shop')
  await expect(page.getByText('roses 75%, rose shop 25%')).toBeVisible()
  // an incomplete link is saved, too
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Anchor texts' })).toHaveValue('roses | 3\nrose shop')
  await page.getByRole('textbox', { name: 'Target URL' }).fill('https://roses.example/')

  await page.getByRole('button', { name: 'Next: Schedule' }).click()
  await page.getByLabel('Start date').fill(start)
  await page.getByRole('textbox', { name: 'Posts per day' }).fill('2')
  for (const day of ['Sat', 'Sun']) await page.getByText(day, { exact: true }).click()
  await expect(summary.getByRole('status')).toContainText('4 posts, 2 per day, every day 9–17')

  // the first plan is generated on opening the step
  await page.getByRole('button', { name: 'Next: Plan' }).click()
  await page.getByText('Table', { exact: true }).click()
  const rows = page.getByRole('table', { name: 'Scheduled posts' }).getByRole('row')
  await expect(rows).toHaveCount(5)

  // Tumblr does not allow two equal texts on two blogs
  const checks = page.getByRole('list', { name: 'Checks' })
  await expect(checks).toContainText('Tumblr doesn’t allow substantially identical posts')
  await expect(page.getByRole('button', { name: 'Approve…' })).toBeDisabled()
  await page.getByRole('button', { name: 'Remove Pruning, part 2 from the plan' }).click()
  await expect(rows).toHaveCount(4)
  await expect(page.getByText('No issues found')).toBeVisible()
  const sent = /^1 image will be sent with the posts to (?:rose|hedge)/i
  await expect(page.getByText(sent)).toBeVisible()

  await page.getByRole('button', { name: 'Edit Pruning, part 1' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('When').fill(`${start.slice(0, 8)}20T15:30`)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(rows.filter({ hasText: 'Pruning, part 1' })).toContainText('3:30')
  expect(await violations(page)).toEqual([])

  await page.getByRole('button', { name: 'Approve…' }).click()
  const approval = page.getByRole('dialog')
  const blogs = approval.getByRole('group', { name: 'Blogs in this plan' })
  await expect(blogs.getByRole('listitem')).toHaveText([/^Hedge notes/, /^Rose notes/])
  await expect(approval.getByText(sent)).toBeVisible()
  await expect(approval.getByRole('button', { name: 'Approve and start' })).toBeDisabled()
  await approval.getByRole('checkbox').check()
  await approval.getByRole('button', { name: 'Approve and start' }).click()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible()
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
  await crumbs.getByRole('link', { name: 'Campaigns' }).click()
  const winter = page.getByRole('row').filter({ hasText: 'Winter' })
  await expect(winter).toContainText('Paused')

  // its posts become due while it is paused
  await inDatabase(product, (client) =>
    client.query(
      `update campaign_jobs set run_at = run_at - interval '1 year', due_at = due_at - interval '1 year'
       where campaign_id = (select id from campaigns where name = 'Winter')`,
    ),
  )
  await winter.getByRole('button', { name: 'More for Winter' }).click()
  await page.getByRole('menuitem', { name: 'Resume' }).click()
  const overdue = page.getByRole('dialog', { name: '3 overdue posts in “Winter”' })
  await expect(overdue.getByRole('button', { name: 'Spread them out' })).toBeFocused()
  expect(await violations(page)).toEqual([])
  await overdue.getByRole('button', { name: 'Skip them' }).click()
  await expect(winter).toContainText('Complete')
})

test('a disclosure that is missing is put into the articles from the checks, and taken out again', async ({
  product,
  newcomer: { mine, page },
}) => {
  await addVerifiedBlogs(product, mine, [{ type: 'wordpress', name: 'Garden press' }])
  const { data: places } = await mine.call<{ data: { _id: string }[] }>('GET', 'sub-properties')
  const articleIds: string[] = []
  for (const part of [1, 2]) {
    const text = `<p>${words(`part${part}x`)} <a rel="sponsored" href="https://amzn.to/x">shears</a></p>`
    const { _id } = await mine.call<{ _id: string }>('POST', 'articles', {
      title: `Shears, part ${part}`,
      text,
      status: 'ready',
    })
    articleIds.push(_id)
  }
  const campaign = await mine.call<{ _id: string }>('POST', 'campaigns', {
    name: 'Shears',
    targets: places.map(({ _id }) => _id),
    source: { kind: 'articles', articleIds },
    schedule: {
      start: firstDay(),
      postsPerDay: 2,
      from: '09:00',
      to: '17:00',
      timeZone: 'UTC',
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      jitter: 0,
    },
  })
  await mine.call('POST', 'campaign-plans', { campaignId: campaign._id })
  const textOf = async () =>
    (await mine.call<{ text: string }>('GET', `articles/${articleIds[0]}`)).text.slice(0, 40)

  // the board of a draft redirects to its plan
  await page.goto(`/campaigns/view-campaign?id=${campaign._id}`)
  await expect(page).toHaveURL(new RegExp(`/campaigns/edit-campaign\\?id=${campaign._id}`))
  await page.goto(`/campaigns/edit-campaign?id=${campaign._id}&step=plan`)
  const checks = page.getByRole('list', { name: 'Checks' })
  await expect(checks).toContainText('2 articles contain affiliate links without a disclosure.')
  await page.getByRole('button', { name: 'Insert disclosure…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Insert disclosure' })
  const sentence = dialog.getByRole('textbox', { name: 'Disclosure' })
  await sentence.fill('Enjoy the garden.')
  await expect(dialog.getByText(/^Mention affiliate links/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Insert into 2 articles' })).toBeDisabled()
  await sentence.fill('Some links are affiliate links.')
  await expect(dialog.getByRole('note', { name: 'Preview' })).toHaveText('Some links are affiliate links.')
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Insert into 2 articles' }).click()

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(textOf).toMatch(/^<p>part1x/)
  await page.reload()
  await expect(checks).toContainText('2 articles contain affiliate links without a disclosure.')

  await page.getByRole('button', { name: 'Insert disclosure…' }).click()
  await dialog.getByRole('button', { name: 'Insert into 2 articles' }).click()
  await expect(page.getByText('No issues found')).toBeVisible()
  await expect.poll(textOf).toMatch(/^<p><em>This article contains/)
})

test('a campaign form without blogs and articles leads to the next step, and counts no deleted article', async ({
  newcomer: { page, mine },
}) => {
  const { _id } = await mine.call<{ _id: string }>('POST', 'articles', {
    title: 'Pruning',
    text: '<p>Roses</p>',
    status: 'ready',
  })
  await page.goto('/campaigns')
  await page.getByRole('main').getByRole('link', { name: 'Create campaign' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Winter')
  await expect(page).toHaveURL(/edit-campaign\?.*id=/)
  const noBlogs = page.getByRole('group', { name: 'No blogs yet' })
  await expect(noBlogs.getByRole('link', { name: 'Add property' })).toHaveAttribute(
    'href',
    /\/properties\/add-property/,
  )
  await page.getByRole('button', { name: 'Next: Articles' }).click()
  await page.getByRole('checkbox', { name: 'Pruning' }).check()
  await expect(page.getByText('1 article selected')).toBeVisible()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await mine.call('DELETE', `articles/${_id}`)
  await page.reload()
  const noArticles = page.getByRole('group', { name: 'No articles to publish yet' })
  await expect(noArticles).toContainText('1 selected article was deleted.')
  await expect(page.getByText('1 article selected')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('ArticlesNone')
  expect(await violations(page)).toEqual([])
  await noArticles.getByRole('link', { name: 'Create article' }).click()
  await expect(page).toHaveURL(/\/articles\/add-article/)
})

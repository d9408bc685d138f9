import { expect, test } from '../../fixtures/accounts.ts'
import { violations } from '../../fixtures/axe.ts'
import { liveSocket } from '../../fixtures/live-socket.ts'
import { inDatabase } from '../../fixtures/product-database.ts'

/* The dashboard: live figures, each with a link to the screen that deals with it. */

test('open tasks link to their screens and appear as they happen', async ({
  product,
  newcomer: { mine, page },
}) => {
  const socket = liveSocket(page)
  const { _id: napId } = await mine.call<{ _id: string }>('POST', 'naps', {
    businessName: 'Green Acre',
    address1: '1 Elm Street',
    phone: '555 7000',
  })
  await page.goto('/')
  const needs = page.getByRole('region', { name: 'Needs attention' })
  await expect(needs).toContainText('You’re all caught up')
  await expect(page.getByRole('link', { name: 'Business listings 1' })).toBeVisible()
  await socket
  await mine.call('POST', 'naps', { businessName: 'Elm House', address1: '2 Elm Street', phone: '555 7001' })
  await expect(page.getByRole('link', { name: 'Business listings 2' })).toBeVisible()

  // a platform can't be made to fail from outside
  await inDatabase(product, (client) =>
    client.query(
      `with mine as (select account_id, created_by from naps where id = $1), blogs as (
        insert into properties (id, account_id, property_type, means, name, url, status)
        select gen_random_uuid(), account_id, 'wordpress', 'application-password', status, 'https://' || status, status
        from mine, unnest(array['action-needed', 'failed', 'verified']) as status
      ), sites as (
        insert into sites (id, account_id, name, root_slug, host_slug, status)
        select gen_random_uuid(), account_id, 'Elm site', 'elm', gen_random_uuid()::text, 'failed' from mine
      ), campaign as (
        insert into campaigns (id, account_id, name, status, source, schedule, published, failed)
        select gen_random_uuid(), account_id, 'Spring', 'paused', '{"kind":"articles","articleIds":[]}',
          '{"start":"2026-01-01","postsPerDay":1,"from":"00:00","to":"24:00","timeZone":"UTC","weekdays":[1],"jitter":0}',
          3, 2
        from mine returning id, account_id
      ), feed as (
        insert into rss_feeds (id, account_id, url, title, problem, next_check_at)
        select gen_random_uuid(), account_id, 'https://garden.example/feed', 'Garden news', 'The server answers 500.', now() + interval '1 day'
        from mine
      ), links as (
        insert into post_links (id, account_id, source, page_url, page_host, target_url, target_host, status, next_check_at)
        select gen_random_uuid(), account_id, 'post', 'https://blog.example/' || status, 'blog.example', 'https://shop.example', 'shop.example', status,
          now() + interval '1 day'
        from mine, unnest(array['broken', 'lost']) as status
      )
      insert into campaign_jobs (id, account_id, campaign_id, run_at, due_at, status, published_at)
      select gen_random_uuid(), account_id, campaign.id, now(), now(), status, case when status = 'published' then now() end
      from campaign, unnest(array['published', 'published', 'published', 'failed', 'failed']) as status`,
      [napId],
    ),
  )
  await page.reload()
  for (const line of [
    '1 property needs action',
    '2 posts failed',
    '1 property could not be connected',
    '1 site could not be published',
    'Campaign “Spring” is paused',
    '1 published post was deleted',
    '1 link was lost',
    '1 feed could not be read',
  ])
    await expect(needs).toContainText(line)
  await expect(page.getByRole('region', { name: 'Active campaigns' })).toContainText(
    '3 of 5 posts published, 2 failed',
  )
  await expect(page.getByRole('region', { name: 'Blog connections' })).toContainText('Verified1')
  const published = page.getByRole('region', { name: 'Publishing activity' })
  await published.getByRole('button', { name: /^Show as table/ }).click()
  await expect(published.getByRole('row').last()).toContainText('30')
  expect(await violations(page)).toEqual([])

  const leadsTo = async (name: string | RegExp, url: RegExp, heading: string) => {
    await needs.getByRole('link', { name }).click()
    await expect(page).toHaveURL(url)
    await expect(page.getByRole('heading', { name: heading, exact: true, level: 1 })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Stats', exact: true })).toBeVisible()
  }
  await leadsTo(/^Verify/, /\/properties\?status=action-needed$/, 'Properties')
  await leadsTo(/^View.*posts failed/, /\/campaigns\/view-campaign\?id=/, 'Spring')
  await leadsTo(/^Fix/, /\/properties\?status=failed$/, 'Properties')
  await leadsTo(/^Publish again/, /\/site-builder\?status=failed$/, 'Sites')
  await leadsTo(/^View.*deleted/, /\/link-map\?status=broken$/, 'Link map')
  await leadsTo(/^View.*feed/, /\/articles\/rss-feeds$/, 'Feeds')
})

test('a screen that can not be loaded says so, and comes when asked again', async ({
  newcomer: { page },
}) => {
  await page.route('**/api/dashboard', (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto('/')
  const again = page.getByRole('alert').getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await page.unroute('**/api/dashboard')
  await again.click()
  await expect(page.getByRole('heading', { name: 'Launch your first site' })).toBeVisible()
})

test('the next visit shows what changed since the last one, each change with its screen', async ({
  product,
  newcomer: { mine, page },
}) => {
  await mine.call('POST', 'articles', { title: 'Seen before' })
  const recorded = page.waitForResponse(/\/api\/dashboard-visits$/)
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Articles 1' })).toBeVisible()
  const changes = page.getByRole('region', { name: 'Since your last visit' })
  await expect(changes).toBeHidden()
  await recorded
  // the open dashboard would record the visit once more when its live events begin
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await mine.call('POST', 'articles', { title: 'New' })
  await mine.call('POST', 'articles', { title: 'Newer' })
  // the visit ended an hour ago
  await inDatabase(product, (client) =>
    client.query(
      `update dashboard_visits set seen_at = seen_at - interval '1 hour'
      where account_id = (select account_id from articles where title = 'Seen before' and created_by is not null
        order by created_at desc limit 1)`,
    ),
  )
  await page.goto('/')
  await expect(changes.getByRole('listitem')).toHaveText(['2 new articles'])
  expect(await violations(page)).toEqual([])
  await changes.getByRole('link', { name: '2 new articles' }).click()
  await expect(page).toHaveURL(/\/articles$/)
})

import { randomUUID } from 'node:crypto'
import { customer, expect, test } from '../../fixtures/accounts.ts'
import { inDatabase } from '../../fixtures/product-database.ts'
import { hear } from '../../fixtures/hear.ts'

/* Admins see the state of the installation, and decide about failed jobs. */

const failed = ['lost its way', 'met a wall'] as const

test('an admin sees processes and queues, has one job tried again and discards another', async ({
  product,
  owner,
  pageOf,
}) => {
  await inDatabase(product, async (client) => {
    for (const reason of failed)
      await client.query(
        `insert into pgboss.job (name, data, state, retry_count, completed_on, output, policy)
         values ('zip-site', $1, 'failed', 2, now(), $2, 'short')`,
        [JSON.stringify({ runId: randomUUID() }), JSON.stringify({ message: `It ${reason}.` })],
      )
  })
  const page = await pageOf(owner)
  const heard = await hear(page)
  await page.goto('/')
  await page.getByRole('navigation').first().getByRole('link', { name: 'Status' }).click()
  await expect(page.getByRole('heading', { name: 'Status', exact: true })).toBeVisible()
  const processes = page.getByRole('region', { name: 'Processes', exact: true })
  await expect(processes.getByRole('cell', { name: 'Web, Worker' }).first()).toBeVisible()
  await expect(processes.getByText('Running').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Overview' })).toContainText('PostgreSQL 18')
  await expect(
    page.getByRole('region', { name: 'External services', exact: true }).getByRole('row', { name: /Cloud/ }),
  ).toContainText('None connected')

  const letters = page.getByRole('region', { name: 'Failed jobs' })
  const letter = (reason: string) => letters.getByRole('listitem').filter({ hasText: `It ${reason}.` })
  await expect(letter(failed[0])).toContainText('after 3 attempts')
  await letter(failed[0]).getByRole('button', { name: 'Retry: zip site' }).click()
  await heard('Retrying “zip site”')
  await expect(letter(failed[0])).toHaveCount(0)
  await letter(failed[1]).getByRole('button', { name: 'Discard: zip site' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
  await heard('“zip site” discarded')
  await expect(letters).toContainText('No failed jobs.')
  await expect(page.getByText('All is well')).toHaveCount(0)

  await page.goto('/activity?q=zip-site')
  await expect(page.getByText('zip-site (discarded)')).toBeVisible()
})

test('the screen is hidden from everyone else', async ({ product, owner, pageOf }) => {
  const page = await pageOf(await customer(product, owner))
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Stats' })).toBeVisible()
  await expect(page.getByRole('navigation').first().getByRole('link', { name: 'Status' })).toHaveCount(0)
  await page.goto('/status')
  await expect(page.getByText('This page could not be found')).toBeVisible()
})

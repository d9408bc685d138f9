import { randomUUID } from 'node:crypto'
import { customer, expect, test, type Account } from '../../fixtures/accounts.ts'
import { hear } from '../../fixtures/hear.ts'
import { inDatabase } from '../../fixtures/product-database.ts'
import type { Product } from '../../fixtures/product.ts'

/* Costs of AI calls, and monthly limits. */

const accountOf = async (account: Account): Promise<string> =>
  (await account.call<{ data: { accountId: string }[] }>('GET', 'users')).data[0]!.accountId

/** Records calls of the present month with their sums, as the ledger does. */
const record = async (product: Product, mine: Account, cost: number | null, change: object = {}) => {
  const call = {
    id: randomUUID(),
    account_id: await accountOf(mine),
    period: new Date().toISOString().slice(0, 7),
    provider: 'openai',
    model: 'gpt-6.1-sol',
    task: 'draft',
    prompt: 'article-card',
    prompt_version: 1,
    status: 'booked',
    reserved: 0,
    cost,
    estimated: false,
    input_tokens: 1_200,
    output_tokens: 340,
    ...change,
  }
  const names = Object.keys(call)
  await inDatabase(product, async (client) => {
    await client.query(
      `insert into model_calls (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
      Object.values(call),
    )
    for (const provider of ['', call.provider])
      await client.query(
        `insert into model_spending (account_id, period, provider, spent, calls) values ($1, $2, $3, $4, 1)
        on conflict (account_id, period, provider) do update
          set spent = model_spending.spent + excluded.spent, calls = model_spending.calls + 1`,
        [call.account_id, call.period, provider, cost ?? 0],
      )
  })
}

test('costs are shown by service, task and user, and a monthly limit is set', async ({
  product,
  owner,
  pageOf,
}) => {
  const mine = await customer(product, owner)
  const page = await pageOf(mine)
  const heard = await hear(page)
  await page.goto('/settings/ai-costs')
  await expect(page.getByRole('heading', { name: 'AI costs', level: 1 })).toBeVisible()
  await expect(page.getByText('No AI calls this month')).toBeVisible()

  await record(product, mine, 4.2)
  await record(product, mine, 0.004, { task: 'edit', estimated: true })
  await record(product, mine, null, { provider: 'openrouter', model: 'a/model', task: 'outline' })
  const image = {
    provider: 'stability',
    model: 'sd3.5-large',
    task: 'image',
    input_tokens: 0,
    output_tokens: 0,
  }
  await record(product, mine, 0.065, image)
  await page.reload()
  await expect(page.getByText('4 calls', { exact: true })).toBeVisible()
  await expect(page.getByText('sd3.5-large', { exact: true })).toBeVisible()
  await expect(page.getByText('Stability AI', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('1 call has no known price and counts as $0.')).toBeVisible()
  await expect(page.getByText('$0.004 (estimated)')).toBeVisible()
  await expect(page.getByText('Price unknown')).toBeVisible()

  await page.getByRole('button', { name: 'Set limits' }).click()
  const dialog = page.getByRole('dialog', { name: 'Monthly AI limits' })
  await dialog.getByLabel('All services').fill('5')
  await dialog.getByRole('button', { name: 'Save limits' }).click()
  await heard('Limits saved')
  await expect(page.getByRole('progressbar', { name: 'All services: 85% used' })).toBeVisible()
  await expect(page.getByText(/^\$0\.73 left until/)).toBeVisible()

  await record(product, mine, 1)
  await page.reload()
  await expect(page.getByText(/^Limit reached\. Generation pauses until you raise it or until/)).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^ai-costs-\d{4}-\d{2}\.csv$/)
})

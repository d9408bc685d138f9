import { randomUUID } from 'node:crypto'
import { customer, expect, signIn, test, type Account } from '../../fixtures/accounts.ts'
import { mailedPath } from '../../fixtures/mails.ts'
import { register } from '../../fixtures/people.ts'
import { startProduct } from '../../fixtures/product.ts'
import { inDatabase } from '../../fixtures/product-database.ts'
import { hear } from '../../fixtures/hear.ts'
import { startStripe } from '../../fixtures/stripe.ts'

/* A new sign-up is activated by an admin or by paying; users see the remaining units of the month. */

const accountOf = async (account: Account): Promise<string> =>
  (await account.call<{ data: { accountId: string }[] }>('GET', 'users')).data[0]!.accountId

test('a new sign-up asks to be let in, an admin grants it, and the app opens without a new sign-in', async ({
  page,
  browser,
  product,
  owner,
}) => {
  const heard = await hear(page)
  const context = await browser.newContext({
    baseURL: product.url,
    storageState: { cookies: [], origins: [] },
  })
  const newcomer = await context.newPage()
  const person = { name: 'Nina Newcomer', email: `nina-${randomUUID()}@example.com` }
  await newcomer.goto('/register')
  await expect(newcomer.getByRole('heading', { level: 1 })).toBeVisible()
  await newcomer.getByLabel('Name').fill(person.name)
  await newcomer.getByLabel('Email').fill(person.email)
  await newcomer.getByRole('textbox', { name: 'Password' }).fill('correct horse battery')
  await newcomer.getByRole('button', { name: 'Create account' }).click()
  await expect(
    newcomer.getByRole('heading', { name: 'Your account is waiting to be activated' }),
  ).toBeVisible()
  await newcomer.goto('/articles')
  await expect(newcomer).toHaveURL(`${product.url}/billing`)

  await newcomer.getByRole('button', { name: 'Ask for Golden' }).click()
  const asking = newcomer.getByRole('dialog', { name: 'Ask for an account with Golden' })
  await asking.getByLabel('Message').fill('We are a team of five.')
  await asking.getByRole('button', { name: 'Send the request' }).click()
  const request = newcomer.getByRole('region', { name: 'Your request for Golden' })
  await expect(request).toContainText('Waits for an answer')
  await expect(newcomer.getByRole('button', { name: 'Ask for Silver' })).toHaveCount(0)
  await request.getByRole('button', { name: 'Withdraw the request' }).click()
  await expect(request).toContainText('Withdrawn')
  await newcomer.getByRole('button', { name: 'Ask for Silver' }).click()
  await newcomer.getByRole('dialog').getByRole('button', { name: 'Send the request' }).click()
  await expect(newcomer.getByRole('region', { name: 'Your request for Silver' })).toContainText('Waits')

  await page.goto(`/users/requests?q=${person.email}&status=open`)
  await expect(page.getByRole('heading', { name: 'Requests' })).toBeVisible()
  await page.getByRole('button', { name: 'Grant the request of Nina Newcomer' }).click()
  const granting = page.getByRole('dialog', { name: 'Grant the request of Nina Newcomer?' })
  await granting.getByLabel('Tier').selectOption('golden')
  await granting.getByLabel('Answer').fill('Welcome!')
  await granting.getByRole('button', { name: 'Grant' }).click()
  await heard('The request of Nina Newcomer was granted.')

  await expect(newcomer.getByText('Golden, active')).toBeVisible()
  await expect(newcomer.getByRole('region', { name: 'Your request for Golden' })).toContainText('Welcome!')
  await newcomer.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Stats' }).click()
  await expect(newcomer.getByRole('heading', { name: 'Tell us about your business' })).toBeVisible()
  await newcomer.getByRole('button', { name: 'Skip for now' }).click()
  await expect(newcomer.getByRole('heading', { name: 'Stats' })).toBeVisible()
  expect(await mailedPath(owner, person.email)).toBe('/')
  await context.close()
})

test('at the limit the product says so, in the header and on the Billing page', async ({
  product,
  owner,
  pageOf,
}) => {
  const mine = await customer(product, owner)
  const accountId = await accountOf(mine)
  const use = (units: number) =>
    inDatabase(product, (client) =>
      client.query(
        `insert into usage_counters (account_id, period, resource, used)
         values ($1, to_char(now() at time zone 'utc', 'YYYY-MM'), 'articles', $2)
         on conflict (account_id, period, resource) do update set used = excluded.used`,
        [accountId, units],
      ),
    )
  await use(212)
  const page = await pageOf(mine)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Stats' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Tier Silver, 84% used this month' })).toBeVisible()
  await expect(page.getByText('of your allowed account usage')).toHaveCount(0)

  await use(250)
  await page.reload()
  await expect(
    page.getByText("You've reached 100% of your allowed account usage for this month"),
  ).toBeVisible()
  const exhausted = page.getByText("You've reached your Tier usage for this month. Check Billing page")
  await exhausted.getByRole('link', { name: 'Billing page' }).click()
  await expect(page.getByRole('heading', { name: 'Billing' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: '250 of 250' })).toContainText(
    'Used up for this month.',
  )
  await expect(page.getByRole('figure', { name: 'Articles by month' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Your tier' })).toContainText('Silver')
})

test('an admin changes what a tier allows, and it holds for those who have it', async ({
  page,
  product,
  owner,
  pageOf,
}) => {
  const heard = await hear(page)
  const mine = await customer(product, owner)
  await page.goto('/billing')
  await expect(page.getByRole('heading', { name: 'Billing' })).toBeVisible()
  await page.getByRole('button', { name: 'Edit what Silver allows' }).click()
  const dialog = page.getByRole('dialog', { name: 'What Silver allows' })
  await dialog.getByLabel('Images a month').fill('')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Enter a whole number, 0 or more')).toBeVisible()
  await dialog.getByLabel('Images a month').fill('321')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await heard('Silver was saved.')
  const theirs = await pageOf(mine)
  await theirs.goto('/billing')
  await expect(theirs.getByText('0 of 321')).toBeVisible()
  await expect(theirs.getByRole('button', { name: 'Edit what Silver allows' })).toHaveCount(0)
  await owner.call('PATCH', 'tiers/silver', { limits: { images: 250 } })
})

test('with Stripe a tier is bought: Checkout, the webhook, and the account is open', async ({ browser }) => {
  const stripe = await startStripe()
  const product = await startProduct(stripe.environment)
  try {
    await stripe.tell(`${product.url}/api/stripe-webhook`)
    const admin = await signIn(product, await register(product))
    await admin.call('PATCH', 'tiers/golden', { priceId: 'price_golden' })
    const buyer = await signIn(product, await register(product))
    const context = await browser.newContext({
      baseURL: product.url,
      storageState: {
        cookies: [],
        origins: [{ origin: product.url, localStorage: [{ name: 'web2.token', value: buyer.token }] }],
      },
    })
    const page = await context.newPage()
    await page.goto('/billing')
    await expect(page.getByRole('heading', { name: 'Your account is waiting to be activated' })).toBeVisible()
    await expect(page.getByText('€29.00 a month')).toBeVisible()
    await page.getByRole('button', { name: 'Buy Golden' }).click()
    await page.getByRole('button', { name: 'Pay and subscribe' }).click()
    await expect(page.getByText('Golden, active')).toBeVisible()
    const subscription = page.getByRole('region', { name: 'Subscription to Golden' })
    await expect(subscription).toContainText('Paid and active. It renews')
    await expect(page.getByRole('link', { name: 'A-0001', exact: true })).toBeVisible()
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Stats' }).click()
    await expect(page.getByRole('heading', { name: 'Stats' })).toBeVisible()

    await stripe.cancelAll()
    await page.goto('/articles')
    await expect(page).toHaveURL(`${product.url}/billing`)
    await expect(page.getByText('The subscription has ended.')).toBeVisible()
    await context.close()
  } finally {
    await product.remove()
    await stripe.stop()
  }
})

test('an admin removes a lost second factor', async ({ page, product, owner }) => {
  const heard = await hear(page)
  const lost = await customer(product, owner)
  const { _id } = (await lost.call<{ data: { _id: string }[] }>('GET', 'users')).data[0]!
  await lost.call('POST', 'two-factor', { password: lost.person.password })
  await inDatabase(product, (client) =>
    client.query('update two_factor set confirmed_at = now() where user_id = $1', [_id]),
  )
  await page.goto(`/users/${_id}`)
  await expect(page.getByRole('heading', { name: lost.person.name, level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Remove the second factor' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove the second factor?' })
  await expect(dialog).toContainText(lost.person.email)
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await heard('signs in by the password alone again.')
  await expect(page.getByText('Off: the password alone is enough.')).toBeVisible()
  expect((await signIn(product, lost.person)).token).not.toBe('')
})

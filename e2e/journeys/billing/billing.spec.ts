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
  await expect(newcomer.getByRole('heading', { name: 'Your account is pending activation' })).toBeVisible()
  await newcomer.goto('/articles')
  await expect(newcomer).toHaveURL(`${product.url}/billing`)

  await newcomer.getByRole('button', { name: 'Request Golden' }).click()
  const asking = newcomer.getByRole('dialog', { name: 'Request activation with Golden' })
  await asking.getByLabel('Message').fill('We are a team of five.')
  await asking.getByRole('button', { name: 'Send request' }).click()
  const request = newcomer.getByRole('region', { name: 'Your Golden plan request' })
  await expect(request).toContainText('Pending')
  await expect(newcomer.getByRole('button', { name: 'Request Silver' })).toHaveCount(0)
  await request.getByRole('button', { name: 'Withdraw request' }).click()
  await expect(request).toContainText('Withdrawn')
  await newcomer.getByRole('button', { name: 'Request Silver' }).click()
  await newcomer.getByRole('dialog').getByRole('button', { name: 'Send request' }).click()
  await expect(newcomer.getByRole('region', { name: 'Your Silver plan request' })).toContainText('Pending')

  await page.goto(`/users/requests?q=${person.email}&status=open`)
  await expect(page.getByRole('heading', { name: 'Requests' })).toBeVisible()
  await page.getByRole('button', { name: 'Approve the request from Nina Newcomer' }).click()
  const granting = page.getByRole('dialog', { name: 'Approve the request from Nina Newcomer?' })
  await granting.getByLabel('Plan').selectOption('golden')
  await granting.getByLabel('Reply').fill('Welcome!')
  await granting.getByRole('button', { name: 'Approve' }).click()
  await heard('Request from Nina Newcomer approved')

  await expect(newcomer.getByRole('heading', { name: 'Tell us about your business' })).toBeVisible()
  await newcomer.getByRole('button', { name: 'Skip for now' }).click()
  await expect(newcomer.getByRole('heading', { name: 'Stats' })).toBeVisible()
  await newcomer.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Billing' }).click()
  await expect(newcomer.getByText('Golden, active')).toBeVisible()
  await expect(newcomer.getByRole('region', { name: 'Your Golden plan request' })).toContainText('Welcome!')
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
  await expect(page.getByRole('link', { name: 'Silver plan, 84% used this month' })).toBeVisible()
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
    'Monthly limit reached',
  )
  await expect(page.getByRole('figure', { name: 'Articles by month' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Current plan' })).toContainText('Silver')
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
  await page.getByRole('button', { name: 'Edit Silver limits' }).click()
  const dialog = page.getByRole('dialog', { name: 'Silver plan limits' })
  await dialog.getByLabel('Images per month').fill('')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Enter a whole number, 0 or more')).toBeVisible()
  await dialog.getByLabel('Images per month').fill('321')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await heard('Silver plan saved')
  const theirs = await pageOf(mine)
  await theirs.goto('/billing')
  await expect(theirs.getByText('0 of 321')).toBeVisible()
  await expect(theirs.getByRole('button', { name: 'Edit Silver limits' })).toHaveCount(0)
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
    await expect(page.getByRole('heading', { name: 'Your account is pending activation' })).toBeVisible()
    await expect(page.getByText('€29.00 per month')).toBeVisible()
    await page.getByRole('button', { name: 'Buy Golden' }).click()
    await page.getByRole('button', { name: 'Pay and subscribe' }).click()
    await expect(page.getByRole('heading', { name: 'Stats' })).toBeVisible()
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Billing' }).click()
    await expect(page.getByText('Golden, active')).toBeVisible()
    const subscription = page.getByRole('region', { name: 'Golden subscription' })
    await expect(subscription).toContainText('Your subscription is active. It renews')
    await expect(page.getByRole('link', { name: 'A-0001', exact: true })).toBeVisible()

    await stripe.cancelAll()
    await page.goto('/articles')
    await expect(page).toHaveURL(`${product.url}/billing`)
    await expect(page.getByText('Your subscription has ended.')).toBeVisible()
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
  await page.getByRole('button', { name: 'Remove two-factor sign-in' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove two-factor sign-in?' })
  await expect(dialog).toContainText(lost.person.email)
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await heard('Two-factor sign-in removed for')
  await expect(page.getByText('Off. This user signs in with a password only.')).toBeVisible()
  expect((await signIn(product, lost.person)).token).not.toBe('')
})

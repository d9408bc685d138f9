import { randomUUID } from 'node:crypto'
import { customer, expect, test } from '../../fixtures/accounts.ts'
import { liveSocket } from '../../fixtures/live-socket.ts'
import { mailedPath } from '../../fixtures/mails.ts'
import { hear } from '../../fixtures/hear.ts'

/* Invited users work in the account of another user; users who forgot a password choose a new one. */

/** Returns an email address that no other test, nor an earlier run of this one, has used. */
const newAddress = (name: string) => `${name}-${randomUUID()}@example.com`

test('a VA is invited, joins, works, and sees neither bills nor settings', async ({
  product,
  owner,
  pageOf,
  browser,
}) => {
  const boss = await customer(product, owner)
  const page = await pageOf(boss)
  const heard = await hear(page)
  const email = newAddress('vera')
  await page.goto('/')
  await page.getByRole('link', { name: 'VA Roles' }).click()
  await expect(page.getByRole('heading', { name: 'Invite a VA' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Name').fill('Vera')
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: email })).toContainText('Invited')
  const handedOn = page.getByRole('textbox', { name: `Invitation link for ${email}` })
  await expect(page.getByText('This URL opens on this computer only.')).toBeVisible()
  const mailed = await mailedPath(owner, email)
  await expect(handedOn).toHaveValue(new RegExp(`${mailed.replace(/[?]/g, '\\?')}$`))

  const context = await browser.newContext({
    baseURL: product.url,
    storageState: { cookies: [], origins: [] },
  })
  const vera = await context.newPage()
  await vera.goto(mailed)
  await expect(vera.getByRole('heading', { name: `Join ${boss.person.name}` })).toBeVisible()
  await vera.getByRole('textbox', { name: 'Password' }).fill('correct horse battery')
  await vera.getByRole('button', { name: 'Accept invitation' }).click()
  await expect(vera.getByRole('heading', { name: 'Stats' })).toBeVisible()
  const menu = vera.getByRole('navigation').first()
  await expect(menu.getByRole('link', { name: 'Articles', exact: true })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Billing' })).toHaveCount(0)
  await expect(menu.getByRole('link', { name: 'API keys' })).toHaveCount(0)
  await expect(vera.getByRole('link', { name: 'VA Roles' })).toHaveCount(0)
  await vera.goto('/settings/api-keys')
  await expect(vera.getByText('This page could not be found')).toBeVisible()
  await vera.goto('/nap-databases/add-nap')
  await vera.getByLabel('Business name').fill('Vera’s find')
  await vera.getByLabel('Address line 1').fill('1 Lane')
  await vera.getByRole('textbox', { name: 'Phone' }).fill('0117 496 0100')
  await vera.getByRole('button', { name: 'Submit Form' }).click()
  await expect(vera.getByRole('link', { name: 'Vera’s find', exact: true })).toBeVisible()
  await page.goto('/nap-databases')
  await expect(page.getByRole('link', { name: 'Vera’s find', exact: true })).toBeVisible()

  await page.goto('/invite-user')
  await page.getByRole('button', { name: 'Remove Vera' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await heard('Vera removed')
  await expect(vera.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await context.close()
})

test.describe('a guest', () => {
  test.use({ signedIn: false })
  test('who forgot the password chooses a new one by the mailed link, once', async ({
    page,
    product,
    owner,
  }) => {
    const { person } = await customer(product, owner)
    await page.goto('/login')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
    await page.getByLabel('Email').fill(person.email)
    await page.getByRole('button', { name: 'Send link' }).click()
    await expect(page.getByRole('status')).toContainText(person.email)

    const link = await mailedPath(owner, person.email)
    await page.goto(link)
    await page.getByLabel('New password').fill('another horse battery')
    await page.getByRole('button', { name: 'Save and sign in' }).click()
    await expect(page.getByRole('heading', { name: 'Stats' })).toBeVisible()
    await page.goto(link)
    await page.getByLabel('New password').fill('a third horse battery')
    await page.getByRole('button', { name: 'Save and sign in' }).click()
    await expect(page.getByText('This link has expired or was already used.')).toBeVisible()
  })
})

test('an admin makes a user, who begins by the link; then deletes them with all they made', async ({
  page,
  browser,
  product,
  owner,
}) => {
  const heard = await hear(page)
  const email = newAddress('nora')
  await page.goto('/users')
  await page.getByRole('main').getByRole('link', { name: 'New user' }).click()
  await expect(page.getByRole('heading', { name: 'New user' })).toBeVisible()
  await page.getByLabel('Name').fill('Nora New')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Plan', { exact: true }).selectOption('golden')
  await page.getByRole('button', { name: 'Add user' }).click()
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row).toContainText('Golden')

  await page.goto(`/users/mail?q=${email}`)
  await page.getByRole('button', { name: `Open the email to ${email}` }).click()
  await expect(page.getByRole('dialog')).toContainText(/https?:\S+/)
  const context = await browser.newContext({
    baseURL: product.url,
    storageState: { cookies: [], origins: [] },
  })
  const nora = await context.newPage()
  await nora.goto(await mailedPath(owner, email))
  await nora.getByLabel('New password').fill('correct horse battery')
  await nora.getByRole('button', { name: 'Save and sign in' }).click()
  await nora.getByRole('button', { name: 'Skip for now' }).click()
  await expect(nora.getByRole('heading', { name: 'Stats' })).toBeVisible()

  await page.goto(`/users?q=${email}`)
  await page.getByRole('link', { name: 'Nora New', exact: true }).click()
  await page.getByRole('switch', { name: 'Active account' }).uncheck()
  await page.getByRole('button', { name: 'Save' }).click()
  await heard('Nora New saved')
  const live = liveSocket(nora)
  await nora.reload()
  await expect(nora.getByText('Your account is pending activation')).toBeVisible()
  await live
  await page.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete Nora New?' })
  await dialog.getByLabel('Delete with all its content').check()
  await dialog.getByRole('button', { name: 'Delete user' }).click()
  await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible()
  await expect(nora.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await context.close()
})

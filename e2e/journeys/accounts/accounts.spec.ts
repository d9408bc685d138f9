import type { Page } from '@playwright/test'
import { customer, expect, signIn, test } from '../../fixtures/accounts.ts'
import { violations } from '../../fixtures/axe.ts'
import { liveSocket } from '../../fixtures/live-socket.ts'
import { mailedPath } from '../../fixtures/mails.ts'
import { register, type Person } from '../../fixtures/people.ts'
import { startProduct } from '../../fixtures/product.ts'

/* Who may enter, where they land, and that a session ends everywhere at once. */

test.use({ signedIn: false })

const ada: Person = { name: 'Ada Lovelace', email: 'ada@example.com', password: 'correct horse battery' }
const ben: Person = { name: 'Ben Nevis', email: 'ben@example.com', password: 'a high enough hill' }

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
const signInForm = (page: Page) => page.getByRole('heading', { name: 'Sign in' })
const stats = (page: Page) => page.getByRole('heading', { name: 'Stats' })

const enter = async (page: Page, { email, password }: Pick<Person, 'email' | 'password'>) => {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

const enrol = async (page: Page, { name, email, password }: Person) => {
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
}

const signOut = async (page: Page, { name }: Person) => {
  await page.getByRole('button', { name: `Account menu for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
}

test('a guest signs in first and then gets the page they asked for', async ({ page, owner }) => {
  await page.goto('/nap-databases?q=garden&size=50')
  await expect(signInForm(page)).toBeVisible()
  await expect(page).toHaveURL(/\/login(\?|$)/)

  await enter(page, owner.person)
  await expect(page.getByRole('heading', { name: 'NAP databases' })).toBeVisible()
  await expect(page).toHaveURL(/\/nap-databases\?q=garden&size=50$/)
})

test('an address of another host is not followed after signing in', async ({ page, owner, product }) => {
  await page.goto(`/login?redirect=${encodeURIComponent('//example.com/')}`)
  await enter(page, owner.person)
  await expect(stats(page)).toBeVisible()
  await expect(page).toHaveURL(`${product.url}/`)
})

test('a wrong password and an unknown address get the same sentence', async ({ page, owner }) => {
  await page.goto('/login')
  const sentence = 'Wrong email or password. Try again or reset your password.'
  for (const email of [owner.person.email, 'nobody@example.com']) {
    await enter(page, { email, password: 'not the password' })
    await expect(page.getByRole('alert')).toHaveText(sentence)
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await page.reload()
  }
})

test('an empty form says which fields are missing', async ({ page }) => {
  await page.goto('/register')
  await page.getByRole('button', { name: 'Create account' }).click()
  for (const field of [
    page.getByLabel('Name'),
    page.getByLabel('Email'),
    page.getByRole('textbox', { name: 'Password' }),
  ])
    await expect(field).toHaveAccessibleDescription(/This field is required/)
})

test('the first to register is the admin, who comes after sees only Billing', async ({
  page,
  secondPage: bens,
}) => {
  // no server answers there, so the mail stays queued and the admin can read it
  const product = await startProduct({ SMTP_URL: 'smtp://127.0.0.1:9' })
  try {
    await page.goto(product.url)
    await expect(page).toHaveURL(`${product.url}/register`)
    await expect(page.getByText('The first account becomes the admin of this installation.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Sign in' })).toHaveCount(0)
    await expect(page).toHaveTitle('Web 2 Manager')
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', 'SEO Tool of Your Dreams')
    await enrol(page, ada)
    await page.getByRole('button', { name: 'Skip for now' }).click()
    await expect(stats(page)).toBeVisible()
    await expect(page).toHaveURL(`${product.url}/`)

    await page.goto(`${product.url}/register`)
    await expect(stats(page)).toBeVisible()
    await expect(page).toHaveURL(`${product.url}/`)

    await menu(page).getByRole('link', { name: 'Billing' }).click()
    await expect(page.getByText('Silver, active')).toBeVisible()
    await expect(page.getByText('Signed in as ada@example.com (admin)')).toBeVisible()

    await bens.goto(product.url)
    await bens.getByRole('link', { name: 'Create an account' }).click()
    await expect(bens.getByText('Manage listings, content and sites in one place.')).toBeVisible()
    await enrol(bens, ben)
    await expect(bens.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
    expect(await violations(bens)).toEqual([])
    await bens.getByRole('button', { name: 'Change email address' }).click()
    await expect(bens.getByLabel('Name')).toHaveValue(ben.name)
    await expect(bens.getByLabel('Email')).toHaveValue(ben.email)
    await bens.getByRole('button', { name: 'Create account' }).click()
    await bens.getByRole('button', { name: 'Resend email' }).click()
    await expect(bens.getByText('We sent another email to ben@example.com')).toBeVisible()
    await bens.goto(product.url + (await mailedPath(await signIn(product, ada), ben.email)))
    await expect(bens.getByLabel('Email')).toHaveValue(ben.email)
    await bens.getByRole('textbox', { name: 'Password' }).fill('not the password')
    await bens.getByRole('button', { name: 'Confirm and sign in' }).click()
    await expect(bens.getByText('This isn’t the password you signed up with')).toBeVisible()
    expect(await violations(bens)).toEqual([])
    await bens.getByRole('textbox', { name: 'Password' }).fill(ben.password)
    await bens.getByRole('button', { name: 'Confirm and sign in' }).click()
    await expect(bens.getByRole('heading', { name: 'Billing', exact: true })).toBeVisible()
    await expect(bens.getByText('Your account is pending activation')).toBeVisible()
    await expect(menu(bens).getByRole('link')).toHaveText(['Billing'])
    for (const path of ['/', '/profile', '/site-builder/build-site', '/settings/clouds-api-keys']) {
      await bens.goto(product.url + path)
      await expect(bens.getByRole('heading', { name: 'Billing', exact: true })).toBeVisible()
      await expect(bens).toHaveURL(`${product.url}/billing`)
    }
    await bens.getByRole('button', { name: 'Account menu for Ben Nevis' }).click()
    await expect(bens.getByText('Inactive user', { exact: true })).toBeVisible()
    await expect(bens.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
    await expect(bens.getByRole('menuitem', { name: 'Profile' })).toHaveCount(0)
  } finally {
    await product.remove()
  }
})

test('an address can be registered once', async ({ page, owner }) => {
  await page.goto('/register')
  await enrol(page, { ...ben, email: owner.person.email.toUpperCase() })
  await expect(page.getByText(/already/i).filter({ hasNotText: 'Already have an account' })).toBeVisible()
  await expect(page).toHaveURL(/\/register$/)
})

test('a reload keeps the session, signing out ends it on the server too', async ({ page, owner }) => {
  await page.goto('/login')
  await enter(page, owner.person)
  await expect(stats(page)).toBeVisible()
  await page.reload()
  await expect(stats(page)).toBeVisible()
  const token = await page.evaluate(() => localStorage.getItem('web2.token'))
  await menu(page).getByRole('link', { name: 'NAP databases' }).click()
  await expect(page.getByRole('heading', { name: 'NAP databases' })).toBeVisible()

  await signOut(page, owner.person)
  await expect(signInForm(page)).toBeVisible()
  await expect(page).toHaveURL(/\/login/)
  await page.goBack()
  await expect(signInForm(page)).toBeVisible()

  const answer = await page.request.get('/api/naps', { headers: { authorization: `Bearer ${token}` } })
  expect(answer.status()).toBe(401)
})

test('a browser that signed in before can sign in while an attacker guesses the password', async ({
  page,
  secondPage: elsewhere,
  product,
  owner,
}) => {
  const { person } = await customer(product, owner)
  await page.goto('/login')
  await enter(page, person)
  await expect(stats(page)).toBeVisible()
  await signOut(page, person)
  await expect(signInForm(page)).toBeVisible()

  const guess = { strategy: 'local', email: person.email, password: 'not the password' }
  for (let tries = 0; tries < 10; tries += 1)
    await elsewhere.request.post(`${product.url}/api/authentication`, { data: guess })
  await elsewhere.goto(`${product.url}/login`)
  await enter(elsewhere, person)
  await expect(elsewhere.getByRole('alert')).toHaveText(/^Too many attempts\. Try again in \d+ minutes\.$/)
  await enter(page, person)
  await expect(stats(page)).toBeVisible()
})

test('signing out in one tab ends the other one', async ({ page, context, owner }) => {
  const other = await context.newPage()
  await page.goto('/login')
  await enter(page, owner.person)
  await expect(stats(page)).toBeVisible()
  await other.goto('/nap-databases')
  await expect(other.getByRole('heading', { name: 'NAP databases' })).toBeVisible()

  await signOut(page, owner.person)
  await expect(signInForm(other)).toBeVisible()
  await expect(other.getByText('You signed out in another tab.')).toBeVisible()
})

test('a session that is ended elsewhere closes its open screens without a click', async ({
  product,
  owner,
  pageOf,
}) => {
  const open = await signIn(product, owner.person)
  const page = await pageOf(open)
  const live = liveSocket(page)
  await page.goto('/site-builder')
  await live

  const { data } = await open.call<{ data: { _id: string; isCurrent: boolean }[] }>('GET', 'login-sessions')
  const current = data.find(({ isCurrent }) => isCurrent)!
  await owner.call('DELETE', `login-sessions/${current._id}`)
  await expect(signInForm(page)).toBeVisible()
  await expect(page.getByText('Your session has ended. Sign in again.')).toBeVisible()
})

test('someone who is activated gets in without signing in again', async ({ product, owner, pageOf }) => {
  const person = await register(product)
  const waiting = await signIn(product, person)
  const page = await pageOf(waiting)
  await page.goto('/')
  await expect(page.getByText('Your account is pending activation')).toBeVisible()

  const { data } = await waiting.call<{ data: { _id: string }[] }>('GET', 'users')
  await owner.call('PATCH', `users/${data[0]!._id}`, {
    roles: ['lc:customer'],
    subscription: { 'lc.isActive': true },
  })
  await page.goto('/')
  await expect(stats(page)).toBeVisible()
})

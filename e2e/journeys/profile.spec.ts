import { createHmac } from 'node:crypto'
import { customer, expect, test } from '../fixtures/accounts.ts'

/* The user's own data: name, password, second factor, and sessions. */

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648 base32, as authenticator apps read it. */
const fromBase32 = (text: string): Buffer => {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** Returns the code of an authenticator app (RFC 6238), `steps` of 30 seconds from now. */
const codeOf = (secret: string, steps = 0): string => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps))
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const at = digest.at(-1)! & 0xf
  return String((digest.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

test('a second factor is set up with an app, asked for at sign-in, and switched off', async ({
  product,
  owner,
  pageOf,
  browser,
}) => {
  const person = await customer(product, owner)
  const page = await pageOf(person)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible()
  await page.getByRole('button', { name: 'Set up' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(person.person.password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  const typed = dialog.getByText(/^Or type: [A-Z2-7]{32}$/)
  await expect(typed).toBeVisible()
  const secret = ((await typed.textContent()) ?? '').slice(-32)
  await dialog.getByRole('textbox', { name: 'Code the app shows' }).fill('000000')
  await dialog.getByRole('button', { name: 'Switch on' }).click()
  await expect(dialog.getByText('This code is not right.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Code the app shows' }).fill(codeOf(secret))
  await dialog.getByRole('button', { name: 'Switch on' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  const recovery = (await dialog.getByRole('listitem').first().textContent()) ?? ''
  await dialog.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('10 recovery codes left')).toBeVisible()

  const context = await browser.newContext({
    baseURL: product.url,
    storageState: { cookies: [], origins: [] },
  })
  const phone = await context.newPage()
  await phone.goto('/login')
  await phone.getByRole('textbox', { name: 'Email' }).fill(person.person.email)
  await phone.getByRole('textbox', { name: 'Password' }).fill(person.person.password)
  await phone.getByRole('button', { name: 'Sign in' }).click()
  await phone.getByRole('textbox', { name: 'Code' }).fill(recovery)
  await phone.getByRole('button', { name: 'Sign in' }).click()
  await expect(phone.getByRole('heading', { name: 'Stats' })).toBeVisible()

  await page.reload()
  await expect(page.getByText('9 recovery codes left')).toBeVisible()
  await page
    .getByRole('button', { name: /^End the sign-in of Chrome/ })
    .first()
    .click()
  await expect(phone.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await context.close()

  await page.getByRole('button', { name: 'Switch off' }).click()
  await dialog.getByRole('textbox', { name: /^Code of the app/ }).fill(codeOf(secret, 1)) // the one of the moment may be used up
  await dialog.getByRole('button', { name: 'Switch off' }).click()
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible()
})

test('a name is changed everywhere at once, and a password only by who knows the present one', async ({
  product,
  owner,
  pageOf,
}) => {
  const person = await customer(product, owner)
  const page = await pageOf(person)
  await page.goto('/profile')
  await page.getByRole('textbox', { name: 'Name' }).fill('Grace Hopper')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Account menu of Grace Hopper' })).toBeVisible()
  const passwords = page.getByRole('form', { name: 'Password' })
  await passwords.getByRole('textbox', { name: 'Current password' }).fill('not this one')
  await passwords.getByRole('textbox', { name: 'New password' }).fill('another horse battery')
  await passwords.getByRole('button', { name: 'Change the password' }).click()
  await expect(passwords.getByText('This is not your current password')).toBeVisible()

  const token = { name: 'Script', scopes: ['content:read'], expiresInDays: null }
  const made = await person.call<{ token: string }>('POST', 'access-tokens', token)
  const script = () => page.request.get('/api/naps', { headers: { authorization: `Bearer ${made.token}` } })
  expect((await script()).status()).toBe(200)
  await passwords.getByRole('textbox', { name: 'Current password' }).fill(person.person.password)
  await passwords.getByRole('checkbox', { name: 'Revoke my access tokens too' }).check()
  await passwords.getByRole('button', { name: 'Change the password' }).click()
  await expect(passwords.getByRole('textbox', { name: 'Current password' })).toHaveValue('')
  expect((await script()).status()).toBe(401)
})

import { createHmac } from 'node:crypto'
import { customer, expect, test } from '../../fixtures/accounts.ts'

/* A user's name, password, second factor and sessions. */

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Decodes RFC 4648 base32, as authenticator apps do. */
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
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const typed = dialog.getByText(/^Or enter this key: [A-Z2-7]{32}$/)
  await expect(typed).toBeVisible()
  const secret = ((await typed.textContent()) ?? '').slice(-32)
  await dialog.getByRole('textbox', { name: 'Code from the app' }).fill('000000')
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog.getByText('Wrong code.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Code from the app' }).fill(codeOf(secret))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  const recovery = (await dialog.getByRole('listitem').first().textContent()) ?? ''
  await dialog.getByRole('button', { name: 'I’ve saved my codes' }).click()
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
    .getByRole('button', { name: /^Sign out Chrome/ })
    .first()
    .click()
  await expect(phone.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await context.close()

  await page.getByRole('button', { name: 'Turn off' }).click()
  // the next code, because the current one may be used up
  await dialog.getByRole('textbox', { name: 'Authenticator or recovery code' }).fill(codeOf(secret, 1))
  await dialog.getByRole('button', { name: 'Turn off' }).click()
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
  await expect(page.getByRole('button', { name: 'Account menu for Grace Hopper' })).toBeVisible()
  const passwords = page.getByRole('form', { name: 'Password' })
  await passwords.getByRole('textbox', { name: 'Current password' }).fill('not this one')
  await passwords.getByRole('textbox', { name: 'New password' }).fill('another horse battery')
  await passwords.getByRole('button', { name: 'Change password' }).click()
  await expect(passwords.getByText('This isn’t your current password')).toBeVisible()

  const token = { name: 'Script', scopes: ['content:read'], expiresInDays: null }
  const made = await person.call<{ token: string }>('POST', 'access-tokens', token)
  const script = () => page.request.get('/api/naps', { headers: { authorization: `Bearer ${made.token}` } })
  expect((await script()).status()).toBe(200)
  await passwords.getByRole('textbox', { name: 'Current password' }).fill(person.person.password)
  await passwords.getByRole('checkbox', { name: 'Also revoke my access tokens' }).check()
  await passwords.getByRole('button', { name: 'Change password' }).click()
  await expect(passwords.getByRole('textbox', { name: 'Current password' })).toHaveValue('')
  expect((await script()).status()).toBe(401)
})

import { readFile } from 'node:fs/promises'
import { expect, signIn, test } from '../../fixtures/accounts.ts'
import { register } from '../../fixtures/people.ts'
import { startProduct } from '../../fixtures/product.ts'
import { startTextService } from '../../fixtures/text-service.ts'

/* Settings: keys are never shown, access tokens are shown once, data can be exported and deleted. */

const rightKey = 'sk-right-key-of-a-journey-wxyz'

test('a key is tried, stored without being shown, replaced and cleared', async ({ browser }) => {
  const service = await startTextService(rightKey)
  const product = await startProduct({ OPENAI_URL: service.baseUrl })
  try {
    const ada = await signIn(product, await register(product))
    const context = await browser.newContext({ baseURL: product.url })
    const page = await context.newPage()
    await page.addInitScript((token) => localStorage.setItem('web2.token', token), ada.token)
    await page.goto('/settings/api-keys')
    await page.getByRole('button', { name: 'Add Open AI' }).click()
    const form = page.getByRole('dialog', { name: 'Open AI' })
    const key = form.getByRole('textbox', { name: 'API key' })
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(key).toHaveAccessibleDescription(/This field is required/)
    await key.fill('sk-wrong key')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(key).toHaveAccessibleDescription(/The key contains a space or line break/)
    await key.fill('sk-wrong')
    await form.getByRole('button', { name: 'Test' }).click()
    await expect(form.getByRole('alert')).toContainText('OpenAI rejected the API key')
    await key.fill(`  ${rightKey}  `)
    await form.getByRole('button', { name: 'Test' }).click()
    await expect(form.getByText('The key works. 2 models available.')).toBeVisible()
    await page.keyboard.press('ControlOrMeta+s')

    const card = page.getByRole('article', { name: 'Open AI', exact: true })
    await expect(card).toContainText('Ends in wxyz')
    await expect(form).toHaveCount(0)
    // checked as soon as it is saved
    await expect(card.getByText('The key works. 2 models available.')).toBeVisible()
    await card.getByRole('button', { name: 'Replace Open AI' }).click()
    await key.fill('sk-wrong')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(card.getByRole('alert')).toContainText('OpenAI rejected the API key')
    await expect(card.getByText('Test failed')).toBeVisible()
    await page.reload()
    await expect(card.getByRole('alert')).toContainText('OpenAI rejected the API key')
    await card.getByRole('button', { name: 'Replace Open AI' }).click()
    await key.fill(rightKey)
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(card.getByText('The key works. 2 models available.')).toBeVisible()

    const chosen = page.getByRole('combobox', { name: 'Service and model' })
    await chosen.click()
    await expect(page.getByRole('listbox').getByText('Add a key to use: Poe')).toBeVisible()
    await page.getByRole('option', { name: 'writer-1', exact: true }).click()
    await expect(page.getByText('Default model saved')).toBeVisible()
    const edits = page.getByRole('combobox', { name: 'Edits and reviews' })
    await expect(edits).toHaveValue('Same as default')
    await edits.click()
    await page.getByRole('option', { name: 'writer-2', exact: true }).click()
    await expect(page.getByText('Model for edits and reviews saved')).toBeVisible()
    const fallbacks = page.getByRole('article', { name: 'Fallback models' })
    for (const [number, writer] of [
      [1, 'writer-2'],
      [2, 'writer-1'],
    ] as const) {
      await fallbacks.getByRole('button', { name: 'Add fallback' }).click()
      await fallbacks.getByRole('combobox', { name: `Fallback ${number}` }).click()
      await page.getByRole('option', { name: writer, exact: true }).click()
      await expect(fallbacks.getByRole('button', { name: `Remove fallback ${number}` })).toBeVisible()
    }
    await fallbacks.getByRole('button', { name: 'Move fallback 2 up' }).click()
    await expect(fallbacks.getByRole('combobox', { name: 'Fallback 1' })).toHaveValue('writer-1')
    await page.reload()
    await expect(chosen).toHaveValue('OpenAI: writer-1')
    await expect(edits).toHaveValue('OpenAI: writer-2')
    await expect(fallbacks.getByRole('combobox', { name: 'Fallback 1' })).toHaveValue('OpenAI: writer-1')
    await fallbacks.getByRole('button', { name: 'Remove fallback 1' }).click()
    await expect(fallbacks.getByRole('combobox', { name: 'Fallback 1' })).toHaveValue('OpenAI: writer-2')
    await edits.click()
    await page.getByRole('option', { name: 'Same as default' }).click()
    await expect(edits).toHaveValue('Same as default')
    const clear = page.getByRole('button', { name: 'Clear default model' })
    await clear.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Default model cleared')).toBeVisible()
    await expect(chosen).toHaveValue('')
    await expect(clear).toHaveCount(0)
    await page.reload()
    await expect(card).toBeVisible()
    await expect(chosen).toHaveValue('')
    await expect(card.getByText('Connected', { exact: true })).toBeVisible()
    await card.getByRole('button', { name: 'Test Open AI' }).click()
    await expect(card.getByText('The key works. 2 models available.')).toBeVisible()
    expect(await page.content()).not.toContain(rightKey)

    await card.getByRole('button', { name: 'Remove Open AI' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(card).toContainText('Not connected')
    await expect(page.getByText('prohibit automated user accounts')).toBeVisible()
    await context.close()
  } finally {
    await product.remove()
    await service.stop()
  }
})

test('a script works with a token until it is revoked', async ({ newcomer: { page }, product }) => {
  const ask = (token: string, method = 'GET') =>
    page.request.fetch(`${product.url}/api/categories`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(method === 'POST' && { data: { name: 'By a script' } }),
    })
  await page.goto('/settings/access-tokens')
  await page.getByRole('button', { name: 'Create token' }).click()
  const form = page.getByRole('dialog', { name: 'Create access token' })
  await form.getByLabel('Name').fill('Weekly report')
  await form.getByRole('button', { name: 'Create token' }).click()
  await expect(form.getByText('You won’t see it again.')).toBeVisible()
  const token = await form.locator('code').first().innerText()
  await form.getByRole('button', { name: 'Done' }).click()

  expect((await ask(token)).status()).toBe(200)
  expect((await ask(token, 'POST')).status()).toBe(403)
  const card = page.getByRole('article', { name: 'Weekly report' })
  await page.reload()
  await expect(card).toContainText(token.slice(-4))
  await expect(card).not.toContainText('Never')
  expect(await page.content()).not.toContain(token)
  await card.getByRole('button', { name: 'Revoke Weekly report' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText('No access tokens yet')).toBeVisible()
  expect((await ask(token)).status()).toBe(401)
})

test('a user exports their data and deletes the account', async ({ newcomer: { mine, page }, product }) => {
  await mine.call('POST', 'categories', { name: 'Roses' })
  await page.goto('/settings/data')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download all data' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^web-2-manager-\d{4}-\d\d-\d\d\.zip$/)
  const bytes = await readFile(await download.path())
  expect(bytes.subarray(0, 2).toString()).toBe('PK')
  expect(bytes.includes('data/categories.json')).toBe(true)

  await page.getByRole('button', { name: 'Delete account…' }).click()
  const dialog = page.getByRole('dialog', { name: /^Delete “.*”\?$/ })
  const password = dialog.getByRole('textbox', { name: 'Your password' })
  await dialog.getByLabel('Account name').fill(mine.person.name)
  await password.fill('not the password')
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(password).toHaveAccessibleDescription('This isn’t your current password')
  await password.fill(mine.person.password)
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(page.getByText('Your account was deleted.')).toBeVisible()
  await expect(signIn(product, mine.person)).rejects.toThrow(/401/)
})

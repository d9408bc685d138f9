import { expect, test } from '../../fixtures/accounts.ts'
import { violations } from '../../fixtures/axe.ts'

/* Accounts at clouds: each cloud asks for its own keys, and none is ever shown again. */

test('an account has the fields of its cloud, is tried, kept without showing its keys, and deleted', async ({
  page,
}) => {
  await page.goto('/settings/clouds-api-keys')
  await page.getByRole('button', { name: 'Add account at Cloudflare R2' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add cloud account' })
  const save = dialog.getByRole('button', { name: 'Save' })
  await save.click()
  for (const label of ['Label', 'Account ID', 'Access Key ID', 'Secret Access Key', 'API token'])
    await expect(dialog.getByRole('textbox', { name: label })).toHaveAccessibleDescription(
      /This field is required/,
    )
  await expect(dialog.getByText('Good to know')).toBeVisible()
  expect(await violations(page)).toEqual([])

  await dialog.getByLabel('Label').fill('Own store')
  await dialog.getByLabel('Cloud').selectOption('Amazon S3')
  await expect(dialog.getByLabel('Default region').getByRole('option')).toHaveCount(34)
  await dialog.getByLabel('Cloud').selectOption('S3-compatible storage')
  await expect(dialog.getByLabel('API token')).toHaveCount(0)
  await expect(dialog.getByLabel('Label')).toHaveValue('Own store')
  await dialog.getByLabel('Endpoint').fill('http://s3.example.com')
  await dialog.getByLabel('Access key').fill('AKIAEXAMPLE12345678')
  await dialog.getByRole('textbox', { name: 'Secret key' }).fill('a-very-secret-key-9876')
  const overHttp = dialog.getByRole('checkbox', { name: 'Send the keys unencrypted' })
  await expect(overHttp).toHaveAccessibleDescription(/others on the network can read the keys/)
  await save.click()
  await expect(dialog.getByText('or confirm that you accept this')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await dialog.getByLabel('Endpoint').fill('http://127.0.0.1:9')
  await expect(overHttp).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Test' }).click()
  await expect(dialog.getByRole('alert')).toContainText('EGRESS_ALLOW')
  await save.click()

  const card = page.getByRole('article', { name: 'Own store' })
  await expect(card).toContainText('•••• 5678')
  await expect(card).toContainText('•••• 9876')
  await expect(page.getByText('a-very-secret-key')).toHaveCount(0)
  await expect(card.getByText('Test failed')).toBeVisible()
  await expect(card.getByRole('alert')).toContainText('EGRESS_ALLOW')
  await card.getByRole('button', { name: 'Edit Own store' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit cloud account' })
  await expect(edit.getByRole('textbox', { name: 'Secret key' })).toHaveValue('')
  await edit.getByLabel('Region').fill('eu-1')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(card).toContainText('eu-1')
  await expect(card).toContainText('•••• 9876')

  await card.getByRole('button', { name: 'Delete Own store' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(card).toHaveCount(0)
})

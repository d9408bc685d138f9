import { customer, expect, test } from '../../fixtures/accounts.ts'

/* An admin works as another user, sees a notice about it, and returns; the account's log records it. */

test('an admin works as a customer and comes back, and the customer reads of it', async ({
  page,
  product,
  owner,
  pageOf,
}) => {
  const boss = await customer(product, owner)
  await page.goto(`/users?q=${encodeURIComponent(boss.person.email)}`)
  await page.getByRole('link', { name: boss.person.name, exact: true }).click()
  await expect(page.getByRole('heading', { name: boss.person.name, exact: true })).toBeVisible()
  await page.getByRole('button', { name: `Sign in as ${boss.person.name}` }).click()
  const notice = page.getByRole('region', { name: 'Impersonation' })
  await expect(notice).toContainText(`You’re signed in as ${boss.person.name}`)
  await expect(page.getByRole('heading', { name: 'Stats' })).toBeVisible()
  await expect(page.getByRole('navigation').first().getByRole('link', { name: 'Users' })).toHaveCount(0)

  await page.goto('/categories')
  await expect(notice).toBeVisible()
  await page.getByRole('textbox', { name: 'New category' }).fill('Set up for you')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Set up for you', { exact: true })).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByText(`Only ${boss.person.name} can edit this profile.`)).toBeVisible()

  await notice.getByRole('button', { name: 'Return to your account' }).click()
  await expect(page.getByRole('heading', { name: boss.person.name, exact: true })).toBeVisible()
  await expect(notice).toHaveCount(0)
  await expect(page.getByRole('navigation').first().getByRole('link', { name: 'Users' })).toBeVisible()

  const theirs = await pageOf(boss)
  await theirs.goto('/activity')
  const made = theirs.getByRole('row').filter({ hasText: 'Created the category “Set up for you”' })
  await expect(made).toContainText(`${owner.person.name} (admin) as ${boss.person.name}`)
  await expect(theirs.getByRole('row').filter({ hasText: 'An admin signed in as this user' })).toBeVisible()
})

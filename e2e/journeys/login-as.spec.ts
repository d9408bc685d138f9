import { customer, expect, test } from '../fixtures/accounts.ts'

/* An admin impersonates a user, sees a notice of it, and returns; the audit log records it. */

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
  const notice = page.getByRole('region', { name: 'Signed in as somebody else' })
  await expect(notice).toContainText(`you are signed in as ${boss.person.name}`)
  await expect(page.getByRole('heading', { name: 'Stats' })).toBeVisible()
  await expect(page.getByRole('navigation').first().getByRole('link', { name: 'Users' })).toHaveCount(0)

  await page.goto('/categories')
  await expect(notice).toBeVisible()
  await page.getByRole('textbox', { name: 'New category' }).fill('Set up for you')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Set up for you', { exact: true })).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByText(`Only ${boss.person.name} can change this.`)).toBeVisible()

  await notice.getByRole('button', { name: 'Back to your own account' }).click()
  await expect(page.getByRole('heading', { name: boss.person.name, exact: true })).toBeVisible()
  await expect(notice).toHaveCount(0)
  await expect(page.getByRole('navigation').first().getByRole('link', { name: 'Users' })).toBeVisible()

  const theirs = await pageOf(boss)
  await theirs.goto('/activity')
  const made = theirs.getByRole('row').filter({ hasText: 'Made the category “Set up for you”' })
  await expect(made).toContainText(`${owner.person.name} (admin), as ${boss.person.name}`)
  await expect(theirs.getByRole('row').filter({ hasText: 'An admin signed in as this user' })).toBeVisible()
})

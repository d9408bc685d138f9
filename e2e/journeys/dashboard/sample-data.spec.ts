import { expect, test } from '../../fixtures/accounts.ts'
import { violations } from '../../fixtures/axe.ts'

/* Sample data: an account is filled with one click, viewed, and reduced to the user's own records. */

test('sample data is added and removed, with a question about changed records', async ({
  newcomer: { mine, page },
}) => {
  await page.goto('/')
  const examples = page.getByRole('region', { name: 'Sample data' })
  await examples.getByRole('button', { name: 'Load sample data' }).click()
  await expect(examples).toContainText('You’re viewing sample data.')
  await expect(page.getByRole('link', { name: 'Articles 3' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Blog connections' })).toContainText('Not connected2')
  expect(await violations(page)).toEqual([])

  await page.goto('/site-builder')
  await expect(page.getByRole('link', { name: 'Example: Green Acre Gardens' }).first()).toBeVisible()
  const { data } = await mine.call<{ data: { _id: string }[] }>('GET', 'articles')
  await mine.call('PATCH', `articles/${data[0]!._id}`, { title: 'My own words' })
  await mine.call('POST', 'articles', { title: 'Made here' })

  await page.goto('/')
  await examples.getByRole('button', { name: 'Remove sample data' }).click()
  const question = page.getByRole('dialog', { name: 'Remove sample data?' })
  await expect(question).toContainText('My own words')
  await question.getByRole('button', { name: 'Keep my edits' }).click()
  await expect(page.getByRole('link', { name: 'Articles 2' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sites 0' })).toBeVisible()
  await expect(examples).toBeHidden()
})

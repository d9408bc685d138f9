import { readFile } from 'node:fs/promises'
import { expect, test } from '../../fixtures/accounts.ts'
import { violations } from '../../fixtures/axe.ts'
import { hear } from '../../fixtures/hear.ts'

/* The list of articles: filtered by its columns, many changed at once, deleted with a way back. */

test('articles are narrowed by words and score, marked, exported, deleted and brought back', async ({
  newcomer: { mine, page },
}) => {
  const heard = await hear(page)
  for (const [title, words] of [
    ['Tulips', 30],
    ['Roses', 40],
    ['Moss', 2],
  ] as const)
    await mine.call('POST', 'articles', { title, text: `<p>${'green '.repeat(words)}</p>` })
  await page.goto('/articles')
  await expect(page.getByText('1–3 of 3')).toBeVisible()
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByLabel('Words from').fill('10')
  await page.getByLabel('Score to').fill('100')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('1–2 of 2')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Remove filter: Words from 10' })).toBeVisible()
  // sorted by the latest change unless another order is selected
  await expect(page.getByRole('row').nth(1)).toContainText('Roses')
  await page.getByRole('button', { name: /^Words/ }).click()
  await expect(page.getByRole('row').nth(1)).toContainText('Tulips')

  await page.getByRole('checkbox', { name: 'Select all articles on this page' }).check()
  const selection = page.getByRole('group', { name: 'Selection' })
  await expect(selection).toContainText('2 selected')
  expect(await violations(page)).toEqual([])
  await selection.getByRole('button', { name: 'Export' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Markdown (zip file)' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('articles.zip')
  const bytes = await readFile(await file.path())
  for (const name of ['roses.md', 'tulips.md']) expect(bytes.includes(name)).toBe(true)
  await selection.getByRole('button', { name: 'Mark as' }).click()
  await page.getByRole('menuitem', { name: 'Ready' }).click()
  await heard('Marked 2 articles as Ready')
  await expect(selection).toBeHidden()
  await expect(page.getByRole('row').filter({ hasText: 'Ready' })).toHaveCount(2)

  await page.getByRole('checkbox', { name: 'Select all articles on this page' }).check()
  await selection.getByRole('button', { name: 'Delete 2' }).click()
  await expect(page.getByText('No articles match your filters')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await heard('Restored 2 articles')
  await expect(page.getByRole('row').filter({ hasText: 'Roses' })).toContainText('Ready')
})

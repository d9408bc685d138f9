import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/accounts.ts'
import { violations } from '../../fixtures/axe.ts'

/* Sample data: an account is filled with one click, explored, and reduced to the user's own records. */

const region = (page: Page) => page.getByRole('region', { name: 'Sample data' })

const load = async (page: Page) => {
  await page.goto('/')
  await region(page).getByRole('button', { name: 'Load sample data' }).click()
  await expect(region(page)).toContainText('You’re viewing sample data.')
}

/** Returns the row of a record in the list of the screen. */
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

test('sample data shows a month of posts, links with two problems and articles with images', async ({
  newcomer: { page },
}) => {
  await load(page)
  await expect(page.getByRole('link', { name: 'Articles 12' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Blog connections' })).toContainText('Verified5')
  await expect(page.getByRole('region', { name: 'Active campaigns' })).toContainText(
    '16 of 28 posts published',
  )
  const published = page.getByRole('region', { name: 'Publishing activity' })
  await expect(published).toContainText('16 posts')
  await published.getByRole('button', { name: /^Show as table/ }).click()
  await expect(published.getByRole('cell', { name: '1', exact: true })).toHaveCount(16)
  expect(await violations(page)).toEqual([])

  await page.goto('/link-map')
  const table = page.getByRole('table')
  await expect(table.getByText('OK', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Check all now' }).click()
  await expect(table.getByText('Unknown', { exact: true })).toHaveCount(0)
  await page.goto('/link-map?size=100')
  await expect(table.getByText('Page gone', { exact: true })).toHaveCount(1)
  await expect(table.getByText('Lost', { exact: true })).toHaveCount(1)
  await expect(table.getByText('OK', { exact: true })).toHaveCount(28)

  await page.goto('/articles')
  await page.getByRole('link', { name: 'How to build a wildlife pond in a weekend' }).click()
  const image = page.getByRole('img', {
    name: 'Wildlife pond with shallow edges, reeds and a lily in flower',
  })
  await expect(image).toBeVisible()
  await expect.poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBe(1_200)
})

test('sample records have a badge in lists and other records have none', async ({
  newcomer: { mine, page },
}) => {
  await mine.call('POST', 'articles', { title: 'Made here' })
  await mine.call('POST', 'demo-account', { action: 'fill' })
  const lists = [
    ['/articles', 'Clay soil: how to turn heavy ground into rich borders'],
    ['/categories', 'Garden care'],
    ['/nap-databases', 'Elm Street Dental'],
    ['/properties', 'Garden notes'],
    ['/campaigns', 'Garden guides for Bristol'],
    ['/page-builder', 'Contact Green Acre'],
    ['/site-builder', 'Green Acre Gardens'],
    ['/turbo-site-builder', 'Garden services around Bristol'],
  ] as const
  for (const [path, name] of lists) {
    await page.goto(path)
    await expect(rowOf(page, name).first().getByText('Sample', { exact: true })).toBeVisible()
  }
  await page.goto('/articles')
  await expect(rowOf(page, 'Made here')).toBeVisible()
  await expect(rowOf(page, 'Made here').getByText('Sample', { exact: true })).toHaveCount(0)
  expect(await violations(page)).toEqual([])
})

test('sample data is removed, with a question about changed records', async ({
  newcomer: { mine, page },
}) => {
  await load(page)
  const { data } = await mine.call<{ data: { _id: string }[] }>('GET', 'articles')
  await mine.call('PATCH', `articles/${data[0]!._id}`, { title: 'My own words' })
  await mine.call('POST', 'articles', { title: 'Made here' })

  await page.goto('/')
  await region(page).getByRole('button', { name: 'Remove sample data' }).click()
  const question = page.getByRole('dialog', { name: 'Remove sample data?' })
  await expect(question).toContainText('My own words')
  await question.getByRole('button', { name: 'Keep my edits' }).click()
  await expect(page.getByRole('link', { name: 'Articles 2' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sites 0' })).toBeVisible()
  await expect(region(page)).toBeHidden()
})

import { expect, test } from '../../fixtures/accounts.ts'
import { violations } from '../../fixtures/axe.ts'
import { siteFromTemplate } from '../../fixtures/sites.ts'

test('an article becomes a page of a site, and is live once that is published', async ({
  newcomer: { mine, page },
  product,
}) => {
  const text = '<p>Cut above an outward bud.</p><h2>When</h2><p>In March.</p>'
  const article = await mine.call<{ _id: string }>('POST', 'articles', { title: 'Pruning roses', text })
  await page.goto(`/articles/view-article?id=${article._id}`)
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('menuitem', { name: 'On a site' }).click()
  await expect(page.getByText('No sites yet')).toBeVisible()

  await siteFromTemplate(product, mine.person)
  await page.goto('/articles')
  await page.getByRole('button', { name: 'More for Pruning roses' }).click()
  await page.getByRole('menuitem', { name: 'Add to a site' }).click()
  // the only site is chosen
  await expect(page.getByRole('combobox', { name: 'Site' })).toHaveValue('Green Acre')
  const slug = page.getByLabel('Slug')
  await expect(slug).toHaveValue('pruning-roses')
  await slug.fill('about')
  await page.getByRole('button', { name: 'Add page' }).click()
  await expect(slug).toHaveAccessibleDescription(/Please use unique slug/)
  expect(await violations(page)).toEqual([])
  await slug.fill('pruning')
  await page.getByRole('button', { name: 'Add page' }).dblclick()
  await expect(page.getByText('“Pruning roses” is now a page of Green Acre')).toBeVisible()

  await page.getByRole('button', { name: 'Publish site' }).click()
  const publish = page.getByRole('dialog', { name: 'Publish site' })
  await publish.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(publish.getByText('Green Acre is live')).toBeVisible()
  const url = await publish.getByRole('link', { name: 'Open site' }).getAttribute('href')
  await page.goto(new URL('pruning/', url!).href)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Pruning roses')
  await expect(page.getByText('Cut above an outward bud.')).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Pruning roses' }).first().click()
  await expect(page).toHaveTitle(/Pruning roses/)
})

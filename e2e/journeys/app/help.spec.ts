import { expect, test } from '../../fixtures/accounts.ts'
import { violations } from '../../fixtures/axe.ts'

/* Help at any time: the tour, the keys, the first steps, and a way to every record by its name. */

test('the tour is offered once, goes by keyboard, and can be taken again', async ({
  newcomer: { mine, page },
}) => {
  await page.goto('/')
  const offer = page.getByRole('region', { name: 'Product tour' })
  await offer.getByRole('button', { name: 'Take the tour' }).click()
  const tour = page.getByRole('dialog', { name: 'Product tour' })
  for (const step of [1, 2, 3]) {
    await expect(tour).toContainText(`Step ${step} of 4`)
    await tour.getByRole('button', { name: 'Next' }).press('Enter')
  }
  await expect(tour).toContainText('Step 4 of 4')
  expect(await violations(page)).toEqual([])
  await tour.getByRole('button', { name: 'Done' }).click()
  await expect(tour).toBeHidden()
  await expect(offer).toBeHidden()
  await expect
    .poll(async () =>
      (await mine.call<{ data: { _id: string }[] }>('GET', 'hints')).data.map(({ _id }) => _id),
    )
    .toContain('tour')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Launch your first site' })).toBeVisible()
  await expect(offer).toBeHidden()
  await page.getByRole('button', { name: 'Help', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Product tour' }).click()
  await expect(tour).toContainText('Step 1 of 4')
  await page.keyboard.press('Escape')
  await expect(tour).toBeHidden()
})

test('the first steps can be hidden and shown again, and “?” lists the keys', async ({
  newcomer: { page },
}) => {
  await page.goto('/')
  const steps = page.getByRole('heading', { name: 'Launch your first site' })
  await page.getByRole('button', { name: 'Dismiss the checklist' }).click()
  await expect(steps).toBeHidden()
  await page.getByRole('button', { name: 'Help', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Next steps' }).click()
  await expect(steps).toBeVisible()

  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(keys.getByRole('region', { name: 'Everywhere' })).toContainText('Search and jump')
  await expect(keys.getByRole('region', { name: 'Clipboard' })).toContainText('Paste')
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()
  // a question mark typed into a field is text
  await page.goto('/articles/add-article')
  await page.getByLabel('Title', { exact: true }).first().fill('Why')
  await page.getByLabel('Title', { exact: true }).first().press('?')
  await expect(page.getByLabel('Title', { exact: true }).first()).toHaveValue('Why?')
  await expect(keys).toBeHidden()
})

test('search finds each kind of record by its name', async ({ newcomer: { mine, page } }) => {
  await mine.call('POST', 'naps', { businessName: 'Willow listing', address1: '1 Elm', phone: '555 1' })
  await mine.call('POST', 'articles', { title: 'Willow article' })
  await mine.call('POST', 'categories', { name: 'Willow category' })
  await mine.call('POST', 'cloud-pages', { name: 'Willow page', html: '<p>x</p>' })
  await mine.call('POST', 'cloud-modules', { name: 'Willow section', html: '<p>x</p>' })
  await mine.call('POST', 'properties', {
    propertyType: 'wordpress',
    means: 'application-password',
    name: 'Willow blog',
    url: 'https://willow.example.com',
  })
  const opened = async (label: string, heading: RegExp, url: RegExp) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Stats', exact: true })).toBeVisible()
    await page.keyboard.press('ControlOrMeta+k')
    await page.getByLabel('Search or jump to').fill(label)
    await page.getByRole('button', { name: label }).click()
    await expect(page).toHaveURL(url)
    if (heading.source !== '(?:)')
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
  }
  await opened('Willow listing', /Willow listing|Edit NAP/, /edit-nap\?id=/)
  await opened('Willow article', /Edit article|Willow article/, /edit-article\?id=/)
  await opened('Willow category', /Categories/, /categories\?q=/)
  await opened('Willow blog', /Willow blog|Edit property/, /edit-property\?id=/)
  await opened('Willow page', /(?:)/, /edit-page\?id=/)
  await opened('Willow section', /(?:)/, /edit-section\?id=/)
})

test('a list keeps its order and rows a page for the next time', async ({ newcomer: { mine, page } }) => {
  await mine.call('POST', 'articles', { title: 'Beech' })
  await mine.call('POST', 'articles', { title: 'Ash' })
  await page.goto('/articles')
  await expect(page.getByText('1–2 of 2')).toBeVisible()
  await page.getByRole('button', { name: /^Title/ }).click()
  await expect(page.getByRole('row').nth(1)).toContainText('Ash')
  await page.getByRole('link', { name: 'Stats', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Stats', exact: true })).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Articles', exact: true }).click()
  await expect(page.getByRole('row').nth(1)).toContainText('Ash')
  await expect(page).toHaveURL(/\/articles$/)
})

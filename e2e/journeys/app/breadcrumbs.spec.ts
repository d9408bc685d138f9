import { expect, test } from '../../fixtures/accounts.ts'
import { violations } from '../../fixtures/axe.ts'

/* Subordinate screens show where they belong, and link back. */

const long =
  'The very long name of a family business for gardens, terraces and landscaping in Bristol and Bath'

test('a screen below others shows the way to it, on one line, and the menu marks where it belongs', async ({
  newcomer: { mine, page },
}) => {
  const nap = await mine.call<{ _id: string }>('POST', 'naps', {
    businessName: long,
    address1: '12 Orchard Lane',
    phone: '+44 117 496 0123',
  })
  await page.goto(`/nap-databases/updates?id=${nap._id}`)
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(crumbs.getByRole('listitem')).toHaveText(['NAP databases', long, 'Updates'])
  await expect(crumbs.getByText('Updates')).toHaveAttribute('aria-current', 'page')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await expect(menu.getByRole('link', { name: 'NAP databases' })).toHaveAttribute('aria-current', 'true')
  expect(await violations(page)).toEqual([])

  await page.setViewportSize({ width: 390, height: 844 })
  const [first, last] = [crumbs.getByRole('listitem').first(), crumbs.getByRole('listitem').last()]
  const top = async (part: typeof first) => (await part.boundingBox())!.y
  await expect.poll(async () => (await top(first)) - (await top(last))).toBe(0)
  // the space of the menu closes in an animation, which pushes the page out for some frames
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  const here = crumbs.getByText('Updates')
  expect(await here.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  expect(await violations(page)).toEqual([])

  await crumbs.getByRole('link', { name: long }).click()
  await expect(page.getByRole('heading', { level: 1, name: long })).toBeVisible()
  await expect(crumbs.getByRole('listitem')).toHaveText(['NAP databases', long])
  await crumbs.getByRole('link', { name: 'NAP databases' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'NAP databases' })).toBeVisible()
  await expect(crumbs).toHaveCount(0)
})

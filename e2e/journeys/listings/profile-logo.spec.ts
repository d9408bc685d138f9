import { randomUUID } from 'node:crypto'
import { expect, test } from '../../fixtures/accounts.ts'
import { canvas } from '../../fixtures/builder.ts'

/* The logo of a business profile on the sites of its listing. */

test('the logo of a listing is in the header of its site, in the editor and live', async ({
  newcomer: { mine, page },
  product,
}) => {
  const logo = `${product.url}/favicon.svg`
  const nap = await mine.call<{ _id: string }>('POST', 'naps', {
    businessName: 'Green Acre',
    address1: '12 Orchard Lane',
    phone: '+44 117 496 0123',
  })
  const profile = await mine.call<{ _id: string; version: number }>('POST', 'business-profiles', {
    napId: nap._id,
  })
  const folder = `logo-${randomUUID()}`
  const { site } = await mine.call<{ site: { _id: string } }>('POST', 'cloud-builder', {
    ...{ siteName: folder, rootSlug: folder, templateId: 'garden', napId: nap._id },
  })
  const header = () => canvas(page).locator('header')

  await page.goto(`/site-builder/edit-site?id=${site._id}`)
  await expect(header().getByText('Green Acre', { exact: true })).toBeVisible()
  await expect(header().getByRole('img')).toHaveCount(0)

  await mine.call('PATCH', `business-profiles/${profile._id}`, {
    version: profile.version,
    confirmed: { logo: [{ value: { url: logo, alt: 'Acre logo' } }] },
  })
  await page.reload()
  await expect(header().getByRole('img', { name: 'Acre logo' })).toBeVisible()

  await page.goto('/site-builder')
  await page.getByRole('button', { name: `Publish ${folder}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish site' })
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(dialog.getByText(`${folder} is live`)).toBeVisible()
  await page.goto(`${product.sitesUrl}/${folder}/`)
  await expect(page.locator('header').getByRole('img', { name: 'Acre logo' })).toBeVisible()
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', logo)
})

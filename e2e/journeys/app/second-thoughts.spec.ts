import { expect, test } from '../../fixtures/small-site.ts'
import { openSaveDialog, startBuilding } from '../../fixtures/new-site.ts'

/* Unintended uses: saved URLs, double clicks, a button far below its field. */

test('an address of a page that a list no longer has shows the last one', async ({
  newcomer: { mine, page },
}) => {
  await mine.call('POST', 'naps', { businessName: 'Last of All', address1: '1 Quay Street', phone: '1' })
  await page.goto('/nap-databases?page=99')
  await expect(page.getByRole('link', { name: 'Last of All', exact: true })).toBeVisible()
})

test('a double click on Publish publishes once', async ({ page, site }) => {
  const asked: number[] = []
  page.on('response', (answer) => {
    const isPublication = answer.url().includes('/api/cloud-builder')
    if (isPublication && answer.request().method() === 'POST') asked.push(answer.status())
  })
  // both clicks come before the first one is answered, however fast the server is
  const clicked = Promise.withResolvers<void>()
  await page.route('**/api/cloud-builder', async (route) => {
    if (route.request().method() === 'POST') await clicked.promise
    await route.fallback()
  })
  await page.goto(`/site-builder/edit-site?id=${site._id}`)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish site' })
  await expect(dialog.getByText(/\d files, .* in total/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Publish', exact: true }).dblclick()
  clicked.resolve()
  await expect(dialog.getByRole('button', { name: 'Publish again' })).toBeVisible()
  expect(asked).toEqual([201])
})

test('a site that is refused leads to the field that says why', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto('/site-builder/build-site')
  await startBuilding(page)
  await (await openSaveDialog(page)).getByRole('button', { name: 'Save site' }).click()
  await expect(page.getByLabel('Site name')).toBeFocused()
  await expect(page.getByLabel('Site name')).toBeInViewport()
})

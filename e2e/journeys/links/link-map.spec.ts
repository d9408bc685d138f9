import { readFile } from 'node:fs/promises'
import { expect, test } from '../../fixtures/accounts.ts'
import { violations } from '../../fixtures/axe.ts'

/* The link map: links of published content appear automatically, are checked, and lead to the table. */

const page = (name: string, slug: string, html: string) => ({ name, slug, html })

test('links of a published site are drawn, checked, filtered by host and exported', async ({
  newcomer: { page: screen, mine },
}) => {
  await mine.call('POST', 'cloud-builder', {
    siteName: 'Green links',
    rootSlug: 'green-links',
    pages: [
      page(
        'Home',
        'home',
        '<h1>Home</h1><p><a href="https://shop.example/roses">Roses</a> <a rel="sponsored" href="https://tools.example/">Tools</a></p>',
      ),
      page('Lawn', 'lawn', '<h1>Lawn</h1><p><a href="https://shop.example/lawn">Lawn</a></p>'),
    ],
  })
  await screen.goto('/link-map')
  await expect(screen.getByRole('heading', { name: 'No links yet' })).toBeVisible()

  await screen.goto('/site-builder')
  await screen.getByRole('button', { name: 'Publish Green links' }).click()
  const publish = screen.getByRole('dialog', { name: 'Publish site' })
  await publish.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(publish.getByText('Green links is live')).toBeVisible()

  await screen.goto('/link-map')
  await screen.getByRole('button', { name: 'Check all now' }).click()
  const table = screen.getByRole('table')
  await expect(table.getByText('OK', { exact: true })).toHaveCount(3)
  const diagram = screen.getByRole('region', { name: 'Link diagram' })
  const shop = diagram.getByRole('button', { name: 'shop.example 2 links' })
  await expect(shop).toBeVisible()
  await expect(diagram.getByRole('button', { name: 'localhost 3 links' })).toBeVisible()
  expect(await violations(screen)).toEqual([])

  await shop.focus()
  await screen.keyboard.press('Enter')
  await expect(shop).toHaveAttribute('aria-pressed', 'true')
  await expect(table.getByRole('row')).toHaveCount(3)
  await expect(table.getByRole('link', { name: 'tools.example' })).toHaveCount(0)
  const downloading = screen.waitForEvent('download')
  await screen.getByRole('button', { name: 'Download as CSV' }).click()
  const file = await readFile(await (await downloading).path(), 'utf8')
  expect(file).toContain('https://shop.example/lawn')
  expect(file).not.toContain('tools.example')
})

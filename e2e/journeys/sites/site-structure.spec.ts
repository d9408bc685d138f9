import { readFile } from 'node:fs/promises'
import { expect, test } from '../../fixtures/accounts.ts'
import { violations } from '../../fixtures/axe.ts'
import { smallSite } from '../../fixtures/builder.ts'
import { keepOffers } from '../../fixtures/hear.ts'

test('the structure of a site is arranged, walked through by keyboard, taken along, and leads to its pages', async ({
  page,
  secondPage,
  owner,
}) => {
  const { name } = await smallSite(owner)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/site-builder')
  // a copy is edited from here, while the original stays unchanged
  await keepOffers(page)
  await page.getByRole('button', { name: `More for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  const copy = page.getByRole('row').filter({ hasText: `Copy of ${name}` })
  await expect(copy).toContainText('Draft')
  await page.getByRole('button', { name: 'Edit pages' }).click()
  await expect(page.frameLocator('iframe[title="Page"]').getByText('Alpha')).toBeVisible()
  await page.goto('/site-builder')

  // a client views the site through a link, until it is revoked
  await page.getByRole('button', { name: `More for ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: 'Share preview' }).click()
  const sharing = page.getByRole('dialog', { name: `Preview links of ${name}` })
  await sharing.getByRole('button', { name: 'Create link' }).click()
  const link = await sharing.getByRole('link').getAttribute('href')
  expect(await violations(page)).toEqual([])
  await secondPage.goto(link!)
  await expect(secondPage.getByText('Alpha')).toBeVisible()
  await sharing.getByRole('button', { name: /^Revoke/ }).click()
  await expect(sharing.getByText('No active preview links')).toBeVisible()
  await secondPage.reload()
  await expect(secondPage.getByRole('heading', { name: 'Preview not available' })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: `More for ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: 'Structure' }).click()
  await expect(page.getByRole('heading', { name: `Structure of ${name}` })).toBeVisible()

  const settings = page.getByRole('region', { name: 'Tree settings' })
  await expect(settings.getByRole('radio', { name: 'Cluster' })).toBeChecked()
  await expect(settings.getByRole('radio', { name: 'Vertical' })).toBeChecked()
  const tree = page.getByRole('tree', { name: 'Site structure' })
  const node = (label: string) => tree.getByRole('treeitem', { name: label })
  const spot = async (label: string) => (await node(label).boundingBox())!
  /** Returns the distance between two nodes; a node is drawn before it is in its final position. */
  const way = async (from: string, to: string) => {
    const [start, end] = [await node(from).boundingBox(), await node(to).boundingBox()]
    return { x: (end?.x ?? NaN) - (start?.x ?? NaN), y: (end?.y ?? NaN) - (start?.y ?? NaN) }
  }
  await expect.poll(async () => (await way('Home', 'Other')).x).toBeGreaterThan(0)
  await expect.poll(async () => (await way(name, 'Home')).y).toBeGreaterThan(0)

  // the selected layout is in the URL, and still there after a reload
  await settings.getByText('Horizontal').click()
  await expect(page).toHaveURL(/layout=horizontal/)
  await page.reload()
  await expect(settings.getByRole('radio', { name: 'Horizontal' })).toBeChecked()
  await expect.poll(async () => (await way('Home', 'Other')).y).toBeGreaterThan(0)
  await expect.poll(async () => (await way(name, 'Home')).x).toBeGreaterThan(0)
  await settings.getByText('Circular').click()

  // collapsed and expanded by keyboard and by its button
  await tree.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(node(name)).toHaveAttribute('aria-expanded', 'false')
  await expect(tree.getByRole('treeitem')).toHaveCount(1)
  expect(await violations(page)).toEqual([])
  await settings.getByRole('button', { name: 'Expand all' }).click()
  await expect(tree.getByRole('treeitem')).toHaveCount(3)

  const before = await spot('Other')
  const frame = (await tree.boundingBox())!
  await page.mouse.move(frame.x + 40, frame.y + 40)
  await page.mouse.wheel(0, -300)
  await expect.poll(async () => (await spot('Other')).width).toBeGreaterThan(before.width)

  const taken = async (format: string) => {
    const downloading = page.waitForEvent('download')
    await settings.getByRole('button', { name: `Download as ${format}` }).click()
    return readFile(await (await downloading).path())
  }
  const svg = (await taken('SVG')).toString()
  const drawn = await page.evaluate((text) => {
    const { documentElement: root } = new DOMParser().parseFromString(text, 'application/xml')
    return { tag: root.tagName, width: Number(root.getAttribute('width')), texts: root.textContent }
  }, svg)
  expect(drawn.tag).toBe('svg')
  expect(drawn.texts).toContain(name)
  expect(svg).not.toContain('var(')
  const png = await taken('PNG')
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect(png.readUInt32BE(16)).toBe(2 * drawn.width)

  await tree.focus()
  await page.keyboard.press('o')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/edit-site.*page=/)
  await expect(page.frameLocator('iframe[title="Page"]').getByText('The other page')).toBeVisible()
  await page.getByRole('tab', { name: 'Pages' }).click()
  await page.getByRole('button', { name: 'Structure' }).click()
  await node('Home').click()
  await expect(page.frameLocator('iframe[title="Page"]').getByText('Alpha')).toBeVisible()
})

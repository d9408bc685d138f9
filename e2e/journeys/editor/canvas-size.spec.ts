import { expect, test } from '../../fixtures/small-site.ts'
import { block, drag, openEditor, textsIn } from '../../fixtures/builder.ts'

/* The size of the page while it is edited, and the controls over it. */

test('the canvas is drawn in a chosen size, and scrolls sideways where that is too large', async ({
  page,
  site,
}) => {
  await openEditor(page, site)
  const zoom = page.getByRole('button', { name: /^Zoom: / })
  const width = async () => (await page.locator('iframe[title="Page"]').boundingBox())!.width
  // the page is scaled to fit between the panels
  await expect(page.getByRole('complementary', { name: 'Style panel' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Modules' })).toBeVisible()
  await expect(zoom).not.toHaveText('100 %')
  const fitted = await width()

  await zoom.click()
  await page.getByRole('menuitem', { name: '100 %' }).click()
  await expect(zoom).toHaveText('100 %')
  await expect.poll(width).toBe(1280)
  await block(page, 'Alpha').click()
  await page.mouse.wheel(120, 0)
  const left = async () => (await page.locator('iframe[title="Page"]').boundingBox())!.x
  await expect.poll(left).toBeLessThan(200)
  await page.keyboard.type(' more')
  await page.keyboard.press('Control+-')
  await expect(zoom).toHaveText('90 %')
  await expect(textsIn(page, 'First band').nth(1)).toHaveText(/ more/)
  await page.keyboard.press('Control+0')
  await expect.poll(width).toBe(fitted)
})

test('the panels are made wider and hidden, and stay so', async ({ page, site }) => {
  await openEditor(page, site)
  const edge = page.getByRole('separator', { name: 'Resize the style panel' })
  const width = async () =>
    (await page.getByRole('complementary', { name: 'Style panel' }).boundingBox())!.width
  await expect(page.getByRole('tab', { name: 'Modules' })).toBeVisible()
  const box = (await edge.boundingBox())!
  await page.mouse.move(box.x + box.width / 2, 300)
  await page.mouse.down()
  await page.mouse.move(box.x - 94, 300, { steps: 4 })
  await page.mouse.up()
  await expect.poll(width).toBeGreaterThan(380)
  const wide = await width()
  await edge.press('ArrowRight')
  await expect.poll(width).toBe(wide - 16)
  await page.reload()
  await expect.poll(width).toBe(wide - 16)
  await edge.press('Enter')
  await expect(page.getByRole('tab', { name: 'Modules' })).toBeHidden()
  await page.getByRole('button', { name: 'Show the style panel' }).click()
  await expect.poll(width).toBe(wide - 16)
})

test('a drag says what it carries and how to cancel, away from where it aims', async ({ page, site }) => {
  await openEditor(page, site)
  const label = page.getByText('Heading · Esc to cancel').and(page.locator(':visible'))
  await drag(page, {
    from: page.getByRole('button', { name: 'Heading', exact: true }),
    to: block(page, 'Alpha'),
    at: { x: 0.3, y: 0.8 },
    meanwhile: async () => {
      await expect(label).toHaveCount(1)
      const alpha = (await block(page, 'Alpha').boundingBox())!
      const top = async () => (await label.boundingBox())?.y
      await expect.poll(top).toBeGreaterThan(alpha.y + alpha.height + 40)
    },
  })
  await expect(label).toHaveCount(0)
  await textsIn(page, 'First band').nth(2).click()
})

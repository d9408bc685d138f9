import type { Page } from '@playwright/test'
import { block, canvas, openEditor, pointOf } from '../../fixtures/builder.ts'
import { hear } from '../../fixtures/hear.ts'
import { expect, test } from '../../fixtures/small-site.ts'

/* Pages of many thousand blocks load onto the canvas in parts, with visible progress. */

const parts = 3_500
const html = `<!DOCTYPE html><body>${Array.from(
  { length: parts },
  (_, at) => `<section><h2>Part ${at}</h2><p>Text of part ${at}</p></section>`,
).join('')}</body>`

const importFile = async (page: Page) => {
  await page.getByRole('button', { name: 'Page', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Import' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import page' })
  const buffer = Buffer.from(html)
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'large.html', mimeType: 'text/html', buffer })
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  return dialog
}

test('a large page is imported with a word on every step, worked on, and undone', async ({ page, site }) => {
  await openEditor(page, site)
  const heard = await hear(page)
  const dialog = await importFile(page)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await heard('Showing the page…')
  await expect(canvas(page).locator('section')).toHaveCount(parts)

  const last = canvas(page).getByRole('heading', { name: `Part ${parts - 1}` })
  await last.click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Delete')
  await expect(last).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(last).toHaveCount(1)
  await page.keyboard.press('Control+z')
  await expect(canvas(page).locator('section')).toHaveCount(2)
  await expect(block(page, 'Alpha')).toBeVisible()
})

test('Ctrl and the wheel zoom around the pointer', async ({ page, site }) => {
  await openEditor(page, site)
  const target = block(page, 'Alpha')
  const place = async () => (await target.boundingBox())!
  const pointer = await pointOf(target, { x: 4, y: 0.5 })
  const before = await place()
  await page.mouse.move(pointer.x, pointer.y)
  await page.keyboard.down('Control')
  for (let turn = 0; turn < 6; turn += 1) await page.mouse.wheel(0, -100)
  await page.keyboard.up('Control')
  await expect.poll(async () => (await place()).height).toBeGreaterThan(before.height * 1.3)
  // some wheel events may still be pending
  const strayed = async () => {
    const after = await place()
    return Math.abs(after.x + (4 * after.height) / before.height - pointer.x)
  }
  await expect.poll(strayed).toBeLessThan(3)
})

import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/small-site.ts'
import { block, canvas, openEditor } from '../fixtures/builder.ts'

/* Pages of many thousand blocks come onto the canvas part by part, and nobody waits without being told. */

const parts = 3_500
const html = `<!DOCTYPE html><body>${Array.from(
  { length: parts },
  (_, at) => `<section><h2>Part ${at}</h2><p>Text of part ${at}</p></section>`,
).join('')}</body>`

/** Notes what the dialog says, however short. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const said = new Set<string>()
    const look = () => {
      said.add(document.querySelector('[role="dialog"] [role="status"]')?.textContent ?? '')
      requestAnimationFrame(look)
    }
    look()
    Object.assign(globalThis, { said })
  })

const said = (page: Page) =>
  page.evaluate(() => [...(globalThis as unknown as { said: Set<string> }).said].filter(Boolean))

const importFile = async (page: Page) => {
  await page.getByRole('button', { name: 'Page', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Import' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import a page' })
  const buffer = Buffer.from(html)
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'large.html', mimeType: 'text/html', buffer })
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  return dialog
}

test('a large page is imported with a word on every step, worked on, and undone', async ({ page, site }) => {
  await openEditor(page, site)
  await watch(page)
  const dialog = await importFile(page)
  await dialog.getByRole('button', { name: 'Done' }).click()
  expect(await said(page)).toContain('Showing the page…')
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

test('Ctrl and the wheel keep what is under the pointer where it is', async ({ page, site }) => {
  await openEditor(page, site)
  const target = block(page, 'Alpha')
  const place = async () => (await target.boundingBox())!
  const before = await place()
  const pointer = { x: before.x + 4, y: before.y + before.height / 2 }
  await page.mouse.move(pointer.x, pointer.y)
  await page.keyboard.down('Control')
  for (let turn = 0; turn < 6; turn += 1) await page.mouse.wheel(0, -100)
  await page.keyboard.up('Control')
  await expect.poll(async () => (await place()).height).toBeGreaterThan(before.height * 1.3)
  const after = await place()
  expect(Math.abs(after.x + (4 * after.height) / before.height - pointer.x)).toBeLessThan(3)
})

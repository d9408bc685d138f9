import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/small-site.ts'
import { block, openEditor, saveState, textsIn } from '../../fixtures/builder.ts'

/* The history moves back and forth, and survives a reload. */

const step = (page: Page, name: string) =>
  page.getByRole('list', { name: 'History' }).getByRole('button', { name })

test('the history leads to any step, and is kept after a reload', async ({ page, site }) => {
  await openEditor(page, site)
  await page.getByRole('tab', { name: 'History', exact: true }).click()
  await block(page, 'First band').click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Delete')
  await block(page, 'Beta').click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('ControlOrMeta+d')
  await expect(step(page, 'Duplicate Beta')).toHaveAttribute('aria-current', 'step')
  await step(page, 'Page as opened').click()
  await expect(textsIn(page, 'First band')).toHaveText(['First band', 'Alpha', 'Beta'])
  await expect(step(page, 'Duplicate Beta')).toContainText('undone')
  await step(page, 'Delete First band').click()
  await expect(block(page, 'First band')).toHaveCount(0)

  await page.keyboard.press('ControlOrMeta+s')
  await expect(saveState(page)).toHaveText('Saved')
  await page.reload()
  await expect(block(page, 'Alpha')).toBeVisible()
  await page.getByRole('tab', { name: 'History', exact: true }).click()
  await expect(step(page, 'Delete First band')).toHaveAttribute('aria-current', 'step')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(textsIn(page, 'First band')).toHaveText(['First band', 'Alpha', 'Beta'])
  await step(page, 'Duplicate Beta').click()
  await expect(block(page, 'Beta')).toHaveCount(2)
})

import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/accounts.ts'
import { block, canvas, openEditor, smallSite } from '../../fixtures/builder.ts'

/* Sections of the library: from the Modules tab onto a page, in the theme of the page. */

const tile = (page: Page, name: string) => page.getByRole('button', { name })
const list = (page: Page) => page.getByRole('list', { name: 'ready-made sections' })

test('a ready-made section takes the theme of the page, is found by kind and words, and is edited like any block', async ({
  newcomer,
}) => {
  const { mine, page } = newcomer
  await openEditor(page, await smallSite(mine))
  await page.getByRole('tab', { name: 'Modules' }).click()
  await page.getByRole('radiogroup', { name: 'Sections', exact: true }).getByText('Ready-made').click()

  // without a theme they would have neither colors nor sizes
  await expect(page.getByText(/take their colors, fonts and spacing from a theme/)).toBeVisible()
  await page.getByRole('button', { name: 'Choose a theme' }).click()
  await page.getByRole('button', { name: /Chambers/ }).click()
  await expect(list(page)).toBeVisible()

  await page.getByRole('combobox', { name: 'Kind of section' }).click()
  await page.getByRole('option', { name: 'FAQ', exact: true }).click()
  await page.getByRole('textbox', { name: 'Search ready-made sections' }).fill('title beside')
  await expect(list(page).getByRole('listitem')).toHaveCount(1)
  await block(page, 'Alpha').click()
  await tile(page, 'FAQ · Title beside questions that open').click()
  const question = canvas(page).getByRole('heading', { name: 'How is the price found?' })
  await expect(question).toBeVisible()
  await expect(question).toHaveCSS('font-family', /Libre Franklin/)

  // a section stands beside the bands of a page, not within one
  await page.getByRole('textbox', { name: 'Search ready-made sections' }).fill('')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(question).toHaveCount(0)
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(question).toBeVisible()
  await expect(canvas(page).locator('section section')).toHaveCount(0)

  await page.getByRole('textbox', { name: 'Search ready-made sections' }).fill('no such section')
  await expect(page.getByText('No ready-made sections match “no such section”')).toBeVisible()
})

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/accounts.ts'
import { violations } from '../../fixtures/axe.ts'
import { hear } from '../../fixtures/hear.ts'
import { liveSocket } from '../../fixtures/live-socket.ts'

/*
 * Prompt stackers: from a built-in one to a custom one, exported and imported, and with two users in one of
 * them.
 */

const steps = (page: Page) => page.getByRole('region', { name: /^Step \d+$/ })
const titles = (page: Page) =>
  steps(page)
    .getByRole('textbox', { name: 'Title' })
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

test('a stacker is written with completion and order, checked, copied, and carried in a file', async ({
  newcomer: { page },
}) => {
  await page.goto('/prompt-stacker')
  await expect(page.getByRole('heading', { name: 'No prompt stackers yet' })).toBeVisible()
  await page.getByRole('button', { name: 'How it works' }).click()
  const pictures = page.getByRole('dialog').locator('img')
  await expect(pictures).toHaveCount(5)
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1280)
  }
  await page.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('main').getByRole('link', { name: 'Add prompt stacker' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Mine')
  await page.keyboard.press('Control+s')
  const first = steps(page).nth(0)
  const prompt = first.getByRole('textbox', { name: 'Prompt' })
  await expect(prompt).toHaveAccessibleDescription('This field is required')
  await expect(prompt).toBeFocused()
  await prompt.pressSequentially('Write about {keyw')
  await page.keyboard.press('Enter')
  await prompt.pressSequentially(' in {nowhere}')
  await expect(prompt).toHaveValue('Write about {keyword} in {nowhere}')
  await expect(prompt).toHaveAccessibleDescription(/Unknown placeholder \{nowhere\}/)
  await page.getByRole('button', { name: 'Add variable' }).click()
  await page.getByRole('textbox', { name: 'Name of variable 1' }).fill('nowhere')
  await expect(page.getByText(/Unknown placeholder/)).toBeHidden()

  await page.getByRole('button', { name: 'Add step' }).click()
  const second = steps(page).nth(1)
  await second.getByRole('textbox', { name: 'Title' }).fill('Shorten')
  await second.getByRole('textbox', { name: 'Prompt' }).pressSequentially('Shorten {step:')
  await page.getByRole('option', { name: /step:Step 1/ }).click()
  await second.getByRole('combobox', { name: 'Model' }).click()
  await page.getByRole('option', { name: /^Claude-instant(?!-)/ }).click()
  await page.getByRole('button', { name: 'Move step 2', exact: true }).press('ArrowUp')
  await expect.poll(() => titles(page)).toEqual(['Shorten', 'Step 1'])
  await expect(page.getByText(/\{step:Step 1\} is a later step/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Move step 1', exact: true })).toBeFocused()
  const grip = (await page.getByRole('button', { name: 'Move step 1', exact: true }).boundingBox())!
  const below = (await steps(page).nth(1).boundingBox())!
  await page.mouse.move(grip.x + 5, grip.y + 5)
  await page.mouse.down()
  await page.mouse.move(grip.x + 5, below.y + below.height - 10, { steps: 5 })
  await page.mouse.up()
  await expect.poll(() => titles(page)).toEqual(['Step 1', 'Shorten'])
  expect(await violations(page)).toEqual([])
  await save(page)

  await page.getByRole('button', { name: 'More for Mine' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Download as JSON' }).click()
  const path = await (await download).path()
  expect(JSON.parse(await readFile(path, 'utf8')).stackers[0].steps[1]).toEqual({
    title: 'Shorten',
    prompt: 'Shorten {step:Step 1}',
    generateTextBy: { name: 'poe', params: { model: 'Claude-instant' } },
  })
  const input = page.locator('input[type=file]')
  await input.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{') })
  await expect(page.getByRole('alert', { name: 'Import failed' })).toContainText(
    'This file is not valid JSON',
  )
  const heard = await hear(page)
  await input.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: await readFile(path) })
  await heard('Imported 1 prompt stacker')
  await expect(page.getByRole('link', { name: 'Mine', exact: true })).toHaveCount(2)
  await page.getByRole('button', { name: 'More for Mine' }).first().click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(page.getByRole('link', { name: 'Mine copy', exact: true })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('checkbox', { name: 'Select all prompt stackers on this page' }).check()
  await page.getByRole('button', { name: 'Delete 3', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'No prompt stackers yet' })).toBeVisible()
})

test('the second of two savers is warned, compares, and loses nothing', async ({
  newcomer: { page, mine },
  pageOf,
}) => {
  const connected = liveSocket(page)
  const name = (someone: Page) => someone.getByRole('textbox', { name: 'Name', exact: true })
  await page.goto('/prompt-stacker/add-prompt-stacker?start=local-service-page')
  await connected
  await expect(name(page)).toHaveValue('Local service page')
  await save(page)
  await page.getByRole('link', { name: 'Local service page', exact: true }).click()
  await expect(name(page)).toHaveValue('Local service page')
  const second = await pageOf(mine)
  const live = liveSocket(second)
  await second.goto(page.url())
  await live
  await name(second).fill('Of the second')
  await name(page).fill('Of the first')
  await save(page)
  await expect(page.getByRole('link', { name: 'Of the first', exact: true })).toBeVisible()

  await expect(second.getByText('Someone else edited this prompt stacker.')).toBeVisible()
  await save(second)
  await expect(name(second)).toHaveValue('Of the second')
  await second.getByRole('button', { name: 'Compare' }).click()
  const dialog = second.getByRole('dialog', { name: 'Compare' })
  await expect(dialog.getByLabel('Saved version')).toHaveText('Of the first')
  await expect(dialog.getByLabel('Your version')).toHaveText('Of the second')
  expect(await violations(second)).toEqual([])
  await dialog.getByRole('button', { name: 'Keep my version' }).click()
  await save(second)
  await expect(page.getByRole('link', { name: 'Of the second', exact: true })).toBeVisible()
})

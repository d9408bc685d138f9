import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import { signIn } from '../fixtures/accounts.ts'
import { register } from '../fixtures/people.ts'
import { startProduct } from '../fixtures/product.ts'

/*
 * Takes the five screenshots for the help on prompt stackers, from the last build of the product: `node
 * e2e/pictures/prompt-stacker.ts`.
 */

const folder = fileURLToPath(new URL('../../apps/web/public/prompt-stacker/', import.meta.url))

const step = (page: Page, at: number) => page.getByRole('region', { name: `Step ${at}`, exact: true })

const product = await startProduct()
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(process.env.CHROMIUM_PATH !== undefined && { executablePath: process.env.CHROMIUM_PATH }),
})
try {
  await mkdir(folder, { recursive: true })
  const { token } = await signIn(product, await register(product, { name: 'Ada Gardener' }))
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 1280, height: 720 },
    // no menu half faded in
    reducedMotion: 'reduce',
    storageState: {
      cookies: [],
      origins: [{ origin: product.url, localStorage: [{ name: 'web2.token', value: token }] }],
    },
  })
  const page = await context.newPage()
  const take = async (at: number) => {
    await page.evaluate(() => document.fonts.ready)
    await page.screenshot({ path: `${folder}img${at}.jpg`, type: 'jpeg', quality: 78 })
  }

  await page.goto('/prompt-stacker/add-prompt-stacker?start=local-service-page')
  await page.getByRole('textbox', { name: 'Start from' }).or(page.getByLabel('Start from')).first().click()
  await page.getByRole('option', { name: 'Blog article' }).waitFor()
  await take(1)

  await page.keyboard.press('Escape')
  const prompt = step(page, 2).getByRole('textbox', { name: 'Prompt' })
  await prompt.fill('Turn these questions into an outline. ')
  await prompt.press('End')
  await step(page, 2).evaluate((element) => element.scrollIntoView({ block: 'start' }))
  await prompt.pressSequentially('{')
  await page.getByRole('option').first().waitFor()
  await take(2)

  await prompt.fill('Turn these questions into an outline for {town}. {step:Draft}')
  await page.getByText('Unknown placeholder {town}').waitFor()
  await take(3)

  await prompt.fill('Turn these questions into an outline. {step:Questions}')
  await step(page, 3).evaluate((element) => element.scrollIntoView({ block: 'start' }))
  await step(page, 3).getByLabel('Model').first().click()
  await page.getByRole('option', { name: 'Claude-instant', exact: true }).waitFor()
  await take(4)

  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'More for Local service page' }).click()
  await page.getByRole('menuitem', { name: 'Download as JSON' }).waitFor()
  await take(5)
} finally {
  await browser.close()
  await product.remove()
}

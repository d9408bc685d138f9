import { withNewCard } from '@web2/contract/articles'
import { expect, firstAdmin, signedInPage, test, type Account } from '../../fixtures/accounts.ts'
import { violations } from '../../fixtures/axe.ts'
import { startProduct } from '../../fixtures/product.ts'
import { startWritingService, writingKey } from '../../fixtures/writing-service.ts'

/* Articles by the hundred. */

const twins = ['tulip beds', 'tulip pots']
const keywords = [...Array.from({ length: 48 }, (_, at) => `garden plant ${at + 1}`), ...twins]
/** One paragraph, with a prompt that contains the keyword. */
const cards = withNewCard([], '', 'paragraph').map((card) => ({
  ...card,
  selections: { ...card.selections, settings: { prompt: 'Write about {keyword}' } },
}))

const words = (name: string) => Array.from({ length: 30 }, (_, at) => `${name}${at}`).join(' ')
const subjectOf = (prompt: string) => /^Write about (.+)/.exec(prompt)?.[1] ?? ''
/** Number of texts requested before the service stops answering. */
const before = 20

test('a bulk of 50 articles outlives its worker: all are there, none twice', async ({ browser }) => {
  const gate = Promise.withResolvers<void>()
  const service = await startWritingService((prompt, at) => {
    const subject = subjectOf(prompt)
    const text = words(twins.includes(subject) ? 'twin' : subject.replaceAll(' ', ''))
    return { text, ...(at > before && { until: gate.promise }) }
  })
  const product = await startProduct({ OPENAI_URL: service.baseUrl })
  try {
    const ada: Account = await firstAdmin(product)
    await ada.call('POST', 'article-generator', { name: 'Short', cards })
    const page = await signedInPage(browser, product, ada)

    await test.step('cost, duration and missing settings are shown before it starts', async () => {
      await page.goto('/articles/bulk-add')
      await expect(page.getByText('Please, add API key of OpenAI in the Settings page.')).toBeVisible()
      await page.getByRole('button', { name: 'Generate articles' }).click()
      await expect(page.getByText('Enter at least one keyword.')).toBeVisible()
      await page.getByRole('combobox', { name: 'Method' }).click()
      await page.getByRole('option', { name: 'Short', exact: true }).click()
      await page.getByRole('textbox', { name: 'Keywords' }).fill([...keywords, 'Tulip beds'].join('\n'))
      await expect(page.getByText('50 keywords. 1 duplicate was removed.')).toBeVisible()
      await expect(page.getByText('Please, add API key of OpenAI in the Settings page.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Generate 50 articles' })).toBeDisabled()
      await ada.call('POST', 'settings', { openAi: { apiKey: writingKey } })
      await ada.call('POST', 'articles', { title: 'Plant one', keyword: 'garden plants 1' })
      await page.reload()
      await expect(page.getByText('You already have an article for 1 of these keywords.')).toBeVisible()
      await expect(page.getByText('garden plant 1 – “Plant one”')).toBeVisible()
      await expect(page.getByText('10,000 of 10,000')).toBeVisible()
      const result = page.getByRole('region', { name: 'Result' })
      await expect(result.getByText('Write about garden plant 1', { exact: true })).toBeVisible()
      await result.getByRole('button', { name: 'Next example' }).click()
      await expect(result.getByText('Write about garden plant 2', { exact: true })).toBeVisible()
      await page.getByLabel('Spending limit (USD)').fill('0.01')
      await expect(result.getByText(/^The spending limit covers about \d+ of 50 articles\./)).toBeVisible()
      await page.getByLabel('Spending limit (USD)').fill('')
      await expect(result.getByText(/^The spending limit covers/)).toBeHidden()
      expect(await violations(page)).toEqual([])
    })

    await test.step('killed in the middle, it resumes where it was, and so does the screen', async () => {
      await page.getByRole('button', { name: 'Generate 50 articles' }).click()
      await expect(page.getByRole('heading', { name: 'garden plant 1', exact: true })).toBeVisible()
      // the service is silent: all concurrent texts are in progress, and its earlier answers are stored
      await expect.poll(() => service.prompts.length, { timeout: 180_000 }).toBeGreaterThan(before)
      await expect(page.getByText(`${before} of 50 generated`)).toBeVisible({ timeout: 120_000 })
      await product.kill()
      gate.resolve()
      await product.start()
      const states = () => ada.call<{ data: { status: string }[] }>('GET', 'article-bulk-generator')
      await expect.poll(async () => (await states()).data[0]?.status, { timeout: 240_000 }).toBe('done')
      await expect(page.getByText('50 of 50 generated')).toBeVisible({ timeout: 60_000 })
      await expect(page.getByText('Done', { exact: true })).toBeVisible()
      await expect(page.getByRole('row', { name: /garden plant 1 / }).getByText('Generated')).toBeVisible()
    })

    await test.step('every article is there once, and paid for once', async () => {
      const { data } = await ada.call<{ data: { _id: string; keyword: string; source: string }[] }>(
        'GET',
        'articles?source=bulk&$limit=100',
      )
      expect(data.map(({ keyword }) => keyword).sort()).toEqual([...keywords].sort())
      const texts = service.prompts.map(subjectOf)
      expect(new Set(texts).size).toBe(50)
      // only texts in progress at the kill were requested again
      expect(texts.slice(0, before).filter((text) => texts.slice(before).includes(text))).toEqual([])
      const usage = async () =>
        (
          await ada.call<{ data: { resource: string; used: number; reserved: number }[] }>('GET', 'usage')
        ).data.find(({ resource }) => resource === 'articles')
      await expect.poll(usage).toMatchObject({ used: 50, reserved: 0 })
    })

    await test.step('two that say the same are shown side by side, and one waits for a decision', async () => {
      await page.getByRole('combobox', { name: 'Status' }).selectOption('Needs review')
      const twin = page.getByRole('row', { name: /tulip pots/ })
      await expect(twin).toContainText('Needs review')
      expect(await violations(page)).toEqual([])
      await twin.getByRole('button', { name: /compare tulip pots/ }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText('Both articles share 30 words in the same order')).toBeVisible()
      await expect(dialog.locator('mark').first()).toContainText('twin0 twin1')
      expect(await violations(page, { within: '[role=dialog]' })).toEqual([])
      await dialog.getByRole('button', { name: 'Keep', exact: true }).click()
      await expect(page.getByText('No articles with this status')).toBeVisible()
    })

    await test.step('a notification announces it, and it is found again, also on a phone', async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto('/articles/bulk-add')
      await expect(page.getByRole('heading', { name: 'Bulk history' })).toBeVisible()
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide).toBeLessThanOrEqual(390)
      // a column name as long as a sentence does not widen the page
      await page.getByText('From file', { exact: true }).click()
      const buffer = Buffer.from(`${'Search term of the month '.repeat(20)},Volume\nroses,1`)
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'keywords.csv', mimeType: 'text/csv', buffer })
      await expect(page.getByLabel('Keyword column')).toHaveAccessibleDescription('roses')
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(390)
      await page.getByRole('link', { name: 'Open garden plant 1' }).click()
      await expect(page.getByText('50 of 50 generated')).toBeVisible()
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(390)
      const told = async () => {
        const { data } = await ada.call<{ data: { payload: { title: string } }[] }>('GET', 'notifications')
        return data.map(({ payload }) => payload.title)
      }
      await expect.poll(told).toEqual(['“garden plant 1” is finished'])
    })
    await page.context().close()
  } finally {
    gate.resolve()
    await product.remove()
    await service.stop()
  }
})

import { expect, signIn, signedInPage, test } from '../../fixtures/accounts.ts'
import { violations } from '../../fixtures/axe.ts'
import { askedFor, plannedAnswer } from '../../fixtures/planned-article.ts'
import { register } from '../../fixtures/people.ts'
import { startProduct } from '../../fixtures/product.ts'
import { startWritingService, writingKey } from '../../fixtures/writing-service.ts'

/* Models that a service has switched off: their names still work, and lead to today's. */

const note = 'gpt-4 was switched off on October 23, 2026. gpt-6.1-sol was used instead.'

test('a retired model’s name is offered, answered by its successor, and both are named on the piece', async ({
  browser,
}) => {
  const service = await startWritingService((prompt) => ({ text: plannedAnswer(askedFor(prompt)) }))
  const product = await startProduct({ OPENAI_URL: service.baseUrl })
  try {
    const ada = await signIn(product, await register(product))
    await ada.call('POST', 'settings', { openAi: { apiKey: writingKey } })
    const page = await signedInPage(browser, product, ada)

    await test.step('the form says what happens before anything is spent', async () => {
      await page.goto('/articles/add-article?with=ai')
      await page.getByRole('textbox', { name: 'Keyword' }).fill('gutter cleaning austin')
      await page.getByRole('combobox', { name: 'Model' }).click()
      await page.getByRole('option', { name: /^GPT-4 \(gpt-4\)/ }).click()
      await expect(
        page.getByText('gpt-4 was switched off on October 23, 2026. gpt-6.1-sol is used instead.'),
      ).toBeVisible()
      await page.getByRole('switch', { name: 'Write without stopping' }).check()
      await page.getByRole('button', { name: 'Write article' }).click()
    })

    await test.step('each section names the model that wrote it, and why', async () => {
      await expect(page.getByText(/^Article ready/)).toBeVisible({ timeout: 120_000 })
      await page.getByRole('tab', { name: /^Sections/ }).click()
      const cost = page.getByRole('article', { name: 'What does a visit cost?', exact: true })
      await expect(cost).toContainText('OpenAI gpt-6.1-sol')
      await expect(cost).toContainText(note)
      expect(new Set(service.usedModels)).toEqual(new Set(['gpt-6.1-sol']))
      expect(await violations(page)).toEqual([])
    })

    await test.step('the article keeps who wrote it', async () => {
      await page.getByRole('link', { name: 'Open in the editor' }).click()
      await expect(page.getByText(/^Generated with OpenAI, gpt-6\.1-sol\./)).toBeVisible()
    })
    await page.context().close()
  } finally {
    await product.remove()
    await service.stop()
  }
})

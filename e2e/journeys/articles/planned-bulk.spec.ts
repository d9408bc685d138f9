import { expect, firstAdmin, signedInPage, test, type Account } from '../../fixtures/accounts.ts'
import { violations } from '../../fixtures/axe.ts'
import { askedFor, plannedAnswer } from '../../fixtures/planned-article.ts'
import { startProduct } from '../../fixtures/product.ts'
import { startWritingService, writingKey } from '../../fixtures/writing-service.ts'

/* Planned articles by the Zoomer. */

const keywords = Array.from({ length: 30 }, (_, at) => `garden plant ${at + 1}`)
/** Brief, outline, introduction, three sections, review and details. */
const textsEach = 8
/** Number of texts requested before the service stops answering. */
const before = 100

const keywordOf = (prompt: string): string => /(?:^Keyword: |"keyword":")([^"\n]+)/m.exec(prompt)?.[1] ?? ''

/** Answers as for one article, with words of its own in each section, so that no two articles are alike. */
const answerTo = (prompt: string): string => {
  const [asked, keyword] = [askedFor(prompt), keywordOf(prompt)]
  const answer = plannedAnswer(asked)
  if (asked === 'brief') return JSON.stringify({ ...(JSON.parse(answer) as object), keyword })
  if (asked === 'review') return '{"findings":[]}'
  if (asked === 'outline' || asked === 'details') return answer
  return Array.from({ length: 40 }, (_, at) => `${keyword.replaceAll(' ', '')}${asked}${at}`).join(' ')
}

test('30 articles are planned and written by the Zoomer, although the product is killed in the middle', async ({
  browser,
}) => {
  const gate = Promise.withResolvers<void>()
  const service = await startWritingService((prompt, at) => ({
    text: answerTo(prompt),
    ...(at > before && { until: gate.promise }),
  }))
  const product = await startProduct({ OPENAI_URL: service.baseUrl })
  try {
    const ada: Account = await firstAdmin(product)
    await ada.call('POST', 'settings', { openAi: { apiKey: writingKey } })
    const page = await signedInPage(browser, product, ada)

    await test.step('each article is planned, unless one chooses otherwise', async () => {
      await page.goto('/articles/bulk-add')
      await expect(page.getByRole('combobox', { name: 'Method' })).toHaveValue('Brief and outline')
      await page.getByRole('textbox', { name: 'Keywords' }).fill(keywords.join('\n'))
      await page.getByRole('textbox', { name: 'Length: at least' }).fill('300')
      await page.getByRole('textbox', { name: 'Length: at most' }).fill('500')
      const result = page.getByRole('region', { name: 'Result' })
      for (const part of ['Brief', 'Outline', 'Sections', 'Review', 'Details'])
        await expect(result.getByText(part, { exact: true })).toBeVisible()
      await expect(result.getByText(/^Google treats many pages that add little as spam/)).toBeVisible()
      expect(await violations(page)).toEqual([])
      await page.getByRole('button', { name: 'Generate 30 articles' }).click()
      await expect.poll(() => service.prompts.length, { timeout: 180_000 }).toBeGreaterThan(before)
    })

    await test.step('killed in the middle, it resumes where it was', async () => {
      await product.kill()
      gate.resolve()
      await product.start()
      const states = () => ada.call<{ data: { status: string }[] }>('GET', 'article-bulk-generator')
      await expect.poll(async () => (await states()).data[0]?.status, { timeout: 240_000 }).toBe('done')
      await expect(page.getByText('30 of 30 generated')).toBeVisible({ timeout: 60_000 })
    })

    await test.step('every article is there once with all its parts, and no finished text was paid twice', async () => {
      const { data } = await ada.call<{ data: { _id: string; keyword: string; slug: string }[] }>(
        'GET',
        'articles?source=bulk&$limit=100',
      )
      expect(data.map((article) => article.keyword).toSorted()).toEqual(keywords.toSorted())
      const named = service.prompts.map((prompt) => `${keywordOf(prompt)}: ${askedFor(prompt)}`)
      expect(new Set(named).size).toBe(keywords.length * textsEach)
      const finished = named.slice(0, before)
      const again = named.slice(before).filter((name) => finished.includes(name))
      // at most those whose answers were on their way to the database
      expect(again.length).toBeLessThanOrEqual(10)
      const first = await ada.call<{ text: string }>('GET', `articles/${data[0]?._id}`)
      expect(first.text).toContain('<h2>Questions about gutters</h2>')
    })
    await page.context().close()
  } finally {
    gate.resolve()
    await product.remove()
    await service.stop()
  }
})

import { expect, test } from '../../fixtures/accounts.ts'
import { violations } from '../../fixtures/axe.ts'

/*
 * The score of an article: it follows the typing, shows the affected places, and is saved with the article.
 */

test('a text is scored while it is written, leads to its places, and is listed with its score', async ({
  newcomer: { mine, page },
}) => {
  await mine.call('POST', 'articles', { title: 'Older', keyword: 'pruning roses' })
  await page.goto('/articles/add-article')
  const score = page.getByRole('region', { name: 'Score', exact: true })
  const number = async () =>
    Number(
      /\d+/.exec((await score.getByRole('img', { name: /^Score/ }).getAttribute('aria-label')) ?? '')?.[0],
    )
  await expect(score).toContainText('Start writing to get a score')

  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await text.click()
  await page.keyboard.type('Cut dry wood in March. See here for more.')
  await expect(score).toContainText('9 words, 2 sentences')
  const begun = await number()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Pruning roses in March')
  await page.getByRole('textbox', { name: 'Keyword', exact: true }).fill('pruning roses')
  await page.getByRole('textbox', { name: 'Meta description' }).fill('How to prune roses.')
  await score.getByRole('button', { name: /^Keyword/ }).click()
  await expect(score.getByText('The keyword is near the beginning of the title.')).toBeVisible()
  await expect(score.getByText(/1 other article targets this keyword: “Older”/)).toBeVisible()
  await expect.poll(number).toBeGreaterThan(begun)

  await score.getByRole('button', { name: 'Show keyword in introduction' }).click()
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toContain('Cut dry wood in March.')
  await score.getByRole('button', { name: /^Search result/ }).click()
  await score.getByRole('button', { name: 'Show meta description' }).click()
  await expect(page.getByRole('textbox', { name: 'Meta description' })).toBeFocused()

  const result = page.getByRole('region', { name: 'Search preview', exact: true })
  await expect(result).toContainText('Pruning roses in March')
  await expect(result).toContainText(/description \d+ of 920 px/)
  await result.getByText('Mobile').click()
  await expect(result).toContainText(/description \d+ of 680 px/)
  expect(await violations(page)).toEqual([])

  await page.keyboard.press('Control+s')
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  const stored = async () => {
    const { data } = await mine.call<{ data: { title: string; score: number }[] }>(
      'GET',
      'articles?title=Pruning%20roses%20in%20March',
    )
    return data[0]?.score
  }
  await expect(async () => expect(await stored()).toBe(await number())).toPass()
  const shown = await number()
  await page.goto('/articles')
  await expect(page.getByRole('row').filter({ hasText: 'Pruning roses in March' })).toContainText(
    String(shown),
  )
})

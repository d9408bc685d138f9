import type { Page } from '@playwright/test'
import { expect, signIn, signedInPage, test } from '../../fixtures/accounts.ts'
import { violations } from '../../fixtures/axe.ts'
import { register } from '../../fixtures/people.ts'
import { askedFor, plannedAnswer } from '../../fixtures/planned-article.ts'
import { startProduct } from '../../fixtures/product.ts'
import { startWritingService, writingKey } from '../../fixtures/writing-service.ts'

/* An article from a brief and an outline, checked and edited at every step. */

const keyword = 'gutter cleaning austin'
const written = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const stage = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
}

test('an article is written from a brief and an outline that were checked and edited', async ({
  browser,
}) => {
  const heldBrief = Promise.withResolvers<void>()
  const service = await startWritingService((prompt, at) => {
    const asked = askedFor(prompt)
    if (prompt.includes('A calmer angle'))
      return { text: plannedAnswer(asked).replace('Plain and calm', 'Calm') }
    if (prompt.includes('Say it shorter')) return { text: 'In March, leaves fall.' }
    const text = plannedAnswer(asked)
    return at === 1
      ? { text: text.slice(0, 420), rest: { after: heldBrief.promise, text: text.slice(420) } }
      : { text }
  })
  const product = await startProduct({ OPENAI_URL: service.baseUrl })
  try {
    const ada = await signIn(product, await register(product))
    await ada.call('POST', 'settings', { openAi: { apiKey: writingKey } })
    await ada.call('POST', 'articles', {
      title: 'Clean gutters',
      keyword: 'Austin gutter cleaning',
      text: '<p>Old.</p>',
    })
    const page = await signedInPage(browser, product, ada)

    await test.step('it is ordered with sources, and a second article on the keyword is noticed', async () => {
      await page.goto('/articles/add-article')
      await page.getByText('Generate with AI').click()
      await expect(page.getByRole('radio', { name: 'Brief and outline first' })).toBeChecked()
      await expect(page.getByText(/^About 7 sections, about \$0\.\d+/)).toBeVisible()
      await page.getByRole('button', { name: 'Write brief' }).click()
      await expect(page.getByText('This field is required')).toBeVisible()
      await page.getByRole('textbox', { name: 'Keyword' }).fill(keyword)
      await expect(page.getByText('An article targets this keyword already.')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Clean gutters' })).toBeVisible()
      await page.getByRole('textbox', { name: 'Length: at least' }).fill('300')
      await page.getByRole('textbox', { name: 'Length: at most' }).fill('500')
      await page.getByRole('button', { name: 'Add note' }).click()
      const note = page.getByRole('dialog', { name: 'Add note' })
      await note.getByRole('textbox', { name: 'Title' }).fill('Price list')
      await note.getByRole('textbox', { name: 'Text' }).fill('A visit costs $189.')
      await note.getByRole('button', { name: 'Add note' }).click()
      await page.getByLabel('Files with sources').setInputFiles({
        name: 'oaks.md',
        mimeType: 'text/markdown',
        buffer: Buffer.from('# Oaks\n\nLive oaks drop their leaves in March.'),
      })
      await page.getByRole('textbox', { name: 'Web page' }).fill('http://127.0.0.1:7/prices')
      await page.getByRole('textbox', { name: 'Web page' }).press('Enter')
      await page.getByRole('button', { name: 'Add my articles' }).click()
      await page.getByRole('checkbox', { name: 'Clean gutters' }).check()
      await page.getByRole('button', { name: 'Add 1 article' }).click()
      await expect(page.getByRole('list', { name: 'Sources' }).getByRole('listitem')).toHaveText([
        /Price list/,
        /oaks\.md/,
        /127\.0\.0\.1/,
        /Clean gutters/,
      ])
      expect(await violations(page)).toEqual([])
      await page.reload()
      await expect(page.getByRole('list', { name: 'Sources' }).getByRole('listitem')).toHaveCount(4)
      await page.getByRole('button', { name: 'Write brief' }).click()
    })

    await test.step('the brief is shown part by part while it is written', async () => {
      await expect(page.getByRole('heading', { name: 'Writing the brief' })).toBeVisible()
      await expect(page.getByText('Homeowners under live oaks')).toBeVisible()
      await expect(page.getByText('"audience"')).toHaveCount(0)
      await expect(page.getByText(/^Not read\. 127\.0\.0\.1:7 /)).toBeVisible()
      heldBrief.resolve()
      await expect(page.getByRole('tab', { name: 'Brief Check' })).toBeVisible()
      await expect(page.getByRole('combobox', { name: 'Source of fact 1' })).toHaveValue('S1')
      await expect(page.getByRole('combobox', { name: 'Source of fact 1' })).toContainText('S1 · Price list')
      expect(service.prompts[0]).toContain('A visit costs $189.')
      expect(await violations(page)).toEqual([])
    })

    await test.step('the brief waits in the list of articles', async () => {
      await page.goto('/articles')
      const waiting = page.getByRole('region', { name: 'Articles to check' })
      await expect(waiting).toContainText('Check the brief')
      await waiting.getByRole('link', { name: keyword }).click()
      await expect(page.getByRole('heading', { name: 'Brief', exact: true })).toBeVisible()
    })

    await test.step('the brief is edited, written again, and restored', async () => {
      await page.getByRole('textbox', { name: 'Fact for “Year of foundation”' }).fill('Since 2009')
      await page.getByRole('button', { name: 'Add fact for “Year of foundation”' }).click()
      await page.getByRole('button', { name: '“Insurance” is not needed' }).click()
      await expect(page.getByRole('textbox', { name: 'Fact 3' })).toHaveValue('Since 2009')
      await expect(page.getByRole('combobox', { name: 'Source of fact 3' })).toContainText('Entered by you')
      await page.getByRole('button', { name: 'Move fact 3', exact: true }).press('ArrowUp')
      await expect(page.getByRole('textbox', { name: 'Fact 2' })).toHaveValue('Since 2009')
      await page.reload()
      await expect(page.getByRole('textbox', { name: 'Fact 2' })).toHaveValue('Since 2009')
      await expect(page.getByText('Unsaved changes')).toBeVisible()
      await page.route('**/api/generation-cards/**', (route) =>
        route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
      )
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByText(/Can’t reach the server/)).toBeVisible()
      await page.unroute('**/api/generation-cards/**')
      await save(page)

      await page.getByRole('button', { name: 'Write again' }).click()
      const again = page.getByRole('region', { name: 'Write the brief again' })
      await expect(again.getByText('You edited this brief.')).toBeVisible()
      await again.getByRole('textbox', { name: 'Changes you want' }).fill('A calmer angle')
      await again.getByRole('button', { name: 'Write again' }).click()
      await expect(page.getByRole('textbox', { name: 'Tone' })).toHaveValue('Calm')
      await page.getByRole('button', { name: 'Restore your version' }).click()
      await expect(page.getByRole('textbox', { name: 'Tone' })).toHaveValue('Plain and calm')
      await expect(page.getByRole('textbox', { name: 'Fact 2' })).toHaveValue('Since 2009')
    })

    await test.step('the outline is edited by keyboard and mouse', async () => {
      await page.getByRole('textbox', { name: 'Tone' }).fill('Friendly')
      await page.getByRole('button', { name: 'Continue to outline' }).click()
      await expect(page.getByRole('tab', { name: 'Outline Check' })).toBeVisible()
      expect(service.prompts.at(-1)).toContain('"tone":"Friendly"')
      expect(service.prompts.at(-1)).toContain('Since 2009')
      await expect(page.getByText('280–460 words in total · Target 300–500')).toBeVisible()
      const rows = page.getByRole('list', { name: 'Sections' }).locator(':scope > li')
      const grip = page.getByRole('button', { name: 'Move What does a visit cost?', exact: true })
      await grip.press('ArrowUp')
      await expect(grip).toBeFocused()
      await expect(rows.nth(0)).toHaveAccessibleName('What does a visit cost?')
      const last = rows.nth(2).locator('[data-section-id]')
      // away from the bar at the end of the form
      await rows.nth(1).evaluate((row) => row.scrollIntoView({ block: 'center' }))
      const from = (await grip.boundingBox())!
      const to = (await last.boundingBox())!
      await page.mouse.move(from.x + 8, from.y + 8)
      await page.mouse.down()
      await page.mouse.move(to.x + 200, to.y + to.height - 6, { steps: 6 })
      await page.mouse.up()
      await expect(rows.nth(2)).toHaveAccessibleName('What does a visit cost?')
      await page.getByRole('button', { name: 'Add section' }).click()
      await expect(page.getByText('Correct the headings that are marked.')).toBeVisible()
      await page.keyboard.type('After a storm')
      await expect(page.getByText('Another section has this heading.')).toBeVisible()
      await page.getByRole('button', { name: 'Remove After a storm' }).last().click()
      await page.getByRole('button', { name: 'Details of After a storm' }).click()
      await page.getByRole('textbox', { name: 'Purpose' }).fill('Lists the checks in order')
      expect(await violations(page)).toEqual([])
      await save(page)
      await page.getByRole('button', { name: 'Start writing' }).click()
    })

    await test.step('sections are streamed, written again and edited, one by one', async () => {
      await expect(page.getByRole('tab', { name: /^Review 3/ })).toBeVisible({ timeout: 120_000 })
      expect(service.prompts.filter((prompt) => askedFor(prompt) === 's2')[0]).toContain(
        'Lists the checks in order',
      )
      await stage(page, 'Sections').click()
      await expect(written(page, 'Title')).toContainText('Gutter cleaning in Austin: when and what it costs')
      await expect(written(page, 'Introduction')).toContainText('Clean them in April')
      const cost = written(page, 'What does a visit cost?')
      await expect(cost.getByTitle('S1 · Price list')).toBeVisible()
      await cost.getByRole('button', { name: 'Edit What does a visit cost?' }).click()
      await cost.getByRole('textbox').fill('One visit costs $189 [S1].')
      await page.reload()
      await stage(page, 'Sections').click()
      await expect(cost.getByRole('textbox')).toHaveValue('One visit costs $189 [S1].')
      await cost.getByRole('button', { name: 'Save text' }).click()
      await expect(cost).toContainText('Edited')
      // the button under the pointer may have a tooltip
      await page.mouse.move(0, 0)
      await expect(page.getByRole('tooltip')).toHaveCount(0)
      expect(await violations(page)).toEqual([])
    })

    await test.step('proposed changes are accepted, edited, dismissed and undone', async () => {
      await stage(page, 'Review').click()
      const findings = page.locator('[data-finding]')
      await expect(findings).toHaveCount(3)
      const season = page.getByRole('region', { name: 'When do live oaks fill the gutters?' })
      await expect(season.locator('mark')).toContainText('That is how it is.')
      expect(await violations(page)).toEqual([])
      await season.getByRole('button', { name: 'Accept' }).click()
      await expect(findings).toHaveCount(2)
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(season.locator('mark')).toContainText('That is how it is.')
      await season.getByRole('button', { name: 'Accept' }).click()
      const storm = page.getByRole('region', { name: 'After a storm' })
      await storm.getByRole('button', { name: 'Edit' }).click()
      await storm.getByRole('textbox', { name: 'New text' }).fill('the roof, then the downspouts')
      await storm.getByRole('button', { name: 'Accept' }).click()
      await expect(findings).toHaveCount(1)
      await page
        .getByRole('region', { name: 'What does a visit cost?' })
        .getByRole('button', { name: 'Dismiss' })
        .click()
      await expect(page.getByText('No proposed changes. The article is ready to read.')).toBeVisible()
    })

    await test.step('its details are edited, and the article has all changes', async () => {
      await stage(page, 'Details').click()
      await page.getByRole('textbox', { name: 'Title' }).fill('Gutter cleaning: when and how much')
      await page.getByRole('button', { name: 'Add link' }).click()
      await page.getByRole('textbox', { name: 'Anchor text of link 1' }).fill('tulips')
      await expect(page.getByText('The section doesn’t contain these words.')).toBeVisible()
      await page.getByRole('button', { name: 'Remove link 1' }).click()
      await save(page)
      expect(await violations(page)).toEqual([])
      await stage(page, 'Sections').click()
      const season = written(page, 'When do live oaks fill the gutters?')
      await season.getByRole('button', { name: 'Regenerate When do live oaks fill the gutters?' }).click()
      await season.getByRole('textbox', { name: 'Prompt' }).fill('Say it shorter')
      await season.getByRole('button', { name: 'Regenerate', exact: true }).click()
      await expect(season).toContainText('In March, leaves fall.')
      await expect(page.getByRole('link', { name: 'Open in the editor' })).toBeVisible()
      const { data } = await ada.call<{ data: { _id: string }[] }>('GET', `articles?keyword=${keyword}`)
      const article = await ada.call<Record<'title' | 'text' | 'slug' | 'status', string>>(
        'GET',
        `articles/${data[0]!._id}`,
      )
      expect(article).toMatchObject({
        title: 'Gutter cleaning: when and how much',
        slug: 'gutter-cleaning-austin',
        status: 'draft',
      })
      expect(article.text).toContain('<p>Check the roof, then the downspouts.</p>')
      expect(article.text).toContain('<p>One visit costs $189.</p>')
      expect(article.text).toContain('<p>In March, leaves fall.</p>')
      expect(article.text).toContain('<h2>Questions about gutters</h2>')
    })
    await page.context().close()
  } finally {
    heldBrief.resolve()
    await product.remove()
    await service.stop()
  }
})

test('an article that waits for a check is discarded from the list of articles', async ({ browser }) => {
  const service = await startWritingService((prompt) => ({ text: plannedAnswer(askedFor(prompt)) }))
  const product = await startProduct({ OPENAI_URL: service.baseUrl })
  try {
    const ada = await signIn(product, await register(product))
    await ada.call('POST', 'settings', { openAi: { apiKey: writingKey } })
    const { _id } = await ada.call<{ _id: string }>('POST', 'generations', { keyword, plan: {} })
    const page = await signedInPage(browser, product, ada)
    await page.goto('/articles')
    const waiting = page.getByRole('region', { name: 'Articles to check' })
    await expect(waiting).toContainText('Check the brief')
    await page.route('**/api/generations/**', (route) => route.abort())
    await waiting.getByRole('button', { name: `Discard ${keyword}` }).click()
    await expect(waiting.getByRole('alert')).toContainText('Can’t reach the server')
    await page.unroute('**/api/generations/**')
    await waiting.getByRole('button', { name: `Discard ${keyword}` }).click()
    await expect(waiting).toBeHidden()
    const { status } = await ada.call<{ status: string }>('GET', `generations/${_id}`)
    expect(status).toBe('cancelled')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Articles', level: 1 })).toBeVisible()
    await expect(waiting).toBeHidden()
    expect(service.prompts).toHaveLength(1)
    await page.context().close()
  } finally {
    await product.remove()
    await service.stop()
  }
})

test('an article is written without a stop, for those who want that', async ({ browser }) => {
  const service = await startWritingService((prompt) => ({ text: plannedAnswer(askedFor(prompt)) }))
  const product = await startProduct({ OPENAI_URL: service.baseUrl })
  try {
    const ada = await signIn(product, await register(product))
    await ada.call('POST', 'settings', { openAi: { apiKey: writingKey } })
    const page = await signedInPage(browser, product, ada)
    await page.goto('/articles/add-article?with=ai')
    await page.getByRole('textbox', { name: 'Keyword' }).fill(keyword)
    await page.getByRole('switch', { name: 'Write without stopping' }).check()
    await page.getByRole('button', { name: 'Write article' }).click()
    await expect(page.getByRole('tab', { name: /^Review \d/ })).toBeVisible({ timeout: 120_000 })
    await page.getByRole('button', { name: /^Accept all/ }).click()
    await expect(page.getByText(/^Accepted \d changes$/)).toBeVisible()
    await stage(page, 'Sections').click()
    await expect(written(page, 'What does a visit cost?')).toContainText('We are insured.')
    await expect(page.getByRole('link', { name: 'Open in the editor' })).toBeVisible()
    await page.context().close()
  } finally {
    await product.remove()
    await service.stop()
  }
})

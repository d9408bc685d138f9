import type { Page } from '@playwright/test'
import { expect, signIn, signedInPage, test, type Account } from '../../fixtures/accounts.ts'
import { violations } from '../../fixtures/axe.ts'
import { register } from '../../fixtures/people.ts'
import { hear } from '../../fixtures/hear.ts'
import { startProduct } from '../../fixtures/product.ts'
import { startWritingService, writingKey } from '../../fixtures/writing-service.ts'

/* Texts by AI: an article from an outline, and a prompt stacker on a keyword. */

const written = (page: Page, name: string) => page.getByRole('article', { name, exact: true })

test('an article is written card by card, watched, stopped, written again and changed', async ({
  browser,
}) => {
  const held = Promise.withResolvers<void>()
  const models = ['gpt-4o-mini']
  const service = await startWritingService((prompt, at) => {
    if (at === 1) return { text: 'Red roses for every garden', until: held.promise }
    if (prompt.startsWith('Calmly')) return { text: 'A calm paragraph on roses.' }
    return { text: `Text number ${at} about roses.` }
  }, models)
  const product = await startProduct({ OPENAI_URL: service.baseUrl })
  try {
    const ada: Account = await signIn(product, await register(product))
    const page = await signedInPage(browser, product, ada)
    const heard = await hear(page)

    const other = await page.context().newPage()

    await test.step('without a key it says which one is missing', async () => {
      await page.goto('/articles/add-article')
      await page.getByText('Generate with AI').click()
      await page.getByText('My own sections').click()
      await expect(page.getByText('Please, add API key of OpenAI in the Settings page.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Generate', exact: true })).toBeDisabled()
      await ada.call('POST', 'settings', { openAi: { apiKey: writingKey } })
      await expect(page.getByText('Please, add API key of OpenAI in the Settings page.')).toBeHidden()
      await expect(page.getByRole('button', { name: 'Generate', exact: true })).toBeEnabled()
    })

    await test.step('an image shows its price and missing settings before it starts', async () => {
      await page.getByRole('button', { name: 'Add below Title 1' }).click()
      await page.getByRole('menuitem', { name: 'Image' }).click()
      await expect(page.getByText(/^11 sections, about \$0\.\d+; 1 image, charged by token/)).toBeVisible()
      const noAccess = page.getByText(
        'Your OpenAI key has no access to ChatGPT 4, which image generation needs.',
      )
      await expect(noAccess.first()).toBeVisible()
      await expect(page.getByRole('button', { name: 'Generate', exact: true })).toBeDisabled()
      await ada.call('POST', 'settings', { openAi: { apiKey: null } })
      const noKey = page.getByText('Please add Open AI API key in Settings page to use this feature.')
      await expect(noKey.first()).toBeVisible()
      models.push('gpt-4')
      await ada.call('POST', 'settings', { openAi: { apiKey: writingKey } })
      await page.reload()
      await expect(page.getByText(/^11 sections, about \$0\.\d+; 1 image, charged by token/)).toBeVisible()
      await expect(noAccess).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Generate', exact: true })).toBeEnabled()
      await page.getByRole('button', { name: /^Remove Image/ }).click()
    })

    await test.step('cards are moved by keyboard and mouse, repeated, and kept as a preset', async () => {
      await expect(page.getByText('11 sections, about $0.')).toBeVisible()
      const titles = page.locator('[data-card-path]')
      await page.getByRole('button', { name: 'Move Subtitle 2', exact: true }).press('ArrowUp')
      await expect(titles).toHaveText([/Title 1/, /Subtitle 2/, /Paragraph 1/, /Paragraph 1/])
      await expect(page.getByRole('button', { name: 'Move Subtitle 2', exact: true })).toBeFocused()
      const from = (await page.getByRole('button', { name: 'Move Subtitle 2', exact: true }).boundingBox())!
      const to = (await titles.nth(3).boundingBox())!
      await page.mouse.move(from.x + 8, from.y + 8)
      await page.mouse.down()
      await page.mouse.move(to.x + 60, to.y + to.height - 3, { steps: 6 })
      await page.mouse.up()
      await expect(titles).toHaveText([/Title 1/, /Paragraph 1/, /Subtitle 2/, /Paragraph 1/])
      await page.getByRole('button', { name: 'Settings for Subtitle 2' }).click()
      await page.getByRole('textbox', { name: 'Repeat' }).fill('1')
      await expect(page.getByText('5 sections, about')).toBeVisible()
      await page.getByRole('textbox', { name: 'Prompt', exact: true }).fill('On {nothing}')
      await expect(page.getByText('Unknown placeholder {nothing}.')).toBeVisible()
      await page.getByRole('textbox', { name: 'Prompt', exact: true }).fill('')
      await page.getByRole('button', { name: 'Settings for Subtitle 2' }).click()
      await page.getByRole('button', { name: 'Save as preset' }).click()
      await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Short')
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
      await expect(page.getByRole('combobox', { name: 'Preset' })).toHaveValue('Short')
      expect(await violations(page)).toEqual([])
    })

    await test.step('the article is written for a business, and ends with its details', async () => {
      const nap = { businessName: 'Green Acre', address1: '12 Orchard Lane', city: 'Bristol' }
      await ada.call('POST', 'naps', { ...nap, phone: '0117 496 0123' })
      await page.getByRole('button', { name: 'Business listing: None' }).click()
      await page.getByRole('radio', { name: 'Green Acre' }).click()
      await page.getByRole('checkbox', { name: 'Add name, address and phone at the end' }).check()
    })

    await test.step('the title is on screen before it is complete, and can be stopped alone', async () => {
      await page.getByRole('button', { name: 'Generate', exact: true }).click()
      await expect(page.getByText('This field is required')).toBeVisible()
      await page.getByRole('textbox', { name: 'Keyword' }).fill('roses')
      await page.getByRole('button', { name: 'Generate', exact: true }).click()
      const title = written(page, 'Title 1')
      await expect(title).toContainText('Red roses for every garden')
      await expect(title).toContainText('Generating')
      await expect(written(page, 'Subtitle 2')).toContainText('Queued')
      const { data } = await ada.call<{ data: { _id: string }[] }>('GET', 'articles')
      await other.goto(`/articles/edit-article?id=${data[0]!._id}`)
      await expect(other.getByText('This article is being generated.')).toBeVisible()
      await expect(other.getByText('0 of 5 generated')).toBeVisible()
      await expect(written(other, 'Title 1')).toContainText('Red roses for every garden')
      await expect(other.getByRole('textbox')).toHaveCount(0)
      expect(await violations(other)).toEqual([])
      await page.getByRole('button', { name: 'Stop Title 1' }).click()
      await expect(title).toContainText('Stopped')
      await expect(page.getByText('Article ready')).toBeVisible()
      await expect(other.getByRole('textbox', { name: 'Title', exact: true })).toBeVisible()
      await other.close()
      await expect(written(page, 'Subtitle 2')).toContainText('Text number 2 about roses.')
      expect(service.prompts[1]).toContain('“Red roses for every garden”')
      expect(service.prompts[1]).toContain('"city":"Bristol","phone":"0117 496 0123"')
      expect(await violations(page)).toEqual([])
    })

    await test.step('one text is written again with its own prompt, another changed by hand', async () => {
      const first = written(page, 'Paragraph 1 (1)')
      await first.getByRole('button', { name: 'Regenerate Paragraph 1 (1)' }).click()
      await first.getByRole('textbox', { name: 'Prompt' }).fill('Calmly, on {title}.')
      await first.getByRole('button', { name: 'Regenerate', exact: true }).click()
      await expect(first).toContainText('A calm paragraph on roses.')
      expect(service.prompts.at(-1)).toContain('Calmly, on Red roses for every garden.')
      const title = written(page, 'Title 1')
      await title.getByRole('button', { name: 'Edit Title 1' }).click()
      await title.getByRole('textbox').fill('Roses all year')
      await title.getByRole('button', { name: 'Save text' }).click()
      await expect(title).toContainText('Edited')
      await title.getByRole('button', { name: 'Regenerate Title 1' }).click()
      await expect(title.getByText('You edited this section.')).toBeVisible()
      await title.getByRole('button', { name: 'Regenerate', exact: true }).click()
      await expect(title.getByText('Your text saved')).toBeVisible()
      await page.reload()
      await expect(title).not.toContainText('Roses all year')
      await title.getByRole('button', { name: 'Restore Title 1' }).click()
      await expect(title).toContainText('Roses all year')
      const { data } = await ada.call<{ data: { _id: string; title: string }[] }>('GET', 'articles')
      expect(data).toMatchObject([{ title: 'Roses all year', status: 'draft', source: 'ai' }])
      const { text, slug, metaDescription } = await ada.call<
        Record<'text' | 'slug' | 'metaDescription', string>
      >('GET', `articles/${data[0]!._id}`)
      expect(text).toMatch(/<strong>Green Acre<\/strong>.*0117 496 0123<\/a><\/p>$/)
      expect(slug).toBe('red-roses-for-every-garden')
      expect(metaDescription).toMatch(/^A calm paragraph on roses\./)
      expect(text).toContain('<h2>Text number 2 about roses.</h2>')
      expect(text).toContain('<p>A calm paragraph on roses.</p>')
      await page.getByRole('button', { name: 'Edit here' }).click()
      const editor = page.getByRole('dialog', { name: 'Edit “Roses all year”' })
      const supplied = editor.getByRole('textbox', { name: 'Text', exact: true })
      await expect(supplied).toContainText('A calm paragraph on roses.')
      expect(await violations(page, { within: '[role="dialog"]' })).toEqual([])
      await supplied.click()
      await page.keyboard.press('Control+End')
      await page.keyboard.type(' Written in the dialog.')
      await editor.getByRole('button', { name: 'Cancel' }).click()
      await page.getByRole('button', { name: 'Keep editing' }).click()
      await page.route('**/api/articles/**', (route) =>
        route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
      )
      await editor.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText(/Can’t reach the server/)).toBeVisible()
      await expect(supplied).toContainText('Written in the dialog.')
      await page.unroute('**/api/articles/**')
      await editor.getByRole('button', { name: 'Save' }).click()
      await heard('Article saved')
      await expect(editor).toBeHidden()
      await page.getByRole('link', { name: 'Open in the editor' }).click()
      const inEditor = page.getByRole('textbox', { name: 'Text', exact: true })
      // the preview of the search result begins with the same words
      await expect(inEditor).toContainText('Written in the dialog.')
      await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Roses all year')
      await expect(page.getByText('A calm paragraph on roses.', { exact: true })).toBeVisible()
    })
    await page.context().close()
  } finally {
    held.resolve()
    await product.remove()
    await service.stop()
  }
})

test('a stacker is tried on a keyword before it is saved, and becomes an article', async ({ browser }) => {
  const service = await startWritingService((prompt) => ({
    text: prompt.includes('Outline of roses') ? '# Roses\n\nAll about them.' : 'Outline of roses',
  }))
  const product = await startProduct({ OPENAI_URL: service.baseUrl })
  try {
    const ada = await signIn(product, await register(product))
    await ada.call('POST', 'settings', { openAi: { apiKey: writingKey } })
    const page = await signedInPage(browser, product, ada)
    await page.goto('/prompt-stacker/add-prompt-stacker')
    const steps = page.getByRole('region', { name: /^Step \d+$/ })
    await steps.nth(0).getByRole('textbox', { name: 'Prompt' }).fill('Outline {keyword}')
    await page.getByRole('button', { name: 'Add step' }).click()
    await steps.nth(1).getByRole('textbox', { name: 'Title' }).fill('Text')
    await steps.nth(1).getByRole('textbox', { name: 'Prompt' }).fill('Write: {previous}')
    await page.getByRole('button', { name: 'Try it' }).click()
    await expect(page.getByText('This field is required')).toBeVisible()
    await page.getByRole('textbox', { name: 'Test keyword' }).fill('roses')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Generation complete')).toBeVisible()
    expect(service.prompts).toEqual(['Outline roses', 'Write: Outline of roses'])
    await expect(page.getByText('All about them.')).toBeVisible()
    await page.getByRole('button', { name: 'Create article' }).click()
    await expect(page.getByRole('link', { name: 'Open article' })).toBeVisible()
    const { data } = await ada.call<{ data: object[] }>('GET', 'articles')
    expect(data).toMatchObject([{ title: 'Roses', keyword: 'roses' }])
    await page.context().close()
  } finally {
    await product.remove()
    await service.stop()
  }
})

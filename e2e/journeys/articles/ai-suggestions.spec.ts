import type { Page } from '@playwright/test'
import { expect, signIn, test, type Account } from '../../fixtures/accounts.ts'
import { violations } from '../../fixtures/axe.ts'
import { register } from '../../fixtures/people.ts'
import { startProduct, type Product } from '../../fixtures/product.ts'
import { startWritingService, writingKey } from '../../fixtures/writing-service.ts'

/* AI edits in the article editor: shown as suggestions in the text, decided on one by one. */

type Service = Awaited<ReturnType<typeof startWritingService>>
type Written = ReturnType<Parameters<typeof startWritingService>[0]>

const story = '<p>Cut dry wood in March.</p><p>Water your roses often.</p><p>Feed them in May.</p>'

let answer: (prompt: string) => Written = () => ({ text: '<p></p>' })
let service: Service
let product: Product
let ada: Account
test.beforeAll(async () => {
  service = await startWritingService((prompt) => answer(prompt))
  product = await startProduct({ OPENAI_URL: service.baseUrl })
  ada = await signIn(product, await register(product))
  await ada.call('POST', 'settings', { openAi: { apiKey: writingKey } })
})
test.afterAll(async () => {
  await product.remove()
  await service.stop()
})

const newArticle = (fields: object = {}) =>
  ada.call<{ _id: string }>('POST', 'articles', { title: 'Roses', text: story, ...fields })
const stored = async (id: string) => (await ada.call<{ text: string }>('GET', `articles/${id}`)).text

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })
const bar = (page: Page) => page.getByRole('region', { name: 'Suggestions' })

const opened = async (page: Page, id: string) => {
  await page.addInitScript((token) => localStorage.setItem('web2.token', token), ada.token)
  await page.goto(`${product.url}/articles/edit-article?id=${id}`)
  await expect(textOf(page)).toContainText('Cut dry wood')
}

/** Opens the menu by the keyboard for the whole text. */
const askForAll = async (page: Page) => {
  // a click sets its own selection a moment later
  await textOf(page).focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+j')
  await expect(page.getByRole('textbox', { name: 'Tell AI what to do' })).toBeFocused()
}

const rewritten =
  '<p>Cut dead wood in March.</p><p>Water your roses every week.</p><p>Feed them in early May.</p>'

test('a selection is rewritten, half of it is rejected, and the rest is saved', async ({ page }) => {
  const held = Promise.withResolvers<void>()
  const { _id } = await newArticle()
  await opened(page, _id)

  await test.step('the answer is shown while it is written, and never stored', async () => {
    answer = () => ({ text: `Sure! Here is the rewritten passage:\n\n${rewritten}`, until: held.promise })
    await askForAll(page)
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('button', { name: 'Rewrite' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Rewrite: AI is writing…')).toBeVisible()
    await expect(page.getByText('Water your roses every week.')).toBeVisible()
    expect(await violations(page)).toEqual([])
    held.resolve()
    await expect(bar(page)).toContainText('1 of 3 suggestions')
    await expect(page.getByText('AI is writing…')).toBeHidden()
    await expect(textOf(page).getByRole('insertion')).toHaveText(['dead', 'every week', 'early '])
    await expect(textOf(page).getByRole('deletion')).toHaveText(['dry', 'often'])
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Control+s')
    await page.getByRole('button', { name: 'HTML source' }).click()
    await expect(page.getByRole('textbox', { name: 'Text: HTML source' })).not.toHaveValue(/dead|every week/)
    await page.getByRole('button', { name: 'HTML source' }).click()
    expect(await stored(_id)).toBe(story)
  })

  await test.step('copied text holds no suggestion', async () => {
    await textOf(page).locator('p').first().click()
    await page.keyboard.press('Control+a')
    const copied = await textOf(page).evaluate((element) => {
      const data = new DataTransfer()
      element.dispatchEvent(
        new ClipboardEvent('copy', { clipboardData: data, bubbles: true, cancelable: true }),
      )
      return data.getData('text/html') + data.getData('text/plain')
    })
    expect(copied).toContain('dry')
    expect(copied).not.toContain('dead')
  })

  await test.step('one is accepted, one rejected, and one accepted and undone', async () => {
    await bar(page).getByRole('button', { name: 'Accept', exact: true }).click()
    await expect(bar(page)).toContainText('1 of 2 suggestions')
    await bar(page).getByRole('button', { name: 'Reject', exact: true }).click()
    await expect(bar(page)).toContainText('1 of 1 suggestion')
    await bar(page).getByRole('button', { name: 'Accept', exact: true }).click()
    await expect(bar(page)).toBeHidden()
    await expect(textOf(page)).toHaveText(
      'Cut dead wood in March.Water your roses often.Feed them in early May.',
    )
    await page.keyboard.press('Control+z')
    await expect(textOf(page)).toHaveText('Cut dead wood in March.Water your roses often.Feed them in May.')
    await expect(bar(page)).toBeHidden()
  })

  await test.step('what was decided is saved and there after a reload', async () => {
    await page.keyboard.press('Control+s')
    await expect(page.getByText(/^Saved at/)).toBeVisible()
    await expect.poll(() => stored(_id)).toBe(story.replace('dry', 'dead'))
    await page.reload()
    await expect(textOf(page)).toHaveText('Cut dead wood in March.Water your roses often.Feed them in May.')
    await expect(bar(page)).toBeHidden()
  })
})

test('a suggestion whose words the user changed goes stale, and the others stay', async ({ page }) => {
  answer = () => ({ text: rewritten })
  const { _id } = await newArticle()
  await opened(page, _id)
  await askForAll(page)
  await page.getByRole('button', { name: 'Rewrite' }).click()
  await expect(bar(page)).toContainText('1 of 3 suggestions')
  await textOf(page).getByText('dry', { exact: true }).dblclick()
  await page.keyboard.type('wet')
  await expect(bar(page)).toContainText('The text has changed, so this suggestion no longer applies.')
  await expect(bar(page).getByRole('button', { name: 'Accept', exact: true })).toBeDisabled()
  await bar(page).getByRole('button', { name: 'Accept all' }).click()
  await expect(bar(page)).toContainText('1 of 1 suggestion')
  await bar(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(textOf(page)).toHaveText(
    'Cut wet wood in March.Water your roses every week.Feed them in early May.',
  )
})

test('undecided suggestions are there after a reload, and stale once the text has changed', async ({
  page,
}) => {
  answer = () => ({ text: rewritten })
  const { _id } = await newArticle()
  await opened(page, _id)
  await askForAll(page)
  await page.getByRole('button', { name: 'Rewrite' }).click()
  await expect(bar(page)).toContainText('1 of 3 suggestions')
  await bar(page).getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(bar(page)).toContainText('1 of 2 suggestions')
  await page.keyboard.press('Control+s')
  await expect.poll(() => stored(_id)).toBe(story.replace('dry', 'dead'))

  await page.reload()
  await expect(bar(page)).toContainText('1 of 2 suggestions')
  await expect(bar(page)).toContainText('Rewrite')
  await expect(textOf(page).getByRole('insertion')).toHaveText(['every week', 'early '])
  await bar(page).getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(bar(page)).toContainText('1 of 1 suggestion')
  await page.keyboard.press('Control+s')
  await expect.poll(() => stored(_id)).toContain('every week')

  await test.step('someone else’s words are never replaced', async () => {
    await page.goto('about:blank')
    await ada.call('PATCH', `articles/${_id}`, { text: `<p>First.</p>${story}` })
    await opened(page, _id)
    await expect(bar(page)).toContainText('The text has changed, so this suggestion no longer applies.')
    await expect(bar(page).getByRole('button', { name: 'Accept', exact: true })).toBeDisabled()
    await bar(page).getByRole('button', { name: 'Dismiss' }).click()
    await expect(bar(page)).toBeHidden()
    await page.reload()
    await expect(textOf(page)).toContainText('First.')
    await expect(bar(page)).toBeHidden()
  })
})

test('a selection that ends outside of the window opens the menu in it', async ({ page }) => {
  const { _id } = await newArticle({ text: story.repeat(40) })
  await opened(page, _id)
  await askForAll(page)
  await expect(page.getByRole('button', { name: 'Rewrite' })).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Ask AI' })).toBeHidden()
  await expect(textOf(page)).toBeFocused()
})

test('a request is stopped, fails and is tried again', async ({ page }) => {
  const { _id } = await newArticle()
  await opened(page, _id)

  await test.step('stop leaves the text as it was', async () => {
    answer = () => ({ text: '<p>Cut it', until: Promise.withResolvers<void>().promise })
    await askForAll(page)
    await page.getByRole('button', { name: 'Shorten' }).click()
    await expect(page.getByText('Cut it', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Stop' }).click()
    await expect(page.getByText('AI is writing…')).toBeHidden()
    await expect(bar(page)).toBeHidden()
  })

  await test.step('a failure is shown below the passage, and tried again', async () => {
    answer = () => ({ text: 'no', status: 400 })
    await askForAll(page)
    await page.getByRole('button', { name: 'Shorten' }).click()
    const alert = textOf(page).getByRole('alert')
    await expect(alert).toContainText('OpenAI rejected the prompt')
    expect(await violations(page)).toEqual([])
    answer = () => ({ text: '<p>Cut dry wood.</p><p>Water your roses often.</p><p>Feed them in May.</p>' })
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(bar(page)).toContainText('Shorten')
    await bar(page).getByRole('button', { name: 'Accept', exact: true }).click()
    await expect(textOf(page)).toHaveText('Cut dry wood.Water your roses often.Feed them in May.')
  })

  await test.step('“/” on an empty line writes what is asked for in own words, or “/”', async () => {
    await textOf(page).locator('p').last().click()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.keyboard.press('/')
    await expect(page.getByRole('textbox', { name: 'Tell AI what to do' })).toBeFocused()
    await expect(page.getByRole('button', { name: 'Rewrite' })).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(textOf(page).locator('p').last()).toHaveText('/')
    await page.keyboard.press('Backspace')
    answer = (prompt) => ({
      text: prompt.includes('The author asks: Name two tools')
        ? '<ul><li>A saw</li><li>Gloves<script>document.title = "ran"</script></li></ul>'
        : '<p>no</p>',
    })
    await page.keyboard.press('/')
    await page.getByRole('textbox', { name: 'Tell AI what to do' }).fill('Name two tools')
    await page.keyboard.press('Enter')
    await expect(bar(page)).toContainText('Name two tools')
    await bar(page).getByRole('button', { name: 'Accept', exact: true }).click()
    await expect(textOf(page).getByRole('listitem')).toHaveText(['A saw', 'Gloves'])
    await expect(page).not.toHaveTitle(/ran/)
    answer = () => ({ text: '<ul><li>A saw</li><li>Gloves</li><li>A hat</li></ul>' })
    await page.keyboard.press('Control+j')
    await page.getByRole('button', { name: 'Make a list' }).click()
    await expect(bar(page)).toContainText('Make a list')
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await violations(page)).toEqual([])
    await bar(page).getByRole('button', { name: 'Accept', exact: true }).click()
    await expect(textOf(page).getByRole('listitem')).toHaveText(['A saw', 'Gloves', 'A hat'])
  })
})

test('the answer to a passage longer than the window is in sight, and so is a failure', async ({ page }) => {
  const held = Promise.withResolvers<void>()
  const { _id } = await newArticle({ text: story.repeat(30) })
  await opened(page, _id)
  answer = () => ({ text: '<p>Cut it', until: held.promise })
  await askForAll(page)
  await page.getByRole('button', { name: 'Shorten' }).click()
  await expect(page.getByText('AI is writing…')).toBeInViewport()
  await page.getByRole('button', { name: 'Stop' }).click()
  held.resolve()
  answer = () => ({ text: 'no', status: 400 })
  await askForAll(page)
  await page.getByRole('button', { name: 'Shorten' }).click()
  await expect(textOf(page).getByRole('alert')).toBeInViewport()
})

test('the score is improved by suggestions in the text and for its fields', async ({ page }) => {
  const changes = [
    {
      check: 'keyword-in-introduction',
      kind: 'text',
      field: '',
      number: 0,
      from: 'Cut dry wood',
      to: 'When pruning roses, cut dry wood',
    },
    {
      check: 'keyword-in-title',
      kind: 'field',
      field: 'title',
      number: 0,
      from: '',
      to: 'Pruning roses in March',
    },
    {
      check: 'description-width',
      kind: 'field',
      field: 'metaDescription',
      number: 0,
      from: '',
      to: 'How to prune roses.',
    },
  ]
  answer = () => ({ text: JSON.stringify({ changes }) })
  const { _id } = await newArticle({ keyword: 'pruning roses' })
  await opened(page, _id)
  await page.getByRole('button', { name: 'Improve score' }).click()
  await expect(page.getByText('3 suggestions in the text and its fields.')).toBeVisible()
  await expect(bar(page)).toContainText('Keyword in introduction')
  await bar(page).getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(textOf(page)).toContainText('When pruning roses, cut dry wood in March.')
  const title = page.getByRole('region', { name: 'Suggested title' })
  await expect(title).toContainText('Keyword in title')
  expect(await violations(page)).toEqual([])
  await title.getByRole('button', { name: 'Accept suggested title' }).click()
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(
    'Pruning roses in March',
  )
  await page.getByRole('button', { name: 'Reject suggested meta description' }).click()
  await expect(page.getByRole('textbox', { name: 'Meta description' })).toHaveValue('')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('suggestions are asked for in the toolbar and decided on below the text', async ({ page }) => {
    answer = (prompt) => ({
      text: prompt.includes('into German') ? '<p>Schneiden Sie das trockene Holz im März.</p>' : '<p>no</p>',
    })
    const { _id } = await newArticle()
    await opened(page, _id)
    await textOf(page).locator('p').first().tap()
    await page.getByRole('button', { name: 'Ask AI' }).tap()
    await page.getByRole('button', { name: 'Translate' }).tap()
    await page.getByRole('button', { name: 'German' }).tap()
    await expect(bar(page)).toContainText('Translated into German')
    await expect(bar(page)).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await bar(page).getByRole('button', { name: 'Accept', exact: true }).tap()
    await expect(textOf(page).locator('p').first()).toHaveText('Schneiden Sie das trockene Holz im März.')
  })
})

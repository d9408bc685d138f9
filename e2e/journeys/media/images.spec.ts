import type { Locator, Page } from '@playwright/test'
import { violations } from '../../fixtures/axe.ts'
import { canvas, openEditor } from '../../fixtures/builder.ts'
import { hear } from '../../fixtures/hear.ts'
import { liveSocket } from '../../fixtures/live-socket.ts'
import { expect, test } from '../../fixtures/picture-world.ts'
import type { Account } from '../../fixtures/accounts.ts'

/* Images of stock sources, searched and used with their rights, and AI images, in the builder. */

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Select Image' })
const found = (page: Page): Locator => dialog(page).getByRole('option')
const tab = (page: Page, name: string): Locator => dialog(page).getByRole('tab', { name })
const apply = (page: Page): Locator => dialog(page).getByRole('button', { name: 'Apply' })

/** Opens a page with an image in the editor, with the image's properties. */
const openPicture = async (page: Page, account: Account, name: string): Promise<void> => {
  const { site } = await account.call<{ site: { _id: string } }>('POST', 'cloud-builder', {
    siteName: name,
    rootSlug: name.toLowerCase(),
    pages: [
      {
        name: 'Home',
        slug: 'home',
        html: '<p>Alpha</p><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">',
      },
    ],
  })
  await openEditor(page, site)
  await canvas(page).locator('img').click()
  await page.getByRole('tab', { name: 'Properties' }).click()
}

const openDialog = async (page: Page, account: Account, name: string): Promise<void> => {
  await openPicture(page, account, name)
  await page.getByRole('button', { name: 'Choose image' }).first().click()
}

test('a picture is searched in every source, chosen by keyboard, and taken with its rights', async ({
  newcomer: { mine, page },
  pictureServices,
}) => {
  await openDialog(page, mine, 'Stock')
  await expect(dialog(page).getByRole('tab')).toHaveText([
    'Wikimedia',
    'Pixabay',
    'Pexels',
    'Unsplash',
    'Uploaded Images',
  ])
  await expect(tab(page, 'Wikimedia')).toHaveAttribute('aria-selected', 'true')
  await expect(found(page).first()).toHaveAccessibleName('Picture 1 by Ada & Co')
  await tab(page, 'Pixabay').click()
  await expect(dialog(page).getByText('Please, add API key of Pixabay in the Settings page.')).toBeVisible()
  await expect(dialog(page).getByRole('link', { name: 'Open Settings' })).toBeVisible()
  await expect(apply(page)).toBeDisabled()
  for (const source of ['Pexels', 'Unsplash']) {
    await tab(page, source).click()
    await expect(
      dialog(page).getByText(`Please, add API key of ${source} in the Settings page.`),
    ).toBeVisible()
  }
  await tab(page, 'Uploaded Images').click()
  await expect(dialog(page)).toContainText('Please add images to your Uploaded Images in the Articles page.')
  await mine.call('POST', 'settings', pictureServices.sourceKeys)

  await tab(page, 'Pixabay').click()
  await expect(found(page)).toHaveCount(24)
  await expect(found(page).first()).toHaveAccessibleName('Nature, picture 1 by Josch13')
  await expect
    .poll(() =>
      found(page)
        .first()
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBe(1200)
  expect(await violations(page, { within: '[role="dialog"]' })).toEqual([])
  await dialog(page).getByRole('button', { name: 'Next' }).click()
  await expect(found(page).first()).toHaveAccessibleName(/picture 25/)
  await dialog(page).getByRole('button', { name: 'Next' }).click()
  await expect(found(page)).toHaveCount(12)
  await expect(dialog(page).getByRole('button', { name: 'Next' })).toBeDisabled()
  await dialog(page).getByRole('button', { name: 'Previous' }).click()
  await expect(found(page)).toHaveCount(24)
  await found(page).nth(3).click()
  await expect(apply(page)).toBeEnabled()

  await tab(page, 'Wikimedia').click()
  await expect(found(page).first()).toHaveAccessibleName('Picture 1 by Ada & Co')
  await expect(dialog(page).getByText('Page 1', { exact: true })).toBeVisible()
  await expect(apply(page)).toBeDisabled()

  await tab(page, 'Pexels').click()
  await expect(found(page).first()).toHaveAccessibleName(/^Nature/)
  // the debounced search waits for Enter while the clock is paused
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 10_000)
  await dialog(page).getByRole('searchbox').fill('Old roses')
  await expect(dialog(page).getByText('Press Enter to search now')).toBeVisible()
  await expect(found(page).first()).toHaveAccessibleName(/^Nature/)
  await dialog(page).getByRole('searchbox').press('Enter')
  await expect(dialog(page).getByText('Press Enter to search now')).toBeHidden()
  await page.clock.resume()
  await expect(found(page).first()).toHaveAccessibleName(/^Old roses, picture 1/)
  await found(page).first().focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await expect(found(page).nth(1)).toHaveAttribute('aria-selected', 'false')
  const chosen = dialog(page).getByRole('option', { selected: true })
  await expect(chosen).toBeFocused()
  await expect(dialog(page).getByRole('link', { name: 'Photo by Lukas Rodriguez on Pexels' })).toBeVisible()
  await expect(dialog(page).getByLabel('Alt text')).toHaveValue(/^Old roses, picture/)
  await dialog(page).getByLabel('Alt text').fill('Roses by the gate')
  expect(await violations(page, { within: '[role="dialog"]' })).toEqual([])
  await apply(page).click()
  await expect(dialog(page)).toBeHidden()
  const picture = canvas(page).locator('img')
  await expect(picture).toHaveAttribute('src', /^\/media\/.+\.jpg$/)
  await expect(picture).toHaveAttribute('alt', 'Roses by the gate')
  await expect(picture).toHaveAttribute('width', '1200')

  await expect(page.getByRole('link', { name: 'Pexels License' })).toBeVisible()
  await page.getByRole('button', { name: 'Add credit below image' }).click()
  await expect(canvas(page).getByText('Photo by Lukas Rodriguez on Pexels')).toBeVisible()

  const { data } = await mine.call<{ data: object[] }>('GET', 'image-rights')
  expect(data).toMatchObject([{ source: 'pexels', credit: 'Photo by Lukas Rodriguez on Pexels' }])
})

test('a failed search says why and can be repeated; typing is debounced', async ({
  newcomer: { mine, page },
  pictureServices,
}) => {
  await mine.call('POST', 'settings', pictureServices.sourceKeys)
  await openDialog(page, mine, 'Troubles')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(found(page)).toHaveCount(24)
  expect(await violations(page, { within: '[role="dialog"]' })).toEqual([])
  await dialog(page).getByRole('searchbox').fill('limit')
  const failure = dialog(page).getByRole('alert')
  await expect(failure).toContainText('Pixabay is limiting requests right now.')
  await expect(failure.getByRole('button', { name: 'Try again' })).toBeVisible()
  await dialog(page).getByRole('searchbox').fill('')
  await dialog(page).getByRole('button', { name: 'Search', exact: true }).click()
  await expect(found(page).first()).toHaveAccessibleName(/^Nature/)
})

test('pictures are made from words, one or four, also across a reload, and put in at 300 pixels', async ({
  newcomer: { mine, page },
  pictureServices,
}) => {
  const live = liveSocket(page)
  await openPicture(page, mine, 'Made')
  const generate = page.getByRole('dialog', { name: 'Generate Images' })
  const open = () => page.getByRole('button', { name: 'Generate', exact: true }).first().click()
  const makers = generate.getByRole('combobox', { name: 'Generator' })
  const choose = async (name: string) => {
    await makers.click()
    await page.getByRole('option', { name, exact: true }).click()
  }
  const start = generate.getByRole('button', { name: 'Generate', exact: true })
  const prompt = generate.getByRole('textbox', { name: 'Prompt' })
  const made = generate.getByRole('listbox', { name: 'Generated images' }).getByRole('option')
  await open()
  await prompt.fill('A red rose')
  for (const [maker, message] of [
    ['OpenAI GPT Image', 'Please add Open AI API key in Settings page to use this feature.'],
    ['DALL·E 3 (now GPT Image 2.6)', 'Please add Open AI API key in Settings page to use this feature.'],
    ['Stable Diffusion XL by Poe', 'Please add Poe API key in Settings page to use this feature.'],
    ['Midjourney', 'Please complete Midjourney fields in Settings page to use this feature.'],
  ] as const) {
    await choose(maker)
    await expect(generate.getByRole('status')).toContainText(message)
    await expect(start).toBeDisabled()
  }
  expect(await violations(page, { within: '[role="dialog"]' })).toEqual([])
  await live
  await mine.call('POST', 'settings', pictureServices.makerKeys)
  await expect(generate.getByRole('status')).toBeHidden()
  await generate.getByRole('combobox', { name: 'Aspect ratio' }).click()
  await expect(page.getByRole('option', { name: /^\d+:\d+$/ })).toHaveText([
    '1:1',
    '16:9',
    '2:3',
    '3:2',
    '4:5',
    '4:7',
    '5:4',
    '7:4',
    '9:16',
  ])
  await page.getByRole('option', { name: '16:9', exact: true }).click()
  const looked = Promise.withResolvers<void>()
  await page.route('**/api/image-generations/*', async (route) => {
    await looked.promise
    await route.continue()
  })
  await start.click()
  await expect(generate.getByRole('status', { name: 'Generating images' })).toBeVisible()
  await expect(prompt).toBeDisabled()
  await expect(makers).toBeDisabled()
  looked.resolve()
  await page.reload()
  await canvas(page).locator('img').click()
  await page.getByRole('tab', { name: 'Properties' }).click()
  await open()
  await expect(made).toHaveCount(4)
  await expect(prompt).toHaveValue('A red rose')
  await expect(generate.getByRole('button', { name: 'Apply' })).toBeDisabled()

  await choose('DALL·E 3 (now GPT Image 2.6)')
  await expect(generate.getByText('gpt-image-2.6-flare is used instead.')).toBeVisible()
  await prompt.fill('forbidden rose')
  await start.click()
  await expect(generate.getByRole('alert')).toContainText('OpenAI refused this prompt')
  await expect(prompt).toBeEnabled()
  await prompt.fill('A white rose')
  await generate.getByRole('combobox', { name: 'Aspect ratio' }).click()
  await page.getByRole('option', { name: '7:4' }).click()
  await start.click()
  await expect(made).toHaveCount(1)
  await expect(generate.getByText('Saved to Uploaded Images. Cost: about $0.03.')).toBeVisible()
  await expect(generate.getByLabel('Alt text')).toHaveValue('A white rose')
  expect(await violations(page, { within: '[role="dialog"]' })).toEqual([])
  await generate.getByRole('button', { name: 'Apply' }).click()
  await expect(generate).toBeHidden()
  const picture = canvas(page).locator('img')
  await expect(picture).toHaveAttribute('src', /^\/media\/.+\.png$/)
  await expect(picture).toHaveCSS('width', '300px')
  await expect(picture).toHaveCSS('height', '300px')
  await expect(picture).toHaveAttribute('alt', 'A white rose')

  await open()
  await choose('Midjourney')
  await prompt.fill('A blue rose')
  const closed = Promise.withResolvers<void>()
  await page.route('**/api/image-generations', async (route) => {
    await closed.promise
    await route.continue()
  })
  await start.click()
  await page.keyboard.press('Escape')
  await expect(generate).toBeHidden()
  const heard = await hear(page)
  closed.resolve()
  await heard('Your images are ready. Find them under Uploaded Images.')

  await page.goto('/articles/add-article')
  await page.getByRole('textbox', { name: 'Keyword' }).fill('roses')
  await page.getByRole('textbox', { name: 'Text', exact: true }).click()
  await page.getByRole('button', { name: 'Generate image' }).click()
  await expect(made).toHaveCount(4)
  await made.first().click()
  await generate.getByLabel('Alt text').fill('')
  await generate.getByRole('button', { name: 'Apply' }).click()
  const inText = page.getByRole('textbox', { name: 'Text', exact: true }).locator('img[alt="roses"]')
  await expect(inText).toHaveAttribute('width', '300')
  await expect(inText).toHaveAttribute('height', '171')
})

test('today’s services draw images; earlier names without a service of their own lead to them and say so', async ({
  newcomer: { mine, page },
  pictureServices,
}) => {
  await mine.call('POST', 'settings', pictureServices.newMakerKeys)
  await openPicture(page, mine, 'Drawn')
  await page.getByRole('button', { name: 'Generate', exact: true }).first().click()
  const generate = page.getByRole('dialog', { name: 'Generate Images' })
  const select = async (label: string, name: string) => {
    await generate.getByRole('combobox', { name: label }).click()
    await page.getByRole('option', { name, exact: true }).click()
  }
  const start = generate.getByRole('button', { name: 'Generate', exact: true })
  const prompt = generate.getByRole('textbox', { name: 'Prompt' })
  const made = generate.getByRole('listbox', { name: 'Generated images' }).getByRole('option')
  // without an OpenAI key, the first service that has one
  await expect(generate.getByRole('combobox', { name: 'Generator' })).toHaveValue('Google Gemini image')
  await select('Generator', 'FLUX')
  await select('Model', 'FLUX.2 [max]')
  await select('Aspect ratio', '16:9')
  await expect(generate.getByText('About $0.07 per image')).toBeVisible()
  await prompt.fill('An image of a red rose in the rain')
  expect(await violations(page, { within: '[role="dialog"]' })).toEqual([])
  await start.click()
  await expect(made).toHaveCount(1)
  await expect(generate.getByText('Saved to Uploaded Images. Cost: about $0.03.')).toBeVisible()
  await expect(generate.getByLabel('Alt text')).toHaveValue('A red rose in the rain')

  await select('Generator', 'Midjourney')
  await expect(generate.getByText('Midjourney isn’t set up. FLUX.2 [pro] is used instead.')).toBeVisible()
  await select('Generator', 'Stable Diffusion XL by Poe')
  await expect(
    generate.getByText(
      'Stable Diffusion XL by Poe isn’t set up. Stable Diffusion 3.5 Large is used instead.',
    ),
  ).toBeVisible()
  await prompt.fill('A blue rose')
  await start.click()
  await expect(generate.getByText('Stable Diffusion 3.5 Large was used instead.')).toBeVisible()
  await expect(made).toHaveCount(1)
  const { data } = await mine.call<{ data: object[] }>('GET', 'image-generations?$sort[createdAt]=-1')
  expect(data).toMatchObject([
    { generator: 'stable_diffusion', model: 'sd3.5-large', cost: 0.065, prompt: 'A blue rose' },
    { generator: 'flux', model: 'flux-2-max', cost: 0.03, aspectRatio: '16:9' },
  ])
  const rights = await mine.call<{ data: object[] }>('GET', 'image-rights')
  expect(rights.data).toMatchObject([{ source: 'flux', model: 'flux-2-max', alt: 'A red rose in the rain' }])
})

import { expect, test } from 'vitest'
import { firstCards, withNewCard } from '../articles/cards/new-card.ts'
import { countries } from '../listings/countries.ts'
import { imageGeneratorFacts, imageGenerators, insertedSize } from '../media/image-generators.ts'
import { propertyTypes } from '../properties/property-kinds.ts'
import { defaultImageSearch, imageSources } from '../media/image-search.ts'
import { weekdayNames } from '../listings/listing.ts'
import { roleLabels, roleOf } from '../core/roles.ts'
import { defaultTextGenerator, textModels } from '../ai/text-models.ts'

test('offers the models of both text services named in the specification', () => {
  expect(defaultTextGenerator).toEqual({ name: 'openai', params: { model: 'gpt-4' } })
  const openAi = Object.fromEntries(textModels.openai.map(({ id, label }) => [id, label]))
  expect(openAi).toMatchObject({
    'gpt-4o': 'ChatGPT 4o',
    'chatgpt-4': 'ChatGPT 4',
    chatgpt: 'ChatGPT Turbo 3.5',
    davinci: 'DaVinci 3',
  })
  expect(textModels.poe.map(({ label }) => label)).toEqual([
    'GPT-4',
    'GPT-3.5-Turbo',
    'GPT-3.5-Turbo-Instruct',
    'ChatGPT',
    'Claude-2-100k',
    'Claude-instant',
    'Claude-instant-100k',
    'Poe Assistant',
  ])
})

test('three image generators: Midjourney makes 4 images, others 1, inserted 300 wide', () => {
  // today's services are offered too; the three lead to them where their own service is gone
  const todays = ['flux', 'gemini_image', 'gpt_image', 'stable_diffusion']
  expect([...imageGenerators].filter((name) => !todays.includes(name)).sort()).toEqual([
    'dalle_3',
    'midjourney',
    'stable_diffusion_xl_poe',
  ])
  const { midjourney, dalle_3: dalle, stable_diffusion_xl_poe: poe } = imageGeneratorFacts
  expect([midjourney.count, dalle.count, poe.count]).toEqual([4, 1, 1])
  expect(midjourney.models[0]?.aspectRatios).toEqual([
    ...['1:1', '16:9', '2:3', '3:2', '4:5', '4:7', '5:4', '7:4', '9:16'],
  ])
  expect(dalle.models[0]?.id).toBe('dall-e-3')
  expect(insertedSize('3:2')).toEqual({ width: 300, height: 200 })
})

test('a new card has one repetition, its parent as source and the default model', () => {
  const [title] = firstCards()
  expect(title).toMatchObject({ type: 'title', selections: { heading: 'h1', repeat: 1 } })
  const headings = (['title', 'subtitle', 'paragraph', 'image'] as const).map(
    (type) => withNewCard([], '', type)[0]?.selections.heading,
  )
  expect(headings).toEqual(['h1', 'h2', 'p', 'img'])
  expect(title?.selections.settings.generateTextBy).toEqual(defaultTextGenerator)
})

test('searches images at three stock services and Wikimedia, initially for Nature', () => {
  expect(imageSources).toHaveLength(4)
  expect(imageSources).toContain('wikimedia')
  expect(defaultImageSearch).toBe('Nature')
})

test('property types, weekdays and countries match the specification', () => {
  expect(propertyTypes).toEqual(['tumblr', 'weebly', 'wordpress', 'gsites'])
  expect([weekdayNames.length, weekdayNames[0], weekdayNames[6]]).toEqual([7, 'Monday', 'Sunday'])
  expect(countries[0]).toEqual({ name: 'United States', code: 'US' })
  expect(countries.length).toBeGreaterThanOrEqual(240)
  for (const { code } of countries) expect(code).toMatch(/^[A-Z]{2}$/)
})

test.each([
  [{ roles: ['lc:inactive-new-signup', 'lc:va', 'lc:customer', 'lc:admin'] }, 'admin', 'Admin'],
  [{ roles: ['lc:inactive-new-signup', 'lc:va', 'lc:customer'] }, 'customer', 'Customer'],
  [{ roles: ['lc:inactive-new-signup', 'lc:va'] }, 'va', 'VA'],
  [{ roles: ['lc:inactive-new-signup'] }, 'inactive-new-signup', 'Inactive user'],
  [{ roles: ['something'] }, 'guest', 'Guest'],
  [{ role: 'admin', roles: ['lc:va'] }, 'admin', 'Admin'],
])('%j is %s', (user, role, label) => {
  expect(roleOf(user)).toBe(role)
  expect(roleLabels[roleOf(user)]).toBe(label)
})

import type { ImageGeneration } from '@web2/contract/media'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rendered } from '../../../testing/rendered.tsx'
import { imageGeneration } from '../images/images-api.ts'
import { GeneratePanel } from './generate-panel.tsx'

const failed = (message: string) =>
  ({
    ...{ _id: 'g', generator: 'dalle_3', model: 'dall-e-3', prompt: 'A rose', aspectRatio: '1:1' },
    ...{ status: 'failed', progress: 0, message, waitingFor: '', images: [], cost: null, quality: null },
  }) as unknown as ImageGeneration

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // an autosizing field needs the page's fonts, which this environment lacks
  const fonts = { addEventListener: () => undefined, removeEventListener: () => undefined }
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true })
})
afterEach(() => {
  Reflect.deleteProperty(document, 'fonts')
  vi.unstubAllGlobals()
})

const show = (given: { isReady?: boolean; note?: string; prompt?: string; earlier?: ImageGeneration }) =>
  rendered(
    <GeneratePanel
      states={[
        {
          ...{ name: 'dalle_3', isReady: given.isReady ?? true, reason: '' },
          ...(given.note !== undefined && { note: given.note }),
        },
      ]}
      earlier={given.earlier ?? null}
      prompt={given.prompt ?? ''}
      withAlt
      onApply={vi.fn()}
      onClose={vi.fn()}
    />,
    given.earlier && [[imageGeneration('g').queryKey, given.earlier]],
  )

const isOff = (host: HTMLElement) => host.querySelector<HTMLButtonElement>('button[type=submit]')?.disabled

test.each([
  ['with a prompt and a ready generator', { prompt: 'A rose' }, false],
  ['without a prompt', { prompt: '  ' }, true],
  ['with a generator without a key', { prompt: 'A rose', isReady: false }, true],
  [
    'with a running image generation',
    { prompt: 'A rose', earlier: { ...failed(''), status: 'running' } as never },
    true,
  ],
])('Generate is disabled %s: %s', async (_what, given, expected) => {
  const { host, leave } = await show(given)
  expect(isOff(host)).toBe(expected)
  await leave()
})

test('disables all fields while images are generated and shows a skeleton per image', async () => {
  const earlier = { ...failed(''), generator: 'midjourney', status: 'running' } as ImageGeneration
  const { host, leave } = await show({ earlier })
  const controls = [
    ...host.querySelectorAll<HTMLInputElement>('form input:not([type=hidden]), form textarea'),
  ]
  expect(controls.length).toBeGreaterThan(1)
  expect(controls.every(({ disabled }) => disabled)).toBe(true)
  expect(host.querySelectorAll('[aria-label="Generating images"] .mantine-Skeleton-root')).toHaveLength(4)
  await leave()
})

test.each([
  ['OpenAI refused this prompt.', 'OpenAI refused this prompt.'],
  ['', 'Something went wrong. Please try again.'],
])('a failure with the message “%s” shows “%s” and can be retried', async (message, sentence) => {
  const { host, leave } = await show({ earlier: failed(message) })
  expect(host.querySelector('[role=alert]')?.textContent).toBe(sentence)
  expect(isOff(host)).toBe(false)
  await leave()
})

test('says which model an earlier name leads to', async () => {
  const note = 'dall-e-3 was switched off on May 12, 2026. gpt-image-2.6-flare is used instead.'
  const { host, leave } = await show({ note })
  expect(host.querySelector('form [role=status]')?.textContent).toBe(note)
  await leave()
})

test('proposes an alternative text without “image of”, short enough for screen readers', async () => {
  const prompt = `An image of a red rose ${'in the morning dew '.repeat(20)}`
  const images = [{ url: '/media/a/b/rose.png', thumb: '', width: 1_024, height: 1_024 }]
  const earlier = { ...failed(''), status: 'done', prompt, images } as ImageGeneration
  const { host, leave } = await show({ earlier })
  const alt = [...host.querySelectorAll<HTMLInputElement>('input')].find(({ maxLength }) => maxLength === 500)
  expect(alt?.value).toMatch(/^A red rose in the morning dew/)
  expect(alt?.value.length).toBeLessThanOrEqual(125)
  await leave()
})

test('says why an image has not begun', async () => {
  const waitingFor = 'AI calls in progress may use up the monthly AI limit of $5.00. This one waits for them.'
  const earlier = { ...failed(''), status: 'running', waitingFor } as ImageGeneration
  const { host, leave } = await show({ earlier })
  expect(host.querySelector('[aria-label="Generating images"]')?.textContent).toContain(waitingFor)
  await leave()
})

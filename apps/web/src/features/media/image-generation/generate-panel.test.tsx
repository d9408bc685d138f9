import type { ImageGeneration } from '@web2/contract/media'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rendered } from '../../../testing/rendered.tsx'
import { imageGeneration } from '../images/images-api.ts'
import { GeneratePanel } from './generate-panel.tsx'

const failed = (message: string) =>
  ({
    ...{ _id: 'g', generator: 'dalle_3', model: 'dall-e-3', prompt: 'A rose', aspectRatio: '1:1' },
    ...{ status: 'failed', progress: 0, message, images: [], cost: null },
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

const show = (given: { isReady?: boolean; prompt?: string; earlier?: ImageGeneration }) =>
  rendered(
    <GeneratePanel
      states={[{ name: 'dalle_3', isReady: given.isReady ?? true, reason: '' }]}
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

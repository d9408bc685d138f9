import type { ImageGeneration } from '@web2/contract'
import { expect, test, vi } from 'vitest'
import { rendered } from '../../../testing/rendered.tsx'
import { imageGeneration } from '../images-api.ts'
import { GeneratePanel } from './generate-panel.tsx'

const failed = (message: string) =>
  ({
    ...{ _id: 'g', generator: 'dalle_3', model: 'dall-e-3', prompt: 'A rose', aspectRatio: '1:1' },
    ...{ status: 'failed', progress: 0, message, images: [], cost: null },
  }) as unknown as ImageGeneration

test.each([
  ['OpenAI refused this prompt.', 'OpenAI refused this prompt.'],
  ['', 'Something went wrong. Please try again.'],
])('a picture that failed with the message “%s” says “%s”', async (message, sentence) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // a field that grows with its text asks for the fonts of the page, which this one has not
  const fonts = { addEventListener: () => undefined, removeEventListener: () => undefined }
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true })
  const { host, leave } = await rendered(
    <GeneratePanel
      states={[{ name: 'dalle_3', isReady: true, reason: '' }]}
      earlier={failed(message)}
      prompt=""
      withAlt
      onApply={vi.fn()}
      onClose={vi.fn()}
    />,
    [[imageGeneration('g').queryKey, failed(message)]],
  )
  expect(host.querySelector('[role=alert]')?.textContent).toBe(sentence)
  await leave()
  Reflect.deleteProperty(document, 'fonts')
  vi.unstubAllGlobals()
})

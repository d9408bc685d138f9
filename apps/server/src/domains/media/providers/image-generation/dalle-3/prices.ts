import { numberAt } from '../../../../../platform/outbound/read-json.ts'
import type { WantedImage } from '../image-maker.ts'

/** US dollars per token, from OpenAI's price list. */
const perToken: Readonly<Record<string, { readonly text: number; readonly picture: number }>> = {
  'gpt-image-2.6-flare': { text: 5e-6, picture: 30e-6 },
  'gpt-image-1': { text: 5e-6, picture: 40e-6 },
  'gpt-image-1-mini': { text: 2e-6, picture: 8e-6 },
}

/** Returns the cost of an image by the tokens in the response, or null if the model's price is unknown. */
export const costOf = ({ model }: WantedImage, answer: unknown): number | null => {
  const prices = Object.hasOwn(perToken, model) ? perToken[model] : undefined
  const written = numberAt(answer, 'usage', 'output_tokens')
  if (!prices || written === 0) return null
  return written * prices.picture + numberAt(answer, 'usage', 'input_tokens') * prices.text
}

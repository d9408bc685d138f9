import { imagePrice } from '@web2/contract'
import { numberAt } from '../../protocols/read-json.ts'
import type { WantedImage } from '../image-maker.ts'

/** US dollars a token, by OpenAI's price list. */
const perToken: Readonly<Record<string, { readonly text: number; readonly picture: number }>> = {
  'gpt-image-1': { text: 5e-6, picture: 40e-6 },
  'gpt-image-1-mini': { text: 2e-6, picture: 8e-6 },
}

/** What a picture cost: DALL·E 3 has a price for each size, the GPT image models tell the tokens they used. */
export const costOf = (wanted: WantedImage, answer: unknown): number | null => {
  const { model } = wanted
  const known = imagePrice('dalle_3', wanted)
  if (known !== null) return known
  const prices = Object.hasOwn(perToken, model) ? perToken[model] : undefined
  const written = numberAt(answer, 'usage', 'output_tokens')
  if (!prices || written === 0) return null
  return written * prices.picture + numberAt(answer, 'usage', 'input_tokens') * prices.text
}

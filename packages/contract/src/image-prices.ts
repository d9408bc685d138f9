import { ratioOf, type ImageGeneratorName } from './image-generators.ts'

interface AskedImage {
  readonly model: string
  readonly aspectRatio: string
}

/** It makes 1:1 and 7:4, whichever is nearer to the shape that is wanted. */
const betweenSizes = Math.sqrt(7 / 4)

/**
 * What a picture costs in US dollars as far as it is known before it is made: DALL·E 3 has a price for each size
 * (OpenAI's public price list, standard quality). Null of the others: the GPT image models are paid by the tokens they
 * use, Poe takes points of a subscription, and Midjourney is one.
 */
export const imagePrice = (
  generator: ImageGeneratorName,
  { model, aspectRatio }: AskedImage,
): number | null => {
  if (generator !== 'dalle_3' || model !== 'dall-e-3') return null
  const ratio = ratioOf(aspectRatio)
  return Math.max(ratio, 1 / ratio) < betweenSizes ? 0.04 : 0.08
}

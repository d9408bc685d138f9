import type { CardImageGenerator } from '@web2/contract/articles'
import { imageModelOf, type ImageGeneratorName } from '@web2/contract/media'

/**
 * Returns a card's image settings with changed values, and replaces those that the generator or model doesn't have. The
 * generator's first model is not stored, so that the card follows when another becomes the first.
 */
export const withImageChoice = (
  { name, params }: CardImageGenerator,
  part: Partial<CardImageGenerator['params']>,
  maker: ImageGeneratorName = name,
): CardImageGenerator => {
  const { customStyle, aspectRatio, model } = { ...params, ...part }
  const chosen = imageModelOf(maker, model)
  const shapes: readonly string[] = chosen.aspectRatios
  const shape = shapes.includes(aspectRatio) ? aspectRatio : (shapes[0] ?? '1:1')
  const isFirst = chosen === imageModelOf(maker)
  return {
    name: maker,
    params: { customStyle, aspectRatio: shape, ...(!isFirst && { model: chosen.id }) },
  }
}

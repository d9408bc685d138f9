import { type ImageQuality } from '@web2/contract/ai'
import {
  imageGeneratorFacts,
  imageGenerators,
  imageModelOf,
  type ImageGeneration,
  type ImageGenerationCreate,
  type ImageGeneratorName,
  type ImageGeneratorState,
} from '@web2/contract/media'

/** Values of the form. */
export interface ImageForm {
  readonly generator: ImageGeneratorName
  readonly model: string
  readonly aspectRatio: string
  /** null for Auto. */
  readonly quality: ImageQuality | null
  readonly prompt: string
}

/** Replaces values that a change of generator or model made invalid. */
export const normalizeImageForm = (wanted: ImageForm): ImageForm => {
  const { id, aspectRatios } = imageModelOf(wanted.generator, wanted.model)
  const shapes: readonly string[] = aspectRatios
  const { qualities = [] } = imageGeneratorFacts[wanted.generator]
  return {
    ...wanted,
    model: id,
    aspectRatio: shapes.includes(wanted.aspectRatio) ? wanted.aspectRatio : (shapes[0] ?? '1:1'),
    quality: qualities.find((each) => each === wanted.quality) ?? null,
  }
}

/**
 * Returns the initial form: as in the running image generation, else with the first generator that is ready.
 */
export const firstWanted = (
  states: readonly ImageGeneratorState[],
  earlier: ImageGeneration | null,
  prompt: string,
): ImageForm => {
  if (earlier) return earlier
  const ready = states.find(({ isReady }) => isReady)?.name ?? imageGenerators[0]
  return normalizeImageForm({ generator: ready, model: '', aspectRatio: '', quality: null, prompt })
}

export const shapesOf = ({ generator, model }: ImageForm): readonly string[] =>
  imageModelOf(generator, model).aspectRatios

export const requestOf = ({
  generator,
  model,
  aspectRatio,
  quality,
  prompt,
}: ImageForm): ImageGenerationCreate => ({
  generator,
  model,
  aspectRatio,
  ...(quality !== null && { quality }),
  prompt: prompt.trim(),
})

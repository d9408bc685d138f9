import {
  imageGeneratorFacts,
  imageGenerators,
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
  readonly prompt: string
}

const modelsOf = (generator: ImageGeneratorName) => imageGeneratorFacts[generator].models

/** Returns the form's model, or the generator's first one if it is of another generator. */
const modelOf = ({ generator, model }: Pick<ImageForm, 'generator' | 'model'>) =>
  modelsOf(generator).find(({ id }) => id === model) ?? modelsOf(generator)[0]

/** Replaces values that a change of generator or model made invalid. */
export const normalizeImageForm = (wanted: ImageForm): ImageForm => {
  const model = modelOf(wanted)
  const shapes: readonly string[] = model?.aspectRatios ?? []
  return {
    ...wanted,
    model: model?.id ?? wanted.model,
    aspectRatio: shapes.includes(wanted.aspectRatio) ? wanted.aspectRatio : (shapes[0] ?? '1:1'),
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
  return normalizeImageForm({ generator: ready, model: '', aspectRatio: '', prompt })
}

export const shapesOf = (wanted: ImageForm): readonly string[] => modelOf(wanted)?.aspectRatios ?? []

export const requestOf = ({ generator, model, aspectRatio, prompt }: ImageForm): ImageGenerationCreate => ({
  generator,
  model,
  aspectRatio,
  prompt: prompt.trim(),
})

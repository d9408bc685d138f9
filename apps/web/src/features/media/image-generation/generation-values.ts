import {
  imageGeneratorFacts,
  imageGenerators,
  type ImageGeneration,
  type ImageGenerationCreate,
  type ImageGeneratorName,
  type ImageGeneratorState,
} from '@web2/contract/media'

/** What the form holds. */
export interface ImageForm {
  readonly generator: ImageGeneratorName
  readonly model: string
  readonly aspectRatio: string
  readonly prompt: string
}

const modelsOf = (generator: ImageGeneratorName) => imageGeneratorFacts[generator].models

/** The model of the form, or the generator's first one when it is another generator's. */
const modelOf = ({ generator, model }: Pick<ImageForm, 'generator' | 'model'>) =>
  modelsOf(generator).find(({ id }) => id === model) ?? modelsOf(generator)[0]

/** Puts back into order what a change of generator or model has made impossible. */
export const normalizeImageForm = (wanted: ImageForm): ImageForm => {
  const model = modelOf(wanted)
  const shapes: readonly string[] = model?.aspectRatios ?? []
  return {
    ...wanted,
    model: model?.id ?? wanted.model,
    aspectRatio: shapes.includes(wanted.aspectRatio) ? wanted.aspectRatio : (shapes[0] ?? '1:1'),
  }
}

/** The form at first: as a generation under way was asked for, else the first generator that can be used. */
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

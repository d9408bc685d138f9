import { gptImageModel } from './used-image-model.ts'

/** Image generators, by name. */
export const imageGenerators = ['midjourney', 'stable_diffusion_xl_poe', 'dalle_3'] as const
export type ImageGeneratorName = (typeof imageGenerators)[number]

/** Aspect ratio of a model, width to height: '16:9'. */
export type AspectRatio = `${number}:${number}`

interface ImageModel {
  /** Model id used by the service. */
  readonly id: string
  readonly label: string
  /** The first is the default. */
  readonly aspectRatios: readonly AspectRatio[]
}

interface ImageGenerator {
  readonly title: string
  /** Images per request. */
  readonly count: number
  /** The first is the default. */
  readonly models: readonly ImageModel[]
}

/** Models and aspect ratios of each generator. A service may support further models. */
export const imageGeneratorFacts: Readonly<Record<ImageGeneratorName, ImageGenerator>> = {
  dalle_3: {
    title: 'OpenAI',
    count: 1,
    models: [
      // retired by OpenAI; replaced by the model below
      { id: 'dall-e-3', label: 'DALL·E 3 (now GPT Image 2.6)', aspectRatios: ['1:1', '7:4', '4:7'] },
      { id: gptImageModel, label: 'GPT Image 2.6', aspectRatios: ['1:1', '3:2', '2:3', '7:4', '4:7'] },
    ],
  },
  stable_diffusion_xl_poe: {
    title: 'Stable Diffusion XL by Poe',
    count: 1,
    models: [{ id: 'StableDiffusionXL', label: 'Stable Diffusion XL', aspectRatios: ['1:1'] }],
  },
  midjourney: {
    title: 'Midjourney',
    count: 4,
    models: [
      {
        id: 'midjourney',
        label: 'Midjourney',
        aspectRatios: ['1:1', '16:9', '2:3', '3:2', '4:5', '4:7', '5:4', '7:4', '9:16'],
      },
    ],
  },
}

/** Returns width divided by height: 1.5 for '3:2'; 1 for an invalid ratio. */
export const ratioOf = (aspectRatio: string): number => {
  const [, width = 1, height = 1] = /^(\d{1,4}):(\d{1,4})$/.exec(aspectRatio)?.map(Number) ?? []
  return width > 0 && height > 0 ? width / height : 1
}

/** Width in CSS px of an image inserted into a text. */
export const insertedImageWidth = 300

/**
 * Returns the size at which a generated image is inserted into a text: width 300, height 300 divided by its
 * aspect ratio.
 */
export const insertedSize = (aspectRatio: string): { readonly width: number; readonly height: number } => ({
  width: insertedImageWidth,
  height: Math.round(insertedImageWidth / ratioOf(aspectRatio)),
})

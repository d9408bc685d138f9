import { gptImageModel } from './used-image-model.ts'

/** Who makes pictures. */
export const imageGenerators = ['midjourney', 'stable_diffusion_xl_poe', 'dalle_3'] as const
export type ImageGeneratorName = (typeof imageGenerators)[number]

/** A shape that a model makes, as width to height: '16:9'. */
export type AspectRatio = `${number}:${number}`

interface ImageModel {
  /** As the service calls it. */
  readonly id: string
  readonly label: string
  /** The first is the one that is proposed. */
  readonly aspectRatios: readonly AspectRatio[]
}

interface ImageGenerator {
  readonly title: string
  /** Pictures of one request. */
  readonly count: number
  /** The first is the one that is proposed. */
  readonly models: readonly ImageModel[]
}

/** Facts about each image generator. A service may offer further models. */
export const imageGeneratorFacts: Readonly<Record<ImageGeneratorName, ImageGenerator>> = {
  dalle_3: {
    title: 'OpenAI',
    count: 1,
    models: [
      // switched off by OpenAI: it leads to the model below
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

/** Width by height: 1.5 of '3:2'; 1 of what is no ratio. */
export const ratioOf = (aspectRatio: string): number => {
  const [, width = 1, height = 1] = /^(\d{1,4}):(\d{1,4})$/.exec(aspectRatio)?.map(Number) ?? []
  return width > 0 && height > 0 ? width / height : 1
}

/** CSS pixels in width of a picture that is put into a text. */
export const insertedImageWidth = 300

/** The size at which a generated picture is put into a text: width 300, height 300 divided by its aspect ratio. */
export const insertedSize = (aspectRatio: string): { readonly width: number; readonly height: number } => ({
  width: insertedImageWidth,
  height: Math.round(insertedImageWidth / ratioOf(aspectRatio)),
})

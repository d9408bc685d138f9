import { imageQualities, type ImageQuality } from '../ai/image-quality.ts'
import type { AiService } from '../ai/ai-service.ts'
import { gptImageModel } from './used-image-model.ts'

/**
 * Image generators, by name: today's services, then the earlier names, which stay and lead to today's services where
 * their own is gone.
 */
export const imageGenerators = [
  'gpt_image',
  'gemini_image',
  'flux',
  'stable_diffusion',
  'dalle_3',
  'stable_diffusion_xl_poe',
  'midjourney',
] as const
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
  /** Service that charges for the images. */
  readonly service: AiService
  /** Images per request. */
  readonly count: number
  /** The first is the default. */
  readonly models: readonly ImageModel[]
  /** Absent, the service has no such choice. */
  readonly qualities?: readonly ImageQuality[]
  /** Generator used instead where the service behind this name is gone or not set up; the name stays valid. */
  readonly successor?: ImageGeneratorName
}

const gptShapes: readonly AspectRatio[] = ['1:1', '3:2', '2:3', '4:3', '3:4', '16:9', '9:16', '7:4', '4:7']
const geminiShapes: readonly AspectRatio[] = [
  ...(['1:1', '3:2', '2:3', '4:3', '3:4', '5:4', '4:5', '16:9', '9:16', '21:9'] as const),
]
const fluxShapes: readonly AspectRatio[] = [
  ...(['1:1', '3:2', '2:3', '4:3', '3:4', '5:4', '4:5', '16:9', '9:16', '7:4', '4:7'] as const),
]
const stabilityShapes: readonly AspectRatio[] = [
  ...(['1:1', '3:2', '2:3', '5:4', '4:5', '16:9', '9:16', '21:9', '9:21'] as const),
]

/** Models and aspect ratios of each generator. A service may support further models. */
export const imageGeneratorFacts: Readonly<Record<ImageGeneratorName, ImageGenerator>> = {
  gpt_image: {
    title: 'OpenAI GPT Image',
    service: 'openai',
    count: 1,
    models: [
      { id: gptImageModel, label: 'GPT Image 2.6 Flare', aspectRatios: gptShapes },
      { id: 'gpt-image-2.6-sunburst', label: 'GPT Image 2.6 Sunburst', aspectRatios: gptShapes },
    ],
    qualities: imageQualities,
  },
  gemini_image: {
    title: 'Google Gemini image',
    service: 'gemini',
    count: 1,
    models: [{ id: 'gemini-nano-banana-2.1', label: 'Nano Banana 2.1', aspectRatios: geminiShapes }],
  },
  flux: {
    title: 'FLUX',
    service: 'black-forest-labs',
    count: 1,
    models: [
      { id: 'flux-2-pro', label: 'FLUX.2 [pro]', aspectRatios: fluxShapes },
      { id: 'flux-2-flex', label: 'FLUX.2 [flex]', aspectRatios: fluxShapes },
      { id: 'flux-2-max', label: 'FLUX.2 [max]', aspectRatios: fluxShapes },
      { id: 'flux-2-klein-9b', label: 'FLUX.2 [klein] 9B', aspectRatios: fluxShapes },
      { id: 'flux-2-klein-4b', label: 'FLUX.2 [klein] 4B', aspectRatios: fluxShapes },
    ],
  },
  stable_diffusion: {
    title: 'Stable Diffusion',
    service: 'stability',
    count: 1,
    models: [
      { id: 'sd3.5-large', label: 'Stable Diffusion 3.5 Large', aspectRatios: stabilityShapes },
      { id: 'sd3.5-large-turbo', label: 'Stable Diffusion 3.5 Large Turbo', aspectRatios: stabilityShapes },
      { id: 'sd3.5-medium', label: 'Stable Diffusion 3.5 Medium', aspectRatios: stabilityShapes },
    ],
  },
  dalle_3: {
    title: 'DALL·E 3 (now GPT Image 2.6)',
    service: 'openai',
    count: 1,
    models: [
      // retired by OpenAI; replaced by GPT Image
      { id: 'dall-e-3', label: 'DALL·E 3 (now GPT Image 2.6)', aspectRatios: ['1:1', '7:4', '4:7'] },
    ],
    successor: 'gpt_image',
  },
  stable_diffusion_xl_poe: {
    title: 'Stable Diffusion XL by Poe',
    service: 'poe',
    count: 1,
    models: [{ id: 'StableDiffusionXL', label: 'Stable Diffusion XL', aspectRatios: ['1:1'] }],
    successor: 'stable_diffusion',
  },
  midjourney: {
    title: 'Midjourney',
    service: 'midjourney',
    count: 4,
    models: [
      {
        id: 'midjourney',
        label: 'Midjourney',
        aspectRatios: ['1:1', '16:9', '2:3', '3:2', '4:5', '4:7', '5:4', '7:4', '9:16'],
      },
    ],
    successor: 'flux',
  },
}

/** True for a name from before today's services. */
export const isEarlierName = (name: ImageGeneratorName): boolean =>
  imageGeneratorFacts[name].successor !== undefined

/** Returns the generator's model of that id, or its first for an unknown or absent one. */
export const imageModelOf = (generator: ImageGeneratorName, id?: string): ImageModel => {
  const { models } = imageGeneratorFacts[generator]
  const model = models.find((each) => each.id === id) ?? models[0]
  if (model === undefined) throw new Error(`${generator} has no models`)
  return model
}

/** Returns the label of a generator's or its successor's model, or the id for one that is not offered. */
export const imageModelLabel = (generator: ImageGeneratorName, id: string): string => {
  const { models, successor } = imageGeneratorFacts[generator]
  const label = models.find((each) => each.id === id)?.label
  if (label !== undefined) return label
  return successor === undefined ? id : imageModelLabel(successor, id)
}

/** Returns width divided by height: 1.5 for '3:2'; 1 for an invalid ratio. */
export const ratioOf = (aspectRatio: string): number => {
  const [, width = 1, height = 1] = /^(\d{1,4}):(\d{1,4})$/.exec(aspectRatio)?.map(Number) ?? []
  return width > 0 && height > 0 ? width / height : 1
}

/** Returns that one of a model's aspect ratios that is closest to the wanted one. */
export const closestRatio = (
  { aspectRatios }: Pick<ImageModel, 'aspectRatios'>,
  wanted: string,
): AspectRatio => {
  const off = (ratio: string) => Math.abs(Math.log(ratioOf(ratio) / ratioOf(wanted)))
  return aspectRatios.reduce((best, ratio) => (off(ratio) < off(best) ? ratio : best))
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

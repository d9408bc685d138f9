import { Type, type Static } from 'typebox'
import { nullable, text } from '../core/record.ts'
import { aiServices } from './ai-service.ts'
import { imageSizes } from './image-prices.ts'
import { imageQualities } from './image-quality.ts'

/** US dollars. */
const Dollars = Type.Number({ minimum: 0, maximum: 10_000 })

const Tokens = Type.Object({ input: Dollars, output: Dollars }, { additionalProperties: false })

/** GET /image-prices: the prices that all estimates and costs of images on the installation are computed with. */
export const ImagePriceRecord = Type.Object({
  /** The model. */
  _id: text(120, 1),
  service: Type.Enum(aiServices),
  model: text(120, 1),
  size: nullable(Type.Enum(imageSizes)),
  quality: nullable(Type.Enum(imageQualities)),
  /** US dollars for one image; null if it is charged by token. */
  perImage: nullable(Dollars),
  /** US dollars per million tokens; null if it is not charged by token. */
  tokens: nullable(Tokens),
  /** edited: an admin changed it. */
  origin: Type.Enum(['built-in', 'edited'] as const),
  /** Day on which it was last compared with its source, or entered. */
  asOf: Type.String(),
})
export type ImagePriceRecord = Static<typeof ImagePriceRecord>

/** PATCH /image-prices/:model by an admin: the amounts that the model is charged by. */
export const ImagePricePatch = Type.Partial(
  Type.Object({ perImage: Dollars, tokens: Tokens }, { additionalProperties: false }),
  { additionalProperties: false },
)
export type ImagePricePatch = Static<typeof ImagePricePatch>

declare module '../core/resources.ts' {
  interface Resources {
    'image-prices': { record: ImagePriceRecord; patch: ImagePricePatch }
  }
}

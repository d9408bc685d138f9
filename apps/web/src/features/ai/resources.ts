import type { AiTask, OfferedModel, TextGenerator, TextProvider, TextService } from '@web2/contract/ai'
import { apiService } from '../../lib/api/client.ts'
import { resource } from '../../lib/api/resource.ts'

/** The part of the settings record that tells which services have a key. */
export type TextKeys = Readonly<Record<TextService, { readonly apiKey: { readonly set: boolean } }>>

/** The part of the settings record that writers depend on. */
export interface WriterSettings extends TextKeys {
  readonly defaultWriter: TextGenerator | null
  readonly taskWriters: Readonly<Record<AiTask, TextGenerator | null>>
  readonly fallbackWriters: readonly TextGenerator[]
}

/** The account's settings record, read for its writers. */
export const writerSettings = resource('settings')

/** Prices of text models on this installation. */
export const textPrices = resource('text-prices')
/** Prices of image models on this installation. */
export const imagePrices = resource('image-prices')
/** Drops what admins changed in prices of texts and images. */
export const textPriceResets = resource('text-price-resets')

/** Path of the models that services offer; presets of cards share it. */
export const offeredModelsPath = 'article-generator'

/** The models that a service offers to the account's key. */
export const offeredModels = async (service: TextProvider): Promise<OfferedModel[]> =>
  apiService(offeredModelsPath).find({ query: { service } })

import type { OfferedModel, TextGenerator, TextProvider } from '@web2/contract/ai'
import { apiService } from '../../lib/api/client.ts'
import { resource } from '../../lib/api/resource.ts'

/** The part of the settings record that tells which services have a key. */
export interface TextKeys {
  readonly openAi: { readonly apiKey: { readonly set: boolean } }
  readonly poeAI: { readonly apiKey: { readonly set: boolean } }
  readonly openAiCompatible: { readonly baseUrl: string }
}

/** The part of the settings record that writers depend on. */
export interface WriterSettings extends TextKeys {
  readonly defaultWriter: TextGenerator | null
}

/** The account's settings record, read for its writers. */
export const writerSettings = resource('settings')

/** Path of the models that services offer; presets of cards share it. */
export const offeredModelsPath = 'article-generator'

/** The models that a service offers to the account's key. */
export const offeredModels = async (service: TextProvider): Promise<OfferedModel[]> =>
  apiService(offeredModelsPath).find({ query: { service } })

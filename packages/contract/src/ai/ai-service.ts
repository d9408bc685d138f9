import { Type } from 'typebox'
import { textProviders } from './text-generator.ts'
import { textProviderLabels } from './text-models.ts'

/** Services that generate images only. The other image services write texts too, with the same key. */
export const imageServices = ['black-forest-labs', 'stability', 'midjourney'] as const

/** Services of AI that charge an account, by name, in the order in which they are shown. */
export const aiServices = [...textProviders, ...imageServices] as const
export type AiService = (typeof aiServices)[number]
export const AiServiceName = Type.Enum(aiServices)

export const aiServiceLabels: Readonly<Record<AiService, string>> = {
  ...textProviderLabels,
  'black-forest-labs': 'Black Forest Labs',
  stability: 'Stability AI',
  midjourney: 'Midjourney',
}

export { isVersionOf } from './model-version.ts'
export { openAiModelEntry } from './openai-model-entry.ts'
export {
  defaultTextGenerator,
  textModels,
  textProviderLabels,
  textProviders,
  type TextProvider,
} from './text-models.ts'
export { textCost, textPricesOf } from './text-prices.ts'

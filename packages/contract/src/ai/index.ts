export { isVersionOf } from './model-version.ts'
export { openAiModelEntry } from './openai-model-entry.ts'
export { TextGenerator, textProviders, type TextProvider } from './text-generator.ts'
export { defaultTextGenerator, textModels, textProviderLabels, type OfferedModel } from './text-models.ts'
export { textCost, textPricesOf } from './text-prices.ts'
export {
  missingWriter,
  retirementsOf,
  switchedOffNote,
  usedWriter,
  type ConnectedWriters,
  type SwitchedOff,
  type UsedWriter,
} from './used-writer.ts'

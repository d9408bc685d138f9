export { AiServiceName, aiServiceLabels, aiServices, imageServices, type AiService } from './ai-service.ts'
export { aiTasks, paidTasks, type AiTask, type PaidTask } from './ai-task.ts'
export { estimateCall, estimateEdit, estimateTokens, type ExpectedCall } from './estimate-call.ts'
export { isVersionOf } from './model-version.ts'
export { openAiModelEntry } from './openai-model-entry.ts'
export { TextGenerator, TextProviderName, textProviders, type TextProvider } from './text-generator.ts'
export { defaultTextGenerator, textModels, textProviderLabels, type OfferedModel } from './text-models.ts'
export { isPeakHour, servicesWithPeak, textCost, type TokenCounts } from './text-cost.ts'
export {
  TextPrice,
  TextPriceData,
  textPriceOrigins,
  TextPricePatch,
  TextPriceRecord,
  TextPriceReset,
  TextRates,
  type TextPriceOrigin,
  type TextPriceResetDone,
} from './text-price.ts'
export { builtInTextPrices, textPricesOf } from './text-prices.ts'
export { textServiceFields, textServiceOf, type TextService } from './text-services.ts'
export {
  fallbackNote,
  fallbacksFor,
  missingWriter,
  mostFallbacks,
  retirementsOf,
  shutdownText,
  switchedOffNote,
  usedWriter,
  type ConnectedWriters,
  type SwitchedOff,
  type UsedWriter,
} from './used-writer.ts'
export { ImagePricePatch, ImagePriceRecord } from './image-price-record.ts'
export {
  builtInImagePrices,
  imagePrice,
  imagePricesOf,
  imageTokenCost,
  isChargedByToken,
  type ImagePrice,
} from './image-prices.ts'
export { imageQualities, type ImageQuality } from './image-quality.ts'

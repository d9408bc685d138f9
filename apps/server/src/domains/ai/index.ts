/* The exports that other domains use. */
export { readImagePrices } from './prices/read-image-prices.ts'
export { readTextPrices } from './prices/read-text-prices.ts'
export { textProvider } from './providers/registry.ts'
export { failed } from './providers/text-failure.ts'
export type { Completion, LiveModel, TextCall, TextProvider } from './providers/text-provider.ts'
export { withWait } from './providers/try-key.ts'

/* The exports that other domains use. */

export { tryTextService } from './try-text-service.ts'
export { textProvider } from './providers/registry.ts'
export { failed } from './providers/text-failure.ts'
export type { Completion, TextProvider } from './providers/text-provider.ts'

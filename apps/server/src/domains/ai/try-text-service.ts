import type { Outcome } from '../../platform/outbound/outcome.ts'
import type { TextAccess } from './providers/text-provider.ts'

type TryAccess = (access: TextAccess, signal: AbortSignal) => Promise<Outcome<string>>

/** Tries the keys of text services. Each returns a sentence for the user; its code loads with the first call. */
export const tryTextService = {
  openAi: async (...args) => (await import('./providers/openai/try-key.ts')).tryOpenAiKey(...args),
  poe: async (...args) => (await import('./providers/poe/try-key.ts')).tryPoeKey(...args),
  openAiCompatible: async (...args) =>
    (await import('./providers/openai-compatible/try-key.ts')).tryEndpoint(...args),
} satisfies Record<string, TryAccess>

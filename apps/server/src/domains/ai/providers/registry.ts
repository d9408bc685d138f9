import type { TextProvider as ProviderName } from '@web2/contract/ai'
import { openAi } from './openai/provider.ts'
import { openAiCompatible } from './openai-compatible/provider.ts'
import { poe } from './poe/provider.ts'
import type { TextAccess, TextProvider } from './text-provider.ts'

const vendors: Readonly<Record<ProviderName, (access: TextAccess) => TextProvider>> = {
  openai: openAi,
  poe,
  'openai-compatible': openAiCompatible,
}

export const textProvider = (name: ProviderName, access: TextAccess): TextProvider => vendors[name](access)

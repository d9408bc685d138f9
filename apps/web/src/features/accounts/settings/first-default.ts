import type { Setting } from '@web2/contract/accounts'
import { textProviders, type TextProvider } from '@web2/contract/ai'
import { settings } from '../resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { firstTextModel, hasKey, liveModels } from '../../ai/models.ts'

/** Services whose models aren't known in advance, because each account has its own. */
const ofOwnModels = [
  'openrouter',
  'azure',
  'bedrock',
  'ollama',
  'openai-compatible',
] as const satisfies readonly TextProvider[]

/** Returns the only connected text service if its models aren't known in advance; undefined otherwise. */
export const onlyEndpoint = (setting: Setting): (typeof ofOwnModels)[number] | undefined => {
  const [only, second] = textProviders.filter((provider) => hasKey(setting, provider))
  return second === undefined ? ofOwnModels.find((provider) => provider === only) : undefined
}

/**
 * Makes the first model of such a service the default writer if no other service has a key. Returns null if there is no
 * model to choose. Users can change the default at any time.
 */
export const firstDefault = async (setting: Setting): Promise<Setting | null> => {
  const name = onlyEndpoint(setting)
  if (setting.defaultWriter !== null || name === undefined) return null
  const models = await queryClient.fetchQuery({ ...liveModels(name), staleTime: 0 })
  const model = firstTextModel(models)
  return model === undefined
    ? null
    : settings.patch(setting._id, { defaultWriter: { name, params: { model } } })
}

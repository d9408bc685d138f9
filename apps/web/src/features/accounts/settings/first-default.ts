import type { Setting } from '@web2/contract/accounts'
import { settings } from '../resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { firstTextModel, hasKey, liveModels } from '../../ai/models.ts'

/** True if the user's own endpoint is the only text service. Its models aren't known in advance. */
export const isOnlyEndpoint = (setting: Setting): boolean =>
  hasKey(setting, 'openai-compatible') && !hasKey(setting, 'openai') && !hasKey(setting, 'poe')

/**
 * Makes the first model of a custom endpoint the default writer if no other service has a key. Returns null if there is
 * no model to choose. Users can change the default at any time.
 */
export const firstDefault = async (setting: Setting): Promise<Setting | null> => {
  if (setting.defaultWriter !== null || !isOnlyEndpoint(setting)) return null
  const models = await queryClient.fetchQuery({ ...liveModels('openai-compatible'), staleTime: 0 })
  const model = firstTextModel(models)
  return model === undefined
    ? null
    : settings.patch(setting._id, { defaultWriter: { name: 'openai-compatible', params: { model } } })
}

import type { Setting, SettingKeyName } from '@web2/contract/accounts'
import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { AppContext } from '../../../platform/context.ts'
import { returnAddress } from './oauth-return-url.ts'
import { readSettings } from './read-settings.ts'

/**
 * Returns the account's settings record, which always exists; its id is the account's. `withEnds` includes
 * the last four characters of keys.
 */
export const settingView = async (
  db: Kysely<Database>,
  config: AppContext['config'],
  { accountId, withEnds }: { readonly accountId: string; readonly withEnds: boolean },
): Promise<Setting> => {
  const { open, keys } = await readSettings(db, accountId)
  const view = (name: SettingKeyName) => {
    const key = keys.get(name)
    return { set: key !== undefined, last4: withEnds && key ? key.keyLast4 : '' }
  }
  // epoch for an account that has changed nothing
  const never = new Date(0).toISOString()
  return {
    _id: accountId,
    createdAt: open?.createdAt ?? never,
    updatedAt: open?.updatedAt ?? never,
    createdBy: open?.createdBy ?? null,
    poeAI: { apiKey: view('poeAI.apiKey') },
    openAi: { apiKey: view('openAi.apiKey') },
    anthropic: { apiKey: view('anthropic.apiKey') },
    gemini: { apiKey: view('gemini.apiKey') },
    mistral: { apiKey: view('mistral.apiKey') },
    xAi: { apiKey: view('xAi.apiKey') },
    deepSeek: { apiKey: view('deepSeek.apiKey') },
    openRouter: { apiKey: view('openRouter.apiKey') },
    azureOpenAi: { baseUrl: open?.azureBaseUrl ?? '', apiKey: view('azureOpenAi.apiKey') },
    bedrock: { region: open?.bedrockRegion ?? '', apiKey: view('bedrock.apiKey') },
    ollama: { baseUrl: open?.ollamaBaseUrl ?? '', apiKey: view('ollama.apiKey') },
    openAiCompatible: {
      baseUrl: open?.compatibleBaseUrl ?? '',
      label: open?.compatibleLabel ?? '',
      apiKey: view('openAiCompatible.apiKey'),
    },
    blackForestLabs: { apiKey: view('blackForestLabs.apiKey') },
    stability: { apiKey: view('stability.apiKey') },
    midjourney: {
      discordToken: view('midjourney.discordToken'),
      discordServerId: view('midjourney.discordServerId'),
      discordChannelId: view('midjourney.discordChannelId'),
      // may be a URL in the owner's private network, so only users with `settings:manage` see it
      gateway: (withEnds && open?.midjourneyGateway) || '',
      gatewaySecret: view('midjourney.gatewaySecret'),
      hasGateway: (open?.midjourneyGateway || config.services.midjourney) !== '',
    },
    pixabay: { apiKey: view('pixabay.apiKey') },
    pexels: { apiKey: view('pexels.apiKey') },
    unsplash: { apiKey: view('unsplash.apiKey') },
    braveSearch: { apiKey: view('braveSearch.apiKey') },
    tumblr: { clientId: view('tumblr.clientId'), clientSecret: view('tumblr.clientSecret') },
    wordpressCom: {
      clientId: view('wordpressCom.clientId'),
      clientSecret: view('wordpressCom.clientSecret'),
    },
    tests: Object.fromEntries(
      Object.entries(open?.serviceTests ?? {}).map(([service, test]) => [
        service,
        // the message may name a URL in the owner's private network
        withEnds ? test : { ...test, message: '' },
      ]),
    ),
    defaultWriter: open?.defaultWriter ?? null,
    taskWriters: {
      outline: null,
      draft: null,
      edit: null,
      'alt-text': null,
      extraction: null,
      ...open?.taskWriters,
    },
    fallbackWriters: [...(open?.fallbackWriters ?? [])],
    returnAddress: returnAddress(config),
  }
}

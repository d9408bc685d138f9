import type { KeyTrial, KeyTrialContext } from './try-service.ts'
import { guardedAgentOf } from '../../../platform/outbound/process-agent.ts'

const text = ({ config }: KeyTrialContext, baseUrl: string, apiKey: string) => ({
  baseUrl,
  apiKey,
  dispatcher: guardedAgentOf(config),
})

/** Trials of the keys of text services; each loads its code when it is called. */
export const textKeyTrials = {
  openAi: ({ openAi }, around) =>
    openAi === undefined
      ? undefined
      : import('../../ai/providers/openai/try-key.ts').then(({ tryOpenAiKey }) =>
          tryOpenAiKey(text(around, around.config.services.openai, openAi), around.signal),
        ),
  poeAI: ({ poe }, around) =>
    poe === undefined
      ? undefined
      : import('../../ai/providers/poe/try-key.ts').then(({ tryPoeKey }) =>
          tryPoeKey(text(around, around.config.services.poe, poe), around.signal),
        ),
  openAiCompatible: ({ openAiCompatible: own }, around) =>
    own === undefined
      ? undefined
      : import('../../ai/providers/openai-compatible/try-key.ts').then(({ tryEndpoint }) =>
          tryEndpoint(text(around, own.baseUrl, own.apiKey ?? ''), around.signal),
        ),
} satisfies Record<string, KeyTrial>

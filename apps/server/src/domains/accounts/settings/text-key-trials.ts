import { guardedAgentOf } from '../../../platform/outbound/process-agent.ts'
import { tryTextService } from '../../ai/index.ts'
import type { KeyTrial, KeyTrialContext } from './try-service.ts'

const access = ({ config }: KeyTrialContext, baseUrl: string, apiKey: string) => ({
  baseUrl,
  apiKey,
  dispatcher: guardedAgentOf(config),
})

/** Trials of the keys of text services. */
export const textKeyTrials = {
  openAi: ({ openAi }, context) =>
    openAi === undefined
      ? undefined
      : tryTextService.openAi(access(context, context.config.services.openai, openAi), context.signal),
  poeAI: ({ poe }, context) =>
    poe === undefined
      ? undefined
      : tryTextService.poe(access(context, context.config.services.poe, poe), context.signal),
  openAiCompatible: ({ openAiCompatible: endpoint }, context) =>
    endpoint === undefined
      ? undefined
      : tryTextService.openAiCompatible(
          access(context, endpoint.baseUrl, endpoint.apiKey ?? ''),
          context.signal,
        ),
} satisfies Record<string, KeyTrial>

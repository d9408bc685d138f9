import { done } from '../../../platform/outbound/outcome.ts'
import { guardedAgentOf } from '../../../platform/outbound/process-agent.ts'
import type { KeyTrial } from '../../accounts/index.ts'

/** Trials of the keys of web search. */
export const searchKeyTrials = {
  braveSearch: ({ braveSearch: key }, { config }) =>
    key === undefined
      ? undefined
      : import('./search-web.ts').then(async ({ searchWeb }) => {
          const access = { dispatcher: guardedAgentOf(config), base: config.services.braveSearch, key }
          const found = await searchWeb(access, { query: 'garden', language: 'en', most: 3 })
          return found.ok ? done('The key works. Brave Search answered a search.') : found
        }),
} satisfies Record<string, KeyTrial>

import { textProviders, textServiceOf, type TextProvider, type TextService } from '@web2/contract/ai'
import { guardedAgentOf } from '../../../platform/outbound/process-agent.ts'
import { textProvider } from '../../ai/index.ts'
import type { KeyTrial } from './try-service.ts'

const trialOf =
  (name: TextProvider): KeyTrial =>
  ({ text }, { config, signal }) => {
    const access = text.get(name)
    return access && textProvider(name, { ...access, dispatcher: guardedAgentOf(config) }).tryKey(signal)
  }

/** Trials of the keys of text services. */
export const textKeyTrials = Object.fromEntries(
  textProviders.map((name) => [textServiceOf[name], trialOf(name)]),
) as Readonly<Record<TextService, KeyTrial>>

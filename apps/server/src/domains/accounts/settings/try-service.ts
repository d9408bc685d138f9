import type { SettingChange, SettingKeyName, SettingService, SettingTest } from '@web2/contract/accounts'
import type { AppContext } from '../../../platform/context.ts'
import type { Outcome } from '../../../platform/outbound/outcome.ts'
import { countAttempt } from '../../../platform/rate-limits/rate-limit.ts'
import { openedKeys, type ProviderKeys } from './provider-keys.ts'
import { readSettings, type StoredSettings } from './read-settings.ts'
import { storeServiceTest } from './store-service-test.ts'
import { wantedSettings } from './validate-settings-change.ts'

/** Limit of trials per account, against guessing keys through this server. */
const allowance = { most: 60, seconds: 900 }
/** Milliseconds that one trial may take as a whole. */
const longest = 45_000

export interface KeyTrialContext {
  readonly config: AppContext['config']
  readonly signal: AbortSignal
}

/** Calls a service with its keys; returns undefined if there is no key to try. */
export type KeyTrial = (keys: ProviderKeys, context: KeyTrialContext) => Promise<Outcome<string>> | undefined

declare module '../../../platform/context.ts' {
  interface Contributions {
    readonly keyTrials: Readonly<Record<SettingService, KeyTrial>>
  }
}

/** Keys that a service needs before it can be tried. */
const needed: Readonly<Partial<Record<SettingService, readonly SettingKeyName[]>>> = {
  midjourney: ['midjourney.discordServerId', 'midjourney.discordChannelId', 'midjourney.discordToken'],
  openAiCompatible: [],
  ollama: [],
  tumblr: ['tumblr.clientId', 'tumblr.clientSecret'],
  wordpressCom: ['wordpressCom.clientId', 'wordpressCom.clientSecret'],
}

/** The message where there is nothing to try. */
const missing = (service: SettingService, stored: StoredSettings): string => {
  const names = needed[service] ?? [`${service}.apiKey` as SettingKeyName]
  if (names.length > 0 && names.every((name) => stored.keys.has(name)))
    return 'The saved key can’t be decrypted because APP_SECRET has changed. Enter the key again.'
  if (service === 'midjourney') return 'Fill in all three Discord fields first.'
  if (names.length === 2) return 'Enter both application keys first.'
  return names.length === 0 ? 'Enter the base URL first.' : 'Enter a key first.'
}

/**
 * Tries the keys of a service, those of `change` before the stored ones. Stores the result of a test of stored keys, and
 * never the keys.
 */
export const tryService = async (
  { config, db, contributions, now }: Pick<AppContext, 'config' | 'db' | 'contributions' | 'now'>,
  accountId: string,
  service: SettingService,
  change: SettingChange,
): Promise<SettingTest> => {
  const stored = await readSettings(db, accountId)
  const wanted = wantedSettings(change, stored)
  const keys = openedKeys(config, accountId, stored, wanted)
  await countAttempt(db, { key: `try-service:${accountId}`, ...allowance })
  const answer = await contributions.keyTrials[service](keys, {
    config,
    signal: AbortSignal.timeout(longest),
  })
  if (answer === undefined) return { status: 'error', message: missing(service, stored) }
  const result: SettingTest = answer.ok
    ? { status: 'success', message: answer.value }
    : { status: 'error', message: answer.failure.message }
  if (wanted.keys.size === 0 && Object.keys(wanted.open).length === 0)
    await storeServiceTest(db, accountId, service, {
      tested: stored,
      test: { ...result, testedAt: now().toISOString() },
    })
  return result
}

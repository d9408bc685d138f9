import type { VerificationStep } from '@web2/contract/properties'
import type { Config } from '../../../platform/config/config.ts'
import type { RemoteSubProperty, VerificationMemory } from '../providers/connector.ts'
import { createSecretBox } from '../../../platform/secrets/seal.ts'

/** Phase of a verification, from which a worker resumes. Stored sealed, because it may contain secrets. */
export type Phase =
  | { readonly kind: 'begin' }
  | { readonly kind: 'asked'; readonly step: VerificationStep; readonly memory: VerificationMemory }
  /** Ownership is proven; `stored` of the found sub-properties are stored. */
  | { readonly kind: 'found'; readonly destinations: readonly RemoteSubProperty[]; readonly stored: number }

type SealedColumn = 'state_sealed' | 'answer_sealed'

const placeOf = (accountId: string, column: SealedColumn) => ({ table: 'verifications', column, accountId })

const seal = (
  { appSecret }: Pick<Config, 'appSecret'>,
  accountId: string,
  column: SealedColumn,
  text: string,
) => createSecretBox(appSecret).seal(text, placeOf(accountId, column))

const open = (
  { appSecret }: Pick<Config, 'appSecret'>,
  accountId: string,
  column: SealedColumn,
  envelope: string,
) => createSecretBox(appSecret).open(envelope, placeOf(accountId, column))

export const sealPhase = (config: Pick<Config, 'appSecret'>, accountId: string, phase: Phase): string =>
  seal(config, accountId, 'state_sealed', JSON.stringify(phase))

/** Returns undefined if it was sealed with another APP_SECRET. */
export const openPhase = (
  config: Pick<Config, 'appSecret'>,
  { accountId, stateSealed }: { readonly accountId: string; readonly stateSealed: string | null },
): Phase | undefined => {
  if (stateSealed === null) return { kind: 'begin' }
  const opened = open(config, accountId, 'state_sealed', stateSealed)
  return opened === undefined ? undefined : (JSON.parse(opened) as Phase)
}

export const sealAnswer = (config: Pick<Config, 'appSecret'>, accountId: string, answer: string): string =>
  seal(config, accountId, 'answer_sealed', answer)

/** Returns undefined if there is none, or if it was sealed with another APP_SECRET. */
export const openAnswer = (
  config: Pick<Config, 'appSecret'>,
  { accountId, answerSealed }: { readonly accountId: string; readonly answerSealed: string | null },
): string | undefined =>
  answerSealed === null ? undefined : open(config, accountId, 'answer_sealed', answerSealed)

import type { ServiceFailure, FailureKind } from '../../../../platform/outbound/outcome.ts'
import type { Refusal } from '../protocols/http/json-api.ts'
import { vendorFailure } from '../protocols/http/vendor-error.ts'

type Row = readonly [kind: FailureKind, message: (container: string) => string]

const badName: Row = [
  'bad-content',
  () =>
    'Azure does not allow this container name. Use 3 to 63 lowercase letters, digits and single hyphens, ' +
    'with a letter or digit at both ends.',
]
const wrongKey: Row = [
  'auth-dead',
  () => 'Azure rejected this key. Check the storage account name and the account key under Cloud accounts.',
]

/** Failures by Azure Storage error code. */
const byCode: Record<string, Row> = {
  AuthenticationFailed: wrongKey,
  InvalidAuthenticationInfo: wrongKey,
  AccountIsDisabled: [
    'auth-dead',
    () => 'This storage account is disabled at Azure. Enable it there, or use another account.',
  ],
  AuthorizationFailure: [
    'auth-dead',
    () =>
      'Azure refused this server. Check the account key under Cloud accounts, and allow this server’s IP address under ' +
      'Security + networking → Networking.',
  ],
  KeyBasedAuthenticationNotPermitted: [
    'auth-dead',
    () =>
      'This storage account does not allow account keys. Allow storage account key access under Configuration.',
  ],
  PublicAccessNotPermitted: [
    'auth-dead',
    () =>
      'This storage account does not allow public containers. Publish to $web, or allow blob anonymous access under Configuration.',
  ],
  ContainerNotFound: [
    'bad-content',
    (container) =>
      `There is no container “${container}” in this storage account. Create it or choose another one.`,
  ],
  ContainerAlreadyExists: [
    'bad-content',
    (container) =>
      `You already have the container “${container}”. Choose it from the list instead of creating it.`,
  ],
  ContainerBeingDeleted: [
    'retryable',
    (container) => `The container “${container}” is being deleted at Azure. Wait a moment and try again.`,
  ],
  InvalidResourceName: badName,
  OutOfRangeInput: badName,
  InvalidUri: badName,
  AccountRequiresHttps: [
    'auth-dead',
    () => 'This storage account requires HTTPS. Start its endpoint with https://.',
  ],
  Md5Mismatch: ['retryable', () => 'A file arrived damaged at Azure. We’ll retry automatically.'],
}

/** Classifies a refusal by the code in x-ms-error-code or the XML body. */
export const azureFailure = (refusal: Refusal, container: string): ServiceFailure => {
  const code = refusal.headers['x-ms-error-code'] ?? /<Code>([^<]+)<\/Code>/.exec(refusal.text)?.[1] ?? ''
  const known = Object.hasOwn(byCode, code) ? byCode[code] : undefined
  if (known) return { kind: known[0], message: known[1](container) }
  if (code === 'ServerBusy') return vendorFailure('Azure', { ...refusal, status: 429 })
  return vendorFailure('Azure', { ...refusal, text: JSON.stringify({ message: code }) })
}

/* The exports that other domains use. */

export { returnAddress } from './settings/oauth-return-url.ts'
export { openedKeys, providerKeys, type ProviderKeys } from './settings/provider-keys.ts'
export { readSettings } from './settings/read-settings.ts'
export type { KeyTrial } from './settings/try-service.ts'
export { usagePeriod } from './usage-period.ts'
export { deleteAccount } from './users/delete-account.ts'
export { emitAccountChanged, setAccountState } from './users/set-account-state.ts'

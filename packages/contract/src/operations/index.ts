export { AccountDeletion } from './account-deletion.ts'
export type { ServerVersion } from './version.ts'

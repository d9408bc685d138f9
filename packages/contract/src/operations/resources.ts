import type { DeadLetter, DeadLetterPatch, InstallationStatus } from '../core/installation-status.ts'
import type { AccountDeletion } from './account-deletion.ts'
import type { ServerVersion } from './version.ts'

export interface OperationsResources {
  'account-deletion': { create: AccountDeletion; created: { deleted: true } }
  'dead-letters': { record: DeadLetter; patch: DeadLetterPatch }
  health: { record: { live: boolean } | { ready: boolean }; found: { database: string; queue: string } }
  'installation-status': { found: InstallationStatus }
  version: { found: ServerVersion }
}

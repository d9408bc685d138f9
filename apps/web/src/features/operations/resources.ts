import type { DeadLetter, DeadLetterPatch } from '@web2/contract/core'
import type { AccountDeletion } from '@web2/contract/operations'
import { apiClient } from '../../lib/api/client.ts'
import { resource } from '../../lib/api/resource.ts'

/** How the installation is doing; only admins may ask. */
export const installationStatusPath = 'installation-status'
/** Messages of queues that were given up; admins only. */
export const deadLetters = resource<DeadLetter, never, DeadLetterPatch>('dead-letters')

/** Deletes the signed-in user's account permanently. */
export const deleteAccount = async (confirmation: AccountDeletion): Promise<unknown> =>
  (await apiClient()).service('account-deletion').create(confirmation)

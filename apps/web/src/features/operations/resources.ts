import type { AccountDeletion } from '@web2/contract/operations'
import { resource } from '../../lib/api/resource.ts'

/** How the installation is doing; only admins may ask. */
export const statusResource = resource('installation-status')
/** Messages of queues that were given up; admins only. */
export const deadLetters = resource('dead-letters')

/** Deletes the signed-in user's account permanently. */
export const deleteAccount = (confirmation: AccountDeletion) =>
  resource('account-deletion').create(confirmation)

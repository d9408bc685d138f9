import { AccountDeletion } from '@web2/contract/operations'
import { deleteAccount } from '../../accounts/index.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'

/** POST deletes the caller's account with everything in it, permanently. */
export const accountDeletionService = defineService({
  path: 'account-deletion',
  policy: { create: 'settings:manage' },
  data: { create: AccountDeletion },
  trim: false,
  ownHandsOnly: ['create'],
  methods: (context) => ({
    create: async (data, { caller: { accountId, userId } }: CallParams) => {
      await deleteAccount(context, { accountId, userId, ...(data as AccountDeletion) })
      context.sessionWatch.changed(userId)
      return { deleted: true as const }
    },
  }),
})

import { LeadMember } from '@web2/contract/leads'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'
import { leadMembers } from '../inbox/lead-members.ts'

/** Names of the members who handle leads. Their email addresses and roles are in `memberships`, for fewer roles. */
export const leadMembersService = defineService({
  path: 'lead-members',
  record: LeadMember,
  policy: { find: 'content:read' },
  methods: (context) => ({ find: ({ caller }: CallParams) => leadMembers(context.db, caller.accountId) }),
})

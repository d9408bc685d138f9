import { LeadMail, LeadMailQuery } from '@web2/contract/leads'
import { MailPatch } from '@web2/contract/notifications'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'
import { leadMails, resendLeadMail } from '../inbox/lead-mails.ts'

/** State of the emails about a lead; a PATCH sends one again. They are deleted with their lead. */
export const leadMailsService = defineService({
  path: 'lead-mails',
  record: LeadMail,
  policy: { find: 'content:read', patch: 'content:write' },
  query: { find: LeadMailQuery },
  data: { patch: MailPatch },
  unnamed: true,
  methods: (context) => ({
    find: ({ caller, query }: CallParams) =>
      leadMails(context, caller.accountId, (query as unknown as LeadMailQuery).leadId),
    patch: async (id, _data, { caller }: CallParams) => {
      const mail = await resendLeadMail(context, caller.accountId, id)
      context.outbox.wake()
      return mail
    },
  }),
})

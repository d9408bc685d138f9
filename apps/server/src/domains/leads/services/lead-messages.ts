import { LeadMessage, LeadMessageCreate } from '@web2/contract/leads'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'
import { defineResource } from '../../../platform/db/adapter/resource.ts'
import { methodNotAllowed } from '../../../platform/errors.ts'
import { writeMessage } from '../inbox/write-message.ts'

/** History of leads: notes, calls and emails. They are deleted with their lead. */
export const leadMessagesService = defineService({
  path: 'lead-messages',
  policy: { find: 'content:read', get: 'content:read', create: 'content:write' },
  data: { create: LeadMessageCreate },
  unnamed: true,
  resource: defineResource({ table: 'lead_messages', schema: LeadMessage }),
  methods: (context) => ({
    create: async (data, { caller }: CallParams) => {
      if (Array.isArray(data)) throw methodNotAllowed('Add one message at a time.')
      const written = await writeMessage(context, caller, data as LeadMessageCreate)
      context.outbox.wake()
      return written
    },
  }),
})

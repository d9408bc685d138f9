import { LeadPersonRequest } from '@web2/contract/leads'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'
import { methodNotAllowed } from '../../../platform/errors.ts'
import { dataOfPerson } from '../privacy/find-person.ts'
import { removePerson } from '../privacy/remove-person.ts'

/** Data of one person who sent leads, by email address or phone number. */
export const leadPeopleService = defineService({
  path: 'lead-people',
  policy: { create: 'content:write', remove: 'content:write' },
  data: { create: LeadPersonRequest },
  query: { remove: LeadPersonRequest },
  namedByQuery: ['remove'],
  // it reads, and what it deletes has no ID that could be logged
  unlogged: true,
  methods: (context) => ({
    create: (data, { caller }: CallParams) =>
      dataOfPerson(context, caller.accountId, (data as LeadPersonRequest).person),
    remove: async (id, { query, caller }: CallParams) => {
      if (id !== null) throw methodNotAllowed('Name the person by “?person=”, not by an ID.')
      const removed = await removePerson(
        context,
        caller.accountId,
        (query as unknown as LeadPersonRequest).person,
      )
      context.outbox.wake()
      return removed
    },
  }),
})

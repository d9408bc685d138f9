import { LeadPatch, leadStatuses, type LeadStatus } from '@web2/contract/leads'
import { defineService } from '../../../platform/api/define-service.ts'
import { listedIds } from '../../../platform/api/listed-ids.ts'
import type { CallParams, Query } from '../../../platform/api/service-types.ts'
import { badQuery, notFound } from '../../../platform/errors.ts'
import { changeLeads } from '../inbox/change-leads.ts'
import { leadResource } from '../inbox/lead-view.ts'
import { removeLeads } from '../inbox/remove-leads.ts'

/** Returns the status that the leads of a change must have. Throws 400 for another condition. */
const requiredStatus = ({ status }: Query): LeadStatus | undefined => {
  const known = leadStatuses.find((each) => each === status)
  if (status !== undefined && known === undefined) throw badQuery("Specify one status with 'status'.")
  return known
}

/** Submissions of published forms. */
export const leadsService = defineService({
  path: 'leads',
  policy: {
    find: 'content:read',
    get: 'content:read',
    patch: 'content:write',
    remove: 'content:write',
  },
  data: { patch: LeadPatch },
  notOffered: { create: 'Leads arrive by the forms of published sites.' },
  unnamed: true,
  multi: ['remove'],
  resource: leadResource,
  methods: (context) => ({
    patch: async (id, data, { query, caller }: CallParams) => {
      if (id === null && query._id === undefined) throw badQuery("Specify the leads with '_id[$in]'.")
      const changed = await changeLeads(
        context,
        caller,
        { ids: id === null ? listedIds(query) : [id], status: requiredStatus(query) },
        data as LeadPatch,
      )
      context.outbox.wake()
      if (id === null) return changed
      const [lead] = changed
      if (!lead) throw notFound('lead')
      return lead
    },
    remove: async (id, { query, caller }: CallParams) => {
      const removed = await removeLeads(context, caller.accountId, id === null ? listedIds(query) : [id])
      context.outbox.wake()
      if (id === null) return removed
      const [lead] = removed
      if (!lead) throw notFound('lead')
      return lead
    },
  }),
})

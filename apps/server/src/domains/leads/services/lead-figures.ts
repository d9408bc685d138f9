import { LeadTotals, LeadTotalsQuery, LeadWords } from '@web2/contract/leads'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'
import { leadCounts } from '../inbox/lead-counts.ts'
import { leadTotals } from '../inbox/lead-totals.ts'
import { changeOwnWords, ownWords } from '../inbox/own-words.ts'

/** Numbers of new leads and of spam, for the badge. */
export const leadCountsService = defineService({
  path: 'lead-counts',
  policy: { find: 'content:read' },
  methods: (context) => ({ find: ({ caller }: CallParams) => leadCounts(context, caller.accountId) }),
})

/** Number and value of leads by site, page or campaign. */
export const leadTotalsService = defineService({
  path: 'lead-totals',
  record: LeadTotals,
  policy: { find: 'content:read' },
  query: { find: LeadTotalsQuery },
  methods: (context) => ({
    find: ({ caller, query }: CallParams) =>
      leadTotals(context, caller.accountId, query as unknown as LeadTotalsQuery),
  }),
})

/** Words that the account calls spam. */
export const leadWordsService = defineService({
  path: 'lead-words',
  policy: { find: 'content:read', patch: 'content:write' },
  data: { patch: LeadWords },
  methods: (context) => ({
    find: ({ caller }: CallParams) => ownWords(context, caller.accountId),
    patch: (_id, data, { caller }: CallParams) =>
      changeOwnWords(context, caller.accountId, data as LeadWords),
  }),
})

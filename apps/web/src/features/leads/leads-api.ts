import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { leadStatuses, type Lead, type LeadTotalsQuery } from '@web2/contract/leads'
import { limits } from '@web2/contract/core'
import type { Query } from '../../lib/api/resource.ts'
import { writeFilters } from '../../lib/list/list-filter.ts'
import type { ListSource } from '../../lib/list/list-source.ts'
import { memberships } from '../accounts/resources.ts'
import { naps } from '../listings/resources.ts'
import { sites } from '../sites/resources.ts'
import {
  findLeadTotals,
  leadCounts,
  leadForms,
  leadMails,
  leadMembers,
  leadMessages,
  leads,
  leadSettings,
  leadTotalsPath,
  leadWords,
} from './resources.ts'

/** Columns that the inbox can be narrowed by; the status has its own control. */
export const leadFilterable = ['name', 'siteId', 'pageId', 'napId', 'campaignId', 'assignedTo', 'createdAt']

/** All leads of a query, whatever number of them the server counts. */
const findAllLeads = async (query: Query): Promise<Lead[]> => {
  const found: Lead[] = []
  for (;;) {
    const { data } = await leads.find({
      ...query,
      $limit: limits.maxPageSize,
      $skip: found.length,
      $total: false,
    })
    found.push(...data)
    if (data.length < limits.maxPageSize) return found
  }
}

/** The inbox. */
export const leadList: ListSource<Lead> = {
  resource: { path: leads.path, find: leads.find, findAll: findAllLeads },
  searched: ['name', 'email', 'phone', 'message', 'choices'],
  sortable: ['name', 'status', 'value', 'createdAt'],
  defaultSort: '-createdAt',
  statuses: leadStatuses,
}

/** Without a status, all leads but those held back. */
export const allButSpam: Query = { status: { $ne: 'spam' } }

/** One lead. */
export const leadRecord = (id: string) =>
  queryOptions({ queryKey: [leads.path, 'get', id], queryFn: () => leads.get(id) })

/** Messages of a lead. Their key is below that of the leads, so that an event of either refreshes both. */
export const leadHistory = (leadId: string) =>
  queryOptions({
    queryKey: [leads.path, 'history', leadId],
    queryFn: () => leadMessages.findAll({ leadId, $sort: { createdAt: 1 } }),
  })

/** Emails about a lead, oldest first. */
export const mailsOfLead = (leadId: string) =>
  queryOptions({ queryKey: [leadMails.path, leadId], queryFn: () => leadMails.find({ leadId }) })

/** How many leads are new, and how many are spam. */
export const newLeads = queryOptions({ queryKey: [leadCounts.path], queryFn: () => leadCounts.find() })

type By = LeadTotalsQuery['by']

/** Numbers and values of leads by site, page or campaign. */
export const leadTotals = (by: By, within: Omit<LeadTotalsQuery, 'by'> = {}) =>
  queryOptions({
    queryKey: [leadTotalsPath, by, within],
    queryFn: () => findLeadTotals({ by, ...within }),
    placeholderData: keepPreviousData,
  })

const fields = { site: 'siteId', page: 'pageId', campaign: 'campaignId' } as const

/** Returns the search of /leads that shows the leads of one site, page or campaign. */
export const leadsOf = (by: By, id: string): { filter: string } => ({
  filter: writeFilters([{ field: fields[by], way: 'is', value: id }]),
})

/** Members of the account by the id of their user. Their key is below that of the memberships, which change them. */
export const memberNames = queryOptions({
  queryKey: [memberships.path, 'names'],
  queryFn: async () => new Map((await leadMembers.find()).map(({ userId, name }) => [userId, name])),
})

/** The first business listings by name. */
export const listingNames = queryOptions({
  queryKey: [naps.path, 'names'],
  queryFn: async () => {
    const { data } = await naps.find({
      $select: ['businessName'],
      $sort: { businessName: 1 },
      $limit: limits.maxPageSize,
    })
    return new Map(data.map(({ _id, businessName }) => [_id, businessName]))
  },
})

/** The sites of the account by name. */
export const siteNames = queryOptions({
  queryKey: [sites.path, 'names'],
  queryFn: async () =>
    (await sites.findAll({ $sort: { name: 1 } })).map(({ _id, name }) => ({ value: _id, label: name })),
})

/** Settings of a site for its leads. */
export const settingsOf = (siteId: string) =>
  queryOptions({
    queryKey: [leadSettings.path, siteId],
    queryFn: () => leadSettings.get(siteId),
    enabled: siteId !== '',
  })

/** Published forms of a site in the order of their publication. */
export const formsOf = (siteId: string) =>
  queryOptions({
    queryKey: [leadForms.path, siteId],
    queryFn: () => leadForms.findAll({ siteId, $sort: { createdAt: 1 } }),
    enabled: siteId !== '',
  })

/** Words and phrases that the account calls spam. */
export const spamWords = queryOptions({ queryKey: [leadWords.path], queryFn: () => leadWords.find() })

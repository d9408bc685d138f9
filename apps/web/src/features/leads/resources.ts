import type { LeadPatch, LeadTotals, LeadTotalsQuery, LeadWords } from '@web2/contract/leads'
import { apiService } from '../../lib/api/client.ts'
import { inParts, resource } from '../../lib/api/resource.ts'

/** Submissions of forms of published sites. */
export const leads = resource('leads')
/** Notes, replies and calls of a lead, by `leadId`. */
export const leadMessages = resource('lead-messages')
/** Emails about a lead, by `leadId`; a PATCH sends one again. */
export const leadMails = resource('lead-mails')
/** Forms of published sites. */
export const leadForms = resource('lead-forms')
/** By the id of the site. */
export const leadSettings = resource('lead-settings')
/** How many leads are new, and how many were held back. */
export const leadCounts = resource('lead-counts')
/** Names of the members of the account. */
export const leadMembers = resource('lead-members')
const words = resource('lead-words')

/** Words and phrases that the account calls spam. */
export const leadWords = {
  path: words.path,
  find: words.find,
  replace: (data: LeadWords): Promise<LeadWords> => apiService(words.path).patch(null, data),
}

const totals = resource('lead-totals')
const people = resource('lead-people')

export const leadTotalsPath = totals.path

/** Numbers and values of leads by what they came from. */
export const findLeadTotals = (query: LeadTotalsQuery): Promise<LeadTotals[]> => totals.find(query)

/** Changes several leads in the same way. */
export const patchLeads = async (ids: readonly string[], data: LeadPatch): Promise<void> => {
  const service = apiService(leads.path)
  for (const some of inParts(ids)) await service.patch(null, data, { query: { _id: { $in: some } } })
}

/** Marks a lead as read, unless it has another status than new by now. */
export const markRead = async (id: string): Promise<void> => {
  const query = { _id: { $in: [id] }, status: 'new' }
  await apiService(leads.path).patch(null, { status: 'read' } satisfies LeadPatch, { query })
}

/** Returns all that is stored of the person with this email address or phone number. */
export const findPerson = (person: string) => people.create({ person })

/** Deletes all of it, and returns how many leads that were. */
export const deletePerson = (person: string): Promise<{ leads: number }> =>
  apiService(people.path).remove(null, { query: { person } })

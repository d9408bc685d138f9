/** Progress of a lead; `spam` is left out of lists and totals unless it is asked for. */
export const leadStatuses = ['new', 'read', 'won', 'lost', 'spam'] as const
export type LeadStatus = (typeof leadStatuses)[number]

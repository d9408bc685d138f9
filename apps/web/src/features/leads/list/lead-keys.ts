import type { LeadStatus } from '@web2/contract/leads'

interface LeadKey {
  readonly key: string
  readonly label: string
}

const moves = { next: 'j', previous: 'k' } as const
const select = 'x'
const remove = 'Delete'

const statuses: readonly (LeadKey & { readonly status: LeadStatus })[] = [
  { key: 'e', label: 'Mark as read', status: 'read' },
  { key: 'w', label: 'Mark as won', status: 'won' },
  { key: 'l', label: 'Mark as lost', status: 'lost' },
  { key: 's', label: 'Mark as spam', status: 'spam' },
  { key: 'n', label: 'Mark as new, or not spam', status: 'new' },
]

/** Keys of the inbox. All but the first two act on the lead in focus. */
export const leadKeys = { ...moves, select, remove, statuses } as const

const group = 'Leads'

/** Keys of the inbox for the list of all shortcuts. */
export const listedLeadKeys = [
  { group, label: 'Next lead', keys: [moves.next] },
  { group, label: 'Previous lead', keys: [moves.previous] },
  { group, label: 'Open lead', keys: ['Enter'] },
  { group, label: 'Select lead', keys: [select] },
  ...statuses.map(({ key, label }) => ({ group, label, keys: [key] })),
  { group, label: 'Delete lead', keys: [remove] },
]

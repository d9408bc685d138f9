import { leadStatuses, type LeadStatus } from '@web2/contract/leads'
import { StatusBadge, type StatusLook } from '../../ui/status-badge.tsx'

const looks: Readonly<Record<LeadStatus, StatusLook>> = {
  new: { label: 'New', color: 'harbour' },
  read: { label: 'Read', color: 'gray' },
  won: { label: 'Won', color: 'green' },
  lost: { label: 'Lost', color: 'yellow' },
  spam: { label: 'Spam', color: 'red' },
}

/** Returns how screens call a status. */
export const leadStatusLabel = (status: LeadStatus): string => looks[status].label

/** Status with its color. */
export const LeadStatusBadge = ({ status }: { readonly status: LeadStatus }) => (
  <StatusBadge {...looks[status]} />
)

/** Choices of a field that sets the status. */
export const statusChoices = leadStatuses.map((status) => ({ value: status, label: looks[status].label }))

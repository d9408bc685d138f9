import { useMutation } from '@tanstack/react-query'
import type { Lead, LeadStatus } from '@web2/contract/leads'
import { sentenceFor } from '../../lib/api/errors.ts'
import { queryClient } from '../../lib/query/query-client.ts'
import { showError, showSuccess } from '../../lib/snackbar.ts'
import { useRemoval } from '../../ui/data-list/use-removal.ts'
import { showUndo } from '../../ui/undo-snackbar.tsx'
import { counted } from '../../lib/text/counted.ts'
import { leadName, leadsNamed } from './lead-words.ts'
import { leadStatusLabel } from './lead-status.tsx'
import { leadCounts, leadMails, leads, leadTotalsPath, patchLeads } from './resources.ts'

/** Reads again all that shows leads. */
export const refreshLeads = () =>
  Promise.all(
    [leads.path, leadMails.path, leadCounts.path, leadTotalsPath].map((path) =>
      queryClient.invalidateQueries({ queryKey: [path] }),
    ),
  )

const settled = { onError: (error: Error) => showError(sentenceFor(error)), onSettled: refreshLeads }

interface StatusChange {
  readonly rows: readonly Lead[]
  readonly status: LeadStatus
}

const resultOf = ({ rows, status }: StatusChange): string => {
  const isReleased = status === 'new' && rows.every((row) => row.status === 'spam')
  return isReleased
    ? `${leadsNamed(rows)} moved to the inbox`
    : `${leadsNamed(rows)} marked as ${leadStatusLabel(status).toLowerCase()}`
}

/** Sets the status of leads, and offers to undo it. */
export const useStatusChange = () => {
  const undo = useMutation({
    mutationFn: async (rows: readonly Lead[]) => {
      const byStatus = Map.groupBy(rows, ({ status }) => status)
      for (const [status, some] of byStatus)
        await patchLeads(
          some.map(({ _id }) => _id),
          { status },
        )
    },
    onSuccess: (_answer, rows) => showSuccess(`${leadsNamed(rows)} restored`),
    ...settled,
  })
  const change = useMutation({
    mutationFn: ({ rows, status }: StatusChange) =>
      patchLeads(
        rows.map(({ _id }) => _id),
        { status },
      ),
    onSuccess: (_answer, changed) => showUndo(resultOf(changed), () => undo.mutate(changed.rows)),
    ...settled,
  })
  return {
    isPending: change.isPending,
    /** Leads that have the status already stay as they are. */
    set: (rows: readonly Lead[], status: LeadStatus, done?: () => void): void => {
      const others = rows.filter((row) => row.status !== status)
      if (others.length > 0) change.mutate({ rows: others, status }, { onSuccess: () => done?.() })
      else done?.()
    },
  }
}

/** Asks, and deletes leads. */
export const useLeadRemoval = () =>
  useRemoval<Lead>({
    resource: leads,
    counted: (count) => counted(count, 'lead'),
    nameOf: leadName,
    consequence: 'Their files, notes and replies are deleted too. You can’t undo this.',
  })

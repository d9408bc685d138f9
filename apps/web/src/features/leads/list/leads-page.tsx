import { useQuery } from '@tanstack/react-query'
import { IconInbox, IconSettings } from '@tabler/icons-react'
import { leadStatuses, type Lead } from '@web2/contract/leads'
import { useMemo } from 'react'
import { useNarrowScreen } from '../../../lib/browser/use-narrow-screen.ts'
import { useCan } from '../../../lib/session/use-user.ts'
import { counted } from '../../../lib/text/counted.ts'
import { DataList } from '../../../ui/data-list/data-list.tsx'
import { useListScreen } from '../../../ui/data-list/use-list-screen.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ButtonLink } from '../../../ui/links.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { leadName } from '../lead-words.ts'
import { leadStatusLabel } from '../lead-status.tsx'
import { allButSpam, leadFilterable, leadList, newLeads } from '../leads-api.ts'
import { useLeadRemoval, useStatusChange } from '../use-lead-changes.ts'
import { BulkActions } from './bulk-actions.tsx'
import { KeyHints } from './key-hints.tsx'
import { leadColumns } from './lead-columns.tsx'
import { LeadMenu } from './lead-menu.tsx'
import { StatusTabs } from './status-tabs.tsx'
import { useLeadCsv } from './use-lead-csv.ts'
import { useLeadKeys } from './use-lead-keys.ts'
import { useLeadNames } from './use-lead-names.ts'
import classes from './lead-list.module.css'

/** Returns the message if no lead has the status, or none that matches the search and the filters. */
const noLeadWith = (status: string, isSearched: boolean): string | undefined => {
  const known = leadStatuses.find((each) => each === status)
  if (known === undefined) return undefined
  const leads = known === 'spam' ? 'leads marked as spam' : `${leadStatusLabel(known).toLowerCase()} leads`
  return isSearched ? `No ${leads} match your search` : `No ${leads}`
}

/** /leads: the inbox of what visitors sent. */
export const LeadsPage = () => {
  const names = useLeadNames()
  const canWrite = useCan('content:write')
  const isNarrow = useNarrowScreen()
  const counts = useQuery(newLeads).data
  const change = useStatusChange()
  const remove = useLeadRemoval()
  // without a status in the address, leads held back as spam are left out
  const { table, control, state, rows, all } = useListScreen(leadList, {
    file: 'leads.csv',
    filterable: leadFilterable,
    within: allButSpam,
  })
  const columns = useMemo(() => leadColumns(names), [names])
  const area = useLeadKeys({
    rows: canWrite ? rows : [],
    setStatus: (lead, status) => change.set([lead], status),
    remove: (lead) => remove([lead]),
  })
  const isSearched = state.q !== '' || state.filters.length > 0
  const heldBack = counts?.spam ?? 0

  return (
    <>
      <PageHeader title="Leads" description="Requests from the forms on your sites, all in one inbox.">
        {canWrite && (
          <ButtonLink
            to="/leads/settings"
            variant="default"
            leftSection={<IconSettings size={18} aria-hidden />}
          >
            Settings
          </ButtonLink>
        )}
      </PageHeader>
      <StatusTabs value={state.status} counts={counts} onChange={control.setStatus} />
      <div ref={area} className={classes.inbox}>
        <DataList<Lead>
          name="leads"
          noun="leads"
          searchLabel="Search leads"
          columns={columns}
          {...table}
          {...useLeadCsv(state)}
          noMatch={noLeadWith(state.status, isSearched)}
          empty={
            <EmptyState
              icon={IconInbox}
              title="No leads yet"
              text={
                heldBack > 0
                  ? `${counted(heldBack, 'lead')} held back as spam. Check the Spam tab.`
                  : 'Publish a site with a form to get your first lead. For imported and older forms, set “Where entries go” to Leads in the editor first.'
              }
            >
              <ButtonLink to="/site-builder">Go to Sites</ButtonLink>
            </EmptyState>
          }
          labelOf={leadName}
          actionsWidth={56}
          rowActions={(lead) => (
            <LeadMenu
              lead={lead}
              canWrite={canWrite}
              setStatus={(status) => change.set([lead], status)}
              remove={() => remove([lead])}
            />
          )}
          {...(canWrite && {
            onRemove: remove,
            bulkActions: (selected: Lead[], done: () => void) => (
              <BulkActions
                rows={selected}
                isPending={change.isPending}
                setStatus={(status) => change.set(selected, status, done)}
              />
            ),
          })}
          all={all}
        />
      </div>
      {!isNarrow && canWrite && rows.length > 0 && <KeyHints isSpam={state.status === 'spam'} />}
    </>
  )
}

import { IconHistory } from '@tabler/icons-react'
import type { AuditLine } from '@web2/contract/core'
import { formatMoment } from '../../../lib/dates.ts'
import { DataList } from '../../../ui/data-list/data-list.tsx'
import type { ListColumn } from '../../../ui/data-list/list-column.ts'
import { useListScreen } from '../../../ui/data-list/use-list-screen.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { activityList } from './audit-log-api.ts'
import { auditSentence } from './audit-sentence.ts'
import classes from './audit-log.module.css'

const who = ({ action, userName, byName }: AuditLine): string => {
  const name = userName === '' ? 'Deleted user' : userName
  if (byName === '') return name
  return action.startsWith('record-') ? `${byName} (admin) as ${name}` : `${byName} (admin) for ${name}`
}

const columns: readonly ListColumn<AuditLine>[] = [
  {
    key: 'what',
    title: 'Activity',
    fixed: true,
    text: auditSentence,
    render: (line) => <span className={classes.what}>{auditSentence(line)}</span>,
  },
  { key: 'who', title: 'User', text: who },
  { key: 'at', title: 'Time', width: 210, text: ({ at }) => formatMoment(at) },
]

/** The log of the account. */
export const ActivityPage = () => {
  const { table } = useListScreen(activityList, { file: 'activity.csv' })
  return (
    <>
      <PageHeader
        title="Activity"
        description="Sign-ins, permission and key changes, and everything virtual assistants (VAs) create, edit or delete."
      />
      <DataList<AuditLine>
        name="activity"
        noun="entries"
        searchLabel="Search users or records"
        columns={columns}
        {...table}
        empty={
          <EmptyState
            icon={IconHistory}
            title="No activity yet"
            text="Sign-ins and changes to this account appear here."
          />
        }
        labelOf={auditSentence}
      />
    </>
  )
}

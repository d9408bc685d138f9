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
  const name = userName === '' ? 'Somebody who is gone' : userName
  if (byName === '') return name
  return action.startsWith('record-') ? `${byName} (admin), as ${name}` : `${byName} (admin), to ${name}`
}

const columns: readonly ListColumn<AuditLine>[] = [
  {
    key: 'what',
    title: 'What',
    fixed: true,
    text: auditSentence,
    render: (line) => <span className={classes.what}>{auditSentence(line)}</span>,
  },
  { key: 'who', title: 'Who', text: who },
  { key: 'at', title: 'When', width: 210, text: ({ at }) => formatMoment(at) },
]

/** The log of the account. */
export const ActivityPage = () => {
  const { table } = useListScreen(activityList, { file: 'activity.csv' })
  return (
    <>
      <PageHeader
        title="Activity"
        description="Sign-ins, rights and keys of everybody, and all that assistants (VAs) have made, changed or deleted."
      />
      <DataList<AuditLine>
        name="activity"
        noun="lines"
        searchLabel="Search a person or a name"
        columns={columns}
        {...table}
        empty={
          <EmptyState icon={IconHistory} title="Nothing yet" text="What is done in the account comes here." />
        }
        labelOf={auditSentence}
      />
    </>
  )
}

import classes from './status.module.css'
import { Alert, List } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import type { InstallationStatus } from '@web2/contract/core'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { formatTime } from '../../../lib/dates.ts'
import { Facts } from '../../../ui/cards/fact-list.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { installationStatus } from './status-api.ts'
import { concernsOf } from './warnings.ts'
import { connectionsText } from './connections.ts'
import { countText, sizeText, spanText } from './format-figures.ts'
import { DeadLettersCard } from './dead-letters-card.tsx'
import { NodesCard } from './instances-card.tsx'
import { ProvidersCard, QueuesCard, RunsCard } from './work-cards.tsx'
import { FetchSkeleton } from '../../../ui/loading-indicators.tsx'
import { StatusTable } from './status-table.tsx'

/** Largest tables of the database. */
const DatabaseCard = ({ status: { database } }: { status: InstallationStatus }) => (
  <StatusTable
    title="Largest tables"
    columns={[
      { name: 'Table' },
      { name: 'Rows (estimate)', isNumber: true },
      { name: 'Size', isNumber: true },
    ]}
    none="No tables yet"
    rows={database.tables.map(({ name, rows, bytes }) => ({
      key: name,
      cells: [name, countText(rows), sizeText(bytes)],
    }))}
  />
)

const Concerns = ({ status }: { status: InstallationStatus }) => {
  const concerns = concernsOf(status)
  return concerns.length === 0 ? (
    <Alert
      color="green"
      variant="light"
      icon={<IconCircleCheck aria-hidden />}
      title="All systems operational"
    >
      {connectionsText(status)}
    </Alert>
  ) : (
    <Alert color="yellow" variant="light" icon={<IconAlertTriangle aria-hidden />} title="Needs attention">
      <List size="sm" className={classes.concerns ?? ''}>
        {concerns.map((concern) => (
          <List.Item key={concern}>{concern}</List.Item>
        ))}
      </List>
    </Alert>
  )
}

const mailText = ({ queued, failed, kept, isSent }: InstallationStatus['mails']): string =>
  isSent
    ? `${countText(queued)} queued, ${countText(failed)} failed`
    : `No mail server${kept === 0 ? '' : `, ${countText(kept)} not sent`}`

const Overview = ({ status }: { status: InstallationStatus }) => {
  const { database, mails, oldestWaiting } = status
  return (
    <section className={classes.card} aria-label="Overview">
      <Facts
        facts={[
          { name: 'Oldest queued job', value: spanText(oldestWaiting) },
          { name: 'Event lag', value: spanText(database.eventLag) },
          { name: 'Mail', value: mailText(mails) },
          { name: 'Database', value: `PostgreSQL ${database.version}, ${sizeText(database.bytes)}` },
          {
            name: 'Database connections',
            value: `${countText(database.connections)} of ${countText(database.mostConnections)}`,
          },
        ]}
      />
    </section>
  )
}

const Parts = ({ status }: { status: InstallationStatus }) => (
  <div className={classes.parts}>
    <Concerns status={status} />
    <Overview status={status} />
    <NodesCard status={status} />
    <DeadLettersCard />
    <div className={classes.columns}>
      <QueuesCard status={status} />
      <RunsCard status={status} />
      <DatabaseCard status={status} />
      <ProvidersCard status={status} />
    </div>
  </div>
)

/** State of the installation, refreshed every five seconds; for admins. */
export const StatusPage = () => {
  const { data, isError, error, refetch } = useQuery(installationStatus)
  return (
    <>
      <PageHeader
        title="Status"
        description={
          data === undefined
            ? 'Health of this installation'
            : `Health of this installation, updated ${formatTime(data.at)}`
        }
      />
      {isError && <Failure message={sentenceFor(error)} onRetry={() => void refetch()} />}
      {data !== undefined ? (
        <Parts status={data} />
      ) : (
        !isError && <FetchSkeleton h={420} aria-label="Loading" />
      )}
    </>
  )
}

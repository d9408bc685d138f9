import type { InstallationStatus } from '@web2/contract/core'
import { counted } from '../../../lib/text/counted.ts'
import { countText } from './format-figures.ts'
import { StatusTable } from './status-table.tsx'

/** 'publish-site' as people read it. */
const words = (name: string): string => {
  const text = name.replaceAll('-', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const counts = (...all: readonly number[]) => all.map(countText)

export const QueuesCard = ({ status: { queues } }: { status: InstallationStatus }) => (
  <StatusTable
    title="Queues"
    columns={[
      { name: 'Queue' },
      { name: 'Waiting', isNumber: true },
      { name: 'Active', isNumber: true },
      { name: 'Failed', isNumber: true },
    ]}
    none="All queues are empty"
    rows={queues.map(({ name, waiting, active, failed }) => ({
      key: name,
      cells: [words(name), ...counts(waiting, active, failed)],
    }))}
  />
)

export const RunsCard = ({ status: { runs } }: { status: InstallationStatus }) => (
  <StatusTable
    title="Runs"
    columns={[
      { name: 'Type' },
      { name: 'Queued', isNumber: true },
      { name: 'Running', isNumber: true },
      { name: 'Failed (24 h)', isNumber: true },
    ]}
    none="No active runs, and none failed in the last 24 hours"
    rows={runs.map(({ kind, queued, running, failed }) => ({
      key: kind,
      cells: [words(kind), ...counts(queued, running, failed)],
    }))}
  />
)

const kinds: Readonly<Record<string, string>> = {
  'auth-dead': 'key or sign-in rejected',
  'rate-limited': 'rate limited',
  retryable: 'unavailable',
  unknown: 'other',
}
/** Failures of all processes together, by what they serve and their kind. */
const failuresOf = (nodes: InstallationStatus['nodes']): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>()
  for (const { providerFailures } of nodes)
    for (const [name, count] of Object.entries(providerFailures))
      sums.set(name, (sums.get(name) ?? 0) + count)
  return sums
}

/** '3 limit reached, 1 away or overloaded' */
const failureText = (failures: ReadonlyMap<string, number>, provider: string): string =>
  [...failures]
    .filter(([name]) => name.split(' ')[0] === provider)
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, count]) => {
      const kind = name.split(' ')[1] ?? ''
      return `${countText(count)} ${kinds[kind] ?? kind}`
    })
    .join(', ') || 'None'

const connectedText = (count: number): string => (count === 0 ? 'None connected' : countText(count))

/** Failed calls may come from keys that were only tried: they stand beside what is connected. */
export const ProvidersCard = ({ status: { nodes, connected } }: { status: InstallationStatus }) => {
  const failures = failuresOf(nodes)
  const rows: readonly [provider: string, title: string, connected: string][] = [
    ['cloud', 'Cloud accounts', connectedText(connected.cloudAccounts)],
    ['text', 'Text services', connectedText(connected.textServices)],
    [
      'service',
      'Blogs, images, feeds, mail',
      connected.blogs === 0 ? 'No blogs connected' : counted(connected.blogs, 'blog'),
    ],
  ]
  return (
    <StatusTable
      title="External services"
      columns={[{ name: 'Service' }, { name: 'Connected' }, { name: 'Failed calls since startup' }]}
      none=""
      rows={rows.map(([provider, title, count]) => ({
        key: provider,
        cells: [title, count, failureText(failures, provider)],
      }))}
    />
  )
}

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
      { name: 'Wait', isNumber: true },
      { name: 'At work', isNumber: true },
      { name: 'Failed', isNumber: true },
    ]}
    none="Nothing waits, nothing is at work."
    rows={queues.map(({ name, waiting, active, failed }) => ({
      key: name,
      cells: [words(name), ...counts(waiting, active, failed)],
    }))}
  />
)

export const RunsCard = ({ status: { runs } }: { status: InstallationStatus }) => (
  <StatusTable
    title="Long actions"
    columns={[
      { name: 'Kind' },
      { name: 'Queued', isNumber: true },
      { name: 'Running', isNumber: true },
      { name: 'Failed in 24 hours', isNumber: true },
    ]}
    none="None is under way, and none failed in the last 24 hours."
    rows={runs.map(({ kind, queued, running, failed }) => ({
      key: kind,
      cells: [words(kind), ...counts(queued, running, failed)],
    }))}
  />
)

const kinds: Readonly<Record<string, string>> = {
  'auth-dead': 'key or login refused',
  'rate-limited': 'limit reached',
  retryable: 'away or overloaded',
  unknown: 'not understood',
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
      connected.blogs === 0 ? 'No blog connected' : counted(connected.blogs, 'blog'),
    ],
  ]
  return (
    <StatusTable
      title="Outside services"
      columns={[{ name: 'Service' }, { name: 'Connected' }, { name: 'Failed calls since start' }]}
      none=""
      rows={rows.map(([provider, title, count]) => ({
        key: provider,
        cells: [title, count, failureText(failures, provider)],
      }))}
    />
  )
}

import type { InstallationStatus } from '@web2/contract/operating'
import { countText } from '../measures.ts'
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
const providers: Readonly<Record<string, string>> = {
  cloud: 'Clouds',
  text: 'Text services',
  service: 'Blogs, pictures, feeds, mail',
}

/** Failures of all processes together, each since its start. */
const failuresOf = (nodes: InstallationStatus['nodes']): [string, number][] => {
  const sums = new Map<string, number>()
  for (const { providerFailures } of nodes)
    for (const [name, count] of Object.entries(providerFailures))
      sums.set(name, (sums.get(name) ?? 0) + count)
  return [...sums].toSorted(([, a], [, b]) => b - a)
}

export const ProvidersCard = ({ status: { nodes } }: { status: InstallationStatus }) => (
  <StatusTable
    title="Outside services"
    columns={[{ name: 'Service' }, { name: 'What happened' }, { name: 'Times', isNumber: true }]}
    none="No call has failed since the processes were started."
    rows={failuresOf(nodes).map(([name, count]) => {
      const [provider = '', kind = ''] = name.split(' ')
      return { key: name, cells: [providers[provider] ?? provider, kinds[kind] ?? kind, countText(count)] }
    })}
  />
)

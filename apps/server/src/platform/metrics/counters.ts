import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/** Prometheus metrics of this process. Label values come from code only, never from users. */
export const registry = new Registry()

collectDefaultMetrics({ register: registry })

const registers = [registry]

const calls = new Counter({
  name: 'web2_calls_total',
  help: 'API calls by REST and socket; status is ok or the error code.',
  labelNames: ['service', 'method', 'status'],
  registers,
})

const callSeconds = new Histogram({
  name: 'web2_call_seconds',
  help: 'Duration of API calls.',
  labelNames: ['service', 'method'],
  buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 1, 5],
  registers,
})

const jobs = new Counter({
  name: 'web2_jobs_total',
  help: 'Jobs processed by this process.',
  labelNames: ['queue', 'outcome'],
  registers,
})

const providerFailures = new Counter({
  name: 'web2_provider_failures_total',
  help: 'Failed calls to external services, by provider and kind of failure.',
  labelNames: ['provider', 'kind'],
  registers,
})

export const countCall = (service: string, method: string, status: string, seconds: number): void => {
  calls.inc({ service, method, status })
  callSeconds.observe({ service, method }, seconds)
}

export const countJob = (queue: string, outcome: 'done' | 'failed'): void => jobs.inc({ queue, outcome })

/**
 * Counts a failure; 'service' covers blogs, images, feeds and email. Rejected content says nothing about the
 * service.
 */
export const countProviderFailure = (provider: 'cloud' | 'text' | 'service', kind: string): void => {
  if (kind !== 'bad-content') providerFailures.inc({ provider, kind })
}

/** Returns the failures since startup, by 'provider kind'. */
export const providerFailureCounts = async (): Promise<Record<string, number>> => {
  const { values } = await providerFailures.get()
  return Object.fromEntries(values.map(({ labels, value }) => [`${labels.provider} ${labels.kind}`, value]))
}

const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
  new Gauge<Label>({ name, help, labelNames, registers })

/** Set at every reading. */
export const gauges = {
  sockets: gauge('web2_sockets', 'Open sockets of this process.'),
  eventLag: gauge('web2_event_lag_seconds', 'Delay of live updates by the longest open write.'),
  queue: gauge('web2_queue_jobs', 'Jobs in the queue, by state.', ['queue', 'state']),
  runs: gauge('web2_runs', 'Runs by kind and state; failed ones of the last 24 hours.', ['kind', 'state']),
  oldestWaiting: gauge('web2_oldest_waiting_seconds', 'Age of the oldest due step or post.'),
  deadLetters: gauge('web2_dead_letters', 'Jobs and emails that failed after all retries.'),
  mails: gauge('web2_mails', 'Unsent emails, by state.', ['state']),
  pool: gauge('web2_database_connections', 'Database connections of this process.', ['state']),
  databaseBytes: gauge('web2_database_bytes', 'Size of the database.'),
} as const

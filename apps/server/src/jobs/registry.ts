import type { JobHandler } from './handler.ts'
import { importSiteJob } from './import-site/import-site.job.ts'
import { publishSiteJob } from './publish-site/publish-site.job.ts'
import { zipSiteJob } from './zip-site/zip-site.job.ts'
import type { JobDefinition } from './queue.ts'

export interface RegisteredJob {
  readonly job: JobDefinition<{ runId: string }>
  /** Jobs of this kind at work at once in one process. */
  readonly concurrency: number
  /** Loaded with the first job of its kind. */
  readonly load: () => Promise<JobHandler<{ runId: string }>>
}

/** What the worker can do; only it imports this file. A run's kind is the name of its job. */
export const registry: readonly RegisteredJob[] = [
  {
    job: publishSiteJob,
    concurrency: 2,
    load: async () => (await import('./publish-site/publish-site.handler.ts')).handlePublishSite,
  },
  {
    job: zipSiteJob,
    concurrency: 1,
    load: async () => (await import('./zip-site/zip-site.handler.ts')).handleZipSite,
  },
  {
    job: importSiteJob,
    concurrency: 1,
    load: async () => (await import('./import-site/import-site.handler.ts')).handleImportSite,
  },
]

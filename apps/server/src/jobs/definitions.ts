import type { JobDefinition } from './queue.ts'
import { importSiteJob } from './import-site/import-site.job.ts'
import { publishSiteJob } from './publish-site/publish-site.job.ts'
import { zipSiteJob } from './zip-site/zip-site.job.ts'

/** Every job there is, for those who enqueue. Handlers are in registry.ts, for the worker. */
export const jobDefinitions: readonly JobDefinition<object>[] = [publishSiteJob, zipSiteJob, importSiteJob]

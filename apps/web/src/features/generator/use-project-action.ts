import type { Turbo, TurboAction } from '@web2/contract/generator'
import { turboPages, turbos, turboSites } from './resources.ts'
import { useRecordAction } from '../../lib/query/use-record-action.ts'
import { turboRecord } from './api/project-api.ts'

/** Performs an action on a project. */
export const useTurboAction = () =>
  useRecordAction<Turbo, TurboAction>({
    act: (id, action, data) => turbos.patch(id, { ...data, action }),
    record: turboRecord,
    said: {
      pause: 'Paused. Uploads in progress are completed.',
      resume: 'Resumed',
      cancel: 'Canceled. Published pages stay live.',
      retry: 'Retrying failed pages',
      publish: 'Publishing changes',
      list: 'Publishing pages without noindex',
    },
    stale: [turbos.path, turboPages.path, turboSites.path],
  })

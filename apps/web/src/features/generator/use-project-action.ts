import type { Turbo, TurboAction } from '@web2/contract/generator'
import { turboPages, turbos, turboSites } from './resources.ts'
import { useRecordAction } from '../../lib/query/use-record-action.ts'
import { turboRecord } from './api/project-api.ts'

/** Does something with a generation. */
export const useTurboAction = () =>
  useRecordAction<Turbo, TurboAction>({
    act: (id, action, data) => turbos.patch(id, { ...data, action }),
    record: turboRecord,
    said: {
      pause: 'Paused. What is being sent is finished first.',
      resume: 'It goes on.',
      cancel: 'Cancelled. What is published stays.',
      retry: 'What had failed is tried again.',
      publish: 'Publishing what differs.',
      list: 'Pages are published again without noindex.',
    },
    stale: [turbos.path, turboPages.path, turboSites.path],
  })

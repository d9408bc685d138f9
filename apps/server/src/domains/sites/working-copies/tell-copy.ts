import type { CachedData } from '@web2/contract/sites'
import type { Transaction } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { recordEvent } from '../../../platform/events/outbox/record-event.ts'
import { copyView, type CopyState } from './copy-state.ts'

/** Maximum pages in an event, because a copy is sent at every pause in typing. */
const mostPagesTold = 100

/** Emits a working copy's state without the content of its pages. */
export const tellCopy = async (transaction: Transaction<Database>, state: CopyState): Promise<CachedData> => {
  const view = copyView(state)
  const { pages, ...summary } = view
  await recordEvent(transaction, {
    accountId: state.accountId,
    path: 'cached-data',
    name: 'patched',
    record: pages.length > mostPagesTold ? summary : view,
  })
  return view
}

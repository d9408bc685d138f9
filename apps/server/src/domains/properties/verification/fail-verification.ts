import type { ConnectionProblem } from '@web2/contract/properties'
import type { Selectable, Transaction } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { PropertiesTable } from '../tables.ts'
import { endOf } from './clear-verification.ts'
import { failedNotice } from './verification-notices.ts'
import { recordStep } from './record-step.ts'

/** Fails a verification; its property shows the reason. */
export const failVerification = async (
  transaction: Transaction<Database>,
  { id, moment }: { readonly id: string; readonly moment: Date },
  property: Selectable<PropertiesTable>,
  problem: ConnectionProblem,
  message: string,
): Promise<void> => {
  await recordStep(transaction, {
    id,
    moment,
    verification: { ...endOf, status: 'failed', problemKind: problem, problem: message },
    property: { status: 'failed', nextStep: '', problemKind: problem, problem: message },
    notice: failedNotice(property, id, problem, message),
  })
}

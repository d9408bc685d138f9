import type { AuditLine } from '@web2/contract/core'
import { auditLog } from '../resources.ts'
import type { ListSource } from '../../../lib/list/list-source.ts'

/** The log, newest first. */
export const activityList: ListSource<AuditLine> = {
  resource: auditLog,
  defaultSort: '-at',
}

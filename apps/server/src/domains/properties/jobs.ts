import type { DueWork } from '../../platform/jobs/enqueue-due-work.ts'
import type { JobDefinition } from '../../platform/jobs/job-definition.ts'
import { dueIn, type LeasedRows } from '../../platform/jobs/leased-rows.ts'

/** Advances a verification: asks, processes an answer, stores sub-properties, or expires it. */
export const verifyPropertyJob: JobDefinition<{ verificationId: string }> = {
  name: 'verify-property',
  retryLimit: 1,
}

export interface PropertyToCheck {
  readonly propertyId: string
  /** True for a scheduled check that no user requested. */
  readonly isDue?: boolean
}

/** Checks the connection of a property. */
export const checkPropertyJob: JobDefinition<PropertyToCheck> = {
  name: 'check-property',
  retryLimit: 1,
}

/** Verifications that can continue or whose question has expired. */
export const dueVerifications: DueWork<{ verificationId: string }> = {
  job: verifyPropertyJob,
  due: ({ db }, moment) =>
    db
      .selectFrom('verifications')
      .select('id')
      .where(({ and, eb, or }) =>
        or([
          and([eb('status', '=', 'running'), eb('dueAt', '<=', moment)]),
          and([eb('status', '=', 'waiting'), eb('expiresAt', '<=', moment)]),
        ]),
      ),
  payload: (verificationId) => ({ verificationId }),
}

export const leasedProperties: LeasedRows<'properties'> = {
  table: 'properties',
  dueAt: 'nextCheckAt',
  open: { status: 'verified' },
  lease: 5 * 60_000,
}

/** Scheduled checks of verified properties. */
export const duePropertyChecks: DueWork<PropertyToCheck> = {
  job: checkPropertyJob,
  due: dueIn(leasedProperties),
  payload: (propertyId) => ({ propertyId, isDue: true }),
  // a requested check must not be dropped in favor of a scheduled one
  singletonKey: (id) => `due:${id}`,
}

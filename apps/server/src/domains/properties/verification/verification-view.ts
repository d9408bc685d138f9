import type { Verification } from '@web2/contract/properties'
import type { Selectable } from 'kysely'
import type { VerificationsTable } from '../tables.ts'

export type VerificationRow = Omit<Selectable<VerificationsTable>, 'picture'>

/** All columns but the image, because of its size. */
export const verificationColumns = [
  'id',
  'accountId',
  'createdBy',
  'createdAt',
  'updatedAt',
  'propertyId',
  'status',
  'step',
  'ask',
  'stateSealed',
  'linkHash',
  'linkExpiresAt',
  'tries',
  'answerSealed',
  'expiresAt',
  'dueAt',
  'attempts',
  'retryAt',
  'problemKind',
  'problem',
  'subPropertyCount',
  'pictureName',
  'propertyBefore',
] as const satisfies readonly (keyof VerificationRow)[]

/** Returns a verification in API form, without the connector's memory and the answer. */
export const verificationView = ({ id, ...row }: VerificationRow): Verification => ({
  _id: id,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  createdBy: row.createdBy,
  propertyId: row.propertyId,
  status: row.status,
  step: row.step,
  ask: row.ask,
  tries: row.tries,
  expiresAt: row.expiresAt,
  problemKind: row.problemKind,
  problem: row.problem,
  retryAt: row.status === 'running' && row.problem !== '' ? row.retryAt : null,
  subPropertyCount: row.subPropertyCount,
})

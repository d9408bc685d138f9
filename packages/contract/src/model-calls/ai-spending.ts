import { Type, type Static } from 'typebox'
import { AiServiceName } from '../ai/ai-service.ts'
import { paidTasks } from '../ai/ai-task.ts'
import { Id, nullable, Timestamp } from '../core/record.ts'

/** Percent of a limit from which the account is warned. */
export const limitWarningPercent = 80

/** Highest monthly limit in US dollars. */
export const mostSpendingLimit = 1_000_000

const spent = {
  /** US dollars; calls without a known price count as 0. */
  spent: Type.Number(),
  calls: Type.Integer(),
  /** Calls whose price is unknown. */
  unpriced: Type.Integer(),
}

/** A monthly limit with what it covers. */
export const SpendingLimit = Type.Object({
  /** null for all services together. */
  provider: nullable(AiServiceName),
  /** US dollars a month. */
  amount: Type.Number(),
  spent: Type.Number(),
  /** US dollars held back for calls in progress. */
  reserved: Type.Number(),
})
export type SpendingLimit = Static<typeof SpendingLimit>

/** Costs of an account's texts and images by AI in a month. */
export const AiSpending = Type.Object({
  /** Month in UTC, '2026-11'. */
  _id: Type.String(),
  /** First moment of the next month, for which the limits apply again. */
  endsAt: Timestamp,
  ...spent,
  reserved: Type.Number(),
  limits: Type.Array(SpendingLimit),
  byProvider: Type.Array(Type.Object({ provider: AiServiceName, ...spent })),
  byTask: Type.Array(Type.Object({ task: Type.Enum(paidTasks), ...spent })),
  /** `userId` is null for calls of former users and of work that no user started. */
  byUser: Type.Array(Type.Object({ userId: nullable(Id), name: Type.String(), ...spent })),
})
export type AiSpending = Static<typeof AiSpending>

/** PATCH /ai-spending/current: sets monthly limits; null removes one. Limits that are not named stay. */
export const AiSpendingPatch = Type.Object(
  {
    limits: Type.Array(
      Type.Object(
        {
          provider: nullable(AiServiceName),
          amount: nullable(Type.Number({ minimum: 0, maximum: mostSpendingLimit })),
        },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: 20 },
    ),
  },
  { additionalProperties: false },
)
export type AiSpendingPatch = Static<typeof AiSpendingPatch>

declare module '../core/resources.ts' {
  interface Resources {
    'ai-spending': { record: AiSpending; patch: AiSpendingPatch }
  }
}

import type { UsageReservation } from '../../billing/usage.ts'

/** Reservations summed for each counter, in one order for all: who changes several counters would wait for another. */
export const unitsByMonth = (reserved: readonly UsageReservation[]): readonly UsageReservation[] => {
  const months = Map.groupBy(
    reserved,
    ({ accountId, period, resource }) => `${accountId} ${period} ${resource}`,
  )
  return [...months]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, [first, ...others]]) => ({
      ...first!,
      amount: others.reduce((sum, { amount }) => sum + amount, first!.amount),
    }))
}

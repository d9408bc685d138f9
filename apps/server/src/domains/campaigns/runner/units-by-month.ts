import type { UsageReservation } from '../../billing/index.ts'

/**
 * Sums reservations per counter, sorted, so that concurrent transactions update counters in the same order
 * and can't deadlock.
 */
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

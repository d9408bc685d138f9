import type { CheckResult } from '@web2/writing'

const isSame = (a: CheckResult, b: CheckResult): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * Returns the present checks, with the earlier objects for those that came to the same result. A worker's answer
 * is a copy, so without this the panel would redraw every check with each letter.
 */
export const keepUnchanged = (
  before: readonly CheckResult[],
  now: readonly CheckResult[],
): readonly CheckResult[] => {
  const known = new Map(before.map((check) => [check.id, check]))
  const kept = now.map((check) => {
    const same = known.get(check.id)
    return same && isSame(same, check) ? same : check
  })
  return kept.length === before.length && kept.every((check, at) => check === before[at]) ? before : kept
}

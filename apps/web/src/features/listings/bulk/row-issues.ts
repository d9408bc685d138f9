import { isGood, type CheckedRow } from './check-row.ts'
import { fieldOfTarget, targetLabels, type ColumnTarget } from './column-targets.ts'
import type { Mapping } from './guess-columns.ts'

/** Rows with the same field at fault. */
export interface FieldIssue {
  /** Name of the field. */
  readonly name: string
  /** Rows that are not added because of it. */
  readonly skipped: number
  /** Rows that are added with a warning. */
  readonly warned: number
}

/** Returns the fields at fault with their numbers of rows, the most frequent first. */
export const fieldIssues = (rows: readonly CheckedRow[]): readonly FieldIssue[] => {
  const found = new Map<string, { skipped: number; warned: number }>()
  const count = (target: ColumnTarget, kind: 'skipped' | 'warned') => {
    const issue = found.get(targetLabels[target]) ?? { skipped: 0, warned: 0 }
    found.set(targetLabels[target], { ...issue, [kind]: issue[kind] + 1 })
  }
  for (const row of rows) {
    for (const field of Object.keys(row.problems)) count(field as ColumnTarget, 'skipped')
    if (isGood(row))
      for (const target of new Set(row.warnings.map((each) => each.target))) count(target, 'warned')
  }
  return [...found]
    .map(([name, issue]) => ({ name, ...issue }))
    .sort((one, other) => other.skipped - one.skipped || other.warned - one.warned)
}

/** Returns the names of required fields that no column fills. */
export const missingColumns = (mapping: Mapping): readonly string[] => {
  const filled = new Set(mapping.flatMap((target) => (target === null ? [] : [fieldOfTarget(target)])))
  // without a first line of the address the second one takes its place
  if (filled.has('address2')) filled.add('address1')
  return (['businessName', 'address1', 'phone'] as const)
    .filter((field) => !filled.has(field))
    .map((field) => targetLabels[field])
}

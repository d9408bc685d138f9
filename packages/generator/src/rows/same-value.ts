import { normalized } from '@web2/contract/core'

/** Folds a value for comparisons that ignore blanks, case and Unicode composition. */
export const folded = (value: string): string =>
  normalized(normalized(value, 'NFKC').trim().replace(/\s+/g, ' ').toLowerCase(), 'NFKC')

/** Value that was dropped because an equal one precedes it. */
export interface MergedValue {
  readonly kept: string
  readonly merged: string
}

/** Returns the distinct values, each in its first spelling. */
export const distinctValues = (
  values: readonly string[],
): { readonly values: readonly string[]; readonly merged: readonly MergedValue[] } => {
  const first = new Map<string, string>()
  const merged: MergedValue[] = []
  for (const typed of values) {
    const key = folded(typed)
    if (key === '') continue
    const kept = first.get(key)
    if (kept === undefined) first.set(key, typed.trim())
    else merged.push({ kept, merged: typed })
  }
  return { values: [...first.values()], merged }
}

/** Returns all values, each in its first spelling, for lists whose rows belong together. */
export const oneSpelling = (values: readonly string[]): readonly string[] => {
  const first = new Map<string, string>()
  return values.map((typed) => {
    const key = folded(typed)
    const known = first.get(key) ?? typed.trim()
    first.set(key, known)
    return known
  })
}

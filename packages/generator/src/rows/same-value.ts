import { normalized } from '@web2/contract/core'

/** The same for values that people take for one: blanks, case and the way letters are put together do not count. */
export const folded = (value: string): string =>
  normalized(normalized(value, 'NFKC').trim().replace(/\s+/g, ' ').toLowerCase(), 'NFKC')

/** A value that is left out, since one that reads the same stands before it. */
export interface MergedValue {
  readonly kept: string
  readonly merged: string
}

/** The values without those that were there before; each in the spelling that came first. */
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

/** As many values, each in the spelling that came first: for lists whose rows belong together. */
export const oneSpelling = (values: readonly string[]): readonly string[] => {
  const first = new Map<string, string>()
  return values.map((typed) => {
    const key = folded(typed)
    const known = first.get(key) ?? typed.trim()
    first.set(key, known)
    return known
  })
}

import type { BuilderDocument } from '@web2/builder'
import type { TurboDefinition, TurboList } from '@web2/contract/generator'
import {
  distinctValues,
  oneSpelling,
  readDefinition,
  typedList,
  type MergedValue,
  type ReadDefinition,
} from '@web2/generator'
import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { openList, type LoadedList } from '../data/load-list.ts'

/** A definition with its lists, ready to plan pages. */
export interface OpenDefinition extends ReadDefinition {
  readonly definition: TurboDefinition
  readonly lists: readonly LoadedList[]
  /** Number of rows a page may read, from its own onward. */
  readonly reach: number
  /** Duplicate values that count as one, by index of their list. */
  readonly merged: ReadonlyMap<number, readonly MergedValue[]>
}

/** Maximum number of rows after its own that a page may read. */
const mostReach = 100

const reachOf = (...texts: readonly string[]): number =>
  Math.min(
    mostReach,
    Math.max(
      1,
      ...texts.flatMap((text) =>
        [...text.matchAll(/\{[\w.]+:(\d{1,6})[:}]/g)].map(([, term]) => Number(term)),
      ),
    ),
  )

/** Removes values that differ only in case and spaces. With lists combined row by row, keeps all rows. */
const withoutDoubles = (
  { lists, mode, structure }: TurboDefinition,
  list: TurboList,
): { readonly list: TurboList; readonly merged: readonly MergedValue[] } => {
  if ((structure.edition ?? 1) < 2 || list.dataId !== undefined) return { list, merged: [] }
  const typed = list.values ?? []
  if (mode === 'sequential' && lists.length > 1)
    return { list: { ...list, values: [...oneSpelling(typed)] }, merged: [] }
  const { values, merged } = distinctValues(typed)
  return { list: { ...list, values: [...values] }, merged }
}

/** Opens the lists of a definition and parses it; deleted data is reported as a problem. */
export const openDefinition = async (
  db: Kysely<Database>,
  accountId: string,
  definition: TurboDefinition,
  source: { readonly document: BuilderDocument; readonly text: string } | null,
): Promise<OpenDefinition> => {
  const reach = reachOf(JSON.stringify(definition), source?.text ?? '')
  const gone: Record<string, string> = {}
  const lists: LoadedList[] = []
  const doubles = new Map<number, readonly MergedValue[]>()
  for (const [at, typed] of definition.lists.entries()) {
    const { list, merged } = withoutDoubles(definition, typed)
    if (merged.length > 0) doubles.set(at, merged)
    const opened = await openList(db, accountId, list, reach)
    if (!opened) gone[`lists.${at}.dataId`] = 'This table or column no longer exists. Choose another one.'
    lists.push(opened ?? { ...typedList(list.name, []), load: async () => undefined })
  }
  const read = readDefinition(definition, lists, source?.document ?? null)
  return { ...read, lists, reach, definition, merged: doubles, problems: { ...read.problems, ...gone } }
}

/** Loads the rows of several pages at once. */
export const loadRows = async (
  lists: readonly LoadedList[],
  pages: readonly (readonly (number | null)[])[],
): Promise<void> => {
  for (const [at, list] of lists.entries()) {
    const rows = new Set<number>()
    for (const page of pages) {
      const row = page[at]
      if (row !== null && row !== undefined) rows.add(row)
    }
    await list.load(rows)
  }
}

import type { NodeRecord, Store, TextStyle } from '@web2/builder'

/** Fields of a record that decide how its text looks. */
interface Basis {
  readonly props: NodeRecord['props']
  readonly addition: NodeRecord['addition']
  readonly parent: string | null
}

/** The page state for which texts were measured. */
interface Seen {
  readonly page: Store['document']['page'] | null
  readonly width: number
  readonly bases: Map<string, Basis>
}

/** Cache of measured text styles. */
export interface TextStyleCache {
  /** Returns the texts whose style may have changed since the last complete measuring. */
  readonly toMeasure: (texts: readonly string[], width: number) => readonly string[]
  readonly set: (uuid: string, look: TextStyle | undefined) => void
  readonly get: (uuid: string) => TextStyle | undefined
  /** Marks the texts from `toMeasure` as measured. */
  readonly done: () => void
}

/**
 * Caches text styles until something changes that decides them: the record, an ancestor or the page width.
 * Caches nothing on pages with the author's style sheets, because those can select by anything.
 */
export const createKeptLooks = (store: Store): TextStyleCache => {
  const looks = new Map<string, TextStyle>()
  let seen: Seen = { page: null, width: 0, bases: new Map() }
  let next = seen

  /**
   * Returns a function that reports if a record and all its ancestors are unchanged; it also notes their
   * present state.
   */
  const comparing = (now: Map<string, Basis>) => {
    const known = new Map<string, boolean>()
    const isUnchanged = (uuid: string): boolean => {
      const record = store.get(uuid)
      const was = seen.bases.get(uuid)
      if (!record) return false
      const { props, addition, parent } = record
      now.set(uuid, { props, addition, parent })
      return was?.props === props && was.addition === addition && was.parent === parent
    }
    const isSame = (uuid: string): boolean => {
      const way: string[] = []
      let at: string | null = uuid
      for (; at !== null && !known.has(at); at = store.get(at)?.parent ?? null) way.push(at)
      let same = at === null || known.get(at) === true
      for (const each of way.reverse()) {
        same = isUnchanged(each) && same
        known.set(each, same)
      }
      return same
    }
    return isSame
  }

  return {
    toMeasure: (texts, width) => {
      const { page } = store.document
      next = { page, width, bases: new Map() }
      const isSame = comparing(next.bases)
      const isKept = !page.importedStyles && seen.page === page && seen.width === width
      return texts.filter((uuid) => !isSame(uuid) || !isKept)
    },
    set: (uuid, found) => {
      if (found) looks.set(uuid, found)
      else looks.delete(uuid)
    },
    get: (uuid) => looks.get(uuid),
    done: () => {
      seen = next
    },
  }
}

import type { NodeRecord, Store, TextStyle } from '@web2/builder'

/** What of a record decides about the looks of its text. */
interface Basis {
  readonly props: NodeRecord['props']
  readonly addition: NodeRecord['addition']
  readonly parent: string | null
}

/** A page as it was when its texts were measured. */
interface Seen {
  readonly page: Store['document']['page'] | null
  readonly width: number
  readonly bases: Map<string, Basis>
}

/** The looks of texts that were measured before. */
export interface TextStyleCache {
  /** The texts whose looks may be others than they were, given what may be seen of the page now. */
  readonly toMeasure: (texts: readonly string[], width: number) => readonly string[]
  readonly set: (uuid: string, look: TextStyle | undefined) => void
  readonly get: (uuid: string) => TextStyle | undefined
  /** All that were to be measured have been. */
  readonly done: () => void
}

/**
 * Remembers looks as long as nothing changes that decides about them: the record, those around it, and how wide the
 * page is. An author's style sheets may go by anything, so with them nothing is remembered.
 */
export const createKeptLooks = (store: Store): TextStyleCache => {
  const looks = new Map<string, TextStyle>()
  let seen: Seen = { page: null, width: 0, bases: new Map() }
  let next = seen

  /** Tells of a record whether it and all around it are as they were seen; notes how they are. */
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

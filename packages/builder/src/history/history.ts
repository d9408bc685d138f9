import { composeChanges, invertChange, isEmptyChange, withoutNoops, type Change } from '../changes/change.ts'
import type { Store } from '../tree/store.ts'

/** Undo step. */
export interface HistoryEntry {
  readonly label: string
  readonly change: Change
  /** Selection before and after the step. */
  readonly before: readonly string[]
  readonly after: readonly string[]
}

export interface Commit {
  readonly before: readonly string[]
  readonly after: readonly string[]
  /** Consecutive steps with the same key are merged, e.g. while typing or dragging a slider. */
  readonly mergeKey?: string
}

/** Start of a gesture. */
export interface Mark {
  readonly position: number
  readonly before: readonly string[]
}

/** History as plain data, stored with the document it belongs to. */
export interface HistoryJson {
  readonly version: 1
  readonly entries: readonly HistoryEntry[]
  readonly position: number
}

export interface History {
  readonly entries: readonly HistoryEntry[]
  /** Number of entries in effect; the others can be redone. */
  readonly position: number
  /**
   * Number of oldest entries dropped for the limit; 0 while the first entry leads back to the initial
   * document.
   */
  readonly forgotten: number
  /** Applies a change and records it. An empty change is not recorded. */
  readonly commit: (label: string, change: Change, commit: Commit) => void
  /** Undoes the last step. Returns the selection to restore; null if there is no step. */
  readonly undo: () => readonly string[] | null
  readonly redo: () => readonly string[] | null
  /** Undoes or redoes up to a position. */
  readonly goTo: (position: number) => readonly string[] | null
  readonly mark: (selection?: readonly string[]) => Mark
  /** Merges all steps since the mark into one. */
  readonly squash: (mark: Mark, label: string, after: readonly string[]) => void
  /** Ends a gesture started by a mark, and keeps its steps separate. */
  readonly release: () => void
  /** Rolls back and discards all steps since the mark. Returns the selection at the mark. */
  readonly bail: (mark: Mark) => readonly string[]
  /** Ends merging: the next commit is a separate step. */
  readonly seal: () => void
  readonly subscribe: (listener: () => void) => () => void
  readonly toJson: () => HistoryJson
  /**
   * Resumes a stored history if nothing was recorded yet, and returns whether it did. The store must contain
   * the document at the stored position.
   */
  readonly resume: (kept: HistoryJson) => boolean
}

export interface HistoryOptions {
  /** Maximum number of steps; older ones are dropped. 200 by default. */
  readonly limit?: number
}

const start: HistoryJson = { version: 1, entries: [], position: 0 }

/** Restores a stored history. The store must contain the document as it was when the history was stored. */
export const restoreHistory = (store: Store, json: HistoryJson, options: HistoryOptions = {}): History => {
  const limit = Math.max(1, options.limit ?? 200)
  let entries: readonly HistoryEntry[] = json.entries
  let position = Math.min(Math.max(0, json.position), entries.length)
  let openKey: string | undefined
  let gesture = 0
  let forgotten = 0
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of [...listeners]) listener()
  }

  const step = (direction: 'undo' | 'redo'): readonly string[] | null => {
    const entry = entries[direction === 'undo' ? position - 1 : position]
    if (!entry) return null
    store.apply(direction === 'undo' ? invertChange(entry.change) : entry.change)
    position += direction === 'undo' ? -1 : 1
    openKey = undefined
    return direction === 'undo' ? entry.before : entry.after
  }

  const trim = () => {
    const surplus = entries.length - limit
    if (surplus <= 0 || gesture > 0) return
    entries = entries.slice(surplus)
    position = Math.max(0, position - surplus)
    forgotten += surplus
  }

  const commit = (label: string, change: Change, { before, after, mergeKey }: Commit) => {
    if (isEmptyChange(change)) return
    store.apply(change)
    const last = entries[position - 1]
    const kept = entries.slice(0, position)
    if (last && mergeKey !== undefined && mergeKey === openKey) {
      const merged = { ...last, change: composeChanges(last.change, change), after }
      entries = [...kept.slice(0, -1), merged]
    } else entries = [...kept, { label, change, before, after }]
    position = entries.length
    openKey = mergeKey
    trim()
    tell()
  }

  const endGesture = () => {
    gesture = Math.max(0, gesture - 1)
    openKey = undefined
  }

  const since = (mark: Mark): readonly HistoryEntry[] => entries.slice(mark.position, position)

  return {
    get entries() {
      return entries
    },
    get position() {
      return position
    },
    get forgotten() {
      return forgotten
    },
    commit,
    undo: () => {
      const selection = step('undo')
      if (selection) tell()
      return selection
    },
    redo: () => {
      const selection = step('redo')
      if (selection) tell()
      return selection
    },
    goTo: (target) => {
      let selection: readonly string[] | null = null
      store.batch(() => {
        while (position > Math.max(0, target)) selection = step('undo')
        while (position < Math.min(entries.length, target)) selection = step('redo')
      })
      if (selection) tell()
      return selection
    },
    mark: (selection = []) => {
      gesture += 1
      openKey = undefined
      return { position, before: selection }
    },
    squash: (mark, label, after) => {
      endGesture()
      const steps = since(mark)
      const before = entries
      if (steps.length > 0) {
        const change = withoutNoops(steps.map((each) => each.change).reduce(composeChanges))
        const one = isEmptyChange(change) ? [] : [{ label, change, before: steps[0]!.before, after }]
        entries = [...entries.slice(0, mark.position), ...one]
        position = entries.length
      }
      trim()
      if (entries !== before) tell()
    },
    release: () => {
      endGesture()
      trim()
    },
    bail: (mark) => {
      endGesture()
      const steps = since(mark)
      store.batch(() => {
        for (const each of steps.toReversed()) store.apply(invertChange(each.change))
      })
      entries = entries.slice(0, mark.position)
      position = entries.length
      tell()
      return steps[0]?.before ?? mark.before
    },
    seal: () => {
      openKey = undefined
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    toJson: () => ({ version: 1, entries, position }),
    resume: (kept) => {
      if (entries.length > 0 || gesture > 0) return false
      entries = kept.entries
      position = Math.min(Math.max(0, kept.position), entries.length)
      tell()
      return true
    },
  }
}

/** Creates an empty history of the edits to a store's document. */
export const createHistory = (store: Store, options: HistoryOptions = {}): History =>
  restoreHistory(store, start, options)

import { composeChanges, invertChange, isEmptyChange, withoutNoops, type Change } from '../changes/change.ts'
import type { Store } from '../tree/store.ts'

/** One undo step. */
export interface HistoryEntry {
  readonly label: string
  readonly change: Change
  /** Selected before and after the step. */
  readonly before: readonly string[]
  readonly after: readonly string[]
}

export interface Commit {
  readonly before: readonly string[]
  readonly after: readonly string[]
  /** Steps in a row with the same key become one: a text being typed, a slider being dragged. */
  readonly mergeKey?: string
}

/** Where a gesture began. */
export interface Mark {
  readonly position: number
  readonly before: readonly string[]
}

/** The history as plain data, to be kept beside the document it belongs to. */
export interface HistoryJson {
  readonly version: 1
  readonly entries: readonly HistoryEntry[]
  readonly position: number
}

export interface History {
  readonly entries: readonly HistoryEntry[]
  /** How many of the entries are in effect; the others can be redone. */
  readonly position: number
  /** How many of the oldest entries were let go for the limit: 0 while the first entry leads back to the beginning. */
  readonly forgotten: number
  /** Applies a change and records it. A change that changes nothing is not recorded. */
  readonly commit: (label: string, change: Change, commit: Commit) => void
  /** Takes the last step back; answers the selection to restore, null when there is no step. */
  readonly undo: () => readonly string[] | null
  readonly redo: () => readonly string[] | null
  /** Undoes or redoes up to a position. */
  readonly goTo: (position: number) => readonly string[] | null
  readonly mark: (selection?: readonly string[]) => Mark
  /** Makes one step of all steps since the mark. */
  readonly squash: (mark: Mark, label: string, after: readonly string[]) => void
  /** Ends a gesture, begun by a mark, whose steps stay as they are. */
  readonly release: () => void
  /** Takes all steps since the mark back and forgets them; answers the selection at the mark. */
  readonly bail: (mark: Mark) => readonly string[]
  /** Ends merging: the next commit is a step of its own. */
  readonly seal: () => void
  readonly subscribe: (listener: () => void) => () => void
  readonly toJson: () => HistoryJson
  /**
   * Continues a stored history if nothing has been recorded yet; returns whether it does. The store must hold
   * the document as of the stored position.
   */
  readonly resume: (kept: HistoryJson) => boolean
}

export interface HistoryOptions {
  /** The oldest steps beyond this number are forgotten; 200 unless given. */
  readonly limit?: number
}

const start: HistoryJson = { version: 1, entries: [], position: 0 }

/** Continues a history that was kept. The store must hold the document as it was when the history was kept. */
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

/** An empty history of the edits to a store's document. */
export const createHistory = (store: Store, options: HistoryOptions = {}): History =>
  restoreHistory(store, start, options)

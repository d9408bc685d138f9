import { closeHistory } from '@tiptap/pm/history'
import type { Node } from '@tiptap/pm/model'
import { Plugin, PluginKey, Selection, type EditorState, type Transaction } from '@tiptap/pm/state'
import { DecorationSet } from '@tiptap/pm/view'
import { decorationsOf } from './suggestion-decorations.ts'
import { fittingContent } from './fitting-content.ts'
import type { SuggestedChange, Suggestion, Target } from './suggestion.ts'
import { rangeAfter, type Range } from './touched-range.ts'

export interface SuggestionsState {
  /** Number of document changes so far. */
  readonly version: number
  /** In the order of the text. */
  readonly all: readonly Suggestion[]
  /** Id of the suggestion that is decided on next; null without one. */
  readonly chosen: string | null
  readonly target: Target | null
  readonly decorations: DecorationSet
}

interface Proposed {
  readonly changes: readonly (SuggestedChange & { readonly reason: string })[]
}

/** A suggestion from an earlier visit. */
export type RestoredSuggestion = Omit<Suggestion, 'id' | 'baseVersion'>

/** Changes of the suggestions by a transaction. */
interface Change {
  readonly restore?: readonly RestoredSuggestion[]
  readonly add?: Proposed
  /** Ids of decided suggestions. */
  readonly remove?: ReadonlySet<string>
  readonly choose?: string
  readonly target?: Omit<Target, 'isStale'> | null
}

const key = new PluginKey<SuggestionsState>('suggestions')

const none: SuggestionsState = {
  version: 0,
  all: [],
  chosen: null,
  target: null,
  decorations: DecorationSet.empty,
}

/** Returns the suggestions of an editor; none if the plugin is not loaded. */
export const suggestionsIn = (state: EditorState): SuggestionsState => key.getState(state) ?? none

const mapped = <Own extends Range & { readonly isStale: boolean }>(
  own: Own,
  transaction: Transaction,
): Own => {
  const { from, to, isTouched } = rangeAfter(own, transaction)
  if (from === own.from && to === own.to && !isTouched) return own
  return { ...own, from, to, isStale: own.isStale || isTouched }
}

let lastId = 0

const nextId = (): string => {
  lastId += 1
  return `suggestion-${lastId}`
}

const suggestion = (
  { from, to, content, reason }: Proposed['changes'][number],
  doc: Node,
  baseVersion: number,
): Suggestion => ({
  id: nextId(),
  ...{ from, to, content, reason, baseVersion },
  original: doc.slice(from, to),
  isStale: false,
})

const overlaps = (one: Range, other: Range): boolean =>
  one.from === other.from || (one.from < other.to && other.from < one.to)

/** Adds suggestions; earlier ones at the same place are dropped. */
const withAdded = (
  all: readonly Suggestion[],
  { changes }: Proposed,
  doc: Node,
  version: number,
): readonly Suggestion[] => {
  const added = changes.map((change) => suggestion(change, doc, version))
  return [...all.filter((known) => !added.some((fresh) => overlaps(known, fresh))), ...added].toSorted(
    (one, other) => one.from - other.from,
  )
}

/** Returns which suggestion is decided on next: the same, else the one that took its place. */
const nextChosen = (chosen: string | null, before: readonly Suggestion[], all: readonly Suggestion[]) => {
  if (all.some(({ id }) => id === chosen)) return chosen
  const at = before.findIndex(({ id }) => id === chosen)
  const later = before.slice(Math.max(0, at)).find(({ id }) => all.some((each) => each.id === id))
  return (later ?? all[0])?.id ?? null
}

const restored = (
  suggestions: readonly RestoredSuggestion[],
  doc: Node,
  version: number,
): SuggestionsState => {
  const all = suggestions.map((each) => ({ ...each, id: nextId(), baseVersion: version }))
  const chosen = all[0]?.id ?? null
  return {
    version,
    all,
    chosen,
    target: null,
    decorations: decorationsOf(doc, { all, chosen, target: null }),
  }
}

const apply = (transaction: Transaction, before: SuggestionsState): SuggestionsState => {
  const change = transaction.getMeta(key) as Change | undefined
  if (!change && !transaction.docChanged) return before
  const { doc, docChanged } = transaction
  const version = before.version + (docChanged ? 1 : 0)
  const { add, remove } = change ?? {}
  if (change?.restore) return restored(change.restore, doc, version)
  const kept = remove ? before.all.filter(({ id }) => !remove.has(id)) : before.all
  const moved = docChanged ? kept.map((each) => mapped(each, transaction)) : kept
  const all = add ? withAdded(moved, add, doc, version) : moved
  const known = new Set(before.all.map(({ id }) => id))
  const added = add && all.find(({ id }) => !known.has(id))
  const chosen = change?.choose ?? added?.id ?? nextChosen(before.chosen, before.all, all)
  const movedTarget = before.target && docChanged ? mapped(before.target, transaction) : before.target
  const target =
    change?.target === undefined ? movedTarget : change.target && { ...change.target, isStale: false }
  const isRedrawn =
    change !== undefined ||
    all.length !== before.all.length ||
    target?.isStale !== before.target?.isStale ||
    all.some(({ isStale }, at) => isStale !== before.all[at]?.isStale)
  const decorations = isRedrawn
    ? decorationsOf(doc, { all, chosen, target })
    : before.decorations.map(transaction.mapping, doc)
  return { version, all, chosen, target, decorations }
}

/** Creates the plugin that holds suggestions outside of the document and shows them in the text. */
export const suggestionsPlugin = (): Plugin<SuggestionsState> =>
  new Plugin<SuggestionsState>({
    key,
    state: { init: () => none, apply },
    props: {
      decorations: (state) => suggestionsIn(state).decorations,
      handleClick: (view, _position, event) => {
        const element = event.target instanceof Element ? event.target.closest('[data-suggestion]') : null
        const id = element?.getAttribute('data-suggestion')
        if (id && suggestionsIn(view.state).all.some((each) => each.id === id))
          view.dispatch(view.state.tr.setMeta(key, { choose: id } satisfies Change))
        return false
      },
    },
  })

const changed = (state: EditorState, change: Change): Transaction => state.tr.setMeta(key, change)

/** Proposes changes of the present document. A selection would hide their colors, so only its end is left. */
export const propose = (state: EditorState, changes: Proposed['changes']): Transaction => {
  const transaction = changed(state, { add: { changes }, target: null })
  const { $to, empty } = state.selection
  return empty || changes.length === 0 ? transaction : transaction.setSelection(Selection.near($to, -1))
}

/** Brings suggestions of an earlier visit back, in place of all others. */
export const restore = (state: EditorState, suggestions: readonly RestoredSuggestion[]): Transaction =>
  changed(state, { restore: suggestions })

/** Marks the passage that AI works on; null ends it. */
export const setTarget = (state: EditorState, target: Omit<Target, 'isStale'> | null): Transaction =>
  changed(state, { target })

export const choose = (state: EditorState, id: string): Transaction => changed(state, { choose: id })

/** Drops suggestions; the document stays as it is. */
export const reject = (state: EditorState, ids: ReadonlySet<string>): Transaction =>
  changed(state, { remove: ids })

/** Returns whether a suggestion can be accepted at its place. */
export const isAcceptable = (doc: Node, each: Suggestion): boolean =>
  !each.isStale && fittingContent(doc, each) !== null

/** Applies suggestions as one undo step. Those that don't fit any more stay undecided. */
export const accept = (state: EditorState, ids: ReadonlySet<string>): Transaction => {
  const { tr } = state
  const done = new Set<string>()
  // from the end, so that the others stay where they are
  for (const each of suggestionsIn(state).all.toReversed()) {
    const content = ids.has(each.id) && !each.isStale ? fittingContent(tr.doc, each) : null
    if (!content) continue
    tr.replace(each.from, each.to, content)
    done.add(each.id)
  }
  return closeHistory(tr).setMeta(key, { remove: done } satisfies Change)
}

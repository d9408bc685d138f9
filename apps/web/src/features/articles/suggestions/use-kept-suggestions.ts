import { getHTMLFromFragment, type Editor } from '@tiptap/core'
import { Fragment, Slice } from '@tiptap/pm/model'
import { useEffect, useEffectEvent } from 'react'
import type { EditSession } from './edit-session.ts'
import type { EditorAi } from './editor-ai.ts'
import type { KeptSuggestion, KeptSuggestions, SuggestionsDraft } from './kept-suggestions.ts'
import type { Suggestion } from './suggestion.ts'
import { restore, suggestionsIn, type RestoredSuggestion } from './suggestions-plugin.ts'

/** Time in ms without changes after which suggestions are stored. */
const pause = 400

type Edited = Pick<Editor, 'state'>

const htmlOf = ({ state: { doc, schema } }: Edited): string => getHTMLFromFragment(doc.content, schema)

/** Returns the undecided suggestions of an editor as they are stored. */
export const storedSuggestions = (editor: Edited): Pick<KeptSuggestions, 'html' | 'suggestions'> => {
  const { all } = suggestionsIn(editor.state)
  return { html: all.length === 0 ? '' : htmlOf(editor), suggestions: all.map(keptOf) }
}

const keptOf = ({ from, to, content, original, reason, isStale }: Suggestion): KeptSuggestion => ({
  ...{ from, to, reason, isStale },
  content: content.toJSON() as unknown,
  original: original.toJSON() as unknown,
})

/**
 * Returns stored suggestions for the present document. Where text has changed since, positions may mean other words, so
 * all suggestions are stale; those beyond the text's end are dropped.
 */
export const restoredSuggestions = (
  editor: Edited,
  { html, suggestions }: Pick<KeptSuggestions, 'html' | 'suggestions'>,
): RestoredSuggestion[] => {
  const { doc, schema } = editor.state
  const isSame = htmlOf(editor) === html
  return suggestions
    .filter(({ from, to }) => from >= 0 && from <= to && to <= doc.content.size)
    .map(({ from, to, content, original, reason, isStale }) => {
      const before = Slice.fromJSON(schema, original)
      return {
        ...{ from, to, reason, original: before },
        content: Fragment.fromJSON(schema, content),
        isStale: isStale || !isSame || !doc.slice(from, to).eq(before),
      }
    })
}

/** Brings undecided suggestions back when an article is opened again, and stores them as they change. */
export const useKeptSuggestions = (
  draft: SuggestionsDraft | null,
  editor: Editor,
  session: EditSession,
  ai: EditorAi,
): void => {
  const bringBack = useEffectEvent((opened: Editor) => {
    const kept = draft?.read()
    if (!kept || opened.isDestroyed) return
    try {
      const suggestions = restoredSuggestions(opened, kept)
      opened.view.dispatch(restore(opened.state, suggestions))
      ai.proposals.set(new Map(kept.fields))
      if (kept.origin && suggestions.length > 0) session.resume(kept.origin)
    } catch (error) {
      console.warn('The stored suggestions can’t be read and were discarded.', error)
    }
  })
  // once for each editor: later changes come from it
  useEffect(() => bringBack(editor), [editor])
  useEffect(() => {
    if (draft === null) return
    let timer: ReturnType<typeof setTimeout> | null = null
    const store = () => {
      if (timer !== null) clearTimeout(timer)
      timer = null
      if (editor.isDestroyed) return
      const state = session.state.get()
      draft.write({
        ...storedSuggestions(editor),
        fields: [...ai.proposals.get()],
        origin: state.phase === 'done' ? state.origin : null,
      })
    }
    const soon = () => {
      if (timer !== null) clearTimeout(timer)
      timer = setTimeout(store, pause)
    }
    let stored = suggestionsIn(editor.state).all
    const changed = ({ transaction: { docChanged } }: { transaction: { docChanged: boolean } }) => {
      const { all } = suggestionsIn(editor.state)
      if (all === stored && !(docChanged && all.length > 0)) return
      stored = all
      soon()
    }
    editor.on('transaction', changed)
    addEventListener('pagehide', store)
    const unfollow = ai.proposals.subscribe(soon)
    return () => {
      if (timer !== null) store()
      editor.off('transaction', changed)
      removeEventListener('pagehide', store)
      unfollow()
    }
  }, [ai, draft, editor, session])
}

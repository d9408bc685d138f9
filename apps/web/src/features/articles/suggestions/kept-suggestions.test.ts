import { getSchema } from '@tiptap/core'
import { DOMParser, Fragment } from '@tiptap/pm/model'
import { EditorState } from '@tiptap/pm/state'
import { beforeEach, describe, expect, it } from 'vitest'
import { extensions } from '../rich-text/extensions.ts'
import { suggestionsDraft } from './kept-suggestions.ts'
import { accept, propose, restore, suggestionsIn, suggestionsPlugin } from './suggestions-plugin.ts'
import { restoredSuggestions, storedSuggestions } from './use-kept-suggestions.ts'

const schema = getSchema(extensions(''))

const opened = (html: string): EditorState => {
  const element = document.createElement('div')
  element.innerHTML = html
  return EditorState.create({
    doc: DOMParser.fromSchema(schema).parse(element),
    plugins: [suggestionsPlugin()],
  })
}

/** Proposes other words for 'dry' and 'often'. */
const suggested = (html: string): EditorState => {
  const state = opened(html)
  const changes = [
    ['dry', 'dead'],
    ['often', 'daily'],
  ].map(([from = '', to = '']) => {
    let at = -1
    state.doc.descendants((node, position) => {
      if (node.isText && node.text?.includes(from)) at = position + node.text.indexOf(from)
    })
    return { from: at, to: at + from.length, content: Fragment.from(schema.text(to)), reason: 'Rewrite' }
  })
  return state.apply(propose(state, changes))
}

const text = '<p>Cut <strong>dry</strong> wood.</p><p>Water often.</p>'

/** Stores the suggestions of a state and brings them back for a text. */
const reopened = (state: EditorState, html: string): EditorState => {
  const draft = suggestionsDraft('ada', 'article')
  draft.write({ ...storedSuggestions({ state }), fields: [], origin: null })
  const kept = draft.read()
  const next = opened(html)
  return kept ? next.apply(restore(next, restoredSuggestions({ state: next }, kept))) : next
}

beforeEach(() => sessionStorage.clear())

describe('undecided suggestions', () => {
  it('come back for the same text and can be accepted', () => {
    const state = reopened(suggested(text), text)
    const { all } = suggestionsIn(state)
    expect(all.map(({ reason, isStale }) => [reason, isStale])).toEqual([
      ['Rewrite', false],
      ['Rewrite', false],
    ])
    const accepted = state.apply(accept(state, new Set(all.map(({ id }) => id))))
    expect(accepted.doc.textContent).toBe('Cut dead wood.Water daily.')
  })

  it('are stale for a text that has changed, and dropped beyond its end', () => {
    const changed = suggestionsIn(reopened(suggested(text), text.replace('Water', 'Soak')))
    expect(changed.all.map(({ isStale }) => isStale)).toEqual([true, true])
    const cut = suggestionsIn(reopened(suggested(text), '<p>Cut wood.</p>'))
    expect(cut.all.map(({ isStale }) => isStale)).toEqual([true])
  })

  it('are gone once all are decided on', () => {
    const state = suggested(text)
    reopened(state, text)
    const decided = state.apply(accept(state, new Set(suggestionsIn(state).all.map(({ id }) => id))))
    expect(suggestionsIn(reopened(decided, text)).all).toEqual([])
    expect(sessionStorage).toHaveLength(0)
  })

  it('belong to one user and one article', () => {
    reopened(suggested(text), text)
    expect(suggestionsDraft('ben', 'article').read()).toBeNull()
    expect(suggestionsDraft('ada', 'other').read()).toBeNull()
  })
})

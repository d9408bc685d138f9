import { canInsertTree, insertTree, type Place, type WireNode } from '@web2/builder'
import { newUuid } from './actions.ts'
import type { Editor } from './editor.ts'

/**
 * Where a block goes that is inserted without pointing: into the selection when it takes it, else after the nearest
 * ancestor beside which it may stand, else at the end of the page.
 */
export const placeNextToSelection = (editor: Editor, nodes: readonly WireNode[]): Place => {
  const { store } = editor
  const selected = editor.session.selection.get()[0]
  const fits = (place: Place) => canInsertTree(store.document, { nodes, place }).ok
  if (selected !== undefined && selected !== store.document.root) {
    const inside: Place = { into: selected, at: 'end' }
    if (fits(inside)) return inside
    for (let at: string | null = selected; at !== null; at = store.get(at)?.parent ?? null) {
      const after: Place = { beside: at, side: 'after' }
      if (fits(after)) return after
    }
  }
  return { into: store.document.root, at: 'end' }
}

export const insertNextToSelection = (editor: Editor, label: string, nodes: readonly WireNode[]): boolean => {
  const place = placeNextToSelection(editor, nodes)
  const done = editor.run(`Add ${label}`, insertTree(editor.store.document, { nodes, place, newUuid }))
  if (done) editor.announce(`${label} added`)
  return done
}

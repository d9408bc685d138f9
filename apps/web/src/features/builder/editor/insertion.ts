import { besideMainHeading, canInsertTree, insertTree, type Place, type WireNode } from '@web2/builder'
import { newUuid } from './actions.ts'
import type { Editor } from './editor.ts'
import { visibleChildren } from './walk.ts'

/**
 * Where a block goes that is inserted without pointing: into an empty column of the selection, or into the selection
 * itself when it takes it, else after the nearest
 * ancestor beside which it may stand, else at the end of the page.
 */
export const placeNextToSelection = (editor: Editor, nodes: readonly WireNode[]): Place => {
  const { store } = editor
  const selected = editor.session.selection.get()[0]
  const fits = (place: Place) => canInsertTree(store.document, { nodes, place }).ok
  if (selected !== undefined && selected !== store.document.root) {
    const emptyColumn = visibleChildren(store, selected).find(
      (id) => store.get(id)?.children.length === 0 && fits({ into: id, at: 'end' }),
    )
    const inside: Place = { into: emptyColumn ?? selected, at: 'end' }
    if (fits(inside)) return inside
    for (let at: string | null = selected; at !== null; at = store.get(at)?.parent ?? null) {
      const after: Place = { beside: at, side: 'after' }
      if (fits(after)) return after
    }
  }
  return { into: store.document.root, at: 'end' }
}

/** A block of the palette as this page gets it. */
export const newBlock = ({ store, modules }: Editor, nodes: readonly WireNode[]): readonly WireNode[] =>
  besideMainHeading(nodes, [store.document, ...(modules.documents.get()?.values() ?? [])])

export const insertNextToSelection = (editor: Editor, label: string, nodes: readonly WireNode[]): boolean => {
  const place = placeNextToSelection(editor, nodes)
  const done = editor.run(`Add ${label}`, insertTree(editor.store.document, { nodes, place, newUuid }))
  if (done) editor.announce(`${label} added`)
  return done
}

import {
  composeChanges,
  emptyChange,
  type BuilderDocument,
  type CommandResult,
  type NodeRecord,
} from '@web2/builder'
import type { Editor } from '../../document/editor.ts'

/** Edits each record separately in one undo step. Changes nothing if one of them is refused. */
export const setOnEach = (
  editor: Editor,
  records: readonly NodeRecord[],
  label: string,
  edit: (document: BuilderDocument, record: NodeRecord) => CommandResult,
): boolean => {
  let change = emptyChange
  for (const record of records) {
    // the records are distinct, so each edit may start from the present document
    const one = edit(editor.store.document, record)
    if (!one.ok) return editor.run(label, one)
    change = composeChanges(change, one.change)
  }
  return editor.run(label, { ok: true, change, select: editor.session.selection.get() })
}

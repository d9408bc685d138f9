import { detachModule, moduleUse } from '@web2/builder'
import { sentenceFor } from '../../../../lib/api/errors.ts'
import { newUuid } from '../actions.ts'
import type { Editor } from '../editor.ts'
import { fetchModules } from './section-documents.ts'

/** Replaces a section on the page with ordinary blocks. Returns false if it could not. */
export const detach = (editor: Editor, id: string): boolean => {
  const record = editor.store.get(id)
  const use = record && moduleUse(record)
  if (!use) return false
  const module = editor.modules.documents.get()?.get(use.moduleId)
  if (!module) {
    editor.tell(
      editor.modules.documents.get()
        ? 'This section was deleted, so it can’t be detached. Delete its block instead.'
        : 'The section is still loading. Try again in a moment.',
    )
    return false
  }
  const done = editor.run('Detach section', detachModule(editor.store.document, { id, module, newUuid }))
  if (done) editor.announce('Section detached')
  return done
}

/** Turns a section just inserted into a copy, within the same undo step. */
export const turnIntoCopy = async (editor: Editor, id: string): Promise<void> => {
  const { history, store } = editor
  const record = store.get(id)
  const use = record && moduleUse(record)
  if (!use) return
  const { position } = history
  const before = history.entries[position - 1]?.before ?? []
  try {
    const module = (await fetchModules([use.moduleId])).get(use.moduleId)
    if (!module || store.get(id) !== record) return
    const added = history.position === position
    if (!editor.run('Detach section', detachModule(store.document, { id, module, newUuid }))) return
    if (added) {
      const label = history.entries[position - 1]?.label ?? 'Add section'
      history.squash({ position: position - 1, before }, label, [id])
    }
  } catch (error) {
    editor.tell(`The section was added as linked because it could not be copied. ${sentenceFor(error)}`)
  }
}

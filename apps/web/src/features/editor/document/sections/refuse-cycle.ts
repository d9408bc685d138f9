import { removeNodes, wouldCycle } from '@web2/builder'
import { sentenceFor } from '../../../../lib/api/errors.ts'
import type { Editor } from '../editor.ts'
import { fetchModules } from './section-documents.ts'

/** Returns why a section can't be inserted into the open one; null if it can. */
const refusal = async (openId: string, moduleId: string): Promise<string | null> => {
  if (openId === moduleId) return 'A section can’t contain itself.'
  return wouldCycle(moduleId, openId, await fetchModules([moduleId]))
    ? 'This section contains the one you’re editing, so it can’t be added here.'
    : null
}

export interface AddedModule {
  readonly moduleId: string
  /** Place of the section on the page. */
  readonly uuid: string
}

/** Removes a section that was inserted into the open section and contains it. */
export const refuseCycle = async (
  editor: Editor,
  openId: string | null,
  { moduleId, uuid }: AddedModule,
): Promise<void> => {
  if (openId === null) return
  const { history, store } = editor
  const { position } = history
  try {
    const why = await refusal(openId, moduleId)
    if (why === null || !store.get(uuid)) return
    if (history.position === position) editor.undo()
    else editor.run('Delete', removeNodes(store.document, { ids: [uuid] }))
    editor.tell(why)
  } catch (error) {
    editor.tell(`Could not check whether this section contains the one you’re editing. ${sentenceFor(error)}`)
  }
}

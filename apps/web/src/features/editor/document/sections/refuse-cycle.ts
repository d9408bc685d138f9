import { removeNodes, wouldCycle } from '@web2/builder'
import { sentenceFor } from '../../../../lib/api/errors.ts'
import type { Editor } from '../editor.ts'
import { fetchModules } from './section-documents.ts'

/** Returns why a section can't be inserted into the open one; null if it can. */
const refusal = async (openId: string, moduleId: string): Promise<string | null> => {
  if (openId === moduleId) return 'A section can not stand inside itself.'
  return wouldCycle(moduleId, openId, await fetchModules([moduleId]))
    ? 'This section shows the one that is open, so it can not stand inside it.'
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
    editor.tell(`Whether this section shows the open one could not be looked up. ${sentenceFor(error)}`)
  }
}

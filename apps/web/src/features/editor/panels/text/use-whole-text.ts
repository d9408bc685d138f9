import { textOfNode } from '@web2/builder'
import { useCallback, useSyncExternalStore } from 'react'
import { useEditor } from '../session/use-editor.ts'

/** Returns the text of a block with its bold words and links; rerenders when it changes. */
export const useWholeText = (uuid: string): string => {
  const { store } = useEditor()
  const subscribe = useCallback((listener: () => void) => store.subscribeAll(listener), [store])
  return useSyncExternalStore(subscribe, () => textOfNode(store.document, uuid) ?? '')
}

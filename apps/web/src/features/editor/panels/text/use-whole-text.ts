import { textOfNode } from '@web2/builder'
import { useCallback, useSyncExternalStore } from 'react'
import { useEditor } from '../session/use-editor.ts'

/** The text of a block, its bold words and links included; renders anew when it changes. */
export const useWholeText = (uuid: string): string => {
  const { store } = useEditor()
  const subscribe = useCallback((listener: () => void) => store.subscribeAll(listener), [store])
  return useSyncExternalStore(subscribe, () => textOfNode(store.document, uuid) ?? '')
}

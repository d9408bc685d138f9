import type { WireNode } from '@web2/builder'
import { useRef, type MouseEvent as ReactMouseEvent, type PointerEvent as ReactPointerEvent } from 'react'
import { insertNextToSelection } from '../../document/insertion.ts'
import { useBuilder } from '../session/use-editor.ts'
import { startExternalDrag } from '../../interaction/drag-into-canvas.ts'

export interface LibraryTile {
  readonly label: string
  /** Blocks to insert, or a function that makes them for the page as it is then. */
  readonly nodes: readonly WireNode[] | (() => readonly WireNode[])
  /** Called with the new block, regardless of how it was inserted. */
  readonly added?: (uuid: string) => void
  /** Called after an insert, so that a sheet over the page can close. */
  readonly placed?: () => void
}

/**
 * Returns handlers that drag something onto the page like a palette block, or insert it with a click or
 * Enter.
 */
export const useLibraryTile = ({ label, nodes, added, placed }: LibraryTile) => {
  const { editor, canvas } = useBuilder()
  const wasDragged = useRef(false)
  const made = () => (typeof nodes === 'function' ? nodes() : nodes)

  const tellAdded = (position: number) => {
    const uuid = editor.session.selection.get()[0]
    if (editor.history.position <= position) return
    if (uuid !== undefined) added?.(uuid)
    placed?.()
  }
  return {
    onPointerDown: (event: ReactPointerEvent<HTMLButtonElement>) => {
      if (event.button !== 0) return
      wasDragged.current = false
      let position = 0
      startExternalDrag(
        event.nativeEvent,
        () => {
          const mounted = canvas.get()
          // typed text becomes a separate undo step before the drag
          mounted?.machine.rest()
          ;({ position } = editor.history)
          return mounted && { canvas: mounted, source: { kind: 'insert', nodes: made() }, label }
        },
        (dragged) => {
          wasDragged.current = dragged
          if (!dragged) return
          canvas.get()?.focus()
          tellAdded(position)
        },
      )
    },
    onClick: (event: ReactMouseEvent) => {
      if (wasDragged.current) {
        wasDragged.current = false
        return
      }
      canvas.get()?.machine.rest()
      const { position } = editor.history
      if (!insertNextToSelection(editor, label, made())) return
      const uuid = editor.session.selection.get()[0]
      if (uuid !== undefined) canvas.get()?.reveal(uuid)
      // keyboard users may insert another; after a click the keys apply to the new block
      if (event.detail > 0) canvas.get()?.focus()
      tellAdded(position)
    },
  }
}

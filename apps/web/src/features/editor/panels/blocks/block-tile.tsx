import type { PaletteItem } from '@web2/builder'
import {
  memo,
  useRef,
  type MouseEvent as ReactMouseEvent,
  type PointerEvent as ReactPointerEvent,
} from 'react'
import { newBlock } from '../../document/insertion.ts'
import { useBuilder } from '../session/use-editor.ts'
import { startExternalDrag } from '../../interaction/drag-into-canvas.ts'
import { BlockIcon } from './block-icon.tsx'
import styles from './blocks.module.css'
import { placeBlock } from './place-block.ts'

export interface BlockTileProps {
  readonly item: PaletteItem
  /** Called when the block was inserted. */
  readonly placed?: () => void
  /** True for the one of its group that Tab leads to. */
  readonly isCurrent: boolean
}

const hint = 'Click to add inside or after the selection, or drag onto the page'

const BlockTileOf = ({ item, placed, isCurrent }: BlockTileProps) => {
  const { editor, canvas } = useBuilder()
  const wasDragged = useRef(false)

  const grab = (event: ReactPointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return
    wasDragged.current = false
    const { position } = editor.history
    startExternalDrag(
      event.nativeEvent,
      () => {
        const mounted = canvas.get()
        const nodes = newBlock(editor, item.nodes)
        return mounted && { canvas: mounted, source: { kind: 'insert', nodes }, label: item.label }
      },
      (dragged) => {
        wasDragged.current = dragged
        if (!dragged) return
        canvas.get()?.focus()
        if (editor.history.position !== position) placed?.()
      },
    )
  }

  const place = (event: ReactMouseEvent) => {
    if (wasDragged.current) {
      wasDragged.current = false
      return
    }
    if (!placeBlock(editor, canvas, item)) return
    // keyboard users may insert another; after a click the keys apply to the new block
    if (event.detail > 0) canvas.get()?.focus()
    placed?.()
  }

  return (
    <button
      type="button"
      className={styles.tile}
      title={hint}
      tabIndex={isCurrent ? 0 : -1}
      onPointerDown={grab}
      onClick={place}
    >
      <BlockIcon name={item.id} size={22} />
      <span>{item.label}</span>
    </button>
  )
}

/** A block to drag onto the page, or to insert next to the selection with a click or Enter. */
export const BlockTile = memo(BlockTileOf)

import type { PaletteItem } from '@web2/builder'
import { memo, useRef, type PointerEvent as ReactPointerEvent } from 'react'
import { insertNextToSelection, newBlock } from '../../editor/insertion.ts'
import { useBuilder } from '../../hooks/use-builder.ts'
import { carry } from '../../interaction/carry.ts'
import { BlockIcon } from './block-icon.tsx'
import styles from './blocks.module.css'

export interface BlockTileProps {
  readonly item: PaletteItem
  /** Called when the block went onto the page. */
  readonly placed?: () => void
}

const BlockTileOf = ({ item, placed }: BlockTileProps) => {
  const { editor, canvas } = useBuilder()
  const wasDragged = useRef(false)

  const grab = (event: ReactPointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return
    wasDragged.current = false
    const { position } = editor.history
    carry(
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

  const place = () => {
    if (wasDragged.current) {
      wasDragged.current = false
      return
    }
    if (!insertNextToSelection(editor, item.label, newBlock(editor, item.nodes))) return
    const added = editor.session.selection.get()[0]
    if (added !== undefined) canvas.get()?.reveal(added)
    placed?.()
  }

  return (
    <button type="button" className={styles.tile} onPointerDown={grab} onClick={place}>
      <BlockIcon name={item.id} size={22} />
      <span>{item.label}</span>
    </button>
  )
}

/** A block to drag onto the page, or to put next to the selection by a click or Enter. */
export const BlockTile = memo(BlockTileOf)

import type { PaletteItem } from '@web2/builder'
import { memo, useRef, type PointerEvent as ReactPointerEvent } from 'react'
import { insertNextToSelection } from '../../editor/insertion.ts'
import { useBuilder } from '../../hooks/use-builder.ts'
import { carry } from '../../interaction/carry.ts'
import { BlockIcon } from './block-icon.tsx'
import styles from './blocks.module.css'

export interface BlockTileProps {
  readonly item: PaletteItem
  /** Called when the block went onto the page by a click. */
  readonly placed?: () => void
}

const BlockTileOf = ({ item, placed }: BlockTileProps) => {
  const { editor, canvas } = useBuilder()
  const wasDragged = useRef(false)

  const grab = (event: ReactPointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return
    wasDragged.current = false
    carry(
      event.nativeEvent,
      () => {
        const mounted = canvas.get()
        return (
          mounted && { canvas: mounted, source: { kind: 'insert', nodes: item.nodes }, label: item.label }
        )
      },
      (dragged) => {
        wasDragged.current = dragged
        if (dragged) canvas.get()?.focus()
      },
    )
  }

  const place = () => {
    if (wasDragged.current) {
      wasDragged.current = false
      return
    }
    if (!insertNextToSelection(editor, item.label, item.nodes)) return
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

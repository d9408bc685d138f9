import type { Point } from '@web2/builder'
import { createRef, useState } from 'react'
import { createStore as signal } from '../../../../lib/store.ts'
import { longPress, onLongPress } from '../../interaction/long-press.ts'
import type { RowDragOptions } from './row-drag.ts'

/** The drop position under the pointer. */
export interface ShownDrop<Drop> {
  readonly drop: Drop
  /** Pointer position in screen px. */
  readonly at: Point
}

/** The tree's part of a drag; `ended` is called with false for a click. */
export interface TreeOfDrag<Drop> extends Pick<RowDragOptions<Drop>, 'scroller' | 'lines' | 'show'> {
  readonly ended: (dragged: boolean) => void
}

interface RowPress<Drop> {
  readonly openMenu: (at: Point) => void
  readonly drag: (press: PointerEvent, tree: TreeOfDrag<Drop>) => void
}

const createTreePointer = <Drop>() => {
  const scroller = createRef<HTMLDivElement>()
  const lines = createRef<HTMLDivElement>()
  const shown = signal<ShownDrop<Drop> | null>(null)
  let dragged = false
  return {
    scroller,
    lines,
    shown,
    /** Handles a press on a row or its grip. */
    press: (press: PointerEvent, byGrip: boolean, { openMenu, drag }: RowPress<Drop>) => {
      dragged = false
      // a finger scrolls the list, opens the menu with a long press, and drags by the grip
      if (press.pointerType === 'touch' && !byGrip)
        return void onLongPress(press, longPress, () => openMenu({ x: press.clientX, y: press.clientY }))
      const [tree, holder] = [scroller.current, lines.current]
      if (press.button !== 0 || !tree || !holder) return
      drag(press, {
        scroller: tree,
        lines: holder,
        show: (drop, at) => shown.set(drop && { drop, at }),
        ended: (moved) => {
          dragged = moved
          tree.focus()
        },
      })
    },
    /** Returns true, once, for the click that a browser sends after a drag. */
    endsDrag: (): boolean => {
      const ends = dragged
      dragged = false
      return ends
    },
  }
}

export type TreePointer<Drop> = ReturnType<typeof createTreePointer<Drop>>

/** Returns the elements of a tree and the state of its presses and drags; the same object for all renders. */
export const useTreePointer = <Drop>(): TreePointer<Drop> => useState(createTreePointer<Drop>)[0]

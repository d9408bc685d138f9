import type { DropPosition } from '../changes/position.ts'
import type { Flow } from '../geometry/flow.ts'
import type { Point, Rect } from '../geometry/rect.ts'
import type { Side } from '../geometry/side.ts'
import type { WireNode } from '../tree/wire-node.ts'
import type { Reason } from '../rules/reason.ts'

export type DragSource =
  | { readonly kind: 'move'; readonly ids: readonly string[] }
  | { readonly kind: 'insert'; readonly nodes: readonly WireNode[] }

/** Measured rectangles, requested only as needed. */
export interface Layout {
  readonly rect: (uuid: string) => Rect | undefined
  /** Returns the direction in which the children of this node flow. */
  readonly flow: (uuid: string) => Flow
}

export interface DropQuestion {
  readonly source: DragSource
  readonly pointer: Point
  /** Deepest node under the pointer. */
  readonly over: string
}

/** Part of the target under the pointer that determines the drop position. */
export interface DropZone {
  readonly rect: Rect
  /** Half of the target, or the zone along one of its edges. */
  readonly by: 'half' | 'edge'
  readonly side: Side
}

/**
 * `line` is a bar 2 px thick at the drop position; `box` outlines the parent that accepts or refuses the
 * nodes.
 */
export interface Indicator {
  readonly zone?: DropZone
  readonly line?: Rect
  readonly box?: Rect
  readonly forbidden: boolean
}

/** An allowed drop is performed by passing `place` to moveNodes or insertTree. */
export type DropResult =
  | {
      readonly ok: true
      readonly place: DropPosition
      readonly parent: string
      readonly index: number
      readonly indicator: Indicator
    }
  | {
      readonly ok: false
      readonly place: DropPosition
      readonly reason: Reason
      readonly indicator: Indicator
    }

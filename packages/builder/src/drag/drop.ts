import type { DropPosition } from '../changes/position.ts'
import type { Flow } from '../geometry/flow.ts'
import type { Point, Rect } from '../geometry/rect.ts'
import type { Side } from '../geometry/side.ts'
import type { WireNode } from '../tree/wire-node.ts'
import type { Reason } from '../rules/reason.ts'

export type DragSource =
  | { readonly kind: 'move'; readonly ids: readonly string[] }
  | { readonly kind: 'insert'; readonly nodes: readonly WireNode[] }

/** Rectangles as they were measured, asked for only where the engine needs them. */
export interface Layout {
  readonly rect: (uuid: string) => Rect | undefined
  /** The direction in which the children of this node flow. */
  readonly flow: (uuid: string) => Flow
}

export interface DropQuestion {
  readonly source: DragSource
  readonly pointer: Point
  /** The deepest node under the pointer. */
  readonly over: string
}

/** The part of the target that the pointer is in, and that decides where the nodes go. */
export interface DropZone {
  readonly rect: Rect
  /** A half of the target, or the zone along one of its edges. */
  readonly by: 'half' | 'edge'
  readonly side: Side
}

/** `line` is a bar 2 px thick where the nodes would go; `box` outlines the parent that takes (or refuses) them. */
export interface Indicator {
  readonly zone?: DropZone
  readonly line?: Rect
  readonly box?: Rect
  readonly forbidden: boolean
}

/** An allowed drop is done by giving `place` to moveNodes or insertTree. */
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

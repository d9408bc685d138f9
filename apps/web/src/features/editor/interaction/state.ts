import type { DragSource, Layout, Point } from '@web2/builder'
import type { DropShown } from '../canvas/overlay.ts'
import type { Editor } from '../document/editor.ts'
import type { Activity } from '../document/session.ts'
import type { KeyCommand } from '../document/keymap/keymap.ts'

/** A pointer at one moment; the point is in page px. */
export interface PointerMoment {
  readonly id: number
  readonly kind: 'mouse' | 'touch' | 'pen'
  readonly point: Point
  /** Adds to the selection instead of replacing it. */
  readonly additive: boolean
}

export type InteractionEvent =
  | { readonly type: 'pointer-down'; readonly pointer: PointerMoment }
  | { readonly type: 'pointer-move'; readonly pointer: PointerMoment }
  | { readonly type: 'pointer-up'; readonly pointer: PointerMoment }
  | { readonly type: 'pointer-cancel' }
  | { readonly type: 'pointer-leave' }
  | { readonly type: 'command'; readonly command: KeyCommand }
  | {
      readonly type: 'drag'
      readonly source: DragSource
      readonly label: string
      readonly pointer: PointerMoment
    }
  /** Requests the menu of the selection, at a point of the page. */
  | { readonly type: 'menu'; readonly point: Point }
  | { readonly type: 'edit-text'; readonly uuid: string }
  | { readonly type: 'text-blur' }

/** A text that is edited in place. */
export interface TextEditing {
  readonly holds: (point: Point) => boolean
  /**
   * Keeps the typed text in one undo step. `pressed`: closed by a press elsewhere that is not released yet.
   */
  readonly close: (pressed?: boolean) => void
  /**
   * Undoes or redoes what was typed since it was opened. Returns false if there is nothing to undo or redo.
   */
  readonly step: (command: 'undo' | 'redo') => boolean
}

/** The canvas as the states see it; tests pass their own. */
export interface InteractionHost {
  readonly editor: Editor
  readonly layout: Layout & { readonly forget: () => void }
  /** Returns the deepest node at a point; the root beside the content, null outside of the canvas. */
  readonly hit: (point: Point) => string | null
  readonly showDrop: (shown: DropShown | null) => void
  /** Scrolls if the point is near an edge. Returns true if the page moved. */
  readonly autoScroll: (point: Point) => boolean
  readonly everyFrame: (work: () => void) => () => void
  readonly capture: (pointerId: number) => void
  /** Opens the menu of the selection at a point of the page, or beside the selection. */
  readonly openMenu: (at: Point | null) => void
  readonly openText: (uuid: string, at: Point | null) => TextEditing | null
}

/** The next state; `replay` is then sent to it. */
export type Next =
  | { readonly to: 'idle'; readonly replay?: InteractionEvent }
  | { readonly to: 'pointing'; readonly pointer: PointerMoment }
  | {
      readonly to: 'dragging'
      readonly source: DragSource
      readonly label: string
      readonly pointer: PointerMoment
    }
  | { readonly to: 'editing-text'; readonly uuid: string; readonly at: Point | null }
  | { readonly to: 'moving' }
  | { readonly to: 'marquee'; readonly from: PointerMoment; readonly pointer: PointerMoment }

/** One activity of the user. Handles an event and returns the next state, or null to stay. */
export interface State {
  readonly activity: Activity
  readonly enter?: () => void
  readonly leave?: () => void
  readonly on: (event: InteractionEvent) => Next | null
}

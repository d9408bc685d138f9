import type { DragSource, Layout, Point } from '@web2/builder'
import type { DropShown } from '../canvas/overlay.ts'
import type { Editor } from '../document/editor.ts'
import type { Activity } from '../document/session.ts'
import type { KeyCommand } from '../document/keymap/keymap.ts'

/** A pointer at one moment; the point is in px of the page. */
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
  /** The menu of the selection is asked for, at a point of the page. */
  | { readonly type: 'menu'; readonly point: Point }
  | { readonly type: 'edit-text'; readonly uuid: string }
  | { readonly type: 'text-blur' }

/** A piece of text that is being typed in on the canvas. */
export interface TextEditing {
  readonly holds: (point: Point) => boolean
  /** Keeps what was typed, as one step of the history. `pressed`: by a press on something else, which goes on. */
  readonly close: (pressed?: boolean) => void
  /** Undo and redo of what was typed since it was opened; false when there is nothing of the kind. */
  readonly step: (command: 'undo' | 'redo') => boolean
}

/** What the states need of the canvas; tests give their own. */
export interface InteractionHost {
  readonly editor: Editor
  readonly layout: Layout & { readonly forget: () => void }
  /** The deepest node at a point; the root beside the page's content, null outside of the canvas. */
  readonly hit: (point: Point) => string | null
  readonly showDrop: (shown: DropShown | null) => void
  /** Scrolls when the point is near an edge; answers whether the page moved. */
  readonly autoScroll: (point: Point) => boolean
  readonly everyFrame: (work: () => void) => () => void
  readonly capture: (pointerId: number) => void
  /** Opens the menu of the selection at a point of the page, or beside the selection. */
  readonly openMenu: (at: Point | null) => void
  readonly openText: (uuid: string, at: Point | null) => TextEditing | null
}

/** The state that follows; `replay` is then given to it. */
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

/** One thing the person is doing. Answers an event with the state that follows, or null to go on. */
export interface State {
  readonly activity: Activity
  readonly enter?: () => void
  readonly leave?: () => void
  readonly on: (event: InteractionEvent) => Next | null
}

import type { Breakpoint, Point } from '@web2/builder'
import { createStore as signal, type Store as Signal } from '../../../lib/store.ts'

/** The size of the page on screen: 1 is its own, 'fit' as wide as there is room. */
export type Zoom = 'fit' | number

/** What the person is doing with the page at this moment. */
export type Activity = 'idle' | 'pointing' | 'dragging' | 'editing-text' | 'moving'

/** What the editor knows beside the document: never saved, never undone. */
export interface Session {
  /** In the order in which they were chosen: the first is where a range began, the last where it ends. */
  readonly selection: Signal<readonly string[]>
  readonly hovered: Signal<string | null>
  readonly activity: Signal<Activity>
  readonly breakpoint: Signal<Breakpoint>
  /** How large the canvas is drawn: as it fits between the panels, or px on the screen for one px of the page. */
  readonly zoom: Signal<Zoom>
  /** How large it is drawn now. */
  readonly shownZoom: Signal<number>
  /** Which part of the page is on the canvas, from 0 to 1: a large one comes slice by slice. */
  readonly drawn: Signal<number>
  /** The dialog of the Page menu that is open, by its id. */
  readonly dialog: Signal<string | null>
  /** The panel of the left rail or of the dock that was opened; undefined until the person chose. */
  readonly panel: Signal<string | null | undefined>
  /** Where the menu of the selection is open, in px on the screen. */
  readonly menu: Signal<Point | null>
  readonly expandedLayers: Signal<ReadonlySet<string>>
  /** The layer whose name is being typed. */
  readonly renaming: Signal<string | null>
  /** The latest sentence for the live region; the number makes a repeated sentence a new one. */
  readonly announcement: Signal<{ readonly text: string; readonly number: number }>
}

const nothing: readonly string[] = []

export const createSession = (
  breakpoint: Breakpoint = 'desktop',
  panel: Session['panel'] = signal<string | null | undefined>(undefined),
): Session => ({
  selection: signal(nothing),
  hovered: signal<string | null>(null),
  activity: signal<Activity>('idle'),
  breakpoint: signal(breakpoint),
  zoom: signal<Zoom>('fit'),
  shownZoom: signal(1),
  drawn: signal(0),
  dialog: signal<string | null>(null),
  panel,
  menu: signal<Point | null>(null),
  expandedLayers: signal<ReadonlySet<string>>(new Set<string>()),
  renaming: signal<string | null>(null),
  announcement: signal({ text: '', number: 0 }),
})

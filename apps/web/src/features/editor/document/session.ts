import type { Breakpoint, Point } from '@web2/builder'
import { createStore as signal, type Store as Signal } from '../../../lib/store.ts'

/** Zoom of the page: 1 is actual size, 'fit' fills the available width. */
export type Zoom = 'fit' | number

/** Present user activity on the page. */
export type Activity = 'idle' | 'pointing' | 'dragging' | 'editing-text' | 'moving'

/** Editor state outside the document: never saved, never undone. */
export interface Session {
  /** In order of selection: a range begins at the first and ends at the last. */
  readonly selection: Signal<readonly string[]>
  readonly hovered: Signal<string | null>
  readonly activity: Signal<Activity>
  readonly breakpoint: Signal<Breakpoint>
  /** Chosen zoom: 'fit', or screen px per page px. */
  readonly zoom: Signal<Zoom>
  /** Zoom as drawn now. */
  readonly shownZoom: Signal<number>
  /** Drawn share of the page, from 0 to 1; a large page is drawn in slices. */
  readonly drawn: Signal<number>
  /** Id of the open dialog of the Page menu. */
  readonly dialog: Signal<string | null>
  /** Open panel of the left rail or the dock; undefined until the user chooses one. */
  readonly panel: Signal<string | null | undefined>
  /** Position of the selection's open menu, in screen px. */
  readonly menu: Signal<Point | null>
  readonly expandedLayers: Signal<ReadonlySet<string>>
  /** Layer that is being renamed. */
  readonly renaming: Signal<string | null>
  /** Latest text of the live region; the number makes a repeated text a new announcement. */
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

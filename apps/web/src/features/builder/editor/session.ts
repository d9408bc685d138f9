import type { Breakpoint } from '@web2/builder'
import { createStore as signal, type Store as Signal } from '../../../lib/store.ts'

/** What the person is doing with the page at this moment. */
export type Activity = 'idle' | 'pointing' | 'dragging' | 'editing-text' | 'moving'

/** What the editor knows beside the document: never saved, never undone. */
export interface Session {
  readonly selection: Signal<readonly string[]>
  readonly hovered: Signal<string | null>
  readonly activity: Signal<Activity>
  readonly breakpoint: Signal<Breakpoint>
  /** The dialog of the Page menu that is open, by its id. */
  readonly dialog: Signal<string | null>
  readonly expandedLayers: Signal<ReadonlySet<string>>
  /** The latest sentence for the live region; the number makes a repeated sentence a new one. */
  readonly announcement: Signal<{ readonly text: string; readonly number: number }>
}

const nothing: readonly string[] = []

export const createSession = (breakpoint: Breakpoint = 'desktop'): Session => ({
  selection: signal(nothing),
  hovered: signal<string | null>(null),
  activity: signal<Activity>('idle'),
  breakpoint: signal(breakpoint),
  dialog: signal<string | null>(null),
  expandedLayers: signal<ReadonlySet<string>>(new Set<string>()),
  announcement: signal({ text: '', number: 0 }),
})

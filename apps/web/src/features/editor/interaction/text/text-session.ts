import type { CommandResult, TextMark, TextRange } from '@web2/builder'
import { createStore as signal, type Store as Signal } from '../../../../lib/store.ts'

/** A text that can be formatted and linked: edited on the page, or in the panel's field. */
export interface TextTarget {
  readonly uuid: string
  /** Returns the selected range, in the core's counting; stores the text typed so far. */
  readonly range: () => TextRange
  /** Marks that apply to the whole selection. */
  readonly marks: Signal<ReadonlySet<TextMark>>
  /** Runs a command on the text, then restores the selection or sets it to `select`. */
  readonly change: (label: string, command: () => CommandResult, select?: TextRange) => void
}

/** A text range that is being linked. */
export interface Linking {
  readonly uuid: string
  readonly range: TextRange
}

/** Text editing state of one canvas. */
export interface TextSession {
  /** The text that is edited on the page. */
  readonly typing: Signal<TextTarget | null>
  /** The block whose text the panel beside it shows. */
  readonly panel: Signal<string | null>
  /** Above 0 if the user opened the panel, which then takes the focus. */
  readonly wanted: Signal<number>
  /** The text for which the link dialog is open. */
  readonly linking: Signal<Linking | null>
}

export const noMarks: ReadonlySet<TextMark> = new Set()

export const createTextSession = (): TextSession => ({
  typing: signal<TextTarget | null>(null),
  panel: signal<string | null>(null),
  wanted: signal(0),
  linking: signal<Linking | null>(null),
})

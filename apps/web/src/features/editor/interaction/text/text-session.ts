import type { CommandResult, TextMark, TextRange } from '@web2/builder'
import { createStore as signal, type Store as Signal } from '../../../../lib/store.ts'

/** A text that can be marked and linked: the one typed in on the page, or the one in the panel's field. */
export interface TextTarget {
  readonly uuid: string
  /** What is selected, as the core counts the text; what was typed so far is stored by asking. */
  readonly range: () => TextRange
  /** What all of the selection is. */
  readonly marks: Signal<ReadonlySet<TextMark>>
  /** Runs a command on the text and puts the selection back, or at `select`. */
  readonly change: (label: string, command: () => CommandResult, select?: TextRange) => void
}

/** A stretch of text that a link is being made of. */
export interface Linking {
  readonly uuid: string
  readonly range: TextRange
}

/** What is going on with texts on one canvas. */
export interface TextSession {
  /** The text that is being typed in on the page. */
  readonly typing: Signal<TextTarget | null>
  /** The block whose text the panel beside it shows. */
  readonly panel: Signal<string | null>
  /** Above 0 when the person asked for the panel: it then takes the focus. */
  readonly wanted: Signal<number>
  /** The link dialog is open for this text. */
  readonly linking: Signal<Linking | null>
}

export const noMarks: ReadonlySet<TextMark> = new Set()

export const createTextSession = (): TextSession => ({
  typing: signal<TextTarget | null>(null),
  panel: signal<string | null>(null),
  wanted: signal(0),
  linking: signal<Linking | null>(null),
})

import { storedJson, type BuilderDocument, type HistoryEntry } from '@web2/builder'
import { documentJson } from '../document-json.ts'
import type { Editor } from '../editor.ts'
import type { Saver } from '../saving/saver.ts'
import type { Histories, KeptHistory } from './histories.ts'
import { withinBudget } from './trim-to-budget.ts'

const mix = (hash: number, code: number, prime: number): number => Math.imul(hash ^ code, prime)

/** Returns a short hash of a text; different texts practically never share one. Not for secrets. */
const fingerprint = (text: string): string => {
  let first = 0x811c9dc5
  let second = 0x9e3779b9
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    first = mix(first, code, 0x01000193)
    second = mix(second, code + (first & 0xff), 0x85ebca6b)
  }
  return [text.length, first >>> 0, second >>> 0].map((part) => part.toString(36)).join('-')
}

/** Time in ms without an edit before the undo steps are kept. */
const pause = 1_500

/** Maximum characters of JSON for the undo steps of one document. */
const budget = 8_000_000

export interface HistoryKeeperOptions {
  readonly key: () => string
  /** The document as it was opened, before any edit. */
  readonly opened: BuilderDocument
  /** The stored document, if a draft was opened. */
  readonly storedDocument?: BuilderDocument | undefined
  readonly editor: Editor
  readonly saver: Pick<Saver, 'state' | 'revision' | 'storedIs'>
  readonly histories: Histories
}

export interface HistoryStorage {
  /**
   * Restores the undo steps of an earlier visit if they lead to the opened document, and keeps new ones.
   * Returns a function to stop.
   */
  readonly start: () => () => void
  /** Keeps pending steps at once. */
  readonly flush: () => void
  /**
   * Returns the position of this document (as JSON) in the restored steps, once they are loaded; null if
   * there is none.
   */
  readonly positionOf: (documentJson: string) => Promise<number | null>
  /** Returns the position of the stored document, once earlier steps are restored; null if there is none. */
  readonly storedPosition: () => Promise<number | null>
}

/** A document state in the history: right after a step, or before the first. */
interface Anchor {
  readonly after: HistoryEntry | null
  readonly fingerprint: string
}

const stateOf = ({ states }: KeptHistory, print: string) => states.find((each) => each.fingerprint === print)

/**
 * Keeps undo steps in this browser, so that undo works after a reload. Restores them only if the loaded
 * document is one of their states: as it was saved, or as it was left.
 */
export const createHistoryKeeper = (options: HistoryKeeperOptions): HistoryStorage => {
  const { key, opened, storedDocument, editor, saver, histories } = options
  const { history } = editor
  let timer: ReturnType<typeof setTimeout> | undefined
  let stored: Anchor | null = null
  /** State that a running save has sent. */
  let sent: Anchor | null = null
  /** Revision that a running save replaces. */
  let basedOn: string | null = null
  let takenUp: KeptHistory | null = null
  /** A fast user may ask for a position before the steps are loaded. */
  let takingUp: Promise<void> = Promise.resolve()

  const failed = (error: unknown) => console.warn('The browser did not keep the steps of this page.', error)
  const printOf = (document: BuilderDocument) => fingerprint(storedJson(document))
  const present = () => fingerprint(documentJson(editor))
  const here = (): Anchor => ({
    after: history.entries[history.position - 1] ?? null,
    fingerprint: present(),
  })

  const positionAfter = (entry: HistoryEntry | null): number | null => {
    if (entry === null) return history.forgotten === 0 ? 0 : null
    const at = history.entries.indexOf(entry)
    return at < 0 ? null : at + 1
  }

  const keep = (): Promise<void> => {
    const { entries, position } = history
    if (!storedDocument) stored ??= { after: null, fingerprint: printOf(opened) }
    const { from, to } = withinBudget(entries, position, budget)
    const known = [here(), sent, stored]
      .filter((anchor) => anchor !== null)
      .map((anchor) => ({ position: positionAfter(anchor.after), fingerprint: anchor.fingerprint }))
    return histories.put({
      version: 1,
      key: key(),
      entries: entries.slice(from, to),
      states: known.flatMap(({ position: at, fingerprint: print }) =>
        at === null || at < from || at > to ? [] : [{ position: at - from, fingerprint: print }],
      ),
      keptAt: Date.now(),
    })
  }

  const keepNow = () => {
    clearTimeout(timer)
    timer = undefined
    keep().catch(failed)
  }

  const flush = () => {
    if (timer !== undefined) keepNow()
  }

  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(flush, pause)
  }

  const sending = () => {
    // the sent document must remain a state of the history
    history.seal()
    sent = here()
    basedOn = saver.revision()
  }

  const answered = () => {
    if (saver.revision() !== basedOn) stored = sent
    basedOn = null
  }

  /**
   * Keeps the steps as soon as a document is sent, because a user who sees it as saved may reload at once.
   */
  const saves = () => {
    if (saver.state.get().kind === 'saving') sending()
    else if (basedOn !== null) answered()
    else return
    if (history.entries.length > 0) keepNow()
  }

  const takeUp = (kept: KeptHistory | null) => {
    if (!kept || kept.entries.length === 0 || history.entries.length > 0) return
    const state = stateOf(kept, printOf(opened))
    if (!state || !history.resume({ version: 1, entries: kept.entries, position: state.position })) return
    takenUp = kept
    const base = storedDocument ? stateOf(kept, printOf(storedDocument)) : state
    if (!base) return
    stored = { after: kept.entries[base.position - 1] ?? null, fingerprint: base.fingerprint }
    if (storedDocument) saver.storedIs(stored.after ?? history.forgotten)
  }

  return {
    start: () => {
      takingUp = histories.get(key()).then(takeUp, failed)
      const stops = [history.subscribe(soon), saver.state.subscribe(saves)]
      return () => {
        flush()
        for (const stop of stops) stop()
      }
    },
    flush,
    storedPosition: async () => {
      await takingUp
      return stored && positionAfter(stored.after)
    },
    positionOf: async (documentJson) => {
      await takingUp
      const state = takenUp && stateOf(takenUp, fingerprint(documentJson))
      const last = takenUp?.entries.at(-1)
      // later steps may have replaced those that led there
      return state && (!last || history.entries.includes(last)) ? state.position : null
    },
  }
}

import { storedJson, type BuilderDocument, type HistoryEntry } from '@web2/builder'
import { documentJson } from '../document-json.ts'
import type { Editor } from '../editor.ts'
import type { Saver } from '../saving/saver.ts'
import type { Histories, KeptHistory } from './histories.ts'
import { contentFingerprint, fingerprint } from './fingerprint.ts'
import { withinBudget } from './trim-to-budget.ts'
import { withPresentTheme } from './with-present-theme.ts'

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
  readonly content?: string
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
  const printsOf = (json: string, { page }: Pick<BuilderDocument, 'page'>) => ({
    fingerprint: fingerprint(json),
    ...(editor.sharesTheme && { content: contentFingerprint(json, page) }),
  })
  const printsOfStored = (document: BuilderDocument) => printsOf(storedJson(document), document)
  const here = (): Anchor => ({
    after: history.entries[history.position - 1] ?? null,
    ...printsOf(documentJson(editor), editor.store.document),
  })

  const positionAfter = (entry: HistoryEntry | null): number | null => {
    if (entry === null) return history.forgotten === 0 ? 0 : null
    const at = history.entries.indexOf(entry)
    return at < 0 ? null : at + 1
  }

  const keep = (): Promise<void> => {
    const { entries, position } = history
    if (!storedDocument) stored ??= { after: null, ...printsOfStored(opened) }
    const { from, to } = withinBudget(entries, position, budget)
    const known = [here(), sent, stored]
      .filter((anchor) => anchor !== null)
      .map(({ after, ...prints }) => ({ position: positionAfter(after), ...prints }))
    return histories.put({
      version: 1,
      key: key(),
      entries: entries.slice(from, to),
      states: known.flatMap(({ position: at, ...prints }) =>
        at === null || at < from || at > to ? [] : [{ position: at - from, ...prints }],
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

  /** The theme of the site may have changed since, which each of its pages has. */
  const onPresentTheme = (found: KeptHistory): KeptHistory | null => {
    const { content } = printsOfStored(opened)
    const isSame = content !== undefined && found.states.some((state) => state.content === content)
    return isSame ? withPresentTheme(found, opened.page.theme) : null
  }

  const takeUp = (found: KeptHistory | null) => {
    if (!found || found.entries.length === 0 || history.entries.length > 0) return
    const isExact = stateOf(found, fingerprint(storedJson(opened))) !== undefined
    const kept = isExact ? found : onPresentTheme(found)
    if (!kept || kept.entries.length === 0) return
    const stateFor = (document: BuilderDocument) => {
      const prints = printsOfStored(document)
      return isExact
        ? stateOf(kept, prints.fingerprint)
        : kept.states.find(({ content }) => content === prints.content)
    }
    const state = stateFor(opened)
    if (!state || !history.resume({ version: 1, entries: kept.entries, position: state.position })) return
    takenUp = kept
    const base = storedDocument ? stateFor(storedDocument) : state
    if (!base) return
    const prints = storedDocument ? printsOfStored(storedDocument) : printsOfStored(opened)
    stored = { after: kept.entries[base.position - 1] ?? null, ...prints }
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

import { createHistory, createStore } from '@web2/builder'
import type {
  BindingData,
  Breakpoint,
  BuilderDocument,
  CommandResult,
  History,
  Reason,
  Store,
} from '@web2/builder'
import { createModuleShelf, type ModuleStore } from './sections/section-cache.ts'
import { createSession, type Session } from './session.ts'
import { counted } from '../../../lib/text/counted.ts'

export interface EditorOptions {
  readonly document: BuilderDocument
  /** Data of placeholders and business blocks. */
  readonly data: BindingData
  /** Notifies when the data of navigation blocks changed. Returns a function to unsubscribe. */
  readonly dataChanged?: (listener: () => void) => () => void
  /** The open panel, where it is shared between pages. */
  readonly panel?: Session['panel']
  /** Initial breakpoint; desktop by default. */
  readonly breakpoint?: Breakpoint
  /** Shows a sentence to the user, such as why an edit was refused. */
  readonly tell: (sentence: string) => void
  /** The page has the theme of its site. */
  readonly sharesTheme?: boolean
}

/** One open page with its document, history and selection. Independent of React and the DOM. */
export interface Editor {
  readonly store: Store
  readonly history: History
  readonly session: Session
  readonly data: BindingData
  readonly dataChanged: (listener: () => void) => () => void
  /** The account's sections that the page shows. */
  readonly modules: ModuleStore
  readonly tell: (sentence: string) => void
  /** The page has the theme of its site, which a template or an import does not replace. */
  readonly sharesTheme: boolean
  /** Announces a text to screen readers only. */
  readonly announce: (sentence: string) => void
  readonly select: (ids: readonly string[]) => void
  /**
   * Applies and records the result of a command, or shows why it was refused. Returns true if it was applied.
   */
  readonly run: (label: string, result: CommandResult, mergeKey?: string) => boolean
  /** Shows why an edit is refused, and what to do about it. */
  readonly refuse: (reason: Reason) => void
  readonly undo: () => void
  readonly redo: () => void
  /** Undoes or redoes to a position of the history. */
  readonly goTo: (position: number) => void
}

const historyLimit = 200

const never = () => () => undefined

export const createEditor = (options: EditorOptions): Editor => {
  const { document, data, dataChanged = never, breakpoint, panel, tell, sharesTheme = false } = options
  const store = createStore(document)
  const history = createHistory(store, { limit: historyLimit })
  const session = createSession(breakpoint, panel)

  const announce = (text: string) =>
    session.announcement.set({ text, number: session.announcement.get().number + 1 })

  const select = (ids: readonly string[]) => {
    const before = session.selection.get()
    if (ids.length !== before.length || ids.some((id, at) => id !== before[at])) session.selection.set(ids)
  }

  const restoreSelection = (ids: readonly string[] | null) => {
    if (ids) select(ids.filter((id) => store.get(id)))
    return ids !== null
  }

  const refuse = ({ message, detail }: Reason) => {
    const sentences = `${message} ${detail}`.trim()
    tell(sentences)
    announce(sentences)
  }

  return {
    store,
    history,
    session,
    data,
    dataChanged,
    modules: createModuleShelf(store),
    tell,
    sharesTheme,
    announce,
    select,
    refuse,
    run: (label, result, mergeKey) => {
      if (!result.ok) {
        refuse(result.reason)
        return false
      }
      history.commit(label, result.change, {
        before: session.selection.get(),
        after: result.select,
        ...(mergeKey === undefined ? {} : { mergeKey }),
      })
      select(result.select)
      return true
    },
    undo: () => {
      announce(restoreSelection(history.undo()) ? 'Undone' : 'Nothing to undo')
    },
    redo: () => {
      announce(restoreSelection(history.redo()) ? 'Redone' : 'Nothing to redo')
    },
    goTo: (position) => {
      const before = history.position
      if (restoreSelection(history.goTo(position))) {
        const steps = Math.abs(position - before)
        announce(`${position < before ? 'Undone' : 'Redone'}: ${counted(steps, 'step')}`)
      }
    },
  }
}

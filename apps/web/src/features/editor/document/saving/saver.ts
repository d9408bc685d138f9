import { createStore as signal, type Store as Signal } from '../../../../lib/store.ts'

export type SaveState =
  /** Not stored anywhere yet, and not edited. */
  | { readonly kind: 'new' }
  | { readonly kind: 'saved' }
  | { readonly kind: 'unsaved' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'failed'; readonly sentence: string }
  /** Someone saved this page since it was opened here; of a site, the page `pageId`. */
  | { readonly kind: 'conflict'; readonly pageId?: string; readonly sentence?: string }

/** The answer of one try to save. */
export type Stored =
  | { readonly kind: 'stored'; readonly revision: string }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'failed'; readonly sentence: string }

export interface SaverOptions {
  /** The revision that the page was loaded with; empty for a new one that is not stored yet. */
  readonly revision: string
  /** Sends the document as it is now; without `basedOn` it replaces whatever is stored. */
  readonly store: (basedOn: string | undefined) => Promise<Stored>
  /** A sign of the document as it is now: the same sign means the same document. */
  readonly present?: () => unknown
  /** The document is not the stored one from the beginning. */
  readonly unsaved?: boolean
}

export interface Saver {
  readonly state: Signal<SaveState>
  readonly revision: () => string
  /** The stored page became another one by a change of ours that was no save of its document. */
  readonly rebase: (revision: string) => void
  /** Whether anything would be lost if the editor were closed now. */
  readonly isDirty: () => boolean
  readonly changed: () => void
  /** The sign of the document may be another one; when it is that of the stored document, nothing is unsaved. */
  readonly stepped: () => void
  /** The stored document is the one with this sign. */
  readonly storedIs: (sign: unknown) => void
  /** Saves, after a save that is still under way; answers whether all is stored. */
  readonly save: (options?: { readonly overwrite?: boolean }) => Promise<boolean>
}

/** One save at a time; what is edited while it is under way stays unsaved. */
export const createSaver = ({
  revision: loaded,
  store,
  present = () => ({}),
  unsaved = false,
}: SaverOptions): Saver => {
  const state = signal<SaveState>({ kind: unsaved ? 'unsaved' : loaded === '' ? 'new' : 'saved' })
  let revision = loaded
  let edits = unsaved ? 1 : 0
  let storedEdits = 0
  let storedSign: unknown = unsaved ? {} : present()
  let running: Promise<boolean> | null = null

  const isDirty = () => edits !== storedEdits

  const once = async (overwrite: boolean): Promise<boolean> => {
    const sent = edits
    const sign = present()
    state.set({ kind: 'saving' })
    const answer = await store(overwrite ? undefined : revision)
    if (answer.kind !== 'stored') {
      state.set(answer)
      return false
    }
    revision = answer.revision
    storedEdits = sent
    storedSign = sign
    state.set(isDirty() ? { kind: 'unsaved' } : { kind: 'saved' })
    return !isDirty()
  }

  return {
    state,
    revision: () => revision,
    rebase: (next) => {
      revision = next
    },
    isDirty,
    changed: () => {
      edits += 1
      const { kind } = state.get()
      if (kind === 'new' || kind === 'saved') state.set({ kind: 'unsaved' })
    },
    stepped: () => {
      if (!isDirty()) storedSign = present()
      if (present() !== storedSign) return
      storedEdits = edits
      const { kind } = state.get()
      if (kind === 'unsaved' || kind === 'failed') state.set({ kind: revision === '' ? 'new' : 'saved' })
    },
    storedIs: (sign) => {
      storedSign = sign
    },
    save: async ({ overwrite = false } = {}) => {
      while (running) await running
      if (!isDirty() && !overwrite && revision !== '') return true
      running = once(overwrite).finally(() => {
        running = null
      })
      return running
    },
  }
}

import { createStore as signal, type Store as Signal } from '../../../../lib/store.ts'

/** Details of a conflict, for its dialog. */
export interface ConflictWords {
  readonly sentence?: string
  /** It is about the theme of the site. */
  readonly ofTheme?: true
}

export type SaveState =
  /** Neither stored nor edited yet. */
  | { readonly kind: 'new' }
  | { readonly kind: 'saved' }
  | { readonly kind: 'unsaved' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'failed'; readonly sentence: string }
  /** Another user saved the page since it was opened here; for a site, the page `pageId`, or its theme. */
  | ({ readonly kind: 'conflict'; readonly pageId?: string } & ConflictWords)

/** Result of one attempt to save. */
export type Stored =
  | { readonly kind: 'stored'; readonly revision: string }
  | ({ readonly kind: 'conflict' } & ConflictWords)
  | { readonly kind: 'failed'; readonly sentence: string }

export interface SaverOptions {
  /** Revision of the loaded page; empty for a new one. */
  readonly revision: string
  /** Sends the present document; without `basedOn` overwrites the stored one. */
  readonly store: (basedOn: string | undefined) => Promise<Stored>
  /** Returns a value that identifies the present document; equal values mean equal documents. */
  readonly present?: () => unknown
  /** The opened document differs from the stored one. */
  readonly unsaved?: boolean
}

export interface Saver {
  readonly state: Signal<SaveState>
  readonly revision: () => string
  /** Takes over the revision when this editor changed the stored page without saving its document. */
  readonly rebase: (revision: string) => void
  /** Returns true if closing the editor now would lose edits. */
  readonly isDirty: () => boolean
  readonly changed: () => void
  /** Reports that the document may be another one; nothing is unsaved if it equals the stored one. */
  readonly stepped: () => void
  /** Sets the value that identifies the stored document. */
  readonly storedIs: (sign: unknown) => void
  /** Saves, after a running save has finished. Returns true if everything is stored. */
  readonly save: (options?: { readonly overwrite?: boolean }) => Promise<boolean>
}

/** Creates a saver that runs one save at a time; edits made during a save stay unsaved. */
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

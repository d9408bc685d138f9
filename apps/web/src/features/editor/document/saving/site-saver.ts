import { createStore as signal, type Store as Signal } from '../../../../lib/store.ts'
import type { Saver, SaveState } from './saver.ts'

/** A page, or the theme, that was changed in the site since it was first edited here. */
export interface SiteConflict {
  /** `theme` for the theme. */
  readonly pageId: string
  readonly sentence: string
  readonly ofTheme?: true
}

/** Result of one attempt to save a site. */
export type SiteStored =
  | { readonly kind: 'stored' }
  | ({ readonly kind: 'conflict' } & SiteConflict)
  | { readonly kind: 'failed'; readonly sentence: string }

/** Saver of everything that the user sees as one: the open document, or its site with all differences. */
export interface WholeSaver {
  readonly state: Signal<SaveState>
  readonly isDirty: () => boolean
  /** Returns true if everything is saved. */
  readonly save: (options?: { readonly overwrite?: boolean }) => Promise<boolean>
}

/**
 * Creates the saver of a site that was never saved: pages are kept in the working copy, and a dialog creates
 * the site from them. `isBegun` returns true once the user edited it.
 */
export const createNewSiteSaver = (page: Saver, isBegun: () => boolean): WholeSaver => {
  const present = (): SaveState => {
    const kept = page.state.get()
    return kept.kind === 'conflict' || kept.kind === 'failed' ? kept : { kind: 'new' }
  }
  const state = signal<SaveState>(present())
  page.state.subscribe(() => {
    if (present().kind !== 'new' || state.get().kind !== 'new') state.set(present())
  })
  return { state, isDirty: () => page.isDirty() || isBegun(), save: page.save }
}

export interface SiteSaverOptions {
  /** Keeps the open page in the working copy. */
  readonly page: Saver
  /** The working copy differs from the site. */
  readonly isChanged: Signal<boolean>
  /** Saves the working copy to the site; pages of `overwrite`, and the theme, replace changes made to the site since. */
  readonly store: (overwrite: readonly string[]) => Promise<SiteStored>
}

/**
 * Creates a saver that first keeps the open page in the working copy, then saves the working copy to the
 * site.
 */
export const createSiteSaver = ({ page, isChanged, store }: SiteSaverOptions): WholeSaver => {
  let own: SaveState | null = null
  let accepted: readonly string[] = []
  let running: Promise<boolean> | null = null

  const isDirty = () => page.isDirty() || isChanged.get()
  const present = (): SaveState => {
    const kept = page.state.get()
    if (kept.kind === 'conflict' || kept.kind === 'failed') return kept
    if (own) return own
    return { kind: isDirty() ? 'unsaved' : 'saved' }
  }
  const state = signal<SaveState>(present())
  const show = () => {
    const [next, shown] = [present(), state.get()]
    if (next.kind !== shown.kind || (next !== shown && next.kind !== 'saved' && next.kind !== 'unsaved'))
      state.set(next)
  }
  const be = (next: SaveState | null) => {
    own = next
    show()
  }
  page.state.subscribe(show)
  isChanged.subscribe(show)

  const once = async (overwrite: boolean): Promise<boolean> => {
    const conflict = own?.kind === 'conflict' ? own : null
    if (overwrite && conflict?.pageId !== undefined) accepted = [...accepted, conflict.pageId]
    const replaces = overwrite && page.state.get().kind === 'conflict'
    be({ kind: 'saving' })
    if (!(await page.save({ overwrite: replaces }))) {
      be(null)
      return false
    }
    if (!isChanged.get()) {
      be(null)
      return true
    }
    const answer = await store(accepted)
    if (answer.kind !== 'stored') {
      be(answer)
      return false
    }
    accepted = []
    be(null)
    return !page.isDirty()
  }

  return {
    state,
    isDirty,
    save: async ({ overwrite = false } = {}) => {
      while (running) await running
      running = once(overwrite).finally(() => {
        running = null
      })
      return running
    },
  }
}

import type { Article, ArticleData, ArticlePatch } from '@web2/contract/articles'
import { isApiError } from '../../../lib/api/errors.ts'
import type { FormDraft } from '../../../lib/forms/form-draft.ts'
import { createStore, type Store } from '../../../lib/store.ts'
import { changedFields, isBlank, type ArticleSnapshot } from './article-values.ts'

/** Delay in ms between typing and autosave, and between typing and keeping the draft in this tab. */
const saveAfter = 2_500
const keepAfter = 300

/** Unsaved text, kept in this tab. */
export interface ArticleDraft {
  readonly written: ArticleSnapshot
  /** Revision on which it is based; null for a new article. */
  readonly revision: number | null
}

export interface SaverState {
  readonly phase: 'saved' | 'unsaved' | 'saving' | 'failed' | 'overtaken'
  /** Error of the last save. */
  readonly failure: unknown
  /** Time of the last save here; null before the first. */
  readonly savedAt: Date | null
  readonly id: string | null
  readonly revision: number | null
}

interface SaverOptions {
  /** The stored article; null for a new one. */
  readonly stored: Pick<Article, '_id' | 'revision'> | null
  /** Contents of the editor right after it loaded the stored article. */
  readonly base: ArticleSnapshot
  /** Returns the present contents. */
  readonly read: () => ArticleSnapshot
  readonly create: (data: ArticleData) => Promise<Article>
  readonly patch: (id: string, data: ArticlePatch) => Promise<Article>
  /** Returns the draft storage in this tab for an article; null stands for a new one. */
  readonly draftOf: (id: string | null) => FormDraft<ArticleDraft>
  readonly onSaved: (article: Article, isNew: boolean) => void
  /** Called if the tab can't keep more. */
  readonly onUnkept: (error: unknown) => void
}

export interface ArticleSaver {
  readonly state: Store<SaverState>
  /** Reports an edit. */
  edited(): void
  /** Saves unsaved changes. Returns true if everything is saved. */
  save(): Promise<boolean>
  isUnsaved(): boolean
  /** Lets the next save overwrite another user's version. */
  replace(revision: number): void
  /** Takes over the revision after a change outside the text, such as a sign-off. */
  follow(article: Article): void
  forget(): void
  /** Keeps unsaved text in this tab and stops. */
  stop(): void
}

/**
 * Creates an autosaver that sends only changed fields, one save at a time, with the revision they are based
 * on.
 */
export const createSaver = (options: SaverOptions): ArticleSaver => {
  const { read } = options
  let base = options.base
  let saveTimer: ReturnType<typeof setTimeout> | undefined
  let keepTimer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<boolean> | null = null
  const state = createStore<SaverState>({
    phase: 'saved',
    failure: null,
    savedAt: null,
    id: options.stored?._id ?? null,
    revision: options.stored?.revision ?? null,
  })
  const draft = () => options.draftOf(state.get().id)
  const set = (part: Partial<SaverState>) => state.set({ ...state.get(), ...part })

  const changes = () => {
    const now = read()
    const { id } = state.get()
    return id === null && isBlank(now) ? {} : changedFields(base, now)
  }
  const isUnsaved = () => Object.keys(changes()).length > 0
  const keep = () => {
    clearTimeout(keepTimer)
    keepTimer = undefined
    // text that was undone in the meantime must not come back with the next reload
    if (!isUnsaved()) return draft().clear()
    try {
      draft().write({ written: read(), revision: state.get().revision })
    } catch (error) {
      options.onUnkept(error)
    }
  }

  const send = async (): Promise<boolean> => {
    const now = read()
    const change = changes()
    if (Object.keys(change).length === 0) {
      if (state.get().phase !== 'saved') set({ phase: 'saved', failure: null })
      draft().clear()
      return true
    }
    const { id, revision } = state.get()
    set({ phase: 'saving', failure: null })
    try {
      const saved =
        id === null
          ? await options.create(change)
          : await options.patch(id, { ...change, ...(revision !== null && { basedOn: revision }) })
      base = now
      draft().clear()
      set({ id: saved._id, revision: saved.revision, savedAt: new Date(), phase: 'saved' })
      options.onSaved(saved, id === null)
    } catch (failure) {
      const overtaken = isApiError(failure) && failure.code === 409
      set({ phase: overtaken ? 'overtaken' : 'failed', failure })
      keep()
      return false
    }
    // text typed during the save is saved later
    if (isUnsaved()) edited()
    return true
  }

  const save = async (): Promise<boolean> => {
    clearTimeout(saveTimer)
    // a running save may have started before the last keystroke
    while (running !== null) await running
    if (!isUnsaved() && state.get().phase !== 'failed') {
      if (state.get().phase === 'unsaved') set({ phase: 'saved' })
      draft().clear()
      return true
    }
    running = send().finally(() => {
      running = null
    })
    return running
  }

  const edited = () => {
    keepTimer ??= setTimeout(keep, keepAfter)
    const { phase } = state.get()
    if (phase === 'overtaken') return
    // an equal state would redraw its followers with each letter
    if (phase !== 'saving' && phase !== 'unsaved') set({ phase: 'unsaved' })
    clearTimeout(saveTimer)
    saveTimer = setTimeout(() => void save(), saveAfter)
  }

  return {
    state,
    edited,
    save,
    isUnsaved,
    replace: (revision) => set({ revision, phase: 'unsaved', failure: null }),
    follow: ({ revision }) => set({ revision }),
    forget: () => {
      clearTimeout(saveTimer)
      clearTimeout(keepTimer)
      base = read()
      draft().clear()
    },
    stop: () => {
      clearTimeout(saveTimer)
      keep()
    },
  }
}

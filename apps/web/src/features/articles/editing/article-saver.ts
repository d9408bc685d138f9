import type { Article, ArticleData, ArticlePatch } from '@web2/contract/articles'
import { isApiError } from '../../../lib/api/errors.ts'
import type { FormDraft } from '../../../lib/forms/form-draft.ts'
import { createStore, type Store } from '../../../lib/store.ts'
import { changedFields, isBlank, type ArticleSnapshot } from './article-values.ts'

/** Ms that the writing rests before it is saved by itself, and before it is kept in this tab. */
const saveAfter = 2_500
const keepAfter = 300

/** What is kept in this tab until it is saved. */
export interface ArticleDraft {
  readonly written: ArticleSnapshot
  /** What it was written upon; null for a new article. */
  readonly revision: number | null
}

export interface SaverState {
  readonly phase: 'saved' | 'unsaved' | 'saving' | 'failed' | 'overtaken'
  /** What was wrong with the last save. */
  readonly failure: unknown
  /** When something was saved here; null before that. */
  readonly savedAt: Date | null
  readonly id: string | null
  readonly revision: number | null
}

interface SaverOptions {
  /** What is stored; null for a new article. */
  readonly stored: Pick<Article, '_id' | 'revision'> | null
  /** What the editor held when it had read what is stored. */
  readonly base: ArticleSnapshot
  /** What is written now. */
  readonly read: () => ArticleSnapshot
  readonly create: (data: ArticleData) => Promise<Article>
  readonly patch: (id: string, data: ArticlePatch) => Promise<Article>
  /** The place in this tab of a new article, or of the one with that id. */
  readonly draftOf: (id: string | null) => FormDraft<ArticleDraft>
  readonly onSaved: (article: Article, isNew: boolean) => void
  /** The tab can keep no more. */
  readonly onUnkept: (error: unknown) => void
}

export interface ArticleSaver {
  readonly state: Store<SaverState>
  /** Something was typed. */
  edited(): void
  /** Saves what is unsaved; whether everything is saved afterwards. */
  save(): Promise<boolean>
  isUnsaved(): boolean
  /** The next save replaces what somebody else has saved. */
  replace(revision: number): void
  /** What the server has changed outside the text, such as a sign-off, belongs to the same revision. */
  follow(article: Article): void
  forget(): void
  /** Keeps what is unsaved in this tab and stops. */
  stop(): void
}

/** Saves an article while it is written: only what has changed, one save at a time, upon the revision it was read at. */
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
    if (!isUnsaved()) return
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
    // what was typed meanwhile is saved by itself later
    if (isUnsaved()) edited()
    return true
  }

  const save = async (): Promise<boolean> => {
    clearTimeout(saveTimer)
    // a save that is under way may have begun before the last letter
    while (running !== null) await running
    if (!isUnsaved() && state.get().phase !== 'failed') {
      if (state.get().phase === 'unsaved') set({ phase: 'saved' })
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
    if (phase !== 'saving') set({ phase: 'unsaved' })
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

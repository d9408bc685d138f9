import type { Nap } from '@web2/contract/listings'
import type { Store as Signal } from '../../../../lib/store.ts'
import { documentJson } from '../document-json.ts'
import type { Editor } from '../editor.ts'
import type { Drafts } from './drafts.ts'
import type { Saver } from './saver.ts'
import type { SharedTheme } from './shared-theme.ts'

/** Time in ms without an edit before the draft is kept. */
const pause = 1_500

export interface DraftKeeperOptions {
  /** Returns the key of the draft; it changes when a new page is stored. */
  readonly key: () => string
  readonly editor: Editor
  readonly saver: Saver
  readonly drafts: Drafts
  /** Theme of the page's site. */
  readonly theme?: SharedTheme | undefined
  /** Listing of a new page. */
  readonly nap?: Signal<Nap | null> | undefined
}

export interface DraftKeeper {
  /** Keeps pending edits at once. */
  readonly flush: () => void
  readonly dispose: () => void
}

/**
 * Keeps a draft of unsaved edits, so that a crash or a closed tab loses nothing. Removes it after a save, or
 * after undoing all edits.
 */
export const startDraftAutosave = ({
  key,
  editor,
  saver,
  drafts,
  nap,
  theme,
}: DraftKeeperOptions): DraftKeeper => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const used = new Set([key()])

  const failed = (error: unknown) =>
    console.warn('The browser did not keep a draft of the unsaved changes.', error)

  /** The listing of a stored document is changed on the server at once. */
  const chosen = () => (saver.revision() === '' ? nap?.get()?._id : undefined)
  const isUnsaved = () => saver.isDirty() || chosen() !== undefined

  const forget = () => {
    for (const each of used) drafts.remove(each).catch(failed)
  }
  const flush = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    if (!isUnsaved()) return forget()
    const napId = chosen()
    used.add(key())
    drafts
      .put({
        key: key(),
        document: documentJson(editor),
        ...(napId !== undefined && { napId }),
        basedOn: saver.revision(),
        ...(theme?.differs(editor.store.document.page) && { themeBasedOn: theme.revision() }),
        keptAt: Date.now(),
      })
      .catch(failed)
  }
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(flush, pause)
  }

  const stops = [
    editor.store.subscribeAll(soon),
    saver.state.subscribe(() => {
      const { kind } = saver.state.get()
      if ((kind === 'saved' || kind === 'new') && !isUnsaved()) forget()
    }),
    ...(nap ? [nap.subscribe(soon)] : []),
  ]
  // edits from before the start
  if (editor.history.entries.length > 0) soon()
  return {
    flush,
    dispose: () => {
      flush()
      for (const stop of stops) stop()
    },
  }
}

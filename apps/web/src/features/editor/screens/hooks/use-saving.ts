import { useCallback } from 'react'
import { staysAfterSave } from '../../../../lib/after-save.ts'
import { showSuccess } from '../../../../lib/snackbar.ts'
import { useGoingBack } from '../../../../ui/saving/going-back.tsx'
import type { Editing } from '../../panels/session/begin-editing.ts'
import { useNameQuestion } from './use-name-question.ts'

export interface SavingOptions {
  readonly editing: Editing
  /** Messages after the first save of a new record, and after every other one. */
  readonly words: {
    readonly saved: string
    readonly edited: string
    readonly list: string
    /** Message on leaving a site that is not saved yet. */
    readonly keptUnsaved?: string
  }
  readonly leave: () => void
}

/** Returns the ways to save: staying here, on leaving, and overwriting another user's version. */
export const useSaving = ({ editing, words, leave }: SavingOptions) => {
  const { saver, whole, canvas, opened } = editing
  const { question, ask } = useNameQuestion()
  const { goOn, goBack, cancel } = useGoingBack(words.list, leave)

  const store = useCallback(
    async (overwrite: boolean, tell: (sentence: string) => unknown = showSuccess) => {
      cancel()
      const isFirst = saver.revision() === ''
      const done = await whole.save({ overwrite })
      if (done) tell(isFirst ? words.saved : words.edited)
      return done
    },
    [saver, whole, cancel, words.saved, words.edited],
  )

  /**
   * Saves and shows the result. Returns true if everything is stored, 'leave' if the user leaves without
   * saving.
   */
  const save = useCallback(
    async (
      leaving = false,
      tell: (sentence: string) => unknown = showSuccess,
    ): Promise<boolean | 'leave'> => {
      canvas.get()?.machine.rest()
      if (opened.name.get() === null) {
        const answer = await ask(leaving)
        if (answer === null || answer === 'leave') return answer ?? false
        opened.name.set(answer.name)
      }
      return store(false, tell)
    },
    [canvas, opened, ask, store],
  )

  const saved = useCallback(
    async (tell: (sentence: string) => unknown = showSuccess) => {
      canvas.get()?.machine.rest()
      return !whole.isDirty() || (await save(false, tell)) === true
    },
    [canvas, whole, save],
  )

  /** Of a site, only the working copy is stored; any other document is saved. */
  const kept = useCallback(async () => {
    if (!opened.whole) return saved()
    canvas.get()?.machine.rest()
    return !saver.isDirty() || saver.save()
  }, [canvas, opened.whole, saver, saved])

  return {
    question,
    overwrite: useCallback(() => void store(true, goOn), [store, goOn]),
    /** Saves unsaved edits. Returns true if nothing is left to save. */
    saved,
    /**
     * Saves what closing the editor would lose. Returns false if that failed, after the user was shown why.
     */
    kept,
    /** Saves, then returns to the list shortly after, unless the user chose to stay or keeps working. */
    saveAndGoOn: () => save(false, goOn),
    /** Saves, and once does the opposite of the chosen setting: stays or returns to the list. */
    saveOtherwise: () => save(false, staysAfterSave.get() ? goBack : showSuccess),
    /** Shows a result and returns to the list in the same way. */
    goOn,
    leaveSaved: async () => {
      canvas.get()?.machine.rest()
      if (opened.whole) {
        if (!(await kept())) return
        if (whole.isDirty()) showSuccess(words.keptUnsaved ?? '')
        leave()
      } else if (!saver.isDirty() || (await save(true)) !== false) leave()
    },
  }
}

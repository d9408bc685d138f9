import { useCallback } from 'react'
import { staysAfterSave } from '../../../../lib/after-save.ts'
import { showSuccess } from '../../../../lib/snackbar.ts'
import { useGoingBack } from '../../../../ui/going-back.tsx'
import type { Editing } from '../../panels/session/begin-editing.ts'
import { useNameQuestion } from './use-name-question.ts'

export interface SavingOptions {
  readonly editing: Editing
  /** Said after the first save of a new record, and after every other one. */
  readonly words: {
    readonly saved: string
    readonly edited: string
    readonly list: string
    /** Said on the way out of a site that is not saved yet. */
    readonly keptUnsaved?: string
  }
  readonly leave: () => void
}

/** The ways a person saves: here, on the way out, over somebody else's version. */
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

  /** Saves, and tells how it went; true when all is stored. */
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

  /** Of a site, only the working copy has it then; anything else is saved. */
  const kept = useCallback(async () => {
    if (!opened.whole) return saved()
    canvas.get()?.machine.rest()
    return !saver.isDirty() || saver.save()
  }, [canvas, opened.whole, saver, saved])

  return {
    question,
    overwrite: useCallback(() => void store(true, goOn), [store, goOn]),
    /** Saves when something is unsaved; true when nothing is left to save. */
    saved,
    /** Saves what would be lost if the editor were closed; false when that failed, and the person was told why. */
    kept,
    /** Saves, and goes back to the list a moment later unless the person chose to stay or works on. */
    saveAndGoOn: () => save(false, goOn),
    /** Saves, and does the other of the two things this once. */
    saveOtherwise: () => save(false, staysAfterSave.get() ? goBack : showSuccess),
    /** Says what was done, and goes back in the same way. */
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

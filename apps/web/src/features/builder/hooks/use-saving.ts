import { limits } from '@web2/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { say } from '../../../lib/snackbar.ts'
import type { Editing } from './use-editing.ts'
import { useNameQuestion } from './use-name-question.ts'

export interface SavingOptions {
  readonly editing: Editing
  /** Said after the first save of a new record, and after every other one. */
  readonly words: { readonly saved: string; readonly edited: string }
  readonly leave: () => void
}

/** The ways a person saves: here, on the way out, over somebody else's version. */
export const useSaving = ({ editing, words, leave }: SavingOptions) => {
  const { saver, canvas, opened } = editing
  const { question, ask } = useNameQuestion()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [goingBack, setGoingBack] = useState(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  const store = useCallback(
    async (overwrite: boolean) => {
      const isFirst = saver.revision() === ''
      const done = await saver.save({ overwrite })
      if (done) say(isFirst ? words.saved : words.edited)
      return done
    },
    [saver, words.saved, words.edited],
  )

  /** Saves, and tells how it went; true when all is stored. */
  const save = useCallback(
    async ({ overwrite = false, leaving = false } = {}): Promise<boolean | 'leave'> => {
      canvas.get()?.machine.rest()
      if (opened.name.get() === null) {
        const answer = await ask(leaving)
        if (answer === null || answer === 'leave') return answer ?? false
        opened.name.set(answer.name)
      }
      return store(overwrite)
    },
    [canvas, opened, ask, store],
  )

  const saved = useCallback(async () => {
    canvas.get()?.machine.rest()
    return !saver.isDirty() || (await save()) === true
  }, [canvas, saver, save])

  return {
    question,
    goingBack,
    save: useCallback(() => save().then((done) => done === true), [save]),
    overwrite: useCallback(() => void store(true), [store]),
    /** Saves when something is unsaved; true when nothing is left to save. */
    saved,
    saveAndGoBack: async () => {
      if ((await save()) !== true) return
      setGoingBack(true)
      timer.current = setTimeout(leave, limits.redirectAfterSave)
    },
    leaveSaved: async () => {
      canvas.get()?.machine.rest()
      if (!saver.isDirty() || (await save({ leaving: true })) !== false) leave()
    },
  }
}

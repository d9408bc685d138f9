import { useCallback, useRef, useState } from 'react'

/** A name; or to leave without saving; or to go on as before. */
export type NameAnswer = { readonly name: string } | 'leave' | null

export interface NameQuestion {
  /** The editor is being left: leaving without saving is one of the answers. */
  readonly leaving: boolean
  readonly answer: (answer: NameAnswer) => void
}

/** Asks for the name of what is saved for the first time, one question at a time. */
export const useNameQuestion = () => {
  const [question, setQuestion] = useState<NameQuestion | null>(null)
  const open = useRef<NameQuestion>(null)
  const ask = useCallback(
    (leaving: boolean): Promise<NameAnswer> =>
      new Promise((resolve) => {
        if (open.current) return resolve(null)
        const asked: NameQuestion = {
          leaving,
          // only the first answer to a question counts
          answer: (given) => {
            if (open.current !== asked) return
            open.current = null
            setQuestion(null)
            resolve(given)
          },
        }
        open.current = asked
        setQuestion(asked)
      }),
    [],
  )
  return { question, ask }
}

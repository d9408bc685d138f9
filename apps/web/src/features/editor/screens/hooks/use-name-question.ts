import { useCallback, useRef, useState } from 'react'

/** Answer to the name dialog: a name, leave without saving, or null to stay. */
export type NameAnswer = { readonly name: string } | 'leave' | null

export interface NameQuestion {
  /** The user is leaving the editor, so leaving without saving is one of the answers. */
  readonly leaving: boolean
  readonly answer: (answer: NameAnswer) => void
}

/** Asks for the name at the first save, one dialog at a time. */
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

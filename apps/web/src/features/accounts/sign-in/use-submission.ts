import { useRef, useState } from 'react'

/** The last call of a submission. */
type Call<Values, Answer> =
  | { readonly state: 'none' }
  | { readonly state: 'pending'; readonly values: Values }
  | { readonly state: 'failed'; readonly values: Values; readonly error: unknown }
  | { readonly state: 'done'; readonly values: Values; readonly answer: Answer }

export interface Submission<Values, Answer> {
  readonly isPending: boolean
  /** Why the last call failed; undefined unless it did. */
  readonly error: unknown
  readonly isError: boolean
  /** Answer to the last call; undefined unless it succeeded. */
  readonly data: Answer | undefined
  readonly isSuccess: boolean
  /** Values of the last call. */
  readonly variables: Values | undefined
  /** Sends the values; a failure is the submission's state and never thrown. */
  send(values: Values): void
  /** Forgets the last call. */
  reset(): void
}

/**
 * State of a call that a press of a button makes, for guests' screens: they load without the cache of queries, which
 * knows such calls as mutations. Only the last of several calls counts.
 */
export const useSubmission = <Values, Answer>(
  call: (values: Values) => Promise<Answer>,
  onError?: (error: unknown) => void,
): Submission<Values, Answer> => {
  const [last, setLast] = useState<Call<Values, Answer>>({ state: 'none' })
  const number = useRef(0)
  const run = async (values: Values) => {
    number.current += 1
    const own = number.current
    setLast({ state: 'pending', values })
    try {
      const answer = await call(values)
      if (own === number.current) setLast({ state: 'done', values, answer })
    } catch (error) {
      if (own !== number.current) return
      onError?.(error)
      setLast({ state: 'failed', values, error })
    }
  }
  return {
    isPending: last.state === 'pending',
    error: last.state === 'failed' ? last.error : undefined,
    isError: last.state === 'failed',
    data: last.state === 'done' ? last.answer : undefined,
    isSuccess: last.state === 'done',
    variables: last.state === 'none' ? undefined : last.values,
    send: (values) => void run(values),
    reset: () => {
      number.current += 1
      setLast({ state: 'none' })
    },
  }
}

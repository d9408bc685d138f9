import { useEffect, useState } from 'react'

interface Delayed {
  /** Text in the field. */
  readonly typed: string
  /** Text that is searched for. */
  readonly value: string
  readonly isWaiting: boolean
  type(text: string): void
  /** Ends the delay. */
  now(): void
}

/**
 * Returns a text that takes effect `delay` ms after its last change, or at once on `now`. An empty text
 * becomes `fallback`.
 */
export const useDelayed = (initial: string, fallback: string, delay: number): Delayed => {
  const [typed, type] = useState(initial)
  const [value, setValue] = useState(initial.trim() || fallback)
  const wanted = typed.trim() || fallback
  const isWaiting = wanted !== value
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setValue(wanted), delay)
    return () => clearTimeout(timer)
  }, [isWaiting, wanted, delay])
  return { typed, value, isWaiting, type, now: () => setValue(wanted) }
}

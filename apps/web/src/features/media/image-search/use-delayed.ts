import { useEffect, useState } from 'react'

interface Delayed {
  /** What stands in the field. */
  readonly typed: string
  /** What is searched for. */
  readonly value: string
  readonly isWaiting: boolean
  type(text: string): void
  /** Ends the wait. */
  now(): void
}

/** A text that counts `delay` ms after its last change, or at once when told so. An empty one counts as `fallback`. */
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

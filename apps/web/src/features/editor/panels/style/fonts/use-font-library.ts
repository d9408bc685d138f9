import { useEffect, useState } from 'react'
import { loadChunk } from '../../../../../lib/chunks/load-chunk.ts'

export type FontLibrary = typeof import('./font-library.ts')

/** Loads the catalog when a list of its families is opened; null until then, and if it can't be loaded. */
export const useFontLibrary = (): {
  readonly library: FontLibrary | null
  readonly failed: boolean
  readonly retry: () => void
} => {
  const [library, setLibrary] = useState<FontLibrary | null>(null)
  const [failedAttempt, setFailedAttempt] = useState(-1)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isGone = false
    loadChunk(() => import('./font-library.ts')).then(
      (loaded) => !isGone && setLibrary(loaded),
      () => !isGone && setFailedAttempt(attempt),
    )
    return () => {
      isGone = true
    }
  }, [attempt])
  return { library, failed: failedAttempt === attempt, retry: () => setAttempt(attempt + 1) }
}

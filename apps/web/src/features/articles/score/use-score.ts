import type { ArticleScore } from '@web2/writing'
import { useCallback, useEffect, useRef, useState } from 'react'
import { createStore, type Store } from '../../../lib/store.ts'
import { createScorer, startScoreWorker, type ScoredArticle, type Scorer } from './scorer.ts'
import { keepUnchanged } from './unchanged-checks.ts'

export interface ScoreState {
  /** Null until the first score. */
  readonly score: ArticleScore | null
  readonly failed: boolean
}

export interface LiveScore {
  /** Read by the panel only, so that the form does not rerender with each score. */
  readonly found: Store<ScoreState>
  /** Reports a change of the article. */
  readonly edited: () => void
}

/** Returns the live score, computed in a worker; `read` returns the present article. */
export const useScore = (read: () => ScoredArticle): LiveScore => {
  const [found] = useState(() => createStore<ScoreState>({ score: null, failed: false }))
  const scorer = useRef<Scorer | null>(null)
  const latest = useRef(read)
  useEffect(() => {
    latest.current = read
  })
  useEffect(() => {
    const made = createScorer({
      read: () => latest.current(),
      onScore: (score) => {
        const checks = keepUnchanged(found.get().score?.checks ?? [], score.checks)
        found.set({ score: { ...score, checks }, failed: false })
      },
      onFailure: () => found.set({ score: null, failed: true }),
      start: startScoreWorker,
    })
    scorer.current = made
    made.ask()
    return () => {
      scorer.current = null
      made.stop()
    }
  }, [found])
  const edited = useCallback(() => scorer.current?.ask(), [])
  return { found, edited }
}

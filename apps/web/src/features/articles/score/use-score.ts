import type { ArticleInput, ArticleScore } from '@web2/writing'
import { useCallback, useEffect, useRef, useState } from 'react'
import { createStore, type Store } from '../../../lib/store.ts'
import { createScorer, startScoreWorker, type Scorer } from './scorer.ts'

export interface ScoreState {
  /** Null until the first one has come. */
  readonly score: ArticleScore | null
  readonly failed: boolean
}

export interface LiveScore {
  /** Followed by the panel alone: the form beside it is not drawn anew with each score. */
  readonly found: Store<ScoreState>
  /** To be called after each change of the article. */
  readonly edited: () => void
}

/** The score of what is being written, worked out beside the page; `read` gives the article of the moment. */
export const useScore = (read: () => ArticleInput): LiveScore => {
  const [found] = useState(() => createStore<ScoreState>({ score: null, failed: false }))
  const scorer = useRef<Scorer | null>(null)
  const latest = useRef(read)
  useEffect(() => {
    latest.current = read
  })
  useEffect(() => {
    const made = createScorer({
      read: () => latest.current(),
      onScore: (score) => found.set({ score, failed: false }),
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

import type { ArticleInput, ArticleScore } from '@web2/writing'

export interface Scorer {
  /** Asks for a score of the article as it is when the worker is free: what was typed meanwhile is asked for once. */
  ask(): void
  stop(): void
}

export interface ScorerOptions {
  readonly read: () => ArticleInput
  readonly onScore: (score: ArticleScore) => void
  /** The worker broke; nothing more will come. */
  readonly onFailure: () => void
  readonly start: () => Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>
}

/** A worker of one's own, beside the page. */
export const startScoreWorker = () =>
  new Worker(new URL('./score.worker.ts', import.meta.url), { type: 'module' })

/** Scores an article again and again, one question at a time, always with its latest state. */
export const createScorer = ({ read, onScore, onFailure, start }: ScorerOptions): Scorer => {
  const worker = start()
  let busy = false
  let waiting = false
  const ask = () => {
    waiting = busy
    if (busy) return
    busy = true
    worker.postMessage(read())
  }
  worker.addEventListener('message', ((event: MessageEvent<ArticleScore>) => {
    busy = false
    onScore(event.data)
    if (waiting) ask()
  }) as EventListener)
  worker.addEventListener('error', (event) => {
    console.error('The score stopped.', 'message' in event ? event.message : event)
    busy = true
    onFailure()
  })
  return { ask, stop: () => worker.terminate() }
}

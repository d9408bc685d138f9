import type { ArticleInput, ArticleScore } from '@web2/writing'

/** Article to score, with its HTML in parts, of which the worker reads only those that changed. */
export interface ScoredArticle extends Omit<ArticleInput, 'html'> {
  readonly parts: readonly string[]
}

export interface Scorer {
  /**
   * Requests a score of the present article once the worker is free; requests during a scoring are merged.
   */
  ask(): void
  stop(): void
}

export interface ScorerOptions {
  readonly read: () => ScoredArticle
  readonly onScore: (score: ArticleScore) => void
  /** Called when the worker breaks; no more scores follow. */
  readonly onFailure: () => void
  readonly start: () => Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>
}

/** Starts the worker that computes scores. */
export const startScoreWorker = () =>
  new Worker(new URL('./score.worker.ts', import.meta.url), { type: 'module' })

/** Creates a scorer that sends one request at a time, always with the latest article. */
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

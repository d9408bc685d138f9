import type { ArticleGenerating } from '@web2/contract/articles'

type Listener = (piece: ArticleGenerating) => void

const listeners = new Set<Listener>()

/** Chunks of generated text from the socket. A chunk without a listener is dropped. */
export const textChunks = {
  tell: (piece: ArticleGenerating): void => {
    for (const listener of [...listeners]) listener(piece)
  },
  subscribe: (listener: Listener): (() => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}

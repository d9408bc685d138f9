import type { ArticleGenerating } from '@web2/contract/articles'

type Listener = (piece: ArticleGenerating) => void

const listeners = new Set<Listener>()

/** Pieces of texts that are being written, as the socket tells them; nobody keeps what nobody listens to. */
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

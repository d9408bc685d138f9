import type { Transferable, Worker } from 'node:worker_threads'
import type { Asked, Said } from './messages.ts'

/** How a task ended; after the last two the thread is of no use any more. */
export type Ending =
  | Exclude<Said, { kind: 'begun' }>
  | { readonly kind: 'overrun' }
  /** The thread itself failed, or was ended by somebody else. */
  | { readonly kind: 'lost'; readonly error: unknown }

export interface Asking {
  /** Milliseconds that the work may take once it has begun. */
  readonly within: number
  /** Buffers that are handed over instead of copied; the caller has them no more. */
  readonly transfer?: readonly Transferable[]
}

/** Milliseconds for a thread to start and to load a module, on a machine that is busy. */
const loading = 60_000

/** Gives a thread a task and waits for its end; never rejects. */
export const askThread = (
  worker: Worker,
  asked: Asked,
  { within, transfer = [] }: Asking,
): Promise<Ending> => {
  const { promise, resolve } = Promise.withResolvers<Ending>()
  const overrun = () => resolve({ kind: 'overrun' })
  let timer = setTimeout(overrun, loading)
  const hear = (said: Said) => {
    clearTimeout(timer)
    if (said.kind === 'begun') timer = setTimeout(overrun, within)
    else resolve(said)
  }
  const lose = (error: unknown) => resolve({ kind: 'lost', error })
  const exit = () => lose(new Error('A thread ended in the middle of its work'))
  worker.on('message', hear).on('messageerror', lose).on('error', lose).on('exit', exit)
  try {
    worker.postMessage(asked, transfer)
  } catch (error) {
    // nothing was sent: what was given cannot be copied
    resolve({ kind: 'thrown', error })
  }
  return promise.finally(() => {
    clearTimeout(timer)
    worker.off('message', hear).off('messageerror', lose).off('error', lose).off('exit', exit)
  })
}

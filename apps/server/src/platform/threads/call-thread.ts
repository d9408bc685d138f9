import type { Transferable, Worker } from 'node:worker_threads'
import type { Asked, Said } from './messages.ts'

/** Result of a task; after the last two the thread is unusable. */
export type Ending =
  | Exclude<Said, { kind: 'begun' }>
  | { readonly kind: 'overrun' }
  /** The thread itself failed, or was ended from outside. */
  | { readonly kind: 'lost'; readonly error: unknown }

export interface Asking {
  /** Time limit of the task in ms, once it has started. */
  readonly within: number
  /** Buffers that are transferred instead of copied; the caller can't use them afterwards. */
  readonly transfer?: readonly Transferable[]
}

/** Time limit in ms for a thread to start and load a module, on a busy machine. */
const loading = 60_000

/** Sends a task to a thread and waits for its end; never rejects. */
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
    // nothing was sent: the arguments can't be cloned
    resolve({ kind: 'thrown', error })
  }
  return promise.finally(() => {
    clearTimeout(timer)
    worker.off('message', hear).off('messageerror', lose).off('error', lose).off('exit', exit)
  })
}

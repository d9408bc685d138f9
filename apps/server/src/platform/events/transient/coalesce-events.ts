/** Milliseconds between two deliveries; the first piece after a rest leaves at once. */
const sendIntervalMs = 50

export interface BatchSender<Item> {
  add(item: Item): void
  /** Forgets what is held and of no use any more. */
  drop(isUseless: (item: Item) => boolean): void
  /** What is still held has been delivered when it resolves. */
  flush(): Promise<void>
}

/**
 * Hands items on in batches, one delivery at a time and at most twenty a second, so that a hundred texts that are
 * written at once cost no more deliveries than one. A delivery that fails is told and its batch is gone.
 */
export const createBatchSender = <Item>(
  deliver: (batch: readonly Item[]) => Promise<void>,
  onError: (error: unknown) => void,
  rest = sendIntervalMs,
): BatchSender<Item> => {
  let held: Item[] = []
  let last = -Infinity
  let timer: NodeJS.Timeout | undefined
  let delivering: Promise<void> = Promise.resolve()

  const send = (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    if (held.length === 0) return delivering
    const batch = held
    held = []
    last = performance.now()
    delivering = delivering.then(() => deliver(batch)).catch(onError)
    return delivering
  }
  return {
    add: (item) => {
      held.push(item)
      timer ??= setTimeout(() => void send(), Math.max(0, last + rest - performance.now()))
    },
    drop: (isUseless) => {
      held = held.filter((item) => !isUseless(item))
    },
    flush: send,
  }
}

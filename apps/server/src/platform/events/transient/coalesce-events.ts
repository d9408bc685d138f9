/** Minimum ms between two deliveries; the first item after a pause is sent at once. */
const sendIntervalMs = 50

export interface BatchSender<Item> {
  add(item: Item): void
  /** Drops pending items that are obsolete. */
  drop(isUseless: (item: Item) => boolean): void
  /** Resolves once the pending items have been delivered. */
  flush(): Promise<void>
}

/**
 * Delivers items in batches, one at a time and at most twenty per second, so that a hundred concurrent texts
 * cost no more deliveries than one. Failed deliveries are reported and not repeated.
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

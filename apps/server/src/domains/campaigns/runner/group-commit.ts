interface PendingItem<Item, Answer> {
  readonly item: Item
  readonly settle: PromiseWithResolvers<Answer>
}

/**
 * Batches items per key: items that arrive during a commit join the next one. `work` returns one answer per
 * item, in order. If a batch fails, each item is retried alone, so that one bad item doesn't affect the
 * others.
 */
export const createGroupCommit = <Item, Answer>(
  work: (key: string, items: readonly Item[]) => Promise<readonly Answer[]>,
): ((key: string, item: Item) => Promise<Answer>) => {
  const waiting = new Map<string, PendingItem<Item, Answer>[]>()

  const round = async (key: string, asked: readonly PendingItem<Item, Answer>[]): Promise<void> => {
    try {
      const answers = await work(
        key,
        asked.map(({ item }) => item),
      )
      asked.forEach(({ settle }, at) => settle.resolve(answers[at]!))
    } catch (error) {
      if (asked.length === 1) asked[0]!.settle.reject(error)
      else for (const one of asked) await round(key, [one])
    }
  }

  const go = async (key: string): Promise<void> => {
    for (let asked = waiting.get(key) ?? []; asked.length > 0; asked = waiting.get(key) ?? []) {
      waiting.set(key, [])
      await round(key, asked)
    }
    waiting.delete(key)
  }

  return (key, item) => {
    const settle = Promise.withResolvers<Answer>()
    const asked = { item, settle }
    const others = waiting.get(key)
    if (others) others.push(asked)
    else {
      waiting.set(key, [asked])
      // waits one tick, so that items of the same tick share the commit
      setImmediate(() => void go(key))
    }
    return settle.promise
  }
}

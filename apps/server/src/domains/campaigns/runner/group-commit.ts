interface PendingItem<Item, Answer> {
  readonly item: Item
  readonly settle: PromiseWithResolvers<Answer>
}

/**
 * Work that costs as much for many items as for one. What is asked for of the same key while one round is under way
 * goes with the next; `work` answers for each item at its place. After a round that failed each of its items is tried
 * alone, so that a bad one spoils no other.
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
      // what others ask for in the same turn goes along
      setImmediate(() => void go(key))
    }
    return settle.promise
  }
}

/**
 * Orders items of several accounts round-robin: each account's first, then each one's second, keeping the
 * order within an account. `atWork` returns an account's operations in progress, which count as its first
 * turns, so that busy accounts come later.
 */
export const roundRobinByAccount = <Item>(
  items: readonly Item[],
  accountOf: (item: Item) => string,
  atWork: (accountId: string) => number = () => 0,
): readonly Item[] => {
  const turns = new Map<string, number>()
  return items
    .map((item, place) => {
      const accountId = accountOf(item)
      const turn = turns.get(accountId) ?? atWork(accountId)
      turns.set(accountId, turn + 1)
      return { item, turn, place }
    })
    .toSorted((one, other) => one.turn - other.turn || one.place - other.place)
    .map(({ item }) => item)
}

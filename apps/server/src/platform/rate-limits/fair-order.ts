/**
 * Work of several accounts in the order in which it should be begun: by turns, each account its first, then each its
 * second, within an account as given. `atWork` is what of an account is under way already: that counts as its turns,
 * so whoever has much at work waits for those who have little.
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

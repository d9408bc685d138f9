/** Runs work for each item in order, a few at a time, until all ran or `isOver` returns true before the next one. */
export const atMost = async <Item>(
  count: number,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  isOver: () => boolean = () => false,
): Promise<void> => {
  let next = 0
  const runner = async () => {
    while (next < items.length && !isOver()) {
      const item = items[next]!
      next += 1
      await work(item)
    }
  }
  await Promise.all(Array.from({ length: Math.min(count, items.length) }, runner))
}

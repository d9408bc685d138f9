import DataLoader from 'dataloader'

/** Ms in which reads are collected unless given, so that work that starts together reads together. */
const usualCollectMs = 5

/**
 * Returns a reader that answers the keys asked for within a few ms with one call of `read`, which returns a value for
 * each key in their order, or the error of that key. The same key asked for twice is read once; nothing is remembered
 * afterwards.
 */
export const readTogether = <Key, Value, Id>(
  idOf: (key: Key) => Id,
  read: (keys: readonly Key[]) => Promise<readonly (Value | Error)[]>,
  collectMs = usualCollectMs,
): ((key: Key) => Promise<Value>) => {
  const loader = new DataLoader<Key, Value, Id>(
    (keys) => {
      for (const key of keys) loader.clear(key)
      return read(keys)
    },
    { cacheKeyFn: idOf, batchScheduleFn: (collected) => void setTimeout(collected, collectMs) },
  )
  return (key) => loader.load(key)
}

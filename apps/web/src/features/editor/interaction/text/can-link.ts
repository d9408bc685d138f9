import type { Store } from '@web2/builder'

const alone: ReadonlySet<string> = new Set(['Link', 'Button'])

/** Returns false for links and buttons and everything inside them, because they can't contain links. */
export const mayLink = (store: Store, uuid: string): boolean => {
  for (
    let record = store.get(uuid);
    record;
    record = record.parent === null ? undefined : store.get(record.parent)
  ) {
    if (alone.has(record.componentName)) return false
  }
  return true
}

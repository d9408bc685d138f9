import type { Store } from '@web2/builder'

const alone: ReadonlySet<string> = new Set(['Link', 'Button'])

/** Links and buttons take no links: not in themselves, and not in what they hold. */
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

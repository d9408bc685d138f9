import { textOfNode, type Store } from '@web2/builder'

/**
 * Returns the block that owns a node's text. Inline elements such as bold belong to the block around them.
 */
export const textOwner = (store: Store, uuid: string): string => {
  const record = store.get(uuid)
  const parent = record?.parent
  if (!record || !parent || record.componentName !== 'Element') return uuid
  return textOfNode(store.document, parent) === null ? uuid : textOwner(store, parent)
}

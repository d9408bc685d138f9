import { textOfNode, type Store } from '@web2/builder'

/** Bold and the like are no blocks of their own to a person: their text is that of the block around them. */
export const textOwner = (store: Store, uuid: string): string => {
  const record = store.get(uuid)
  const parent = record?.parent
  if (!record || !parent || record.componentName !== 'Element') return uuid
  return textOfNode(store.document, parent) === null ? uuid : textOwner(store, parent)
}

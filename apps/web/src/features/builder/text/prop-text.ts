import { setProps, type NodeRecord, type Store } from '@web2/builder'
import { textOf, typedText } from './text-prop.ts'
import type { TextSource } from './text-source.ts'

/** The text that a record holds in one of its props. */
export const propText = (store: Store, record: NodeRecord, prop: string, field: HTMLElement): TextSource => {
  const { uuid } = record
  const before = textOf(record, prop)
  return {
    held: [uuid],
    showStored: () => {
      if (field.textContent !== before) field.textContent = before
    },
    store: () => {
      const present = store.get(uuid)
      const text = typedText(field.textContent ?? '', before)
      if (!present || textOf(present, prop) === text) return null
      return setProps(store.document, { ids: [uuid], props: { [prop]: text } })
    },
    tidy: () => null,
  }
}

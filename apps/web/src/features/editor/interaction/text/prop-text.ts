import { setProps, type NodeRecord, type Store } from '@web2/builder'
import { textOf, typedText } from './text-prop.ts'
import type { TextSource } from './text-source.ts'

/** Text stored in one prop of a record. */
export const propText = (store: Store, record: NodeRecord, prop: string, field: HTMLElement): TextSource => {
  const { uuid } = record
  const before = textOf(record, prop)
  return {
    held: [uuid],
    showStored: () => {
      // a plain space at an end has no width, and is lost when typing continues there
      const shown = before.includes('\u00a0') ? before : before.replace(/^ | $/g, '\u00a0')
      if (field.textContent === shown) return false
      field.textContent = shown
      return true
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

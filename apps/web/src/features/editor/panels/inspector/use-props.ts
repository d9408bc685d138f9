import { setProps, setStyle, type CommandResult, type Json, type NodeRecord, type Props } from '@web2/builder'
import { useEditor } from '../session/use-editor.ts'
import { keepSelection } from './keep-selection.ts'
import { propWords } from './prop-labels.ts'

export const textIn = (value: Json | undefined): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

const labelFor = (props: Props): string => `Change ${propWords(Object.keys(props)[0] ?? 'properties')}`

/** A value that the records share, or that they differ. */
export interface Shared {
  readonly value: Json | undefined
  readonly mixed: boolean
}

export const sharedProp = (records: readonly NodeRecord[], prop: string): Shared => {
  const [first, ...others] = records
  const value = first?.props[prop]
  const text = JSON.stringify(value)
  const mixed = others.some(({ props }) => JSON.stringify(props[prop]) !== text)
  return { value: mixed ? undefined : value, mixed }
}

/** Returns functions that read and set props of the records, each in one undo step. */
export const useProps = (records: readonly NodeRecord[]) => {
  const editor = useEditor()
  const ids = records.map(({ uuid }) => uuid)
  const apply = (label: string, result: CommandResult, mergeKey?: string) =>
    editor.run(label, keepSelection(editor, result), mergeKey)
  const run = (props: Props, label: string, mergeKey?: string) =>
    apply(label, setProps(editor.store.document, { ids, props }), mergeKey)
  return {
    read: (prop: string) => sharedProp(records, prop),
    set: (props: Props, label = labelFor(props), mergeKey?: string) => run(props, label, mergeKey),
    /** Sets props and joins consecutive changes, as by a held arrow key. */
    merge: (props: Props) => {
      const names = Object.keys(props)
      return run(props, labelFor(props), `props:${ids.join()}:${names.join()}`)
    },
    /** Sets a width in the undo step with this key. */
    setWidth: (width: string, label: string, mergeKey: string) =>
      apply(label, setStyle(editor.store.document, { ids, layer: 'desktop', style: { width } }), mergeKey),
    /** Sets styles in the undo step with this key. */
    setStyles: (style: Parameters<typeof setStyle>[1]['style'], label: string, mergeKey: string) =>
      apply(label, setStyle(editor.store.document, { ids, layer: 'desktop', style }), mergeKey),
    /** Sets props and their width in one undo step. */
    setWithWidth: (props: Props, width: string) => {
      const mark = editor.history.mark(ids)
      const label = labelFor(props)
      const done = run(props, label)
      if (done) {
        const result = setStyle(editor.store.document, { ids, layer: 'desktop', style: { width } })
        apply(label, result)
      }
      editor.history.squash(mark, label, ids)
    },
  }
}

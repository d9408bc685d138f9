import { setProps, setStyle, type Json, type NodeRecord, type Props } from '@web2/builder'
import { useEditor } from '../session/use-editor.ts'
import { propWords } from './prop-labels.ts'

export const textIn = (value: Json | undefined): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

const labelFor = (props: Props): string => `Change ${propWords(Object.keys(props)[0] ?? 'properties')}`

/** The same in all the records, or that they differ. */
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

/** Sets props of the records as one step of the history. */
export const useProps = (records: readonly NodeRecord[]) => {
  const editor = useEditor()
  const ids = records.map(({ uuid }) => uuid)
  const run = (props: Props, label: string, mergeKey?: string) =>
    editor.run(label, setProps(editor.store.document, { ids, props }), mergeKey)
  return {
    read: (prop: string) => sharedProp(records, prop),
    set: (props: Props, label = labelFor(props), mergeKey?: string) => run(props, label, mergeKey),
    /** As part of a row of changes: an arrow key held down. */
    merge: (props: Props) => {
      const names = Object.keys(props)
      return run(props, labelFor(props), `props:${ids.join()}:${names.join()}`)
    },
    /** A width that joins the step with the key. */
    setWidth: (width: string, label: string, mergeKey: string) =>
      editor.run(
        label,
        setStyle(editor.store.document, { ids, layer: 'desktop', style: { width } }),
        mergeKey,
      ),
    /** Styles that join the step with the key. */
    setStyles: (style: Parameters<typeof setStyle>[1]['style'], label: string, mergeKey: string) =>
      editor.run(label, setStyle(editor.store.document, { ids, layer: 'desktop', style }), mergeKey),
    /** Props and a width that belongs to them, as one step. */
    setWithWidth: (props: Props, width: string) => {
      const mark = editor.history.mark(ids)
      const label = labelFor(props)
      const done = run(props, label)
      if (done) {
        const result = setStyle(editor.store.document, { ids, layer: 'desktop', style: { width } })
        editor.run(label, result)
      }
      editor.history.squash(mark, label, ids)
    },
  }
}

import { Button } from '@mantine/core'
import { foldItem, insertTree, labelOf, type NodeRecord } from '@web2/builder'
import { newKey, newUuid } from '../../../document/actions.ts'
import { useEditor } from '../../session/use-editor.ts'
import { Toggle } from '../../fields/toggle.tsx'
import styles from '../panel.module.css'
import { useProps } from '../use-props.ts'
import { SelectRow, TextRow, ToggleRow } from './prop-rows.tsx'

interface Properties {
  readonly records: readonly NodeRecord[]
}

const AddItem = ({ record, label }: { readonly record: NodeRecord; readonly label: string }) => {
  const editor = useEditor()
  const add = () => {
    const nodes = [foldItem(`New ${label}`, 'Add your text here.')]
    const place = { into: record.uuid, at: 'end' } as const
    editor.run(`Add ${label}`, insertTree(editor.store.document, { nodes, place, newUuid }))
    editor.select([record.uuid])
  }
  return (
    <Button size="xs" variant="default" onClick={add}>
      Add {label}
    </Button>
  )
}

export const AccordionProperties = ({ records }: Properties) => {
  const { read, set } = useProps(records)
  const { value, mixed } = read('key')
  const [first] = records
  return (
    <>
      {records.length === 1 && first && <AddItem record={first} label="item" />}
      <Toggle
        label="Close an item when another opens"
        checked={Boolean(value)}
        mixed={mixed && records.length === 1}
        commit={(on) => set({ key: on ? newKey() : '' }, 'Change accordion')}
      />
      <p className={styles.note}>All items are open while you edit. On the page, a click opens them.</p>
    </>
  )
}

export const TabsProperties = ({ records }: Properties) => {
  const [first] = records
  return (
    <>
      {records.length === 1 && first && <AddItem record={first} label="tab" />}
      <ToggleRow records={records} prop="alwaysOpen" label="Always show one tab" />
      <p className={styles.note}>
        The tabs are below each other while you edit. On the page they are in a row, and one is open.
      </p>
    </>
  )
}

export const FoldProperties = ({ records }: Properties) => (
  <ToggleRow records={records} prop="open" label="Open at first" />
)

/** Properties of popovers: where they open, and their name for screen readers. */
export const PopoverProperties = ({ records }: Properties) => (
  <>
    <SelectRow
      records={records}
      prop="kind"
      label="Opens as"
      options={[
        { value: 'popover', label: 'Popover: next to its button' },
        { value: 'dialog', label: 'Dialog: in the middle of the page' },
        { value: 'sheet', label: 'Sheet: at the right edge' },
      ]}
    />
    <TextRow records={records} prop="label" label="Screen reader label" placeholder="Name of the content" />
    <p className={styles.note}>Shown in its place while you edit. On the page, its button opens it.</p>
  </>
)

/** Properties of buttons that open popovers of the same page. */
export const PopoverButtonProperties = ({ records }: Properties) => {
  const { store } = useEditor()
  const popovers = [...store.document.nodes.values()].filter(
    ({ componentName }) => componentName === 'Popover',
  )
  return (
    <>
      <SelectRow
        records={records}
        prop="key"
        label="Popover"
        options={popovers.map((popover) => ({
          value: String(popover.props.key),
          label: String(popover.props.label ?? '') || labelOf(popover),
        }))}
      />
      <SelectRow
        records={records}
        prop="action"
        label="Action"
        options={[
          { value: 'toggle', label: 'Open or close' },
          { value: 'show', label: 'Open' },
          { value: 'hide', label: 'Close' },
        ]}
      />
    </>
  )
}

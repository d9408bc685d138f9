import { Button } from '@mantine/core'
import { insertTree, shapeNames, stepItem, type NodeRecord, type ShapeName } from '@web2/builder'
import { newKey, newUuid } from '../../../document/actions.ts'
import { Toggle } from '../../fields/toggle.tsx'
import { useEditor } from '../../session/use-editor.ts'
import styles from '../panel.module.css'
import { useProps } from '../use-props.ts'
import { NumberRow, SelectRow, TextRow, ToggleRow } from './prop-rows.tsx'

interface Properties {
  readonly records: readonly NodeRecord[]
}

export const DividerProperties = ({ records }: Properties) => (
  <>
    <SelectRow
      records={records}
      prop="shape"
      label="Shape"
      options={[
        { value: 'line', label: 'Line' },
        { value: 'dashed', label: 'Dashed line' },
        { value: 'dotted', label: 'Dotted line' },
        { value: 'wave', label: 'Wave' },
        { value: 'zigzag', label: 'Zigzag' },
        { value: 'slant', label: 'Slant' },
        { value: 'curve', label: 'Curve' },
      ]}
    />
    <p className={styles.note}>Shapes have the text color. Set it and the height in the Style tab.</p>
  </>
)

const shapeLabels: Readonly<Record<ShapeName, string>> = {
  wave: 'Wave',
  waves: 'Layered waves',
  slant: 'Slant',
  peak: 'Peak',
  curve: 'Curve up',
  bowl: 'Curve down',
  zigzag: 'Zigzag',
  hills: 'Hills',
  torn: 'Torn paper',
  steps: 'Steps',
}

export const ShapeDividerProperties = ({ records }: Properties) => (
  <>
    <SelectRow
      records={records}
      prop="shape"
      label="Shape"
      options={shapeNames.map((value) => ({ value, label: shapeLabels[value] }))}
    />
    <ToggleRow records={records} prop="flipX" label="Flip horizontally" />
    <ToggleRow records={records} prop="flipY" label="Flip vertically" />
    <p className={styles.note}>
      The shape has the text color: use the color of the section below. The background color is the one above.
      Set both and the height in the Style tab.
    </p>
  </>
)

const isRating = (typed: string): string | null =>
  /^\d+(?:\.\d+)?$/.test(typed.trim()) ? null : 'Rating must be a number, such as 4.5.'

export const RatingProperties = ({ records }: Properties) => (
  <>
    <TextRow records={records} prop="value" label="Rating" check={isRating} />
    <NumberRow records={records} prop="stars" label="Stars" least={1} most={10} />
  </>
)

export const StepsProperties = ({ records }: Properties) => {
  const editor = useEditor()
  const [first] = records
  const add = (record: NodeRecord) => {
    const place = { into: record.uuid, at: 'end' } as const
    editor.run(
      'Add step',
      insertTree(editor.store.document, { nodes: [stepItem('New step')], place, newUuid }),
    )
    editor.select([record.uuid])
  }
  return (
    <>
      {records.length === 1 && first && (
        <Button size="xs" variant="default" onClick={() => add(first)}>
          Add step
        </Button>
      )}
      <SelectRow
        records={records}
        prop="look"
        label="Looks like"
        options={[
          { value: 'numbers', label: 'Numbered steps' },
          { value: 'timeline', label: 'Timeline' },
        ]}
      />
    </>
  )
}

export const TableProperties = ({ records }: Properties) => (
  <>
    <SelectRow
      records={records}
      prop="look"
      label="Looks like"
      options={[
        { value: 'lines', label: 'Lines between rows' },
        { value: 'grid', label: 'Lines around cells' },
        { value: 'stripes', label: 'Striped rows' },
      ]}
    />
    <TextRow records={records} prop="label" label="Screen reader label" placeholder="Table" />
  </>
)

export const CallBarProperties = () => (
  <p className={styles.note}>
    Shown in its place while you edit. On phones it stays at the bottom of the screen. Wider screens don’t
    show it.
  </p>
)

/** Sets whether a navigation becomes a menu button on phones. */
export const MenuToggle = ({ records }: Properties) => {
  const { read, set } = useProps(records)
  const { value, mixed } = read('menu')
  return (
    <Toggle
      label="Menu button on phones"
      checked={Boolean(value)}
      mixed={mixed}
      commit={(on) => set({ menu: on ? newKey() : undefined }, 'Change navigation')}
    />
  )
}

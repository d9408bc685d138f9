import { Button } from '@mantine/core'
import {
  addProperty,
  bindingsOf,
  bindProperty,
  blockOfSlot,
  componentLimits,
  componentOf,
  hasValue,
  idFor,
  kindOfTarget,
  nodeOf,
  optionsOfTarget,
  targetsOf,
  type BindTarget,
  type Component,
  type ComponentProperty,
  type NodeRecord,
} from '@web2/builder'
import { useId, useState } from 'react'
import { NameDialog } from '../../../../../ui/dialogs/name-dialog.tsx'
import { Row } from '../../fields/field-row.tsx'
import { SelectInput } from '../../fields/select-input.tsx'
import panel from '../../inspector/panel.module.css'
import { useEditor, useRecord } from '../../session/use-editor.ts'
import { targetLabels } from './target-labels.ts'

interface TargetProps {
  readonly record: NodeRecord
  readonly component: Component
  readonly target: BindTarget
}

const creates = ' new'

/** Choice of the property that drives a part of a block. */
const Target = ({ record, component, target }: TargetProps) => {
  const editor = useEditor()
  const id = useId()
  const [naming, setNaming] = useState(false)
  const kind = kindOfTarget(target)
  const options = optionsOfTarget(target)
  const isFree = (property: ComponentProperty) => {
    if (hasValue(kind)) return true
    // content of a place can only be shown once
    const block = blockOfSlot(editor.store.document, property.id)
    const isBound = bindingsOf(record).some((binding) => binding.property === property.id)
    return isBound || block === undefined || block.uuid === record.uuid
  }
  const fitting = component.properties.filter(
    (property) =>
      property.kind === kind &&
      JSON.stringify(property.options) === JSON.stringify(options) &&
      isFree(property),
  )
  const bound = bindingsOf(record).find((binding) => binding.target === target)?.property
  const isFull = component.properties.length >= componentLimits.properties
  const bind = (property: string | null) =>
    editor.run(
      property === null ? 'Unlink from property' : 'Link to property',
      bindProperty(editor.store.document, { id: record.uuid, target, property }),
    )
  const create = (name: string) => {
    const property = { id: idFor(name, component.properties), name, kind, ...(options && { options }) }
    const result = addProperty(editor.store.document, property, { id: record.uuid, target })
    editor.run(`Add property “${name}”`, result.ok ? { ...result, select: [record.uuid] } : result)
  }
  return (
    <Row label={targetLabels[target]} htmlFor={id}>
      <SelectInput
        id={id}
        label={`Property for ${targetLabels[target].toLowerCase()}`}
        none="Same everywhere"
        value={fitting.some((property) => property.id === bound) ? (bound ?? '') : ''}
        options={[
          ...fitting.map(({ id: value, name }) => ({ value, label: name })),
          ...(isFull ? [] : [{ value: creates, label: 'New property…' }]),
        ]}
        commit={(value) => (value === creates ? setNaming(true) : bind(value === '' ? null : value))}
      />
      {naming && (
        <NameDialog
          title="New property"
          description="Each place that uses this section can set it."
          name={targetLabels[target]}
          maxLength={componentLimits.name}
          confirm="Add"
          empty="Enter a name."
          store={(name) => Promise.resolve(create(name))}
          onClose={() => setNaming(false)}
        />
      )}
    </Row>
  )
}

/** Parts of the selected block that each use of the section can set, while the section is edited. */
export const BlockBindings = ({ record }: { readonly record: NodeRecord }) => {
  const editor = useEditor()
  const { store } = editor
  const root = useRecord(store.document.root)
  const targets = targetsOf(record)
  if (!root || targets.length === 0) return null
  const component = componentOf(nodeOf(store.document, root.uuid))
  const isBound = bindingsOf(record).length > 0
  return (
    <details className={panel.section} open={isBound || undefined}>
      <summary title="Let each use of this section set these">Section properties</summary>
      <div className={panel.fields}>
        {targets.map((target) => (
          <Target key={target} record={record} component={component} target={target} />
        ))}
        {record.parent !== null && component.properties.length > 0 && (
          <Button
            size="compact-sm"
            variant="default"
            style={{ alignSelf: 'flex-start' }}
            onClick={() => editor.select([])}
          >
            All properties and variants
          </Button>
        )}
      </div>
    </details>
  )
}

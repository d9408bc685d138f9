import { Button } from '@mantine/core'
import {
  componentOf,
  hasValue,
  nodeOf,
  placeValues,
  resetPlaceValues,
  setPlaceValue,
  setPlaceVariant,
  type BuilderDocument,
  type CommandResult,
  type NodeRecord,
  type PropertyValue,
} from '@web2/builder'
import { useId } from 'react'
import { Row } from '../../fields/field-row.tsx'
import { SelectInput } from '../../fields/select-input.tsx'
import { useEditor } from '../../session/use-editor.ts'
import { ValueField } from './value-field.tsx'

interface PlaceValuesProps {
  /** Place that uses the section. */
  readonly record: NodeRecord
  readonly section: BuilderDocument
}

/** Variant and properties of a section at one place; nothing for a section without any. */
export const PlaceValues = ({ record, section }: PlaceValuesProps) => {
  const editor = useEditor()
  const id = useId()
  const { properties: all, variants } = componentOf(nodeOf(section, section.root))
  const properties = all.filter(({ kind }) => hasValue(kind))
  const { values, variant } = placeValues(record)
  const chosen = variants.find((each) => each.id === variant)
  const overridden = properties.filter((property) => values[property.id] !== undefined)
  const run = (label: string, result: CommandResult, mergeKey?: string) => editor.run(label, result, mergeKey)
  const { uuid } = record
  return (
    <>
      {variants.length > 0 && (
        <Row label="Variant" htmlFor={id}>
          <SelectInput
            id={id}
            label="Variant"
            none="Default"
            options={variants.map(({ id: value, name }) => ({ value, label: name }))}
            value={chosen?.id ?? ''}
            commit={(next) =>
              run(
                'Choose variant',
                setPlaceVariant(editor.store.document, { id: uuid, variant: next === '' ? null : next }),
              )
            }
          />
        </Row>
      )}
      {properties.map((property) => (
        <ValueField
          key={property.id}
          property={property}
          value={values[property.id] as PropertyValue | undefined}
          otherwise={chosen?.values[property.id]}
          source={chosen?.values[property.id] === undefined ? 'As in the section' : chosen.name}
          set={(value, merges) =>
            run(
              value === null ? `Reset ${property.name}` : `Change ${property.name}`,
              setPlaceValue(editor.store.document, { id: uuid, property: property.id, value }),
              merges ? `place:${uuid}:${property.id}` : undefined,
            )
          }
        />
      ))}
      {overridden.length > 1 && (
        <Button
          size="compact-sm"
          variant="default"
          style={{ alignSelf: 'flex-start' }}
          onClick={() => run('Reset properties', resetPlaceValues(editor.store.document, uuid))}
        >
          Reset all {overridden.length} changes
        </Button>
      )}
    </>
  )
}

import { checkPropertyValue, type ComponentProperty, type PropertyValue } from '@web2/builder'
import { useId } from 'react'
import { ColorField } from '../../fields/color-field.tsx'
import { CommitInput } from '../../fields/commit-input.tsx'
import { Row, type Origin } from '../../fields/field-row.tsx'
import { ImageUrlField } from '../../fields/image-url-field.tsx'
import { SelectInput } from '../../fields/select-input.tsx'
import { steppedNumber } from '../../style/style-values.ts'

interface ValueFieldProps {
  readonly property: ComponentProperty
  /** Undefined while the value comes from `otherwise`. */
  readonly value: PropertyValue | undefined
  /** Value in effect while the field is empty; undefined for the section’s own content. */
  readonly otherwise: PropertyValue | undefined
  /** Where that value comes from, for the tooltip and the empty choice. */
  readonly source: string
  /** `merges` joins consecutive changes, as of a color that is being picked, to one undo step. */
  readonly set: (value: PropertyValue | null, merges?: boolean) => void
}

const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

const textOf = (value: PropertyValue | undefined): string =>
  value === undefined ? '' : typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value)

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Field for a value of a section's property, of the right kind, with a button that resets it. */
export const ValueField = ({ property, value, otherwise, source, set }: ValueFieldProps) => {
  const id = useId()
  const { kind, name, options = [] } = property
  const origin: Origin = value === undefined ? { kind: 'none' } : { kind: 'here', sentence: 'Set here.' }
  const read = (typed: string): PropertyValue => (kind === 'number' ? Number(typed) : typed)
  const check = (typed: string) =>
    typed.trim() === '' ? null : checkPropertyValue(property, read(typed.trim()))
  const commit = (typed: string) =>
    set(
      typed === '' || (kind !== 'text' && typed.trim() === '')
        ? null
        : read(kind === 'text' ? typed : typed.trim()),
    )
  const none = otherwise === undefined ? source : `${source}: ${capital(textOf(otherwise))}`
  const field = {
    id,
    label: name,
    value: textOf(value),
    placeholder: otherwise === undefined ? source : textOf(otherwise),
    check,
    commit,
  }
  return (
    <Row label={name} htmlFor={id} origin={origin} clear={() => set(null)}>
      {kind === 'boolean' ? (
        <SelectInput
          id={id}
          label={name}
          options={yesOrNo}
          none={none}
          value={value === undefined ? '' : value === true ? 'yes' : 'no'}
          commit={(chosen) => set(chosen === '' ? null : chosen === 'yes')}
        />
      ) : kind === 'choice' ? (
        <SelectInput
          id={id}
          label={name}
          options={options.map((option) => ({ value: option, label: capital(option) }))}
          none={none}
          value={textOf(value)}
          commit={(chosen) => set(chosen === '' ? null : chosen)}
        />
      ) : kind === 'color' ? (
        <ColorField {...field} choose={(typed) => set(typed, true)} />
      ) : kind === 'image' ? (
        <ImageUrlField {...field} />
      ) : kind === 'number' ? (
        <CommitInput {...field} inputMode="numeric" step={steppedNumber} />
      ) : (
        <CommitInput
          {...field}
          multiline={kind === 'text'}
          rows={2}
          inputMode={kind === 'link' ? 'url' : 'text'}
        />
      )}
    </Row>
  )
}

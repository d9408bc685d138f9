import { useId } from 'react'
import { CommitInput } from '../../fields/commit-input.tsx'
import { Row } from '../../fields/field-row.tsx'
import { refusalOf, shownNumber } from '../style-values.ts'
import { useProperty } from '../use-style.ts'

export interface TextControlProps {
  readonly property: string
  readonly label: string
  readonly hint?: string
}

/** Text field for raw CSS. */
export const TextControl = ({ property, label, hint }: TextControlProps) => {
  const id = useId()
  const { isSet, mixed, value, origin, set, clear } = useProperty(property)
  const shown = shownNumber(value)
  return (
    <Row label={label} htmlFor={id} origin={origin} clear={clear}>
      <CommitInput
        id={id}
        label={label}
        value={isSet ? shown : ''}
        placeholder={mixed ? 'Mixed' : (isSet ? '' : shown) || hint}
        check={(typed) => (typed.trim() === '' ? null : refusalOf(property, typed.trim()))}
        commit={(typed) => set(typed.trim() || undefined)}
      />
    </Row>
  )
}

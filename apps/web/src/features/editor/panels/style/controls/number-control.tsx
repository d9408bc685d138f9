import { useId } from 'react'
import { CommitInput } from '../../fields/commit-input.tsx'
import { Row } from '../../fields/field-row.tsx'
import { refusalOf, shownNumber, steppedNumber } from '../style-values.ts'
import { useProperty } from '../use-style.ts'

export interface NumberControlProps {
  readonly property: string
  readonly label: string
  readonly hint?: string
}

/** A number without a unit, or a keyword such as `auto` or `span 2`. */
export const NumberControl = ({ property, label, hint }: NumberControlProps) => {
  const id = useId()
  const access = useProperty(property)
  const shown = shownNumber(access.value)
  return (
    <Row label={label} htmlFor={id} origin={access.origin} clear={access.clear}>
      <CommitInput
        id={id}
        label={label}
        value={access.isSet ? shown : ''}
        placeholder={access.mixed ? 'Mixed' : (access.isSet ? '' : shown) || hint}
        computed={access.mixed || shown || hint ? undefined : property}
        step={steppedNumber}
        check={(typed) => (typed.trim() === '' ? null : refusalOf(property, typed.trim()))}
        commit={(typed) => access.set(typed.trim() || undefined)}
        commitStep={(typed) => access.merge(typed)}
      />
    </Row>
  )
}

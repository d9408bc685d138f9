import { useId } from 'react'
import { ColorField } from '../../fields/color-field.tsx'
import { Row } from '../../fields/field-row.tsx'
import { refusalOf, shownValue } from '../style-values.ts'
import { TokenButton } from '../token-button.tsx'
import { useTokenValue } from '../use-token-value.ts'
import { useProperty } from '../use-style.ts'
import { ContrastHint } from './contrast-hint.tsx'

export interface ColorControlProps {
  readonly property: string
  readonly label: string
}

export const ColorControl = ({ property, label }: ColorControlProps) => {
  const id = useId()
  const { isSet, mixed, value, origin, set, merge, clear } = useProperty(property)
  const inherited = isSet ? '' : shownValue(value)
  return (
    <Row
      label={label}
      htmlFor={id}
      origin={origin}
      clear={clear}
      token={<TokenButton property={property} label={label} />}
    >
      <ColorField
        id={id}
        label={label}
        value={isSet ? shownValue(value) : ''}
        placeholder={mixed ? 'Mixed' : inherited}
        computed={mixed || inherited ? undefined : property}
        stands={useTokenValue(mixed ? undefined : value)}
        check={(typed) => (typed.trim() === '' ? null : refusalOf(property, typed.trim()))}
        commit={(typed) => set(typed.trim() || undefined)}
        choose={merge}
      />
      {property === 'color' && !mixed && <ContrastHint />}
    </Row>
  )
}

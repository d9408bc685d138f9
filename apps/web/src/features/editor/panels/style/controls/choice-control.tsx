import { useId } from 'react'
import { Choice } from '../../bar/choice.tsx'
import { Row } from '../../fields/field-row.tsx'
import { SelectInput } from '../../fields/select-input.tsx'
import { keywordLabel, lineHeightFactor, shownNumber } from '../style-values.ts'
import { useProperty, useStyleState } from '../use-style.ts'

export type OptionOf = string | { readonly value: string; readonly label: string }

interface OptionsProps {
  readonly property: string
  readonly label: string
  readonly options: readonly OptionOf[]
}

interface SelectControlProps extends OptionsProps {
  /** Shown where the section already says the rest of the label. */
  readonly short?: string
}

const spaced = (options: readonly OptionOf[]) =>
  options.map((option) =>
    typeof option === 'string' ? { value: option, label: keywordLabel(option) } : option,
  )

/** A select with the options of a property. */
export const SelectControl = ({ property, label, short = label, options }: SelectControlProps) => {
  const id = useId()
  const { isSet, mixed, value, origin, set, clear } = useProperty(property)
  const shown = shownNumber(value)
  return (
    <Row label={short} htmlFor={id} origin={origin} clear={clear}>
      <SelectInput
        id={id}
        label={label}
        value={isSet ? shown : ''}
        none={mixed ? 'Mixed' : !isSet && shown ? `(${keywordLabel(shown)})` : '–'}
        computed={mixed || shown ? undefined : property}
        options={spaced(options)}
        commit={(chosen) => set(chosen || undefined)}
      />
    </Row>
  )
}

/** A few options side by side. */
export const ChoiceControl = ({ property, label, options }: OptionsProps) => {
  const { mixed, value, origin, set, clear } = useProperty(property)
  return (
    <Row label={label} origin={origin} clear={clear}>
      <Choice
        label={label}
        options={spaced(options)}
        value={mixed ? '' : shownNumber(value)}
        onChange={set}
        computed={mixed || value !== undefined ? undefined : property}
      />
    </Row>
  )
}

const lineHeights = ['1', '1.5', '2']

/** Returns the usual line heights, and the present one if it is another. */
const lineHeightsWith = (factor: number | null) => {
  const isOther = factor !== null && !lineHeights.includes(String(factor))
  return [...lineHeights, ...(isOther ? [String(factor)] : [])].map((value) => ({
    value,
    label: `${Math.round(Number(value) * 100) / 100}×`,
  }))
}

/** Line height as a multiple of the font size. */
export const LineHeightControl = ({ property, label }: Omit<OptionsProps, 'options'>) => {
  const { mixed, value, origin, set, clear } = useProperty(property)
  const fontSize = useStyleState('font-size').value
  const factor = lineHeightFactor({ 'line-height': value, 'font-size': fontSize })
  return (
    <Row label={label} origin={origin} clear={clear}>
      <Choice
        label={label}
        options={lineHeightsWith(factor)}
        value={factor === null ? '' : String(factor)}
        computed={mixed || value !== undefined ? undefined : property}
        onChange={(chosen) => set(Number(chosen))}
      />
    </Row>
  )
}

interface SwitchProps {
  readonly property: string
  readonly label: string
  readonly on: string
  readonly off: string
}

/** A yes/no choice between two keywords. */
export const SwitchControl = ({ property, label, on, off }: SwitchProps) => (
  <ChoiceControl
    property={property}
    label={label}
    options={[
      { value: off, label: 'No' },
      { value: on, label: 'Yes' },
    ]}
  />
)

import { isAmount, type TokenGroup } from '@web2/builder'
import { CommitInput } from '../../fields/commit-input.tsx'
import fields from '../../fields/fields.module.css'
import { Slider } from '../../fields/slider.tsx'
import { TokenSelect } from '../controls/token-select.tsx'
import { lengthOf, steppedLength, typedLength } from '../style-values.ts'

interface AmountFieldProps {
  readonly label: string
  readonly value: string
  /** Group of the design tokens that fit. */
  readonly group: TokenGroup
  /** Greatest percentage of the slider. */
  readonly most: number
  /** Returns why the browser would refuse the amount; null if it accepts it. */
  readonly check: (amount: string) => string | null
  readonly change: (amount: string, how?: 'merge') => void
}

const sentence = 'Enter one length or percentage, such as 10% or 24px.'

/** The amount of a shape or mask: a slider, an exact value and the design tokens that fit. */
export const AmountField = ({ label, value, group, most, check, change }: AmountFieldProps) => {
  const length = lengthOf(value)
  const unit = length?.unit ?? ''
  const greatest = unit === '%' ? most : unit === 'px' ? 160 : 20
  const text = (typed: string) => typedLength(typed, unit || '%') ?? ''
  return (
    <div className={fields.stack}>
      {length && (
        <Slider
          label={label}
          min={1}
          max={greatest}
          step={unit === '%' || unit === 'px' ? 1 : 0.1}
          unit={unit}
          value={length.number}
          commit={(number) => change(`${number}${unit || 'px'}`, 'merge')}
        />
      )}
      <div className={fields.pair}>
        <CommitInput
          label={`${label}, exact`}
          value={value}
          step={(typed, by) => steppedLength(typed, by, '%')}
          check={(typed) => (isAmount(text(typed)) ? check(text(typed)) : sentence)}
          commit={(typed) => change(text(typed))}
          commitStep={(typed) => change(typed, 'merge')}
        />
        <TokenSelect label={label} group={group} value={value} commit={change} />
      </div>
    </div>
  )
}

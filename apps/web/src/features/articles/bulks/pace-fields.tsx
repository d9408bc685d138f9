import { NumberInput } from '@mantine/core'
import { mostSpendLimit } from '@web2/contract/articles'
import { limits } from '@web2/contract/core'

/** Returns the number in a field; null if it is empty. */
const numberOf = (value: string | number): number | null =>
  value === '' || !Number.isFinite(Number(value)) ? null : Number(value)

interface FieldProps<Value> {
  readonly value: Value
  readonly error?: string | undefined
  readonly onChange: (value: Value) => void
}

export const AtOnceField = ({ value, error, onChange }: FieldProps<number>) => (
  <NumberInput
    label="Articles at a time"
    description="Fewer is slower but easier to stop"
    min={1}
    max={limits.bulkAtOnce}
    allowDecimal={false}
    value={value}
    error={error}
    onChange={(next) => onChange(Math.min(limits.bulkAtOnce, Math.max(1, numberOf(next) ?? 1)))}
  />
)

export const SpendLimitField = ({ value, error, onChange }: FieldProps<number | null>) => (
  <NumberInput
    label="Spending limit (USD)"
    description="The bulk pauses at this amount"
    placeholder="No limit"
    prefix="$"
    min={0.01}
    max={mostSpendLimit}
    decimalScale={2}
    value={value ?? ''}
    error={error}
    onChange={(next) => {
      const amount = numberOf(next)
      onChange(amount === null || amount === 0 ? null : Math.min(mostSpendLimit, amount))
    }}
  />
)

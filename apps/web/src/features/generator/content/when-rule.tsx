import { Checkbox, Group, NativeSelect, TextInput } from '@mantine/core'
import type { TurboRule } from '@web2/contract/generator'
import { useWizard } from '../wizard/wizard-context.ts'

type When = NonNullable<TurboRule['when']>

interface WhenRuleProps {
  /** Name of the block. */
  readonly name: string
  readonly rule: TurboRule
  readonly onChange: (when: When | undefined) => void
}

const conditions: { value: When['is']; label: string }[] = [
  { value: 'filled', label: 'has a value' },
  { value: 'empty', label: 'is empty' },
  { value: 'equal', label: 'is' },
  { value: 'not-equal', label: 'is not' },
]

/** Condition for showing the block. */
export const WhenRule = ({ name, rule: { when }, onChange }: WhenRuleProps) => {
  const { check } = useWizard()
  const names = (check?.placeholders ?? []).map((each) => each.name)
  const offered = when === undefined || names.includes(when.name) ? names : [when.name, ...names]
  const first = names[0] ?? ''
  return (
    <div>
      <Checkbox
        label="Show only if"
        checked={when !== undefined}
        disabled={names.length === 0}
        onChange={(event) =>
          onChange(event.currentTarget.checked ? { name: first, is: 'filled' } : undefined)
        }
      />
      {when !== undefined && (
        <Group gap="sm" mt="xs" ml={{ base: 0, sm: 32 }} align="flex-start">
          <NativeSelect
            aria-label={`Placeholder that decides whether ${name} is shown`}
            data={offered}
            value={when.name}
            onChange={(event) => onChange({ ...when, name: event.currentTarget.value })}
          />
          <NativeSelect
            aria-label={`Condition for ${name}`}
            data={conditions}
            value={when.is}
            onChange={(event) => {
              const is = event.currentTarget.value as When['is']
              const comparesText = is === 'equal' || is === 'not-equal'
              onChange({ name: when.name, is, ...(comparesText ? { value: when.value ?? '' } : {}) })
            }}
          />
          {(when.is === 'equal' || when.is === 'not-equal') && (
            <TextInput
              aria-label={`Value to compare ${when.name} with`}
              maxLength={200}
              value={when.value ?? ''}
              onChange={(event) => onChange({ ...when, value: event.currentTarget.value })}
            />
          )}
        </Group>
      )}
    </div>
  )
}

import { Group, NumberInput, Radio, Stack } from '@mantine/core'
import type { TurboMode } from '@web2/contract/generator'
import { useWizard } from '../wizard/wizard-context.ts'

const modes: readonly { value: TurboMode; label: string; description: string }[] = [
  {
    value: 'all',
    label: 'All combinations',
    description: 'Each value of a list with each value of the others',
  },
  {
    value: 'sequential',
    label: 'Pair by row',
    description: 'Pairs values row by row, up to the shortest list',
  },
  {
    value: 'random',
    label: 'Random sample',
    description: 'A number of combinations without repetition',
  },
]

/** Mode of combining the lists, and the number of pages. */
export const ModeFields = () => {
  const { values, change, problem } = useWizard()
  const { mode, pages } = values
  return (
    <Stack gap="md">
      <Radio.Group
        aria-label="Combine lists"
        value={mode}
        error={problem('mode')}
        onChange={(next) => change({ mode: next as TurboMode })}
      >
        <Stack gap="xs">
          {modes.map((each) => (
            <Radio key={each.value} {...each} />
          ))}
        </Stack>
      </Radio.Group>
      <Group align="flex-start" gap="md">
        <NumberInput
          label="Number of Pages"
          {...(mode !== 'random' && { description: 'Empty: all combinations' })}
          data-field="pages"
          placeholder={mode === 'random' ? '' : 'All'}
          withAsterisk={mode === 'random'}
          w={220}
          allowDecimal={false}
          thousandSeparator=","
          value={pages}
          error={problem('pages')}
          onChange={(value) => change({ pages: value === '' ? '' : Math.trunc(Number(value)) || 0 })}
        />
      </Group>
    </Stack>
  )
}

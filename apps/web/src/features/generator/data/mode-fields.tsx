import { Group, NumberInput, Radio, Stack } from '@mantine/core'
import type { TurboMode } from '@web2/contract/generator'
import { useWizard } from '../wizard/wizard-context.ts'

const modes: readonly { value: TurboMode; label: string; description: string }[] = [
  {
    value: 'all',
    label: 'All with all',
    description: 'Every value of a list with every value of the others.',
  },
  {
    value: 'sequential',
    label: 'Side by side',
    description: 'First with first, second with second, as far as the shortest list goes.',
  },
  {
    value: 'random',
    label: 'Some, drawn at random',
    description: 'None twice. The same seed draws the same ones again.',
  },
]

const largestSeed = 0xffff_ffff

/** How lists are combined, and how many pages that makes. */
export const ModeFields = () => {
  const { values, change, problem } = useWizard()
  const { mode, pages, seed } = values
  return (
    <Stack gap="md">
      <Radio.Group
        label="Combine"
        value={mode}
        error={problem('mode')}
        onChange={(next) => change({ mode: next as TurboMode })}
      >
        <Stack gap="xs" mt="xs">
          {modes.map((each) => (
            <Radio key={each.value} {...each} />
          ))}
        </Stack>
      </Radio.Group>
      <Group align="flex-start" gap="md">
        <NumberInput
          label="Number of Pages"
          description={mode === 'random' ? 'How many are drawn' : 'Empty: all of them'}
          placeholder={mode === 'random' ? '' : 'All'}
          withAsterisk={mode === 'random'}
          w={220}
          allowDecimal={false}
          thousandSeparator=","
          value={pages}
          error={problem('pages')}
          onChange={(value) => change({ pages: value === '' ? '' : Math.trunc(Number(value)) || 0 })}
        />
        <NumberInput
          label="Seed"
          description="Draws rows and words"
          w={160}
          min={0}
          max={largestSeed}
          allowDecimal={false}
          allowNegative={false}
          value={seed}
          error={problem('seed')}
          onChange={(value) => change({ seed: Math.min(largestSeed, Math.max(0, Number(value) || 0)) })}
        />
      </Group>
    </Stack>
  )
}

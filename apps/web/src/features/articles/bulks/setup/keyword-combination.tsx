import { Group, NativeSelect, NumberInput, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { combinationCount, listNames, type CombinationMode } from '@web2/contract/articles'
import { limits } from '@web2/contract/core'
import { counted } from '../../../../lib/text/counted.ts'
import { combinationOf, type BulkValues } from './bulk-values.ts'

interface KeywordCombinationProps {
  readonly values: BulkValues
  readonly onChange: (change: Partial<BulkValues>) => void
}

const modes: { value: CombinationMode; label: string }[] = [
  { value: 'all', label: 'All combinations' },
  { value: 'sequential', label: 'Pair by row' },
  { value: 'random', label: 'Random sample' },
]

/** Fields for a pattern and the lists that fill its names: one keyword per combination. */
export const KeywordCombination = ({ values, onChange }: KeywordCombinationProps) => {
  const { pattern, lists, mode } = values
  const names = listNames(pattern)
  const combination = combinationOf(values)
  const sizes = names.map((name) => (combination.lists[name]?.length ?? 0).toLocaleString('en'))
  const count = combinationCount(combination)
  const change = (next: Partial<BulkValues>) => onChange({ ...next, without: [] })
  return (
    <Stack gap="sm">
      <TextInput
        label="Pattern"
        description="Each name in braces gets its own list"
        maxLength={200}
        value={pattern}
        onChange={(event) => change({ pattern: event.currentTarget.value })}
      />
      <SimpleGrid cols={{ base: 1, sm: Math.min(3, Math.max(1, names.length)) }}>
        {names.map((name) => (
          <Textarea
            key={name}
            label={name}
            description="One per line"
            autosize
            minRows={4}
            maxRows={12}
            value={lists[name] ?? ''}
            onChange={(event) => change({ lists: { ...lists, [name]: event.currentTarget.value } })}
          />
        ))}
      </SimpleGrid>
      <Group gap="sm" align="flex-end">
        <NativeSelect
          label="Combine"
          flex="1 1 220px"
          data={modes}
          value={mode}
          onChange={(event) => change({ mode: event.currentTarget.value as CombinationMode })}
        />
        {mode === 'random' && (
          <>
            <NumberInput
              label="Sample size"
              w={120}
              min={1}
              max={limits.bulkArticles}
              allowDecimal={false}
              value={values.count}
              onChange={(count) => change({ count: Math.max(1, Number(count)) })}
            />
            <NumberInput
              label="Seed"
              description={null}
              w={120}
              min={0}
              max={2_147_483_647}
              allowDecimal={false}
              value={values.seed}
              onChange={(seed) => change({ seed: Math.max(0, Number(seed)) })}
            />
          </>
        )}
      </Group>
      {names.length > 0 && (
        <Text size="sm" c="dimmed">
          {sizes.join(' × ')} {mode === 'all' ? '=' : '→'} {counted(count, 'combination')}.
          {mode === 'random' && ' The same seed gives the same sample.'}
        </Text>
      )}
    </Stack>
  )
}

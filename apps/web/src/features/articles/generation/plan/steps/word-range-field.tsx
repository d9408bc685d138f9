import { Group, Input, NumberInput, Text } from '@mantine/core'
import type { WordRange } from '@web2/contract/articles'
import { useId, useState } from 'react'
import { rangeProblem } from './range-problem.ts'
import classes from './steps.module.css'

interface WordRangeFieldProps {
  readonly label: string
  readonly value: WordRange
  readonly readOnly?: boolean
  readonly onChange: (words: WordRange) => void
}

/** Fewest and most words. */
export const WordRangeField = ({ label, value, readOnly = false, onChange }: WordRangeFieldProps) => {
  const id = useId()
  // an emptied field stays empty until it is left
  const [typed, setTyped] = useState<Partial<Record<keyof WordRange, number | string>>>({})
  const problem = rangeProblem(value)
  const field = (end: keyof WordRange, name: string) => (
    <NumberInput
      aria-label={`${label}: ${name}`}
      className={classes.words ?? ''}
      min={0}
      max={10_000}
      step={50}
      allowDecimal={false}
      allowNegative={false}
      thousandSeparator=","
      readOnly={readOnly}
      error={problem !== null}
      aria-describedby={problem === null ? undefined : id}
      value={typed[end] ?? value[end]}
      onBlur={() => setTyped({})}
      onChange={(next) => {
        setTyped({ ...typed, [end]: next })
        if (typeof next === 'number') onChange({ ...value, [end]: next })
      }}
    />
  )
  return (
    <Input.Wrapper label={label} labelElement="div">
      <Group gap="xs" wrap="nowrap">
        {field('from', 'at least')}
        <Text size="sm" c="dimmed">
          to
        </Text>
        {field('to', 'at most')}
        <Text size="sm" c="dimmed">
          words
        </Text>
      </Group>
      {problem !== null && (
        <Text size="xs" c="var(--mantine-color-error)" mt={4} id={id} role="alert">
          {problem}
        </Text>
      )}
    </Input.Wrapper>
  )
}

import { Button, List, NumberInput, Stack, Text } from '@mantine/core'
import { messages } from '@web2/contract/core'
import { useState, type SubmitEvent } from 'react'
import type { StepProps } from './step-props.ts'

/** Chooses a way by its number. */
export const WayStep = ({ ask, busy, onAnswer }: StepProps) => {
  const ways = ask.ways ?? []
  const [way, setWay] = useState<number | string>('')
  const [problem, setProblem] = useState<string | null>(null)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const number = Number(way)
    if (!Number.isInteger(number) || number < 1) return setProblem(messages.wayNotPositive)
    if (number > ways.length) return setProblem(`Enter a number from 1 to ${ways.length}`)
    onAnswer(String(number))
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="sm">
        <Text size="sm">Choose how to continue and enter the number of that option.</Text>
        <List type="ordered" size="sm" spacing={6} style={{ overflowWrap: 'anywhere' }}>
          {ways.map((title) => (
            <List.Item key={title}>{title}</List.Item>
          ))}
        </List>
        <NumberInput
          label="Option number"
          allowDecimal={false}
          hideControls
          maw={200}
          value={way}
          error={problem}
          onChange={(value) => {
            setWay(value)
            setProblem(null)
          }}
        />
        <Button type="submit" loading={busy} style={{ alignSelf: 'start' }}>
          Continue
        </Button>
      </Stack>
    </form>
  )
}

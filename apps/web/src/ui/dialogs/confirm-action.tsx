import { Text } from '@mantine/core'
import { ask } from '../../lib/questions.ts'

interface Question {
  /** Of the record that something is done with. */
  readonly name: string
  readonly title: string
  /** Consequence of the action. */
  readonly text: string
  readonly confirm: string
  readonly cancel: string
  /** True if the action can't be undone. */
  readonly isFinal: boolean
  readonly onConfirm: () => void
}

/** Asks before something is done with a record, naming it. */
export const askAbout = ({ name, title, text, confirm, cancel, isFinal, onConfirm }: Question) =>
  ask({
    title,
    children: (
      <>
        <Text size="sm" fw={600} mb="xs" style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        <Text size="sm">{text}</Text>
      </>
    ),
    labels: { confirm, cancel },
    ...(isFinal ? { confirmProps: { color: 'red.8' } } : {}),
    onConfirm,
  })

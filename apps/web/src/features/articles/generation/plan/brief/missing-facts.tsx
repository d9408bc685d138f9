import { Button, Group, Text, Textarea } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { IconAction } from '../../../../../ui/icon-button.tsx'
import classes from './brief.module.css'

interface MissingFactsProps {
  readonly missing: readonly string[]
  readonly canWrite: boolean
  /** Called with the entered fact, or without one if the article does without it. */
  readonly onSettle: (at: number, text?: string) => void
}

const MissingFact = ({
  name,
  canWrite,
  onSettle,
}: {
  readonly name: string
  readonly canWrite: boolean
  readonly onSettle: (text?: string) => void
}) => {
  const [text, setText] = useState('')
  const isEmpty = text.trim() === ''
  return (
    <li className={classes.missing}>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {name}
      </Text>
      {canWrite && (
        <Group gap="xs" wrap="nowrap" align="flex-start">
          <Textarea
            aria-label={`Fact for “${name}”`}
            placeholder="Enter the fact"
            autosize
            minRows={1}
            maxRows={6}
            maxLength={600}
            flex={1}
            value={text}
            onChange={(event) => setText(event.currentTarget.value.replace(/\n/g, ' '))}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              if (!isEmpty) onSettle(text)
            }}
          />
          <Button
            variant="default"
            leftSection={<IconCheck size={16} aria-hidden />}
            disabled={isEmpty}
            aria-label={`Add fact for “${name}”`}
            onClick={() => onSettle(text)}
          >
            Add
          </Button>
          <IconAction tip="Not needed" name={`“${name}” is not needed`} mt={4} onClick={() => onSettle()}>
            <IconX size={18} />
          </IconAction>
        </Group>
      )}
    </li>
  )
}

/** Facts that the article needs and no source has, each with a field to enter it. */
export const MissingFacts = ({ missing, canWrite, onSettle }: MissingFactsProps) => (
  <ul className={classes.missingList}>
    {missing.map((name, at) => (
      <MissingFact key={name} name={name} canWrite={canWrite} onSettle={(text) => onSettle(at, text)} />
    ))}
  </ul>
)

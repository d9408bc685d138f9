import { Button, Group, Progress, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'

interface ImportProgressProps {
  /** Added records: '12 listings'. */
  readonly added: string
  /** Rows that were sent, of all. */
  readonly done: number
  readonly count: number
  readonly sending: boolean
  /** Advice once all rows were sent. */
  readonly advice?: string
  /** The way to what was added. */
  readonly link: ReactNode
  readonly onStop: () => void
  readonly onGoOn: () => void
  readonly onAgain: () => void
  readonly children?: ReactNode
}

/** How far an import is, and at its end what was added. */
export const ImportProgress = ({ added, done, count, sending, advice, ...props }: ImportProgressProps) => {
  const hasEnded = done >= count
  return (
    <Stack className="card" p="lg">
      <Text role="status">
        {hasEnded ? 'Added' : 'Added so far:'} {added}
        {hasEnded ? `.${advice === undefined ? '' : ` ${advice}`}` : ` of ${count.toLocaleString('en')}.`}
      </Text>
      {!hasEnded && <Progress value={(done / count) * 100} aria-label="Import progress" />}
      {props.children}
      <Group gap="xs">
        {sending && (
          <Button variant="default" onClick={props.onStop}>
            Stop
          </Button>
        )}
        {!sending && !hasEnded && <Button onClick={props.onGoOn}>Resume</Button>}
        {!sending && hasEnded && props.link}
        {!sending && (
          <Button variant="default" onClick={props.onAgain}>
            Import another file
          </Button>
        )}
      </Group>
    </Stack>
  )
}

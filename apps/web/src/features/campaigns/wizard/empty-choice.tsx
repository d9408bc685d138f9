import { Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'

interface EmptyChoiceProps {
  readonly title: string
  readonly text: string
  /** Link to the next step. */
  readonly children: ReactNode
}

/** Shown in place of a choice while the account has nothing to choose from. */
export const EmptyChoice = ({ title, text, children }: EmptyChoiceProps) => (
  <Stack gap="xs" align="start" role="group" aria-label={title}>
    <Text fw={600}>{title}</Text>
    <Text size="sm" c="dimmed">
      {text}
    </Text>
    {children}
  </Stack>
)

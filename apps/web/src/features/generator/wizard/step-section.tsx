import { Stack, Text, Title } from '@mantine/core'
import { useId, type ReactNode } from 'react'

interface StepSectionProps {
  readonly title: string
  readonly text?: ReactNode
  readonly children: ReactNode
}

/** A titled part of a step. */
export const StepSection = ({ title, text, children }: StepSectionProps) => {
  const id = useId()
  return (
    <Stack component="section" gap="sm" aria-labelledby={id}>
      <div>
        <Title order={3} size="h5" id={id}>
          {title}
        </Title>
        {text !== undefined && (
          <Text size="sm" c="dimmed" mt={2}>
            {text}
          </Text>
        )}
      </div>
      {children}
    </Stack>
  )
}

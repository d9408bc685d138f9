import { Group, Text, Title } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import classes from './lead-card.module.css'

interface LeadCardProps {
  readonly title: string
  /** Below the title. */
  readonly text?: string
  /** At the right of the title. */
  readonly aside?: ReactNode
  /** Class with the padding of the card, in place of the usual one. */
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Region of a screen of leads, with its title. */
export const LeadCard = ({ title, text, aside, className = classes.card, children }: LeadCardProps) => {
  const id = useId()
  return (
    <section className={`card ${className}`} aria-labelledby={id}>
      <Group justify="space-between" gap="xs" mb={text === undefined ? 'sm' : 4}>
        <Title order={2} size="h5" id={id}>
          {title}
        </Title>
        {aside}
      </Group>
      {text !== undefined && (
        <Text size="sm" c="dimmed" mb="sm" maw={640}>
          {text}
        </Text>
      )}
      {children}
    </section>
  )
}

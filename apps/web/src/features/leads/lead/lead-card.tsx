import { Group, Title } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import classes from './lead-page.module.css'

interface LeadCardProps {
  readonly title: string
  /** At the right of the title. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** Part of the page of a lead. */
export const LeadCard = ({ title, aside, children }: LeadCardProps) => {
  const id = useId()
  return (
    <section className={`card ${classes.card}`} aria-labelledby={id}>
      <Group justify="space-between" gap="xs" mb="sm">
        <Title order={2} size="h5" id={id}>
          {title}
        </Title>
        {aside}
      </Group>
      {children}
    </section>
  )
}

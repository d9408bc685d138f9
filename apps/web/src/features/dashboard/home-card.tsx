import { Group, Title } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import classes from './dashboard.module.css'

interface HomeCardProps {
  title: string
  /** At the right of the title. */
  aside?: ReactNode
  children: ReactNode
}

/** Card of the dashboard. */
export const HomeCard = ({ title, aside, children }: HomeCardProps) => {
  const id = useId()
  return (
    <section className="card" aria-labelledby={id}>
      <Group className={classes.head} justify="space-between" gap="xs">
        <Title order={2} size="h5" id={id}>
          {title}
        </Title>
        {aside}
      </Group>
      {children}
    </section>
  )
}

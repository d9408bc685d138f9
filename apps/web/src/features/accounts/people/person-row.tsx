import { Badge, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './people-card.module.css'

interface PersonRowProps {
  name: string
  email: string
  /** A word on what they are here. */
  state: string
  color: string
  /** A line below the name. */
  note?: string
  children?: ReactNode
}

/** A member or an invited person. */
export const PersonRow = ({ name, email, state, color, note, children }: PersonRowProps) => (
  <li className={classes.row}>
    <div className={classes.who}>
      <Text fw={600} size="sm">
        {name === '' ? email : name}
      </Text>
      <Text size="xs" c="dimmed">
        {[...(name === '' ? [] : [email]), ...(note === undefined ? [] : [note])].join(' · ')}
      </Text>
    </div>
    <Badge variant="light" color={color} tt="none" fw={500}>
      {state}
    </Badge>
    {children && <Group gap="xs">{children}</Group>}
  </li>
)

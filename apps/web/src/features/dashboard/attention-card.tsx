import { Text } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconHandClick } from '@tabler/icons-react'
import { ButtonLink } from '../../ui/links.tsx'
import type { ToDoItem } from './attention-items.ts'
import { HomeCard } from './home-card.tsx'
import classes from './dashboard.module.css'

/** To-do items of the user, each linked to its screen. */
export const ToDoCard = ({ needs }: { needs: readonly ToDoItem[] }) => (
  <HomeCard title="Needs attention">
    {needs.length === 0 ? (
      <div className={classes.calm}>
        <IconCircleCheck size={22} aria-hidden />
        <Text size="sm">You’re all caught up</Text>
      </div>
    ) : (
      <ul className={classes.lines}>
        {needs.map(({ key, isFailure, text, detail, action, link }) => (
          <li key={key} className={classes.line}>
            <span className={classes.tone} data-failure={isFailure || undefined} aria-hidden>
              {isFailure ? <IconAlertTriangle size={18} /> : <IconHandClick size={18} />}
            </span>
            <div className={classes.words}>
              <Text size="sm" fw={600}>
                {text}
              </Text>
              <Text size="xs" c="dimmed">
                {detail}
              </Text>
            </div>
            <ButtonLink {...link} size="xs" variant="default" className={classes.act ?? ''}>
              {action}
              <span className="visually-hidden">
                : {text}, {detail}
              </span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    )}
  </HomeCard>
)

import { Button, Text } from '@mantine/core'
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { ButtonLink } from '../../ui/links.tsx'
import type { ToDoItem } from './attention-items.ts'
import { HomeCard } from './home-card.tsx'
import classes from './dashboard.module.css'

/** Items shown at first: more of them would push the rest of the dashboard out of sight. */
const shownAtFirst = 8

const ToDoRow = ({ item: { isFailure, text, detail, action, link } }: { item: ToDoItem }) => (
  <li className={classes.line}>
    <span className={classes.tone} data-failure={isFailure || undefined} aria-hidden>
      {isFailure ? <IconAlertTriangle size={18} /> : <IconAlertCircle size={18} />}
    </span>
    <div className={classes.words}>
      <Text size="sm" fw={600} lineClamp={3}>
        {text}
      </Text>
      <Text size="xs" c="dimmed" lineClamp={2}>
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
)

/** To-do items of the user, each linked to its screen. */
export const ToDoCard = ({ needs }: { needs: readonly ToDoItem[] }) => {
  const [isLong, setLong] = useState(false)
  const shown = isLong ? needs : needs.slice(0, shownAtFirst)
  return (
    <HomeCard title="Needs attention">
      {needs.length === 0 ? (
        <div className={classes.calm}>
          <IconCircleCheck size={22} aria-hidden />
          <Text size="sm">You’re all caught up</Text>
        </div>
      ) : (
        <>
          <ul className={classes.lines}>
            {shown.map((item) => (
              <ToDoRow key={item.key} item={item} />
            ))}
          </ul>
          {needs.length > shownAtFirst && (
            <div className={classes.more}>
              <Button
                variant="subtle"
                color="gray"
                size="xs"
                aria-expanded={isLong}
                onClick={() => setLong(!isLong)}
              >
                {isLong ? 'Show fewer' : `Show ${needs.length - shownAtFirst} more`}
              </Button>
            </div>
          )}
        </>
      )}
    </HomeCard>
  )
}

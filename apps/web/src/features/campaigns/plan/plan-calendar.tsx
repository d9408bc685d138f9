import { Group, Text, UnstyledButton } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { CampaignPlan } from '@web2/contract/campaigns'
import { useMemo, useState } from 'react'
import { IconAction } from '../../../ui/icon-button.tsx'
import { dayName, monthAfter, monthDays, monthName } from '../month-days.ts'
import classes from '../campaigns.module.css'
import { counted } from '../../../lib/text/counted.ts'

interface PlanCalendarProps {
  readonly plan: CampaignPlan
  /** Today by the campaign's clock. */
  readonly today: string
  /** The day whose posts are shown. */
  readonly chosen: string | null
  readonly onChoose: (day: string) => void
  /** A dragged post was let go over a day. */
  readonly onDrop: (day: string) => void
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** Number of posts per day; a post dragged onto another day moves there. */
export const PlanCalendar = ({ plan, today, chosen, onChoose, onDrop }: PlanCalendarProps) => {
  const [month, setMonth] = useState((chosen ?? plan.days[0]!.day).slice(0, 7))
  const [over, setOver] = useState<string | null>(null)
  const posts = useMemo(() => new Map(plan.days.map((each) => [each.day, each.posts])), [plan.days])
  return (
    <div>
      <Group justify="space-between" mb="xs">
        <IconAction tip="Previous month" variant="default" onClick={() => setMonth(monthAfter(month, -1))}>
          <IconChevronLeft size={18} />
        </IconAction>
        <Text fw={600} role="status">
          {monthName(month)}
        </Text>
        <IconAction tip="Next month" variant="default" onClick={() => setMonth(monthAfter(month, 1))}>
          <IconChevronRight size={18} />
        </IconAction>
      </Group>
      <div className={classes.month} role="group" aria-label="Days">
        {weekdays.map((name) => (
          <span key={name} className={classes.weekday} aria-hidden>
            {name}
          </span>
        ))}
        {monthDays(month).map((day) => {
          const count = posts.get(day) ?? 0
          return (
            <UnstyledButton
              key={day}
              className={classes.day}
              aria-pressed={day === chosen}
              {...(day === today ? { 'aria-current': 'date' as const } : {})}
              {...(day === chosen ? { 'data-chosen': true } : {})}
              {...(day === over ? { 'data-over': true } : {})}
              onClick={() => onChoose(day)}
              onDragOver={(event) => {
                event.preventDefault()
                setOver(day)
              }}
              onDragLeave={() => setOver(null)}
              onDrop={(event) => {
                event.preventDefault()
                setOver(null)
                onDrop(day)
              }}
            >
              <span className="visually-hidden">{`${dayName(day)}: ${counted(count, 'post')}`}</span>
              <Text span aria-hidden size="xs" c={day.startsWith(month) ? undefined : 'dimmed'}>
                {Number(day.slice(8))}
              </Text>
              {count > 0 && (
                <span aria-hidden className={classes.posts}>
                  {count.toLocaleString('en')}
                  <span className={classes.unit}> {count === 1 ? 'post' : 'posts'}</span>
                </span>
              )}
            </UnstyledButton>
          )
        })}
      </div>
    </div>
  )
}

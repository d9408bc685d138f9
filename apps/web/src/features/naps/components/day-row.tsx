import { NativeSelect, Text } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { IconAction } from '../../../ui/icon-action.tsx'
import { hoursProblem, timesOf, type DayHours, type Times } from '../nap-hours.ts'
import classes from './hours-fields.module.css'
import { TimesFields } from './times-fields.tsx'

interface DayRowProps {
  day: DayHours
  onChange: (change: Partial<DayHours>) => void
  /** Mistakes are shown once the form has been sent. */
  showProblems: boolean
}

const states = [
  { value: 'unknown', label: 'Not stated' },
  { value: 'open', label: 'Open' },
  { value: 'always', label: '24 hours' },
  { value: 'closed', label: 'Closed' },
]

const mostBreaks = 3
const firstGuess: Times = { start: '09:00', end: '17:00' }

/** One weekday: open or closed, its hours, and those after a break. */
export const DayRow = ({ day, onChange, showProblems }: DayRowProps) => {
  const problem = hoursProblem(day)
  const both = timesOf(day).every(({ start, end }) => start !== '' && end !== '')
  const shown = problem !== null && (showProblems || both) ? problem : null
  const changeState = (chosen: string) => {
    const state = states.find(({ value }) => value === chosen)?.value
    if (state === 'open')
      onChange({ ...firstGuess, ...(day.start !== '' && day.end !== '' ? day : {}), state })
    else if (state === 'closed' || state === 'unknown' || state === 'always')
      onChange({ state, start: '', end: '', more: [] })
  }
  const changeMore = (at: number, times: Times) =>
    onChange({ more: day.more.map((each, index) => (index === at ? times : each)) })

  return (
    <div className={classes.day} role="group" aria-label={day.name}>
      <Text size="sm" fw={500}>
        {day.name}
      </Text>
      <NativeSelect
        aria-label={`${day.name}: open or closed`}
        data={states}
        value={day.state}
        onChange={(event) => changeState(event.currentTarget.value)}
      />
      {day.state === 'open' && (
        <div className={classes.shifts}>
          <TimesFields
            name={day.name}
            times={day}
            onChange={({ start, end }) => onChange({ start, end })}
            wrong={shown !== null}
          >
            {day.more.length < mostBreaks && (
              <IconAction
                tip="Add hours after a break"
                name={`${day.name}: add hours after a break`}
                onClick={() => onChange({ more: [...day.more, { start: '', end: '' }] })}
              >
                <IconPlus size={16} />
              </IconAction>
            )}
          </TimesFields>
          {day.more.map((times, at) => (
            <TimesFields
              // Hours have no identity beyond their place.
              key={at}
              name={`${day.name} after break ${at + 1}`}
              times={times}
              onChange={(changed) => changeMore(at, changed)}
              wrong={shown !== null}
            >
              <IconAction
                tip="Remove these hours"
                name={`${day.name}: remove the hours after break ${at + 1}`}
                onClick={() => onChange({ more: day.more.filter((_each, index) => index !== at) })}
              >
                <IconX size={16} />
              </IconAction>
            </TimesFields>
          ))}
        </div>
      )}
      {shown !== null && (
        <Text className={classes.problem} size="sm" c="var(--mantine-color-error)" role="alert">
          {shown}
        </Text>
      )}
    </div>
  )
}

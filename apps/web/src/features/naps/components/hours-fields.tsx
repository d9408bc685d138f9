import { Button, NativeSelect, Text } from '@mantine/core'
import { TimePicker } from '@mantine/dates'
import '@mantine/dates/styles.css'
import { hoursProblem, spreadHours, type DayHours } from '../nap-hours.ts'
import classes from './hours-fields.module.css'

interface HoursFieldsProps {
  hours: DayHours[]
  onChange: (hours: DayHours[]) => void
  /** Mistakes are shown once the form has been sent. */
  showProblems: boolean
}

const states = [
  { value: 'unknown', label: 'Not stated' },
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Closed' },
]

const firstGuess = { start: '09:00', end: '17:00' }

/** Opening hours, a row for each day. */
export const HoursFields = ({ hours, onChange, showProblems }: HoursFieldsProps) => {
  const change = (name: string, change: Partial<DayHours>) =>
    onChange(hours.map((day) => (day.name === name ? { ...day, ...change } : day)))
  const model = hours.find((day) => day.state === 'open' && hoursProblem(day) === null)

  return (
    <div>
      {hours.map((day) => {
        const problem = hoursProblem(day)
        const both = day.start !== '' && day.end !== ''
        const shown = problem !== null && (showProblems || both) ? problem : null
        return (
          <div key={day.name} className={classes.day} role="group" aria-label={day.name}>
            <Text size="sm" fw={500}>
              {day.name}
            </Text>
            <NativeSelect
              aria-label={`${day.name}: open or closed`}
              data={states}
              value={day.state}
              onChange={(event) => {
                const state = states.find(({ value }) => value === event.currentTarget.value)?.value
                if (state === 'open') change(day.name, { ...firstGuess, ...(both ? day : {}), state })
                else if (state === 'closed' || state === 'unknown')
                  change(day.name, { state, start: '', end: '' })
              }}
            />
            {day.state === 'open' && (
              <div className={classes.times}>
                <TimePicker
                  format="12h"
                  value={day.start}
                  onChange={(start) => change(day.name, { start })}
                  hoursInputLabel={`${day.name} opens, hours`}
                  minutesInputLabel={`${day.name} opens, minutes`}
                  amPmInputLabel={`${day.name} opens, am or pm`}
                  error={shown !== null}
                />
                <Text size="sm" c="dimmed">
                  to
                </Text>
                <TimePicker
                  format="12h"
                  value={day.end}
                  onChange={(end) => change(day.name, { end })}
                  hoursInputLabel={`${day.name} closes, hours`}
                  minutesInputLabel={`${day.name} closes, minutes`}
                  amPmInputLabel={`${day.name} closes, am or pm`}
                  error={shown !== null}
                />
              </div>
            )}
            {shown !== null && (
              <Text className={classes.problem} size="sm" c="var(--mantine-color-error)" role="alert">
                {shown}
              </Text>
            )}
          </div>
        )
      })}
      {model !== undefined && (
        <Button variant="subtle" size="xs" mt="xs" onClick={() => onChange(spreadHours(hours, model))}>
          Use {model.name}’s hours except on closed days
        </Button>
      )}
    </div>
  )
}

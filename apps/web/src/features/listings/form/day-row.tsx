import { NativeSelect, Text } from '@mantine/core'
import { weekdayNames } from '@web2/contract/listings'
import { hoursProblem, timesOf, type DayHours, type Times } from './opening-hours.ts'
import { CopyHours } from './copy-hours.tsx'
import classes from './hours-fields.module.css'
import { ShiftsFields } from './shifts-fields.tsx'

interface DayRowProps {
  day: DayHours
  onChange: (change: Partial<DayHours>) => void
  /** Mistakes are shown once the form has been sent. */
  showProblems: boolean
  /** Gives other days these hours. */
  onCopy: (names: readonly string[]) => void
}

const states = [
  { value: 'unknown', label: 'Not set' },
  { value: 'open', label: 'Open' },
  { value: 'always', label: '24 hours' },
  { value: 'closed', label: 'Closed' },
]

const firstGuess: Times = { start: '09:00', end: '17:00' }

/** One weekday: open or closed, its hours, and those after a break. */
export const DayRow = ({ day, onChange, showProblems, onCopy }: DayRowProps) => {
  const problem = hoursProblem(day)
  const both = timesOf(day).every(({ start, end }) => start !== '' && end !== '')
  const shown = problem !== null && (showProblems || both) ? problem : null
  const changeState = (chosen: string) => {
    const state = states.find(({ value }) => value === chosen)?.value
    if (state === 'open')
      onChange({ ...firstGuess, ...(day.start !== '' && day.end !== '' ? day : {}), state })
    else if (state === 'closed' || state === 'unknown' || state === 'always')
      onChange({ state, start: '', end: '', more: [], overnight: false })
  }

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
        <ShiftsFields
          name={day.name}
          open={day}
          wrong={shown !== null}
          onChange={({ more = [], ...open }) => onChange({ ...open, more })}
        />
      )}
      {day.state !== 'unknown' && (
        <div className={classes.copy}>
          <CopyHours
            from={day.name}
            others={weekdayNames.filter((name) => name !== day.name)}
            onCopy={onCopy}
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
}

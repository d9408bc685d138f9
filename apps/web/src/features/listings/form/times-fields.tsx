import { Text } from '@mantine/core'
import { TimePicker } from '@mantine/dates'
import type { ReactNode } from 'react'
import type { Times } from './opening-hours.ts'
import classes from './hours-fields.module.css'

interface TimesFieldsProps {
  /** Accessible name: 'Monday', 'Monday after the break'. */
  name: string
  times: Times
  onChange: (times: Times) => void
  wrong: boolean
  children?: ReactNode
}

/** When it opens and when it closes. */
export const TimesFields = ({ name, times, onChange, wrong, children }: TimesFieldsProps) => (
  <div className={classes.times}>
    <TimePicker
      format="12h"
      value={times.start}
      onChange={(start) => onChange({ ...times, start })}
      hoursInputLabel={`${name} opens, hours`}
      minutesInputLabel={`${name} opens, minutes`}
      amPmInputLabel={`${name} opens, am or pm`}
      error={wrong}
    />
    <Text size="sm" c="dimmed">
      to
    </Text>
    <TimePicker
      format="12h"
      value={times.end}
      onChange={(end) => onChange({ ...times, end })}
      hoursInputLabel={`${name} closes, hours`}
      minutesInputLabel={`${name} closes, minutes`}
      amPmInputLabel={`${name} closes, am or pm`}
      error={wrong}
    />
    {children}
  </div>
)

import { Button, Group } from '@mantine/core'
import '@mantine/dates/styles.css'
import { IconClock } from '@tabler/icons-react'
import { useState } from 'react'
import { applyTimes, copyDay, hoursProblem, spreadHours, type DayHours } from './opening-hours.ts'
import { DayRow } from './day-row.tsx'
import { HoursPicker } from './hours-picker.tsx'

interface HoursFieldsProps {
  hours: DayHours[]
  onChange: (hours: DayHours[]) => void
  /** Mistakes are shown once the form has been sent. */
  showProblems: boolean
}

/** Opening hours, a row for each day, and the picker that fills several at once. */
export const HoursFields = ({ hours, onChange, showProblems }: HoursFieldsProps) => {
  const [picking, setPicking] = useState(false)
  const change = (name: string, change: Partial<DayHours>) =>
    onChange(hours.map((day) => (day.name === name ? { ...day, ...change } : day)))
  const model = hours.find((day) => day.state === 'open' && hoursProblem(day) === null)

  return (
    <div>
      {hours.map((day) => (
        <DayRow
          key={day.name}
          day={day}
          onChange={(changed) => change(day.name, changed)}
          showProblems={showProblems}
          onCopy={(names) => onChange(copyDay(hours, day, names))}
        />
      ))}
      <Group gap="xs" mt="xs">
        <Button
          variant="default"
          size="xs"
          leftSection={<IconClock size={16} aria-hidden />}
          onClick={() => setPicking(true)}
        >
          Set hours…
        </Button>
        {model !== undefined && (
          <Button variant="subtle" size="xs" onClick={() => onChange(spreadHours(hours, model))}>
            Use {model.name}’s hours except on closed days
          </Button>
        )}
      </Group>
      {picking && (
        <HoursPicker
          close={() => setPicking(false)}
          onSelect={(days, times) => onChange(applyTimes(hours, days, times))}
        />
      )}
    </div>
  )
}

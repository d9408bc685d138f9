import { Button, Checkbox, Group, Modal, Stack, Text } from '@mantine/core'
import { TimePicker } from '@mantine/dates'
import { weekdayNames } from '@web2/contract/listings'
import { useState } from 'react'
import { timesProblem, toTwelveHours, type Times } from './opening-hours.ts'

interface HoursPickerProps {
  close: () => void
  onSelect: (days: readonly string[], times: Times) => void
}

/** Days that are chosen at once. */
const presets: readonly { readonly label: string; readonly names: readonly string[] }[] = [
  { label: 'Mon–Fri', names: weekdayNames.slice(0, 5) },
  { label: 'Weekend', names: weekdayNames.slice(5) },
  { label: 'Every day', names: weekdayNames },
]

const steps = ['Start time', 'End time', 'Weekdays'] as const

/**
 * Hours in three steps: start, end, and the weekdays that get them. It is taken away when it is
 * closed, so it begins with the first step again.
 */
export const HoursPicker = ({ close, onSelect }: HoursPickerProps) => {
  const [step, setStep] = useState(0)
  const [times, setTimes] = useState<Times>({ start: '09:00', end: '17:00' })
  const [days, setDays] = useState<string[]>([])
  const problem = timesProblem(times)
  const blocked =
    step === 0 ? times.start === '' : step === 1 ? problem !== null : problem !== null || days.length === 0
  const select = () => {
    onSelect(days, times)
    close()
  }

  return (
    <Modal opened onClose={close} title="Set hours" size="sm">
      <Stack>
        <Text size="sm" c="dimmed" aria-live="polite">
          Step {step + 1} of {steps.length}: {steps[step]}
        </Text>
        {step === 0 && (
          <TimePicker
            key="start"
            format="12h"
            label="Start time"
            value={times.start}
            onChange={(start) => setTimes({ ...times, start })}
            hoursInputLabel="Start, hours"
            minutesInputLabel="Start, minutes"
            amPmInputLabel="Start, am or pm"
          />
        )}
        {step === 1 && (
          <TimePicker
            key="end"
            format="12h"
            label="End time"
            description={`Starts at ${toTwelveHours(times.start)}`}
            value={times.end}
            onChange={(end) => setTimes({ ...times, end })}
            hoursInputLabel="End, hours"
            minutesInputLabel="End, minutes"
            amPmInputLabel="End, am or pm"
            error={times.end === '' ? null : problem}
          />
        )}
        {step === 2 && (
          <Checkbox.Group
            label="Weekdays"
            description={`${toTwelveHours(times.start)} - ${toTwelveHours(times.end)} on the selected days`}
            value={days}
            onChange={setDays}
          >
            <Group gap="xs" mt="xs">
              {presets.map(({ label, names }) => (
                <Button key={label} size="compact-xs" variant="default" onClick={() => setDays([...names])}>
                  {label}
                </Button>
              ))}
            </Group>
            <Stack gap="xs" mt="xs">
              {weekdayNames.map((name) => (
                <Checkbox key={name} value={name} label={name} />
              ))}
            </Stack>
          </Checkbox.Group>
        )}
        <Group justify="space-between">
          <Button variant="default" onClick={step === 0 ? close : () => setStep(step - 1)}>
            {step === 0 ? 'Cancel' : 'Back'}
          </Button>
          {step < 2 ? (
            <Button disabled={blocked} onClick={() => setStep(step + 1)}>
              Next
            </Button>
          ) : (
            <Button disabled={blocked} onClick={select}>
              Select
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  )
}

import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { IconAction } from '../../../ui/icon-button.tsx'
import { timesOf } from './opening-hours.ts'
import { specialProblem, type SpecialHours } from './special-hours.ts'
import { ShiftsFields } from './shifts-fields.tsx'

interface SpecialDaysProps {
  days: SpecialHours[]
  onChange: (days: SpecialHours[]) => void
  showProblems: boolean
}

const states = [
  { value: 'closed', label: 'Closed' },
  { value: 'open', label: 'Open' },
]

const most = 60

/** Dates whose hours differ: holidays, a late evening before Christmas. */
export const SpecialDays = ({ days, onChange, showProblems }: SpecialDaysProps) => {
  const change = (at: number, changed: Partial<SpecialHours>) =>
    onChange(days.map((day, index) => (index === at ? { ...day, ...changed } : day)))

  return (
    <Stack gap="xs">
      <Text size="sm" fw={500}>
        Special days
      </Text>
      {days.map((day, at) => {
        const name = day.date === '' ? `Special day ${at + 1}` : day.date
        const problem = specialProblem(days, at)
        const isFilled = timesOf(day).every(({ start, end }) => start !== '' && end !== '')
        const whole = day.date !== '' && (day.state === 'closed' || isFilled)
        const shown = problem !== null && (showProblems || whole) ? problem : null
        return (
          <div key={at} role="group" aria-label={name}>
            <Group gap="xs">
              <TextInput
                type="date"
                aria-label={`Date of special day ${at + 1}`}
                value={day.date}
                onChange={(event) => change(at, { date: event.currentTarget.value })}
                error={shown !== null}
              />
              <NativeSelect
                aria-label={`${name}: open or closed`}
                data={states}
                value={day.state}
                onChange={(event) =>
                  change(
                    at,
                    event.currentTarget.value === 'open'
                      ? { state: 'open', start: '09:00', end: '17:00' }
                      : { state: 'closed', start: '', end: '', more: [], overnight: false },
                  )
                }
              />
              {day.state === 'open' && (
                <ShiftsFields
                  name={name}
                  open={day}
                  wrong={shown !== null}
                  onChange={(open) => change(at, open)}
                />
              )}
              <IconAction
                tip="Remove"
                name={`Remove ${name}`}
                onClick={() => onChange(days.filter((_day, index) => index !== at))}
              >
                <IconX size={16} />
              </IconAction>
            </Group>
            {shown !== null && (
              <Text size="sm" c="var(--mantine-color-error)" role="alert">
                {shown}
              </Text>
            )}
          </div>
        )
      })}
      <Group>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={days.length >= most}
          onClick={() => onChange([...days, { date: '', state: 'closed', start: '', end: '' }])}
        >
          Add special day
        </Button>
      </Group>
    </Stack>
  )
}

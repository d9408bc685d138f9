import { Chip, Group, NumberInput, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { windowLength } from '@web2/campaigns'
import type { CampaignSchedule } from '@web2/contract/campaigns'

interface ScheduleStepProps {
  readonly schedule: CampaignSchedule
  readonly onChange: (schedule: CampaignSchedule) => void
}

const zones = Intl.supportedValuesOf('timeZone')
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** A number field can be empty for a moment. */
const whole = (value: string | number, fallback: number) =>
  typeof value === 'number' && Number.isFinite(value) ? Math.round(value) : fallback

/** Schedule of the posts. */
export const ScheduleStep = ({ schedule, onChange }: ScheduleStepProps) => {
  const set = (part: Partial<CampaignSchedule>) => onChange({ ...schedule, ...part })
  const isEmpty = windowLength(schedule) <= 0
  return (
    <Stack gap="lg">
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <TextInput
          type="date"
          label="Start date"
          value={schedule.start}
          onChange={({ currentTarget: { value } }) => value !== '' && set({ start: value })}
        />
        <NumberInput
          label="Posts per day"
          min={1}
          max={1_000}
          value={schedule.postsPerDay}
          onChange={(value) => set({ postsPerDay: Math.max(1, whole(value, schedule.postsPerDay)) })}
        />
        <Select
          label="Time zone"
          searchable
          allowDeselect={false}
          data={zones.includes(schedule.timeZone) ? zones : [schedule.timeZone, ...zones]}
          value={schedule.timeZone}
          onChange={(timeZone) => timeZone !== null && set({ timeZone })}
        />
        <TextInput
          type="time"
          label="From"
          value={schedule.from}
          error={isEmpty ? 'The start must be before the end' : null}
          onChange={({ currentTarget: { value } }) => value !== '' && set({ from: value })}
        />
        <TextInput
          type="time"
          label="To"
          description="Midnight means the end of the day"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={schedule.to === '24:00' ? '00:00' : schedule.to}
          onChange={({ currentTarget: { value } }) =>
            value !== '' && set({ to: value === '00:00' ? '24:00' : value })
          }
        />
        <NumberInput
          label="Random delay"
          description="Shift each post by up to this many minutes"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          min={0}
          max={720}
          suffix=" min"
          value={schedule.jitter}
          onChange={(value) => set({ jitter: Math.max(0, whole(value, schedule.jitter)) })}
        />
      </SimpleGrid>
      <div role="group" aria-label="Weekdays">
        <Text size="sm" fw={600} mb={6}>
          Weekdays
        </Text>
        <Chip.Group
          multiple
          value={schedule.weekdays.map(String)}
          onChange={(next) => next.length > 0 && set({ weekdays: next.map(Number).sort((a, b) => a - b) })}
        >
          <Group gap="xs">
            {days.map((label, at) => (
              <Chip key={label} value={String(at + 1)} size="sm">
                {label}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
      </div>
    </Stack>
  )
}

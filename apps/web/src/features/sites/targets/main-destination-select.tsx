import { Select } from '@mantine/core'
import type { DestinationChoice } from './main-destination.ts'

interface MainDestinationSelectProps {
  choices: readonly DestinationChoice[]
  value: string | null
  onChange: (key: string) => void
}

/** Which of several destinations is the main one; nothing is asked of a site that has one. */
export const MainDestinationSelect = ({ choices, value, onChange }: MainDestinationSelectProps) =>
  choices.length > 1 && (
    <Select
      label="Primary destination"
      description="Search engines index its URL. The other destinations point to it."
      data={choices.map(({ key, name }) => ({ value: key, label: name }))}
      allowDeselect={false}
      value={value}
      onChange={(key) => {
        if (key !== null) onChange(key)
      }}
    />
  )

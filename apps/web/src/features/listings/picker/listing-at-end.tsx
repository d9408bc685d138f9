import { Checkbox } from '@mantine/core'

interface ListingAtEndProps {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/** Whether a text ends with the business listing that it is written for. */
export const ListingAtEnd = ({ label, checked, onChange }: ListingAtEndProps) => (
  <Checkbox
    mt="xs"
    label={label}
    checked={checked}
    onChange={(event) => onChange(event.currentTarget.checked)}
  />
)

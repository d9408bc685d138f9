import { Badge } from '@mantine/core'

/** Label and color of a status. */
export interface StatusLook {
  readonly label: string
  readonly color: string
}

export const StatusBadge = ({ label, color }: StatusLook) => (
  <Badge variant="light" color={color} tt="none" fw={600} miw="max-content">
    {label}
  </Badge>
)

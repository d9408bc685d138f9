import { Badge } from '@mantine/core'

/** How a status is told: by a word, and by a color beside it. */
export interface StatusLook {
  readonly label: string
  readonly color: string
}

export const StatusBadge = ({ label, color }: StatusLook) => (
  <Badge variant="light" color={color} tt="none" fw={600} miw="max-content">
    {label}
  </Badge>
)

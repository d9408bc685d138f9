import { Checkbox, Stack, Text } from '@mantine/core'
import type { CampaignCheck } from '@web2/contract/campaigns'

interface ChecksToConfirmProps {
  readonly checks: readonly CampaignCheck[]
  readonly accepted: readonly string[]
  readonly onAccept: (accepted: readonly string[]) => void
}

/** Errors visible to readers, each to be accepted by name. */
export const ChecksToConfirm = ({ checks, accepted, onAccept }: ChecksToConfirmProps) => (
  <Stack gap="xs" component="section" aria-label="Errors readers would see">
    <Text size="sm" fw={600}>
      Errors readers would see
    </Text>
    {checks.map(({ id = '', finding, rule }) => (
      <Checkbox
        key={id}
        color="red"
        label={`Approve anyway: ${finding.replace(/\.$/, '')}`}
        description={rule}
        checked={accepted.includes(id)}
        onChange={({ currentTarget: { checked } }) =>
          onAccept(checked ? [...accepted, id] : accepted.filter((each) => each !== id))
        }
      />
    ))}
  </Stack>
)

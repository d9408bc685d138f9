import { Alert, Button, Group, Text } from '@mantine/core'
import type { BusinessProfile, ProfileField } from '@web2/contract/listings'
import { formatMoment } from '../../../lib/dates.ts'
import { fieldForms } from './profile-groups.ts'

interface ProfileConflictProps {
  readonly stored: BusinessProfile
  /** Fields with changes that are not saved. */
  readonly touched: readonly ProfileField[]
  readonly saving: boolean
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
}

/** Edit conflict of a business profile, and the choice between both versions. */
export const ProfileConflict = ({
  stored,
  touched,
  saving,
  onKeepMine,
  onTakeTheirs,
}: ProfileConflictProps) => (
  <Alert
    color="yellow"
    variant="light"
    role="alert"
    title="Someone else edited this business profile"
    mb="md"
  >
    <Text size="sm">
      It was saved {formatMoment(stored.updatedAt)}, after you opened it. Your changes are still here.
      {touched.length > 0 && ` You changed: ${touched.map((field) => fieldForms[field].label).join(', ')}.`}
    </Text>
    <Group mt="sm" gap="xs">
      <Button size="xs" loading={saving} onClick={onKeepMine}>
        Save my changes
      </Button>
      <Button size="xs" variant="default" onClick={onTakeTheirs}>
        Use saved version
      </Button>
    </Group>
  </Alert>
)

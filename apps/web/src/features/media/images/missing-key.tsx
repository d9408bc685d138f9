import { Button } from '@mantine/core'
import { useCan } from '../../../lib/session/use-user.ts'

/** What to do about a missing key: whoever may enter it goes to Settings, what is being edited stays open behind. */
export const MissingKey = () =>
  useCan('settings:manage') ? (
    <Button component="a" href="/settings/api-keys" target="_blank" variant="default" size="xs">
      Open Settings
    </Button>
  ) : (
    <span>Ask the owner of the account to do it.</span>
  )

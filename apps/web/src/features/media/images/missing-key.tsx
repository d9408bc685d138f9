import { Button } from '@mantine/core'
import { useCan } from '../../../lib/session/use-user.ts'

/**
 * Hint for a missing key: users who may enter it open Settings in a new tab, which keeps the present edits.
 */
export const MissingKey = () =>
  useCan('settings:manage') ? (
    <Button component="a" href="/settings/api-keys" target="_blank" variant="default" size="xs">
      Open Settings
    </Button>
  ) : (
    <span>Ask the account owner to add it.</span>
  )

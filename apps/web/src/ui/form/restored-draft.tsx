import { Alert, Anchor } from '@mantine/core'

/** Note above a form that shows a recovered draft. */
export const RestoredDraft = ({ onDiscard }: { onDiscard: () => void }) => (
  <Alert color="yellow" variant="light" role="status" mb="md">
    We restored your unsaved changes.{' '}
    <Anchor component="button" type="button" size="sm" underline="always" onClick={onDiscard}>
      Discard
    </Anchor>
  </Alert>
)

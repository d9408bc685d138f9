import { Alert, Anchor } from '@mantine/core'

/** Note above a form that shows a recovered draft. */
export const RestoredDraft = ({ onDiscard }: { onDiscard: () => void }) => (
  <Alert color="yellow" variant="light" role="status" mb="md">
    What you had typed here before was kept.{' '}
    <Anchor component="button" type="button" size="sm" underline="always" onClick={onDiscard}>
      Start over
    </Anchor>
  </Alert>
)

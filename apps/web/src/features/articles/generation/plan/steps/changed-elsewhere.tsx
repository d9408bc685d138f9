import { Alert, Button, Group, Text } from '@mantine/core'
import type { PlanStep } from '@web2/contract/articles'
import type { StepDraft } from './use-step-draft.ts'

interface ChangedElsewhereProps {
  readonly step: PlanStep
  readonly draft: Pick<StepDraft<unknown>, 'discard' | 'keepMine'>
}

/** Notice that a step was changed elsewhere while it was edited here, and the choice between both versions. */
export const ChangedElsewhere = ({ step, draft }: ChangedElsewhereProps) => (
  <Alert color="yellow" variant="light" role="alert" flex={1}>
    <Group justify="space-between" gap="sm">
      <Text size="sm" flex="1 1 240px">
        The {step} {step === 'details' ? 'were' : 'was'} changed elsewhere. Your changes are safe here but not
        saved.
      </Text>
      <Group gap="xs">
        <Button size="xs" variant="default" onClick={draft.discard}>
          Use saved version
        </Button>
        <Button size="xs" variant="default" onClick={draft.keepMine}>
          Keep my version
        </Button>
      </Group>
    </Group>
  </Alert>
)

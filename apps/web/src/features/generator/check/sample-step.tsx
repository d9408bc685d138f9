import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconCheck, IconEye } from '@tabler/icons-react'
import type { Turbo, TurboPlan } from '@web2/contract/generator'
import { useState } from 'react'
import { useCan } from '../../../lib/session/use-user.ts'
import { counted } from '../../../lib/text/counted.ts'
import { useTurboAction } from '../use-project-action.ts'
import { ApproveDialog } from './approve-dialog.tsx'
import { SampleReview } from './sample-review.tsx'

interface SampleStepProps {
  readonly turbo: Turbo
  readonly plan: TurboPlan
}

/** Sample pages to review, and the approval of the project. */
export const SampleStep = ({ turbo, plan }: SampleStepProps) => {
  const act = useTurboAction()
  const canPublish = useCan('site:publish')
  const [isAsking, setAsking] = useState(false)
  const { actions, brakes, status } = turbo
  const canSample = actions.includes('sample')
  const hasSample = status === 'review' || actions.includes('approve')
  if (!canSample && !hasSample) return null
  return (
    <Stack gap="md" component="section" aria-label="Sample">
      <Group justify="space-between">
        <div style={{ flex: '1 1 260px' }}>
          <Title order={3} size="h4">
            Sample
          </Title>
          <Text size="sm" c="dimmed">
            {counted(brakes.sample, 'page')} with AI texts and images, exactly as they will be published
          </Text>
        </div>
        {canSample && (
          <Button
            variant={hasSample ? 'default' : 'filled'}
            leftSection={<IconEye size={18} aria-hidden />}
            loading={act.isPending && act.variables.action === 'sample'}
            disabled={plan.missing.length > 0}
            onClick={() => act.mutate({ id: turbo._id, action: 'sample' })}
          >
            {hasSample ? 'Regenerate sample' : 'Generate sample'}
          </Button>
        )}
      </Group>
      {hasSample && (
        <SampleReview
          turboId={turbo._id}
          footer={
            actions.includes('approve') &&
            canPublish && (
              <Group justify="flex-end">
                <Button leftSection={<IconCheck size={18} aria-hidden />} onClick={() => setAsking(true)}>
                  Approve…
                </Button>
              </Group>
            )
          }
        />
      )}
      {hasSample && !canPublish && (
        <Alert color="yellow" variant="light" role="status">
          A member who can publish sites has to approve the project.
        </Alert>
      )}
      {isAsking && <ApproveDialog turbo={turbo} plan={plan} onClose={() => setAsking(false)} />}
    </Stack>
  )
}

import { Alert, Button, Group, List, Stack, Text, UnstyledButton } from '@mantine/core'
import { IconCalculator, IconRefresh } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { Turbo } from '@web2/contract/generator'
import { fieldErrors, sentenceFor } from '../../../lib/api/errors.ts'
import { turbos } from '../resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { Failure } from '../../../ui/failure.tsx'
import { turboRecord } from '../api/project-api.ts'
import { stepOfField, stepTitles, type Step } from '../wizard/steps.ts'
import { workTitles } from '../project-status.tsx'
import { ProjectMessage } from '../progress/project-message.tsx'
import { RunLine } from '../progress/run-line.tsx'
import { useWizard } from '../wizard/wizard-context.ts'
import { PlanView } from './plan-view.tsx'
import { SampleStep } from './sample-step.tsx'

interface CheckStepProps {
  readonly turbo: Turbo | null
  /** Saves unsaved changes; returns null if that failed. */
  readonly save: () => Promise<Turbo | null>
  readonly onStep: (step: Step) => void
}

/** Problems to fix first, each linked to its step. */
const Problems = ({ onStep }: Pick<CheckStepProps, 'onStep'>) => {
  const problems = Object.entries(useWizard().check?.problems ?? {})
  if (problems.length === 0) return null
  return (
    <Alert color="red" variant="light" role="alert" title="Fix these first">
      <List size="sm" spacing={4}>
        {problems.map(([field, sentence]) => {
          const step = stepOfField(field)
          return (
            <List.Item key={field}>
              {sentence}{' '}
              {step !== 'review' && (
                <UnstyledButton td="underline" fz="sm" onClick={() => onStep(step)}>
                  {stepTitles[step]}
                </UnstyledButton>
              )}
            </List.Item>
          )
        })}
      </List>
    </Alert>
  )
}

/** The estimate, the sample and the approval. */
export const CheckStep = ({ turbo, save, onStep }: CheckStepProps) => {
  const { check } = useWizard()
  const planning = useMutation({
    mutationFn: async () => {
      const saved = await save()
      return saved && turbos.patch(saved._id, { action: 'plan' })
    },
    onSuccess: (planned) => {
      if (planned) queryClient.setQueryData(turboRecord(planned._id).queryKey, planned)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [turbos.path] }),
  })
  const work = turbo === null ? undefined : workTitles[turbo.status]
  const isWorking = work !== undefined
  const isWrong = Object.keys(check?.problems ?? {}).length > 0
  const { plan = null } = turbo ?? {}
  const isStale = plan !== null && turbo !== null && turbo.changedSince.length > 0
  const refusals = planning.isError ? Object.values(fieldErrors(planning.error)) : []
  return (
    <Stack gap="lg">
      <Problems onStep={onStep} />
      {planning.isError && (
        <Failure
          title="The estimate failed"
          message={refusals.length > 0 ? refusals.join(' ') : sentenceFor(planning.error)}
        />
      )}
      {!isWorking && (
        <Group justify="space-between">
          <Text size="sm" c="dimmed" flex="1 1 260px">
            The estimate counts pages and cost, and compares the pages with each other. It’s free.
          </Text>
          <Button
            variant={plan === null || isStale ? 'filled' : 'default'}
            leftSection={
              plan === null ? <IconCalculator size={18} aria-hidden /> : <IconRefresh size={18} aria-hidden />
            }
            loading={planning.isPending}
            disabled={isWrong || check === undefined}
            onClick={() => planning.mutate()}
          >
            {plan === null ? 'Create estimate' : 'Update estimate'}
          </Button>
        </Group>
      )}
      {turbo !== null && isWorking && <RunLine turbo={turbo} title={work} />}
      {isStale && !isWorking && (
        <Alert color="yellow" variant="light" role="status">
          The project has changed since this estimate. Update it before you continue.
        </Alert>
      )}
      {turbo !== null && turbo.message !== '' && !isWorking && <ProjectMessage turbo={turbo} />}
      {turbo !== null && plan !== null && turbo.status !== 'planning' && (
        <>
          <PlanView turbo={turbo} plan={plan} />
          <SampleStep turbo={turbo} plan={plan} />
        </>
      )}
    </Stack>
  )
}

import { Alert, Button, Divider, Group, Stack, Text, Title } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { IconCalendarStats, IconCheck, IconRefresh } from '@tabler/icons-react'
import type { Campaign } from '@web2/contract/campaigns'
import { useEffect, useRef, useState } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { campaignJobs, campaigns } from '../resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { useCan } from '../../../lib/session/use-user.ts'
import { Failure } from '../../../ui/failure.tsx'
import { Waiting } from '../../../ui/waiting.tsx'
import { campaignChecks, campaignRecord, planCampaign, planSummary } from '../campaigns-api.ts'
import type { Step } from '../steps.ts'
import { ApproveDialog } from './approve-dialog.tsx'
import { ChecksList } from './checks-list.tsx'
import { PlanImages } from './plan-images.tsx'
import { PlanView } from './plan-view.tsx'

interface PlanStepProps {
  /** As it is stored; null for one that is not yet. */
  readonly campaign: Campaign | null
  /** Number of posts of the draft, as far as known. */
  readonly posts: number
  /** Saves what is unsaved first; null when that failed. */
  readonly save: () => Promise<Campaign | null>
  readonly onStep: (step: Step) => void
}

const Checked = ({ campaign, onStep }: { campaign: Campaign; onStep: (step: Step) => void }) => {
  const checks = useQuery(campaignChecks(campaign))
  const plan = useQuery(planSummary(campaign)).data
  const canPublish = useCan('site:publish')
  const [isAsking, setAsking] = useState(false)
  if (checks.isError)
    return <Failure message={sentenceFor(checks.error)} onRetry={() => void checks.refetch()} />
  const isFresh =
    checks.data?.planRevision === campaign.planRevision && plan?.planRevision === campaign.planRevision
  const isForbidden = checks.data?.checks.some(({ level }) => level === 'blocking') ?? true
  return (
    <Stack>
      <Title order={2} size="h4">
        Checks
      </Title>
      {checks.data === undefined ? (
        <Text role="status">Checking the plan…</Text>
      ) : (
        <>
          <ChecksList checks={checks.data} onStep={onStep} />
          <PlanImages images={checks.data.images} />
        </>
      )}
      {canPublish && (
        <Group justify="flex-end">
          {isForbidden && checks.data !== undefined && (
            <Text size="sm" c="dimmed">
              Fix the errors before approving.
            </Text>
          )}
          <Button
            leftSection={<IconCheck size={18} aria-hidden />}
            disabled={isForbidden || !isFresh}
            onClick={() => setAsking(true)}
          >
            Approve…
          </Button>
        </Group>
      )}
      {isAsking && checks.data !== undefined && plan !== undefined && (
        <ApproveDialog
          campaign={campaign}
          plan={plan}
          checks={checks.data}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  )
}

/** Wizard step that shows, checks and approves the plan; a first plan is generated when the step opens. */
export const PlanStep = ({ campaign, posts, save, onStep }: PlanStepProps) => {
  const planning = useMutation({
    mutationFn: async () => {
      const saved = await save()
      return saved && planCampaign(saved._id)
    },
    onSuccess: (planned) => {
      if (planned) queryClient.setQueryData(campaignRecord(planned._id).queryKey, planned)
    },
    onSettled: () =>
      Promise.all(
        [campaigns.path, campaignJobs.path].map((path) =>
          queryClient.invalidateQueries({ queryKey: [path] }),
        ),
      ),
  })
  const { mutate } = planning
  const isPlanned = campaign !== null && campaign.planned > 0
  const canWrite = useCan('content:write')
  const isStarted = useRef(isPlanned)
  useEffect(() => {
    if (isStarted.current || !canWrite || posts === 0) return
    isStarted.current = true
    mutate()
  }, [canWrite, posts, mutate])
  const button = (
    <Button
      variant={isPlanned && !campaign.planStale ? 'default' : 'filled'}
      leftSection={
        isPlanned ? <IconRefresh size={18} aria-hidden /> : <IconCalendarStats size={18} aria-hidden />
      }
      loading={planning.isPending}
      onClick={() => mutate()}
    >
      {isPlanned ? 'Regenerate plan' : 'Generate plan'}
    </Button>
  )
  return (
    <Stack gap="lg">
      <Group justify="space-between">
        <Text size="sm" c="dimmed" flex="1 1 260px">
          See which article goes to which blog, and when. Nothing is published until you approve it.
        </Text>
        {button}
      </Group>
      {planning.isError && (
        <Failure title="The plan could not be generated" message={sentenceFor(planning.error)} />
      )}
      {planning.isPending && !isPlanned && <Waiting label="Generating the plan" />}
      {isPlanned && campaign.planStale && (
        <Alert color="yellow" variant="light" role="status">
          This plan is out of date because the campaign changed. Regenerate it before approving. This discards
          edits to individual posts.
        </Alert>
      )}
      {isPlanned && (
        <>
          <PlanView campaign={campaign} />
          <Divider />
          <Checked campaign={campaign} onStep={onStep} />
        </>
      )}
    </Stack>
  )
}

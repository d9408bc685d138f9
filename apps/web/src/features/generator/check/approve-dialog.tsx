import { List, Text, Textarea } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { tooSimilar, type Turbo, type TurboPlan } from '@web2/contract/generator'
import { useState } from 'react'
import { publicationReviews } from '../../publishing/resources.ts'
import { turbos } from '../resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { dollars } from '../../../lib/text/dollars.ts'
import { ApprovalDialog } from '../../../ui/dialogs/approval-dialog.tsx'
import { useReview } from '../../publishing/review/use-review.tsx'
import { turboRecord } from '../api/project-api.ts'
import { approvalSentences, placeNames, similarSentence } from './approval-sentences.ts'

interface ApproveDialogProps {
  readonly turbo: Turbo
  readonly plan: TurboPlan
  readonly onClose: () => void
}

/** Approval of a site project, with its consequences and destinations. */
export const ApproveDialog = ({ turbo, plan, onClose }: ApproveDialogProps) => {
  const navigate = useNavigate()
  const [reason, setReason] = useState('')
  const similar = tooSimilar(plan)
  const { source } = turbo
  const { list, mayGoOn, accepted } = useReview(
    { id: turbo._id, version: turbo.updatedAt },
    {
      action: 'Approve',
      source: { sourcePageId: 'pageId' in source ? source.pageId : null },
      onLeave: onClose,
    },
  )
  const approving = useMutation({
    mutationFn: () =>
      turbos.patch(turbo._id, {
        action: 'approve',
        acceptIssues: [...accepted],
        ...(similar !== null && { reason: reason.trim() }),
      }),
    onSuccess: (approved) => {
      queryClient.setQueryData(turboRecord(approved._id).queryKey, approved)
      void navigate({
        to: '/zoomer-site-builder/view-generation',
        search: { id: approved._id },
        ignoreBlocker: true,
      })
    },
    onError: () => queryClient.invalidateQueries({ queryKey: [publicationReviews.path] }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [turbos.path] }),
  })
  return (
    <ApprovalDialog
      name={turbo.name}
      declaration="I have reviewed the sample, and I’m authorized to publish for these businesses and locations."
      approving={approving}
      mayGoOn={mayGoOn && (similar === null || reason.trim() !== '')}
      onClose={onClose}
    >
      <Text size="sm">When you approve:</Text>
      <List size="sm" spacing={6} style={{ overflowWrap: 'anywhere' }}>
        {approvalSentences(turbo, plan).map((sentence) => (
          <List.Item key={sentence}>{sentence}</List.Item>
        ))}
      </List>
      <Text size="sm" fw={600}>
        Destinations
      </Text>
      <List size="sm" style={{ overflowWrap: 'anywhere' }}>
        {placeNames(turbo.clouds).map((name) => (
          <List.Item key={name}>{name}</List.Item>
        ))}
      </List>
      <Text size="sm" c="dimmed">
        {plan.cost === null
          ? 'The cost of the AI texts is unknown.'
          : plan.texts === 0
            ? 'The project has no AI texts, so it costs nothing.'
            : `The AI texts cost about ${dollars(plan.cost)}.`}
      </Text>
      {similar !== null && (
        <Textarea
          label="Why publish similar pages?"
          description={`${similarSentence(similar, turbo.brakes.similarFrom)} Your reason is saved with the project and in the activity log.`}
          withAsterisk
          autosize
          minRows={2}
          maxLength={1_000}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
      {list}
    </ApprovalDialog>
  )
}

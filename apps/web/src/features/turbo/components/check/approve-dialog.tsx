import { List, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Turbo, TurboPlan } from '@web2/contract/generator'
import { turbos } from '../../../../lib/api/turbo-resources.ts'
import { queryClient } from '../../../../lib/query/query-client.ts'
import { dollars } from '../../../../lib/writing/generation-records.ts'
import { ApprovalDialog } from '../../../../ui/approval-dialog.tsx'
import { turboRecord } from '../../api/turbo-api.ts'
import { approvalSentences, placeNames } from '../../approval-sentences.ts'

interface ApproveDialogProps {
  readonly turbo: Turbo
  readonly plan: TurboPlan
  readonly onClose: () => void
}

/** The one place where somebody agrees to pages going out: what will happen is said, and where. */
export const ApproveDialog = ({ turbo, plan, onClose }: ApproveDialogProps) => {
  const navigate = useNavigate()
  const approving = useMutation({
    mutationFn: () => turbos.patch(turbo._id, { action: 'approve' }),
    onSuccess: (approved) => {
      queryClient.setQueryData(turboRecord(approved._id).queryKey, approved)
      void navigate({
        to: '/zoomer-site-builder/view-generation',
        search: { id: approved._id },
        ignoreBlocker: true,
      })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [turbos.path] }),
  })
  return (
    <ApprovalDialog
      name={turbo.name}
      declaration="I have looked at the sample, and these are businesses and places that I may publish for."
      approving={approving}
      onClose={onClose}
    >
      <Text size="sm">When you approve:</Text>
      <List size="sm" spacing={6} style={{ overflowWrap: 'anywhere' }}>
        {approvalSentences(turbo, plan).map((sentence) => (
          <List.Item key={sentence}>{sentence}</List.Item>
        ))}
      </List>
      <Text size="sm" fw={600}>
        They go to
      </Text>
      <List size="sm" style={{ overflowWrap: 'anywhere' }}>
        {placeNames(turbo.clouds).map((name) => (
          <List.Item key={name}>{name}</List.Item>
        ))}
      </List>
      <Text size="sm" c="dimmed">
        {plan.cost === null
          ? 'What the texts cost is not known here.'
          : plan.texts === 0
            ? 'No text is written by AI, so nothing is paid for texts.'
            : `The texts cost about ${dollars(plan.cost)}.`}
      </Text>
    </ApprovalDialog>
  )
}

import { Alert, Button, Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { IconBan, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import type { Campaign } from '@web2/contract'
import { sentenceFor } from '../../../../lib/api/errors.ts'
import { useCan } from '../../../../lib/session/use-user.ts'
import { Failure } from '../../../../ui/failure.tsx'
import { ButtonLink } from '../../../../ui/links.tsx'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { oneCampaign } from '../../api/posts-api.ts'
import { useStatusChange } from '../../hooks/use-status-change.tsx'
import { Board } from '../board/board.tsx'
import { PostDrawer } from '../post/post-drawer.tsx'
import { NextPosts } from './next-posts.tsx'
import { ProgressCard } from './progress-card.tsx'

const StatusButtons = ({ campaign }: { campaign: Campaign }) => {
  const { set, isPending } = useStatusChange()
  const { status } = campaign
  return (
    <>
      {status === 'running' && (
        <Button
          variant="default"
          leftSection={<IconPlayerPause size={18} aria-hidden />}
          loading={isPending}
          onClick={() => set(campaign, 'paused')}
        >
          Pause
        </Button>
      )}
      {status === 'paused' && (
        <Button
          leftSection={<IconPlayerPlay size={18} aria-hidden />}
          loading={isPending}
          onClick={() => set(campaign, 'running')}
        >
          Resume
        </Button>
      )}
      {(status === 'running' || status === 'paused') && (
        <Button
          variant="default"
          leftSection={<IconBan size={18} aria-hidden />}
          onClick={() => set(campaign, 'cancelled')}
        >
          Cancel
        </Button>
      )}
    </>
  )
}

/** A campaign at work: how far it is, what comes next, and every post of it. */
export const ViewCampaignPage = () => {
  const { id = '', post = null } = useSearch({ from: '/default/campaigns/view-campaign' })
  const navigate = useNavigate({ from: '/campaigns/view-campaign' })
  const campaign = useQuery(oneCampaign(id))
  const canPublish = useCan('site:publish')
  const show = (shown: string | undefined) =>
    void navigate({ search: (old) => ({ ...old, post: shown }), replace: true })
  if (campaign.isError)
    return <Failure message={sentenceFor(campaign.error)} onRetry={() => void campaign.refetch()} />
  if (!campaign.data) return <Skeleton h={320} aria-label="The campaign is being loaded" />
  const { data } = campaign
  return (
    <>
      <PageHeader title={data.name}>
        <ButtonLink to="/campaigns/edit-campaign" search={{ id }} variant="default">
          Calendar
        </ButtonLink>
        <ButtonLink to="/campaigns/campaign-logs" search={{ campaign: id }} variant="default">
          Log
        </ButtonLink>
        {canPublish && <StatusButtons campaign={data} />}
      </PageHeader>
      <Stack>
        {data.message !== '' && (
          <Alert color={data.status === 'failed' ? 'red' : 'yellow'} variant="light">
            {data.message}
          </Alert>
        )}
        <ProgressCard campaign={data} />
        <NextPosts campaign={data} onOpen={({ _id }) => show(_id)} />
        <Board campaignId={id} onOpen={({ _id }) => show(_id)} />
      </Stack>
      <PostDrawer postId={post} onClose={() => show(undefined)} />
    </>
  )
}

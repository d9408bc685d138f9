import { Alert, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { Failure } from '../../../ui/failure.tsx'
import { ButtonLink } from '../../../ui/links.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { oneCampaign } from '../posts-api.ts'
import { Board } from '../board/board.tsx'
import { PostDrawer } from '../post/post-drawer.tsx'
import { OverdueNote } from './overdue-note.tsx'
import { StatusButtons } from '../status-buttons.tsx'
import { NextPosts } from './next-posts.tsx'
import { ProgressCard } from './progress-card.tsx'
import { FetchSkeleton } from '../../../ui/loading-indicators.tsx'

interface ViewCampaignPageProps {
  /** Renders the leads of the campaign. */
  readonly leads: (campaignId: string) => ReactNode
}

/** A running campaign: progress, leads, next posts, and all posts. */
export const ViewCampaignPage = ({ leads }: ViewCampaignPageProps) => {
  const { id = '', post = null } = useSearch({ from: '/default/campaigns/view-campaign' })
  const navigate = useNavigate({ from: '/campaigns/view-campaign' })
  const campaign = useQuery(oneCampaign(id))
  const show = (shown: string | undefined) =>
    void navigate({ search: (old) => ({ ...old, post: shown }), replace: true })
  if (campaign.isError)
    return <Failure message={sentenceFor(campaign.error)} onRetry={() => void campaign.refetch()} />
  if (!campaign.data) return <FetchSkeleton h={320} aria-label="Loading the campaign" />
  const { data } = campaign
  // nothing is posted yet: what a draft needs stands where it is planned
  if (data.status === 'draft') return <Navigate to="/campaigns/edit-campaign" search={{ id }} replace />
  return (
    <>
      <PageHeader title={data.name}>
        <ButtonLink to="/campaigns/edit-campaign" search={{ id }} variant="default">
          Calendar
        </ButtonLink>
        <ButtonLink to="/campaigns/campaign-logs" search={{ campaign: id }} variant="default">
          Log
        </ButtonLink>
        <StatusButtons campaign={data} />
      </PageHeader>
      <Stack>
        {data.message !== '' && (
          <Alert color={data.status === 'failed' ? 'red' : 'yellow'} variant="light">
            {data.message}
          </Alert>
        )}
        <OverdueNote campaign={data} />
        <ProgressCard campaign={data} />
        {leads(id)}
        <NextPosts campaign={data} onOpen={({ _id }) => show(_id)} />
        <Board campaignId={id} targets={data.targets} onOpen={({ _id }) => show(_id)} />
      </Stack>
      <PostDrawer postId={post} onClose={() => show(undefined)} />
    </>
  )
}

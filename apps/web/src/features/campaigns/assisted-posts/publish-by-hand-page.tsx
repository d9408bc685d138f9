import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { IconClipboardText } from '@tabler/icons-react'
import { useEffect } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { assistedPosts } from '../resources.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { ButtonLink } from '../../../ui/links.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Waiting } from '../../../ui/waiting.tsx'
import { RecordPlaceholder } from '../../../ui/missing-record.tsx'
import { ChoosePlace } from './choose-sub-property.tsx'
import { PasteSteps } from './paste-steps.tsx'

const ReadyPost = ({ id }: { id: string }) => {
  const post = useQuery({
    queryKey: [assistedPosts.path, 'get', id],
    queryFn: () => assistedPosts.get(id),
  })
  if (post.data) return <PasteSteps post={post.data} />
  if (post.error === null) return <Waiting label="Loading the post" />
  return <RecordPlaceholder record={post} />
}

/** A planned post of a campaign gets its own page here the first time it is opened. */
const PostOfCampaign = ({ jobId }: { jobId: string }) => {
  const navigate = useNavigate()
  const made = useQuery({
    queryKey: [assistedPosts.path, 'of-job', jobId],
    queryFn: () => assistedPosts.create({ campaignJobId: jobId }),
    retry: false,
  })
  const id = made.data?._id
  useEffect(() => {
    if (id !== undefined)
      void navigate({ to: '/articles/publish-by-hand', search: { post: id }, replace: true })
  }, [id, navigate])
  return made.isError ? <Failure message={sentenceFor(made.error)} /> : <Waiting label="Preparing the post" />
}

/** Posts an article to a site that has no interface for it: everything is ready to be pasted. */
export const PublishByHandPage = () => {
  const { article, job, post } = useSearch({ from: '/default/articles/publish-by-hand' })
  const navigate = useNavigate()
  return (
    <>
      <PageHeader
        title="Publish manually"
        description="Google Sites and Weebly have no posting API. Paste the prepared post; we verify it’s live."
      />
      {post !== undefined ? (
        <ReadyPost key={post} id={post} />
      ) : job !== undefined ? (
        <PostOfCampaign jobId={job} />
      ) : article !== undefined ? (
        <ChoosePlace
          articleId={article}
          onReady={(id) =>
            void navigate({ to: '/articles/publish-by-hand', search: { post: id }, replace: true })
          }
        />
      ) : (
        <div className="card">
          <EmptyState
            icon={IconClipboardText}
            title="No article selected"
            text="Open an article’s menu and choose Publish manually."
          >
            <ButtonLink to="/articles">Go to articles</ButtonLink>
          </EmptyState>
        </div>
      )}
    </>
  )
}

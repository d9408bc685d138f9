import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconRss } from '@tabler/icons-react'
import { sentenceFor } from '../../lib/api/errors.ts'
import { useCan } from '../../lib/session/use-user.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Failure } from '../../ui/failure.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Waiting } from '../../ui/waiting.tsx'
import { feedList } from './feeds-api.ts'
import { AddFeed } from './add-feed.tsx'
import { FeedCards } from './feed-cards.tsx'
import { ItemList } from './item-list.tsx'

/** /articles/rss-feeds: feeds of other sites, and their items to be imported as drafts. */
export const FeedsPage = () => {
  const feeds = useQuery(feedList)
  const canWrite = useCan('content:write')
  const all = feeds.data?.data ?? []
  return (
    <>
      <PageHeader
        title="Feeds"
        description="Import posts from other sites as drafts, with the source credited."
      />
      {canWrite && <AddFeed />}
      {feeds.isError && feeds.data === undefined && (
        <Failure message={sentenceFor(feeds.error)} onRetry={() => void feeds.refetch()} />
      )}
      {feeds.isPending && <Waiting of="cards" />}
      {feeds.data && all.length === 0 && (
        <div className="card">
          <EmptyState
            motif="articles"
            icon={IconRss}
            title="No feeds yet"
            text="Paste a feed or site URL above to import its items as drafts."
          />
        </div>
      )}
      {all.length > 0 && (
        <>
          <div className="card" style={{ marginBottom: 'var(--mantine-spacing-md)' }}>
            <FeedCards feeds={all} canWrite={canWrite} />
          </div>
          <ItemList feeds={all} canWrite={canWrite} />
          <Text size="xs" c="dimmed" mt="sm">
            Imported content belongs to its publisher. Rewrite it, or quote it with permission, before you
            publish.
          </Text>
        </>
      )}
    </>
  )
}

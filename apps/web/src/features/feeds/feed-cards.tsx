import { useMutation, useQuery } from '@tanstack/react-query'
import type { RssFeed } from '@web2/contract/feeds'
import { useState } from 'react'
import { sentenceFor } from '../../lib/api/errors.ts'
import { rssArticles, rssFeeds } from './resources.ts'
import { categoriesNamed } from '../articles/categories/category-choice.ts'
import { queryClient } from '../../lib/query/query-client.ts'
import { showSuccess, showError } from '../../lib/snackbar.ts'
import { confirmRemoval } from '../../ui/dialogs/confirm-removal.tsx'
import { FeedDialog } from './feed-dialog.tsx'
import { FeedRow, type FeedChange } from './feed-row.tsx'
import classes from './feeds.module.css'

interface FeedCardsProps {
  readonly feeds: readonly RssFeed[]
  readonly canWrite: boolean
}

/** The feeds of the account, one below the other. */
export const FeedCards = ({ feeds, canWrite }: FeedCardsProps) => {
  const [edited, setEdited] = useState<RssFeed | null>(null)
  const named = useQuery(categoriesNamed(feeds.flatMap(({ categoryId }) => categoryId ?? [])))
  const refresh = () => queryClient.invalidateQueries({ queryKey: [rssFeeds.path] })
  const changing = useMutation({
    mutationFn: ({ id, change }: { id: string; change: FeedChange }) => rssFeeds.patch(id, change),
    onError: (error) => showError(sentenceFor(error)),
    onSettled: refresh,
  })
  const removal = useMutation({
    mutationFn: ({ _id }: RssFeed) => rssFeeds.remove(_id),
    onSuccess: ({ title }) => showSuccess(`${title} was deleted.`),
    onError: (error) => showError(sentenceFor(error)),
    onSettled: () =>
      Promise.all([refresh(), queryClient.invalidateQueries({ queryKey: [rssArticles.path] })]),
  })
  const askToRemove = (feed: RssFeed) =>
    confirmRemoval({
      title: 'Delete this feed?',
      names: [feed.title],
      consequence: 'Its items are deleted too, but imported articles are kept. You can’t undo this.',
      confirmLabel: 'Delete',
      onConfirm: () => removal.mutate(feed),
    })
  const categoryOf = ({ categoryId }: RssFeed) =>
    categoryId === null ? undefined : named.data?.get(categoryId)
  return (
    <>
      <ul className={classes.feeds} aria-label="Feeds">
        {feeds.map((feed) => (
          <FeedRow
            key={feed._id}
            feed={feed}
            categoryName={categoryOf(feed)?.name}
            onChange={canWrite ? (change) => changing.mutate({ id: feed._id, change }) : undefined}
            onEdit={() => setEdited(feed)}
            onRemove={() => askToRemove(feed)}
          />
        ))}
      </ul>
      {edited && (
        <FeedDialog feed={edited} now={categoryOf(edited) ?? null} onClose={() => setEdited(null)} />
      )}
    </>
  )
}

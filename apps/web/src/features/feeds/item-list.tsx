import { Button, Select } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { IconRss } from '@tabler/icons-react'
import type { RssArticle, RssFeed } from '@web2/contract/feeds'
import { sentenceFor } from '../../lib/api/errors.ts'
import { rssArticles } from './resources.ts'
import { queryClient } from '../../lib/query/query-client.ts'
import { showSuccess, showError } from '../../lib/snackbar.ts'
import { DataList } from '../../ui/data-list/data-list.tsx'
import { useListScreen } from '../../ui/data-list/use-list-screen.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ButtonLink } from '../../ui/links.tsx'
import { sayNext } from '../../ui/saving/say-next.tsx'
import { importItems, itemList, itemsOf } from './feeds-api.ts'
import { itemColumns } from './item-columns.tsx'
import { counted } from '../../lib/text/counted.ts'

interface ManyItems {
  /** Those that are not imported yet. */
  readonly rows: readonly RssArticle[]
  readonly done: () => void
}

interface ItemListProps {
  readonly feeds: readonly RssFeed[]
  readonly canWrite: boolean
}

/** The items of all feeds, or of one, to be imported. */
export const ItemList = ({ feeds, canWrite }: ItemListProps) => {
  const { feed = '' } = useSearch({ from: '/default/articles/rss-feeds' })
  const navigate = useNavigate({ from: '/articles/rss-feeds' })
  const { table, control, state, all } = useListScreen(itemList, {
    file: 'rss-items.csv',
    within: itemsOf(feed),
  })
  const importing = useMutation({
    mutationFn: ({ _id }: RssArticle) => rssArticles.patch(_id, { imported: true }),
    onSuccess: ({ title, articleId }) => {
      const told = `“${title}” imported as a draft`
      if (articleId === null) return showSuccess(told)
      const open = () => void navigate({ to: '/articles/edit-article', search: { id: articleId } })
      sayNext(told, { label: 'Open', onClick: open })
    },
    onError: (error) => showError(sentenceFor(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [rssArticles.path] }),
  })
  const importingMany = useMutation({
    mutationFn: ({ rows }: ManyItems) => importItems(rows.map(({ _id }) => _id)),
    onSuccess: (_answer, { rows, done }) => {
      showSuccess(`Imported ${counted(rows.length, 'item as a draft', 'items as drafts')}`)
      done()
    },
    onError: (error) => showError(sentenceFor(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [rssArticles.path] }),
  })
  const isNarrowed = feed !== '' || state.status !== ''
  return (
    <DataList
      name="rss-items"
      noun="items"
      searchLabel="Search title or text"
      columns={itemColumns}
      {...table}
      filters={
        <>
          <Select
            aria-label="Feed"
            data={[
              { value: '', label: 'All feeds' },
              ...feeds.map(({ _id, title }) => ({ value: _id, label: title })),
            ]}
            value={feed}
            allowDeselect={false}
            w={200}
            onChange={(id) =>
              void navigate({
                search: (old) => ({ ...old, feed: id || undefined, page: undefined }),
                replace: true,
              })
            }
          />
          <Select
            aria-label="Import status"
            data={[
              { value: '', label: 'All items' },
              { value: 'new', label: 'Not imported' },
              { value: 'imported', label: 'Imported' },
            ]}
            value={state.status}
            allowDeselect={false}
            w={150}
            onChange={(status) => control.setStatus(status ?? '')}
          />
        </>
      }
      otherFilters={{
        count: feed === '' ? 0 : 1,
        clear: () =>
          void navigate({
            search: (old) => ({ ...old, feed: undefined, page: undefined }),
            replace: true,
          }),
      }}
      noMatch={isNarrowed ? 'No items match these filters' : undefined}
      empty={
        <EmptyState
          icon={IconRss}
          title="No items yet"
          text="Items appear here after the first fetch. Feeds are checked every hour."
        />
      }
      labelOf={({ title }) => title}
      rowActions={(item) =>
        item.articleId !== null ? (
          <ButtonLink
            to={canWrite ? '/articles/edit-article' : '/articles/view-article'}
            search={{ id: item.articleId }}
            size="xs"
            variant="subtle"
            aria-label={`Open draft of ${item.title}`}
          >
            Open
          </ButtonLink>
        ) : (
          canWrite && (
            <Button
              size="xs"
              variant="light"
              aria-label={`Import ${item.title}`}
              loading={importing.isPending && importing.variables._id === item._id}
              onClick={() => importing.mutate(item)}
            >
              Import
            </Button>
          )
        )
      }
      {...(canWrite && {
        bulkActions: (chosen: RssArticle[], done: () => void) => {
          const rows = chosen.filter(({ articleId }) => articleId === null)
          return (
            <Button
              size="xs"
              variant="light"
              disabled={rows.length === 0}
              loading={importingMany.isPending}
              onClick={() => importingMany.mutate({ rows, done })}
            >
              {rows.length === 0 ? 'Already imported' : `Import ${rows.length.toLocaleString('en')}`}
            </Button>
          )
        },
      })}
      all={all}
    />
  )
}

import { Group, NativeSelect, Pagination, Stack, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { linkOptions, useNavigate, useSearch } from '@tanstack/react-router'
import { messages } from '@web2/contract/core'
import { wpPostStatuses, type WpPost } from '@web2/contract/properties'
import { useState } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { wpAction } from '../resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { isGone, RouteError } from '../../../lib/route-error.ts'
import { showSuccess, showError } from '../../../lib/snackbar.ts'
import { confirmRemoval } from '../../../ui/dialogs/confirm-removal.tsx'
import { SearchField } from '../../../ui/data-list/search-field.tsx'
import { ButtonLink } from '../../../ui/links.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { QueryState } from '../../../ui/query-state.tsx'
import { postList, postsAtOnce, postsOf, readStatus } from '../posts-api.ts'
import { propertyRecord } from '../properties-api.ts'
import { EditPost } from './edit-post.tsx'
import { postStatusWords } from './post-labels.ts'
import { PostsTable } from './posts-table.tsx'

const pageOf = (text: string | undefined): number => Math.max(1, Math.trunc(Number(text)) || 1)

/** All posts of a WordPress property, those too that were not made here. */
export const PostsPage = () => {
  const { id = '', q = '', status: wanted, page: place } = useSearch({ from: '/default/properties/posts' })
  const navigate = useNavigate()
  const status = readStatus(wanted)
  const page = pageOf(place)
  const property = useQuery(propertyRecord(id))
  const list = useQuery(postList({ propertyId: id, q, status, page }))
  const [editing, setEditing] = useState<string | null>(null)
  const narrow = (next: { q?: string; status?: string; page?: number }) =>
    void navigate({
      to: '/properties/posts',
      search: { id, q, status, page: '1', ...next, ...(next.page && { page: String(next.page) }) } as {
        id: string
      },
      replace: true,
    })
  const removal = useMutation({
    mutationFn: ({ externalId }: WpPost) =>
      wpAction({ action: 'delete', propertyId: id, postId: externalId }),
    onSuccess: (_answer, { title }) => showSuccess(`“${title}” moved to the WordPress trash`),
    onError: (error) => showError(sentenceFor(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: postsOf(id) }),
  })
  const askToDelete = (post: WpPost) =>
    confirmRemoval({
      title: 'Delete this post from the blog?',
      names: [post.title || 'Untitled'],
      consequence: 'It moves to the WordPress trash, where you can restore it for 30 days.',
      confirmLabel: 'Delete post',
      onConfirm: () => removal.mutate(post),
    })

  if (isGone(property.error)) throw new RouteError(404, messages.pageNotFound)
  const total = list.data?.total ?? 0
  const pages = Math.max(1, Math.ceil(total / postsAtOnce))

  return (
    <>
      <PageHeader
        title={property.data ? `Posts on ${property.data.name}` : 'Posts'}
        tab={['Posts', property.data?.name ?? '']}
        between={
          property.data
            ? [
                {
                  label: property.data.name,
                  link: linkOptions({ to: '/properties/edit-property', search: { id } }),
                },
              ]
            : []
        }
        description="All posts on this blog. Changes apply as soon as you save."
      >
        <ButtonLink to="/properties/edit-property" search={{ id }} variant="default">
          Property
        </ButtonLink>
      </PageHeader>
      <Stack className="card" p="sm" gap="sm">
        <Group gap="sm">
          <SearchField label="Search posts" value={q} onChange={(words) => narrow({ q: words })} />
          <NativeSelect
            aria-label="Status"
            data={[
              { value: '', label: 'All statuses' },
              ...wpPostStatuses.map((value) => ({ value, label: postStatusWords(value) })),
            ]}
            value={status}
            onChange={(event) => narrow({ status: event.currentTarget.value })}
          />
        </Group>
        <QueryState query={list} of="rows" />
        {list.isSuccess && total === 0 && (
          <Text size="sm" c="dimmed" p="md">
            {q === '' && status === '' ? 'No posts on this blog yet' : 'No posts match'}
          </Text>
        )}
        {list.isSuccess && total > 0 && (
          <PostsTable
            posts={list.data.posts}
            onEdit={({ externalId }) => setEditing(externalId)}
            onDelete={askToDelete}
          />
        )}
        {pages > 1 && (
          <Group justify="space-between">
            <Text size="sm" c="dimmed">
              {total.toLocaleString('en')} posts
            </Text>
            <Pagination
              total={pages}
              value={Math.min(page, pages)}
              onChange={(chosen) => narrow({ page: chosen })}
              getControlProps={(control) => ({ 'aria-label': `${control} page` })}
            />
          </Group>
        )}
      </Stack>
      {editing !== null && <EditPost propertyId={id} postId={editing} onClose={() => setEditing(null)} />}
    </>
  )
}

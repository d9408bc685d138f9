import { Menu, NativeSelect } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { IconCheck, IconColumns2, IconListDetails, IconPencil, IconRefresh } from '@tabler/icons-react'
import { bulkRowStatuses, type ArticleBulk, type ArticleBulkRow } from '@web2/contract/articles'
import { useMemo, useState } from 'react'
import { sentenceFor } from '../../../../lib/api/errors.ts'
import { articleBulkRows } from '../../resources.ts'
import { queryClient } from '../../../../lib/query/query-client.ts'
import { showSuccess, showError } from '../../../../lib/snackbar.ts'
import { DataList } from '../../../../ui/data-list/data-list.tsx'
import { useListScreen } from '../../../../ui/data-list/use-list-screen.ts'
import { MenuLink } from '../../../../ui/menus/menu-link.tsx'
import { RowMenu } from '../../../../ui/menus/row-menu.tsx'
import { rowList } from '../bulks-api.ts'
import { rowStatusLabel } from '../bulk-status.tsx'
import { CompareSimilarDialog } from './similar-articles-dialog.tsx'
import { rowColumns } from './row-columns.tsx'

/** Paginated keywords of a bulk with the state of their articles. */
export const BulkRows = ({ bulk }: { readonly bulk: ArticleBulk }) => {
  const { table, control, state } = useListScreen(rowList, {
    file: 'bulk-articles.csv',
    within: { bulkId: bulk._id },
  })
  const [compared, setCompared] = useState<ArticleBulkRow | null>(null)
  const isPaused = bulk.status === 'paused'
  const columns = useMemo(() => rowColumns({ isPaused, onCompare: setCompared }), [isPaused])

  const change = useMutation({
    mutationFn: ({ row, action }: { row: ArticleBulkRow; action: 'retry' | 'keep' }) =>
      articleBulkRows.patch(row._id, { action }),
    onSuccess: ({ keyword, status }) => {
      setCompared(null)
      if (status === 'written') showSuccess(`“${keyword}” kept`)
      else
        showSuccess(
          isPaused ? `“${keyword}” will be regenerated when the bulk resumes.` : `Regenerating “${keyword}”`,
        )
    },
    onError: (error) => showError(sentenceFor(error)),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: [articleBulkRows.path] }),
  })

  return (
    <>
      <DataList
        name="bulk-rows"
        noun="articles"
        searchLabel="Search keyword or reason"
        columns={columns}
        {...table}
        filters={
          <NativeSelect
            aria-label="Status"
            data={[
              { value: '', label: 'Any status' },
              ...bulkRowStatuses.map((value) => ({ value, label: rowStatusLabel(value) })),
            ]}
            value={state.status}
            onChange={(event) => control.setStatus(event.currentTarget.value)}
          />
        }
        noMatch={state.status === '' ? undefined : 'No articles with this status'}
        empty={null}
        labelOf={({ keyword }) => keyword}
        rowActions={(row) => (
          <RowMenu name={row.keyword}>
            {row.articleId !== null && (
              <MenuLink
                to="/articles/edit-article"
                search={{ id: row.articleId }}
                leftSection={<IconPencil size={16} />}
              >
                Edit article
              </MenuLink>
            )}
            {row.generationId !== null && (
              <MenuLink
                to="/articles/add-article"
                search={{ generation: row.generationId }}
                leftSection={<IconListDetails size={16} />}
              >
                View sections
              </MenuLink>
            )}
            {row.similarity !== null && (
              <Menu.Item leftSection={<IconColumns2 size={16} />} onClick={() => setCompared(row)}>
                Compare
              </Menu.Item>
            )}
            {row.status === 'review' && (
              <Menu.Item
                leftSection={<IconCheck size={16} />}
                onClick={() => change.mutate({ row, action: 'keep' })}
              >
                Keep
              </Menu.Item>
            )}
            <Menu.Item
              leftSection={<IconRefresh size={16} />}
              disabled={row.status !== 'failed' && row.status !== 'review'}
              onClick={() => change.mutate({ row, action: 'retry' })}
            >
              Regenerate
            </Menu.Item>
          </RowMenu>
        )}
      />
      {compared !== null && (
        <CompareSimilarDialog
          row={compared}
          onKeep={() => change.mutate({ row: compared, action: 'keep' })}
          onAgain={() => change.mutate({ row: compared, action: 'retry' })}
          onClose={() => setCompared(null)}
        />
      )}
    </>
  )
}

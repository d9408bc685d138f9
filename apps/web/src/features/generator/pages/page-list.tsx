import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { IconEye, IconFiles, IconRefresh } from '@tabler/icons-react'
import type { TurboPage } from '@web2/contract/generator'
import { useMemo, useState } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { turboPages } from '../resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { useCan } from '../../../lib/session/use-user.ts'
import { showSuccess, showError } from '../../../lib/snackbar.ts'
import { counted } from '../../../lib/text/counted.ts'
import { DataList } from '../../../ui/data-list/data-list.tsx'
import { useListScreen } from '../../../ui/data-list/use-list-screen.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { IconAction } from '../../../ui/icon-button.tsx'
import { turboPageList } from '../api/project-api.ts'
import { pageColumns, pageFilterable } from './page-columns.tsx'
import { PageDialog } from './page-dialog.tsx'

/** Retries the texts of failed pages, one call per page. */
const retryAll = async (pages: readonly TurboPage[]): Promise<number> => {
  const failed = pages.filter(({ status }) => status === 'failed')
  for (const { _id } of failed) await turboPages.patch(_id, { action: 'retry' })
  return failed.length
}

/** Pages of a project. */
export const PageList = ({ turboId }: { readonly turboId: string }) => {
  const { table, rows } = useListScreen(turboPageList, {
    file: 'pages.csv',
    filterable: pageFilterable,
    within: { turboId },
  })
  const canWrite = useCan('content:write')
  const [shown, setShown] = useState<string | null>(null)
  const columns = useMemo(() => pageColumns(({ _id }) => setShown(_id)), [])
  const retry = useMutation({
    mutationFn: retryAll,
    onSuccess: (count) =>
      showSuccess(count === 0 ? 'None of these pages has failed' : `Retrying ${counted(count, 'page')}`),
    onError: (error) => showError(sentenceFor(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [turboPages.path] }),
  })
  return (
    <>
      <DataList
        name="turbo-pages"
        noun="pages"
        searchLabel="Search by name, URL or title"
        columns={columns}
        {...table}
        empty={
          <EmptyState
            motif="articles"
            icon={IconFiles}
            title="No pages yet"
            text="Create an estimate to list the pages."
          />
        }
        labelOf={({ name }) => name}
        rowActions={(page) => (
          <IconAction tip="View page" name={`View ${page.name}`} onClick={() => setShown(page._id)}>
            <IconEye size={18} />
          </IconAction>
        )}
        actionsWidth={64}
        {...(canWrite
          ? {
              bulkActions: (pages: TurboPage[], done: () => void) => (
                <Button
                  size="xs"
                  variant="default"
                  leftSection={<IconRefresh size={14} aria-hidden />}
                  loading={retry.isPending}
                  onClick={() => retry.mutate(pages, { onSuccess: done })}
                >
                  Retry failed
                </Button>
              ),
            }
          : {})}
      />
      {shown !== null && (
        <PageDialog pageId={shown} pages={rows} onShow={setShown} onClose={() => setShown(null)} />
      )}
    </>
  )
}

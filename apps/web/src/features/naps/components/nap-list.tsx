import { Group } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { IconAddressBook, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import type { Nap } from '@web2/contract'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { naps } from '../../../lib/api/resources.ts'
import { toCsv } from '../../../lib/files/csv.ts'
import { downloadText } from '../../../lib/files/download.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { useCan } from '../../../lib/session/use-user.ts'
import { say, sayFailure } from '../../../lib/snackbar.ts'
import { useListSearch } from '../../../lib/use-list-search.ts'
import { confirmRemoval } from '../../../ui/confirm-removal.tsx'
import { DataList } from '../../../ui/data-list/data-list.tsx'
import type { ListColumn } from '../../../ui/data-list/list-column.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { IconAction } from '../../../ui/icon-action.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Tip } from '../../../ui/tip.tsx'
import { allNaps, napDefaultSort, napList, napSortable } from '../api/naps-api.ts'
import { napColumns } from './nap-columns.tsx'
import { ButtonLink, IconLink } from '../../../ui/links.tsx'

const listings = (count: number) => (count === 1 ? '1 listing' : `${count} listings`)

/** All business listings. */
export const NapList = () => {
  const control = useListSearch(napSortable, napDefaultSort)
  const list = useQuery(napList(control.state))
  const canWrite = useCan('content:write')

  const removal = useMutation({
    mutationFn: (rows: Nap[]) => naps.removeMany(rows.map(({ _id }) => _id)),
    onSuccess: (_answer, rows) => say(`Deleted ${listings(rows.length)}.`),
    onError: (error) => sayFailure(sentenceFor(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [naps.path] }),
  })
  const askToRemove = (rows: Nap[], done?: () => void) =>
    confirmRemoval({
      title: `Delete ${listings(rows.length)}?`,
      names: rows.map(({ businessName }) => businessName),
      consequence:
        'Sites keep what was published; their next publication goes without this data. This cannot be undone.',
      confirmLabel: 'Delete',
      onConfirm: () => removal.mutate(rows, { onSuccess: () => done?.() }),
    })

  const file = useMutation({
    mutationFn: (_columns: readonly ListColumn<Nap>[]) => allNaps(control.state),
    onSuccess: (rows, columns) => {
      const head = columns.map(({ title }) => title)
      const cells = rows.map((row) => columns.map(({ text }) => text(row)))
      downloadText('business-listings.csv', toCsv(head, cells), 'text/csv')
    },
    onError: (error) => sayFailure(sentenceFor(error)),
  })

  const empty = list.data?.total === 0 && control.state.q === ''
  const addButton = (
    <ButtonLink to="/nap-databases/add-nap" leftSection={<IconPlus size={18} aria-hidden />}>
      Add NAP
    </ButtonLink>
  )

  return (
    <>
      <PageHeader
        title="NAP databases"
        description="Name, address and phone of each business, once, for every site that shows them."
      >
        {canWrite && !empty && addButton}
      </PageHeader>
      <DataList
        name="naps"
        noun="listings"
        searchLabel="Search name, address, city or phone"
        columns={napColumns}
        control={control}
        page={list.data}
        fetching={list.isFetching}
        failure={list.isError ? sentenceFor(list.error) : null}
        onRetry={() => void list.refetch()}
        empty={
          <EmptyState
            icon={IconAddressBook}
            title="No business listings yet"
            text="Add a business once; its name, address, phone and hours then fill every site you bind it to."
          >
            {canWrite && addButton}
          </EmptyState>
        }
        labelOf={({ businessName }) => businessName}
        rowActions={(nap) => (
          <Group gap={4} justify="flex-end" wrap="nowrap">
            {canWrite && (
              <>
                <Tip label="Edit">
                  <IconLink
                    to="/nap-databases/edit-nap"
                    search={{ id: nap._id }}
                    variant="subtle"
                    color="gray"
                    aria-label={`Edit ${nap.businessName}`}
                  >
                    <IconPencil size={18} />
                  </IconLink>
                </Tip>
                <IconAction
                  tip="Delete"
                  name={`Delete ${nap.businessName}`}
                  onClick={() => askToRemove([nap])}
                >
                  <IconTrash size={18} />
                </IconAction>
              </>
            )}
          </Group>
        )}
        {...(canWrite ? { onRemove: askToRemove } : {})}
        onExport={file.mutate}
        exporting={file.isPending}
      />
    </>
  )
}

import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import type { Icon } from '@tabler/icons-react'
import { useMemo, useState, type ReactNode } from 'react'
import { sentenceFor } from '../../lib/api/errors.ts'
import { toCsv } from '../../lib/files/csv.ts'
import { downloadText } from '../../lib/files/download.ts'
import { listQuery, sortQuery } from '../../lib/list-query.ts'
import { useCan } from '../../lib/session/use-user.ts'
import { sayFailure } from '../../lib/snackbar.ts'
import { useListSearch } from '../../lib/use-list-search.ts'
import { DataList } from '../data-list/data-list.tsx'
import type { ListColumn } from '../data-list/list-column.ts'
import { EmptyState } from '../empty-state.tsx'
import { PageHeader } from '../page-header.tsx'
import { DocumentActions } from './document-actions.tsx'
import { documentColumns, previewColumn } from './document-columns.tsx'
import {
  documentDefaultSort,
  documentSortable,
  matching,
  type DocumentSource,
  type ListedDocument,
} from './document-source.ts'
import { RenameDialog } from './rename-dialog.tsx'
import { useDocumentChanges } from './use-document-changes.ts'

interface DocumentListProps {
  source: DocumentSource
  title: string
  description: string
  empty: { icon: Icon; title: string; text: string }
  /** The button that begins a new one. */
  children: ReactNode
}

/** A list of pages or sections, with pictures of them. */
export const DocumentList = ({ source, title, description, empty, children }: DocumentListProps) => {
  const { resource, noun, shownName } = source
  const control = useListSearch(documentSortable, documentDefaultSort)
  const { state } = control
  const canWrite = useCan('content:write')
  const [renaming, setRenaming] = useState<ListedDocument | null>(null)
  const changes = useDocumentChanges(source)
  const columns = useMemo(() => documentColumns(source, canWrite), [source, canWrite])
  const list = useQuery({
    queryKey: [resource.path, 'find', state],
    queryFn: () => resource.find({ ...listQuery(state), ...matching(state) }),
    placeholderData: keepPreviousData,
  })
  const file = useMutation({
    mutationFn: (_columns: readonly ListColumn<ListedDocument>[]) =>
      resource.findAll({ ...sortQuery(state), ...matching(state) }),
    onSuccess: (rows, shown) => {
      const written = shown.filter(({ key }) => key !== previewColumn)
      const head = written.map((column) => column.title)
      const cells = rows.map((row) => written.map(({ text }) => text(row)))
      downloadText(`${noun}s.csv`, toCsv(head, cells), 'text/csv')
    },
    onError: (error) => sayFailure(sentenceFor(error)),
  })
  const none = list.data?.total === 0 && state.q === ''

  return (
    <>
      <PageHeader title={title} description={description}>
        {canWrite && !none && children}
      </PageHeader>
      <DataList<ListedDocument>
        name={`${noun}s`}
        noun={`${noun}s`}
        searchLabel="Search by name"
        columns={columns}
        control={control}
        page={list.data}
        fetching={list.isFetching}
        failure={list.isError ? sentenceFor(list.error) : null}
        onRetry={() => void list.refetch()}
        empty={<EmptyState {...empty}>{canWrite && children}</EmptyState>}
        labelOf={({ name }) => shownName(name)}
        rowActions={(row) => (
          <DocumentActions
            source={source}
            row={row}
            onRename={() => setRenaming(row)}
            onDuplicate={() => changes.duplicate(row)}
            onRemove={() => changes.remove([row])}
          />
        )}
        {...(canWrite ? { onRemove: changes.remove } : {})}
        onExport={file.mutate}
        exporting={file.isPending}
      />
      {renaming && <RenameDialog source={source} row={renaming} onClose={() => setRenaming(null)} />}
    </>
  )
}

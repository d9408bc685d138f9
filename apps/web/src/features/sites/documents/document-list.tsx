import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Icon } from '@tabler/icons-react'
import { useMemo, useState, type ReactNode } from 'react'
import { isNarrowed, listQuery, wholeQuery } from '../../../lib/list/list-query.ts'
import { useCan } from '../../../lib/session/use-user.ts'
import { useListSearch } from '../../../lib/list/use-list-search.ts'
import { DataList } from '../../../ui/data-list/data-list.tsx'
import { useCsvFile } from '../../../ui/data-list/use-csv-file.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { DocumentActions } from './document-actions.tsx'
import { documentColumns, previewColumn } from './document-columns.tsx'
import {
  documentDefaultSort,
  documentFilterable,
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
  const control = useListSearch(documentSortable, documentDefaultSort, undefined, documentFilterable)
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
  const all = () => resource.findAll({ ...wholeQuery(state), ...matching(state) })
  const csv = useCsvFile({
    name: `${noun}s.csv`,
    rows: all,
    columnsFor: async (_rows, shown) => shown.filter(({ key }) => key !== previewColumn),
  })
  const none = list.data?.total === 0 && !isNarrowed(state)

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
        list={list}
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
        all={all}
        {...csv}
      />
      {renaming && <RenameDialog source={source} row={renaming} onClose={() => setRenaming(null)} />}
    </>
  )
}

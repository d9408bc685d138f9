import type { Icon } from '@tabler/icons-react'
import { useMemo, useState, type ReactNode } from 'react'
import { useCan } from '../../../lib/session/use-user.ts'
import { DataList } from '../../../ui/data-list/data-list.tsx'
import { useListScreen } from '../../../ui/data-list/use-list-screen.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { MotifName } from '../../../ui/motifs/motif.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { DocumentActions } from './document-actions.tsx'
import { documentColumns, previewColumn } from './document-columns.tsx'
import {
  documentFilterable,
  documentList,
  type DocumentSource,
  type ListedDocument,
} from './document-source.ts'
import { RenameDialog } from './rename-dialog.tsx'
import { useDocumentChanges } from './use-document-changes.ts'

interface DocumentListProps {
  source: DocumentSource
  title: string
  description: string
  empty: { motif: MotifName; icon: Icon; title: string; text: string }
  /** The button that begins a new one. */
  children: ReactNode
}

/** A list of pages or sections, with pictures of them. */
export const DocumentList = ({ source, title, description, empty, children }: DocumentListProps) => {
  const { noun, shownName } = source
  const { table, all, isEmpty } = useListScreen(documentList(source), {
    file: `${noun}s.csv`,
    filterable: documentFilterable,
    columnsFor: async (_rows, shown) => shown.filter(({ key }) => key !== previewColumn),
  })
  const canWrite = useCan('content:write')
  const [renaming, setRenaming] = useState<ListedDocument | null>(null)
  const changes = useDocumentChanges(source)
  const columns = useMemo(() => documentColumns(source, canWrite), [source, canWrite])

  return (
    <>
      <PageHeader title={title} description={description}>
        {canWrite && !isEmpty && children}
      </PageHeader>
      <DataList<ListedDocument>
        name={`${noun}s`}
        noun={`${noun}s`}
        searchLabel="Search by name"
        columns={columns}
        {...table}
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
      />
      {renaming && <RenameDialog source={source} row={renaming} onClose={() => setRenaming(null)} />}
    </>
  )
}

import type { Query } from '../../../lib/api/resource.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { NameDialog } from '../../../ui/dialogs/name-dialog.tsx'
import type { DocumentSource, ListedDocument } from './document-source.ts'

interface RenameDialogProps {
  source: Pick<DocumentSource, 'shownName' | 'nameEmpty'> & {
    readonly noun: string
    readonly resource: {
      readonly path: string
      patch(id: string, data: { name: string }, query: Query): Promise<unknown>
    }
  }
  row: Pick<ListedDocument, '_id' | 'name'>
  onClose: () => void
}

/** A new name for a page, section or template. */
export const RenameDialog = ({ source, row, onClose }: RenameDialogProps) => {
  const { resource, noun, nameEmpty, shownName } = source
  return (
    <NameDialog
      title={`Rename ${noun}`}
      name={shownName(row.name)}
      confirm="Rename"
      empty={nameEmpty}
      store={(name) =>
        resource
          .patch(row._id, { name }, { $select: ['name'] })
          .finally(() => void queryClient.invalidateQueries({ queryKey: [resource.path] }))
      }
      onClose={onClose}
    />
  )
}

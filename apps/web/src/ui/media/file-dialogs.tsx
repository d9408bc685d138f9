import { useQueryClient } from '@tanstack/react-query'
import { limits, type MediaFile } from '@web2/contract'
import { NameDialog } from '../name-dialog.tsx'
import { folderName, folderAround } from './folder-path.ts'
import { createFolder, mediaKey, removeFile, removeFolder, renameFile, renameFolder } from './media-api.ts'
import { RemovalDialog } from './removal-dialog.tsx'
import { sentenceOf } from './sentence-of.ts'
import { useConsequence } from './use-consequence.ts'

/** What the library is asking at the moment. */
export type Asking =
  | { readonly what: 'new-folder' }
  | { readonly what: 'rename-folder' }
  | { readonly what: 'remove-folder' }
  | { readonly what: 'rename-file'; readonly file: MediaFile }
  | { readonly what: 'remove-file'; readonly file: MediaFile }

interface FileDialogsProps {
  asking: Asking
  /** The open folder. */
  path: string
  onClose: () => void
  onOpenFolder: (path: string) => void
  onRemoved: () => void
}

const FileRemoval = ({
  file,
  ...props
}: {
  file: MediaFile
  onConfirm: () => Promise<void>
  onClose: () => void
}) => (
  <RemovalDialog
    title="Delete this picture?"
    name={file.file}
    consequence={useConsequence(file)}
    {...props}
  />
)

/** The dialogs over the library. */
export const FileDialogs = ({ asking, path, onClose, onOpenFolder, onRemoved }: FileDialogsProps) => {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: mediaKey })
  const parent = folderAround(path)
  const asked = {
    empty: 'Please enter a name.',
    maxLength: limits.mediaNameLength,
    sentenceOf,
    onClose,
  }
  switch (asking.what) {
    case 'new-folder':
      return (
        <NameDialog
          title={`New folder in ${folderName(path)}`}
          confirm="Create folder"
          {...asked}
          store={async (name) => {
            const made = await createFolder(path, name)
            await refresh()
            onOpenFolder(made.path)
          }}
        />
      )
    case 'rename-folder':
      return (
        <NameDialog
          title="Rename folder"
          name={folderName(path)}
          confirm="Rename"
          {...asked}
          store={async (name) => {
            const renamed = await renameFolder(parent, folderName(path), name)
            onOpenFolder(renamed.path)
            await refresh()
          }}
        />
      )
    case 'remove-folder':
      return (
        <RemovalDialog
          title="Delete this folder?"
          name={folderName(path)}
          consequence="All pictures and folders in it leave the library too. Pages that show them go on showing them."
          onClose={onClose}
          onConfirm={async () => {
            await removeFolder(parent, folderName(path))
            onOpenFolder(parent)
            await refresh()
          }}
        />
      )
    case 'rename-file':
      return (
        <NameDialog
          title="Rename picture"
          name={asking.file.file}
          confirm="Rename"
          {...asked}
          store={async (name) => {
            await renameFile(asking.file, name)
            await refresh()
          }}
        />
      )
    case 'remove-file':
      return (
        <FileRemoval
          file={asking.file}
          onClose={onClose}
          onConfirm={async () => {
            await removeFile(asking.file)
            onRemoved()
            await refresh()
          }}
        />
      )
  }
}

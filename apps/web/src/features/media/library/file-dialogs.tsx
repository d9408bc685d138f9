import { useQueryClient } from '@tanstack/react-query'
import { limits } from '@web2/contract/core'
import type { MediaFile } from '@web2/contract/media'
import { NameDialog } from '../../../ui/dialogs/name-dialog.tsx'
import type { MediaKind } from '../videos/media-kind.ts'
import { folderName, folderAround } from './folder-path.ts'
import { createFolder, mediaKey, removeFiles, removeFolder, renameFile, renameFolder } from './media-api.ts'
import { MoveDialog } from './move-dialog.tsx'
import { RemovalDialog } from './removal-dialog.tsx'
import { sentenceOf } from './error-sentence.ts'
import { useConsequence } from './use-deletion-impact.ts'
import { namedPictures, pathOf, useMoves } from './use-moves.ts'
import { counted } from '../../../lib/text/counted.ts'

/** The open dialog of the library, with its subject. */
export type Asking =
  | { readonly what: 'new-folder' }
  | { readonly what: 'rename-folder' }
  | { readonly what: 'remove-folder' }
  | { readonly what: 'rename-file'; readonly file: MediaFile }
  | { readonly what: 'move-folder' }
  | { readonly what: 'move-files'; readonly files: readonly MediaFile[] }
  | { readonly what: 'remove-files'; readonly files: readonly MediaFile[] }

interface FileDialogsProps {
  asking: Asking
  /** The open folder. */
  path: string
  onClose: () => void
  onOpenFolder: (path: string) => void
  /** Called when the selected files are gone. */
  onGone: () => void
}

interface FilesRemovalProps {
  files: readonly MediaFile[]
  onConfirm: () => Promise<void>
  onClose: () => void
}

const namesShown = 5

const kindOf = (files: readonly MediaFile[]): MediaKind =>
  files.every(({ isImage }) => isImage) ? 'image' : 'video'

const FilesRemoval = ({ files, ...props }: FilesRemovalProps) => {
  const names = files.slice(0, namesShown).map((each) => each.file)
  const more = files.length - names.length
  return (
    <RemovalDialog
      title={
        files.length === 1
          ? `Delete this ${kindOf(files)}?`
          : `Delete these ${counted(files.length, kindOf(files))}?`
      }
      name={`${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`}
      consequence={useConsequence(files)}
      {...props}
    />
  )
}

/** Dialogs of the library. */
export const FileDialogs = ({ asking, path, onClose, onOpenFolder, onGone }: FileDialogsProps) => {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: mediaKey })
  const moves = useMoves()
  const parent = folderAround(path)
  const asked = {
    empty: 'Enter a name.',
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
          consequence="This also removes its images, videos and subfolders from the library. Pages keep showing them."
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
          title={`Rename ${kindOf([asking.file])}`}
          name={asking.file.file}
          confirm="Rename"
          {...asked}
          store={async (name) => {
            await renameFile(asking.file, name)
            await refresh()
          }}
        />
      )
    case 'move-folder':
      return (
        <MoveDialog
          what={`“${folderName(path)}”`}
          from={parent}
          isIn={(folder) => folder === parent}
          moving={path}
          onMove={async (to) => onOpenFolder(await moves.folder(path, to))}
          onClose={onClose}
        />
      )
    case 'move-files':
      return (
        <MoveDialog
          what={namedPictures(asking.files.map(({ file }) => file))}
          from={asking.files[0]?.path ?? '/'}
          isIn={(folder) => asking.files.every((file) => file.path === folder)}
          onMove={async (to) => {
            await moves.pictures(asking.files.map(pathOf), to)
            onGone()
          }}
          onClose={onClose}
        />
      )
    case 'remove-files':
      return (
        <FilesRemoval
          files={asking.files}
          onClose={onClose}
          onConfirm={async () => {
            await removeFiles(asking.files.map(pathOf))
            onGone()
            await refresh()
          }}
        />
      )
  }
}

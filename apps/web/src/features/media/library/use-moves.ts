import { useQueryClient } from '@tanstack/react-query'
import type { MediaFile } from '@web2/contract/media'
import { showError } from '../../../lib/snackbar.ts'
import { showUndo } from '../../../ui/undo-snackbar.tsx'
import { folderAround, folderIn, folderName } from './folder-path.ts'
import { mediaKey, moveFiles, moveFolder } from './media-api.ts'
import { sentenceOf } from './error-sentence.ts'
import { counted } from '../../../lib/text/counted.ts'

/** Returns '3 pictures', or the name of a single one. */
export const namedPictures = (names: readonly string[]): string =>
  names.length === 1 ? `“${names[0]}”` : counted(names.length, 'image')

export const pathOf = ({ path, file }: Pick<MediaFile, 'path' | 'file'>): string => folderIn(path, file)

/**
 * Returns operations that move within the library, each with undo. They reject with the reason of a refusal.
 */
export const useMoves = () => {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: mediaKey })
  const undoing = (back: () => Promise<unknown>) => () => {
    back()
      .catch((error: unknown) => showError(sentenceOf(error)))
      .finally(() => void refresh())
  }
  /** Moves images back to their folders, which differ in search results. */
  const movedBack = async (origins: readonly string[], moved: readonly MediaFile[]) => {
    const byFolder = Map.groupBy(moved, (_file, at) => folderAround(origins[at] ?? '/'))
    for (const [folder, files] of byFolder) await moveFiles(files.map(pathOf), folder)
  }
  return {
    pictures: async (paths: readonly string[], to: string): Promise<void> => {
      const { files } = await moveFiles(paths, to)
      await refresh()
      const names = files.map(({ file }) => file)
      showUndo(
        `Moved ${namedPictures(names)} to ${folderName(to)}.`,
        undoing(() => movedBack(paths, files)),
      )
    },
    /** Moves a folder. Returns its new path. */
    folder: async (path: string, to: string): Promise<string> => {
      const moved = await moveFolder(path, to)
      await refresh()
      showUndo(
        `Moved “${folderName(path)}” to ${folderName(to)}.`,
        undoing(() => moveFolder(moved.path, folderAround(path))),
      )
      return moved.path
    },
  }
}

import type { Zippable } from 'fflate'
import { zipped } from '../../../lib/files/zip.ts'

/** Path of a file in the folder that was chosen, with the folder's own name in front. */
const pathOf = (file: File): string => file.webkitRelativePath || file.name

/** The files of a chosen folder as one zip file, unpacked as they are: the server reads it right away. */
export const zipFolder = async (files: readonly File[]): Promise<Blob> => {
  const contents: Zippable = {}
  for (const file of files) contents[pathOf(file)] = new Uint8Array(await file.arrayBuffer())
  return zipped(contents, 0)
}

/** 'green-acre' for green-acre.zip, or for the folder green-acre. */
export const nameOfChosen = ([first]: readonly File[]): string =>
  (first?.webkitRelativePath.split('/')[0] || first?.name.replace(/\.zip$/i, '') || '').slice(0, 120)

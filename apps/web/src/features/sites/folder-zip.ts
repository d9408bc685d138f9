import type { Zippable } from 'fflate'

/** Path of a file in the folder that was chosen, with the folder's own name in front. */
const pathOf = (file: File): string => file.webkitRelativePath || file.name

/** The files of a chosen folder as one zip file, unpacked as they are: the server reads it right away. */
export const zipFolder = async (files: readonly File[]): Promise<Blob> => {
  const { zip } = await import('fflate')
  const contents: Zippable = {}
  for (const file of files) contents[pathOf(file)] = new Uint8Array(await file.arrayBuffer())
  return new Promise((resolve, reject) => {
    zip(contents, { level: 0 }, (error, bytes) =>
      error ? reject(error) : resolve(new Blob([bytes as BlobPart])),
    )
  })
}

/** 'green-acre' for green-acre.zip, or for the folder green-acre. */
export const nameOfChosen = ([first]: readonly File[]): string =>
  (first?.webkitRelativePath.split('/')[0] || first?.name.replace(/\.zip$/i, '') || '').slice(0, 120)

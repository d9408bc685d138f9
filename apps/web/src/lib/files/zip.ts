import type { Zippable } from 'fflate'
import { loadChunk } from '../chunks/load-chunk.ts'

/** Path → bytes as one zip file; level 0 packs them as they are. Rejects when they cannot be packed. */
export const zipped = async (files: Zippable, level: 0 | 6 = 6): Promise<Blob> => {
  const { zip } = await loadChunk(() => import('fflate'))
  return new Promise((resolve, reject) => {
    zip(files, { level }, (error, bytes) =>
      error ? reject(error) : resolve(new Blob([bytes as BlobPart], { type: 'application/zip' })),
    )
  })
}

import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { SiteFiles } from '../run/upload-plan.ts'
import { zipChunks, type ZipEntry, type ZipOptions } from '../../../platform/zip/zip-chunks.ts'

export interface ZipProgress {
  /** Called with the number of packed files. */
  readonly at: (done: number) => void
  readonly signal: AbortSignal
}

async function* entriesOf(files: SiteFiles, { at, signal }: ZipProgress): AsyncGenerator<ZipEntry> {
  let done = 0
  for await (const { path, body } of files) {
    if (signal.aborted) return
    yield { path, body: body() }
    at(++done)
  }
}

/**
 * Writes files into a zip file, which appears only when complete. Returns its size in bytes, or null if the
 * signal aborted it.
 */
export const writeZip = async (
  path: string,
  files: SiteFiles,
  progress: ZipProgress,
  options?: ZipOptions,
): Promise<number | null> => {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const draft = `${path}.part`
  const file = await open(draft, 'w', 0o600)
  let size = 0
  try {
    for await (const chunk of zipChunks(entriesOf(files, progress), options)) {
      await file.writeFile(chunk)
      size += chunk.length
    }
    if (progress.signal.aborted) return null
    await file.datasync()
    await rename(draft, path)
    return size
  } finally {
    await file.close()
    await rm(draft, { force: true })
  }
}

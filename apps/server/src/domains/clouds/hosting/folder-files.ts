import type { Stats } from 'node:fs'
import { open, stat, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteFiles } from './site-file.ts'

const isNoFile = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '')

const unlessNoFile = (error: unknown): undefined => {
  if (isNoFile(error)) return undefined
  throw error
}

const etagOf = ({ ino, size, mtimeMs }: Stats): string =>
  `"${ino.toString(36)}-${size.toString(36)}-${Math.floor(mtimeMs * 1_000).toString(36)}"`

/** Serves sites from a local directory with one folder per site. */
export const folderFiles = (root: string): SiteFiles => ({
  find: async (path) => {
    const handle: FileHandle | undefined = await open(join(root, ...path), 'r').catch(unlessNoFile)
    if (!handle) return undefined
    const stats = await handle.stat()
    // only regular files are served
    if (!stats.isFile()) {
      await handle.close()
      return undefined
    }
    return {
      etag: etagOf(stats),
      size: stats.size,
      content: async ({ from, to } = { from: 0, to: Infinity }) =>
        handle.createReadStream({ autoClose: false, start: from, end: to }),
      close: () => handle.close(),
    }
  },
  isFolder: async (path) => (await stat(join(root, ...path)).catch(unlessNoFile))?.isDirectory() ?? false,
})

import { execFileSync } from 'node:child_process'
import { mkdtemp, open, rm, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Separate disk with little space. */
export interface SmallDisk {
  readonly path: string
  /** Fills the disk except for this many bytes. */
  fill(left?: number): Promise<void>
  /** Frees the space. */
  free(): Promise<void>
  remove(): Promise<void>
}

/** Only root may mount one. */
export const mayMount = process.platform === 'linux' && process.getuid?.() === 0

const chunk = 1 << 20
const page = 4_096

export const mountSmallDisk = async (megabytes: number): Promise<SmallDisk> => {
  const path = await mkdtemp(join(tmpdir(), 'web2-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=700`, 'tmpfs', path])
  const ballast = join(path, 'ballast')
  return {
    path,
    fill: async (left = 0) => {
      const file = await open(ballast, 'a')
      try {
        for (let size = chunk; size >= page;) {
          try {
            await file.appendFile(Buffer.alloc(size))
          } catch (error) {
            if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
            size /= 2
          }
        }
        await file.truncate(Math.max(0, (await file.stat()).size - left))
      } finally {
        await file.close()
      }
    },
    free: () => rm(ballast, { force: true }),
    remove: async () => {
      execFileSync('umount', ['--lazy', path])
      await rmdir(path)
    },
  }
}

import { readFile } from 'node:fs/promises'

export interface ChildProcessTitle {
  readonly pid: number
  /** Command line; empty if it has ended by now. */
  readonly title: string
}

/** ENOENT, ESRCH: it has ended, or there is no /proc. EACCES: another user's process. */
const unseen = new Set(['ENOENT', 'ESRCH', 'EACCES'])

const readSeen = async (file: string): Promise<string | null> => {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (unseen.has((error as NodeJS.ErrnoException).code ?? '')) return null
    throw error
  }
}

/** Returns a process's children from Linux's /proc (proc(5)), or null where they can't be listed. */
export const childrenOf = async (pid: number): Promise<readonly ChildProcessTitle[] | null> => {
  const children = await readSeen(`/proc/${pid}/task/${pid}/children`)
  if (children === null) return null
  return Promise.all(
    children
      .split(' ')
      .filter((child) => child !== '')
      .map(async (child) => ({
        pid: Number(child),
        title: (await readSeen(`/proc/${child}/cmdline`)) ?? '',
      })),
  )
}

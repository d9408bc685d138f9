import { closeSync, copyFileSync, fstatSync, ftruncateSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'

/** PostgreSQL's log: DATA_DIR/postgres.log, with the part before it in postgres.log.1. */
export interface ServerLog {
  /** PostgreSQL writes to it directly, so that its last output survives this process. */
  readonly fd: number
  /** Returns the current end of the log. */
  end(): number
  /** Returns the output since an earlier end, at most the latest 8 KB. */
  since(begin: number): string
  close(): void
}

const largest = 4 << 20

export function openServerLog(dataDir: string): ServerLog {
  const path = join(dataDir, 'postgres.log')
  // append mode, so that PostgreSQL continues at the new end after a truncation
  const fd = openSync(path, 'a+', 0o600)
  const bound = () => {
    if (fstatSync(fd).size < largest) return
    copyFileSync(path, `${path}.1`)
    ftruncateSync(fd)
  }
  bound()
  const timer = setInterval(bound, 60_000).unref()
  return {
    fd,
    end: () => fstatSync(fd).size,
    since: (begin) => {
      const end = fstatSync(fd).size
      const start = Math.max(begin > end ? 0 : begin, end - 8192)
      const buffer = Buffer.alloc(end - start)
      readSync(fd, buffer, 0, buffer.length, start)
      return buffer.toString('utf8')
    },
    close: () => {
      clearInterval(timer)
      closeSync(fd)
    },
  }
}

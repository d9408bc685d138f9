import { closeSync, copyFileSync, fstatSync, ftruncateSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'

/** PostgreSQL's log: DATA_DIR/postgres.log, with the part before it in postgres.log.1. */
export interface ServerLog {
  /** PostgreSQL writes here itself, so that its last words survive us. */
  readonly fd: number
  /** Where the log ends at this moment. */
  end(): number
  /** What was written after an earlier end, the newest 8 KB of it. */
  since(begin: number): string
  close(): void
}

const largest = 4 << 20

export function openServerLog(dataDir: string): ServerLog {
  const path = join(dataDir, 'postgres.log')
  // Opened for appending, so that after a truncation PostgreSQL goes on at the new end.
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

import type { LogFormat } from '../config/config.ts'

/** Log of a process. */
export interface Log {
  readonly info: (text: string) => void
  readonly error: (text: string) => void
}

/**
 * Creates a process's log: plain lines, or each message as a JSON object with its further lines in `details`.
 */
export const createLog = (
  format: LogFormat,
  write: { readonly out: (line: string) => void; readonly err: (line: string) => void },
  now: () => Date = () => new Date(),
): Log => {
  if (format === 'text') return { info: write.out, error: write.err }
  const asJson = (level: 'info' | 'error', text: string) => {
    const [message = '', ...more] = text.trim().split('\n')
    const details = more.join('\n')
    return JSON.stringify({
      time: now().toISOString(),
      level,
      pid: process.pid,
      message,
      ...(details && { details }),
    })
  }
  return {
    info: (text) => write.out(asJson('info', text)),
    error: (text) => write.err(asJson('error', text)),
  }
}

/** Returns LOG_FORMAT if valid; an invalid value is reported with the other settings, as text. */
export const logFormatOf = (text: string | undefined): LogFormat =>
  text?.trim() === 'json' ? 'json' : 'text'

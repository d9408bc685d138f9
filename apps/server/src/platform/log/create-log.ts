import type { LogFormat } from '../config/config.ts'

/** Where a process says what it does. */
export interface Log {
  readonly info: (text: string) => void
  readonly error: (text: string) => void
}

/** The lines of a process: as they are, or each message as one JSON object with its further lines in `details`. */
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

/** LOG_FORMAT as far as it is right; a wrong value is complained about with the other settings, as text. */
export const logFormatOf = (text: string | undefined): LogFormat =>
  text?.trim() === 'json' ? 'json' : 'text'

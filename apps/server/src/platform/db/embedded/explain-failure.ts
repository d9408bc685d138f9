import { StartFailure } from '../../config/startup-error.ts'

/** The disk is full; the same start succeeds once it has space. */
export class DiskFullFailure extends StartFailure {}

/** Turns the last output of PostgreSQL's programs into a message; `files` is the folder they used. */
export function explainFailure(words: string, files: string, cause?: unknown): StartFailure {
  if (/No space left on device|ENOSPC|Disk quota exceeded/.test(words)) {
    return new DiskFullFailure(
      `The disk of ${files} is full, so the database can’t start. Free up space and start again; ` +
        'no saved data is lost.',
      { cause },
    )
  }
  const lines = words.trim().split('\n')
  const telling = lines.findLast((line) => /\b(FATAL|PANIC|ERROR|error):/.test(line)) ?? lines.at(-1) ?? ''
  return new StartFailure(
    `The database in ${files} did not start: "${telling.replace(/^.*?\] /, '')}". ` +
      'See postgres.log next to that folder.',
    { cause },
  )
}

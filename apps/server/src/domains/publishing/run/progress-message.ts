/** Position of a target among those of the run, from 1. */
interface Turn {
  readonly turn: number
  readonly turns: number
}

export interface UploadCounts {
  /** Files to send and delete. */
  readonly total: number
  /** Pages that are new at the target, and those of them that were sent. */
  readonly newPages: number
  readonly sentPages: number
}

const activity = ({ total, newPages, sentPages }: UploadCounts): string => {
  if (total === 0) return 'no changes'
  if (sentPages > 0) return `publishing ${sentPages} of ${newPages} pages`
  return `uploading ${total === 1 ? '1 file' : `${total} files`}`
}

/** Returns a run's progress message for an upload, with the target's position if there are several. */
export const uploadMessage = ({ turn, turns }: Turn, counts: UploadCounts): string => {
  const what = activity(counts)
  return turns === 1
    ? what.charAt(0).toUpperCase() + what.slice(1)
    : `Destination ${turn} of ${turns}: ${what}`
}

import type { FileName } from '../../../platform/object-storage/large-files.ts'

export const downloadsFolder = 'downloads'

/** The file of a download. */
export const zipName = (downloadId: string): FileName => `${downloadsFolder}/${downloadId}.zip`

/** Kind of the run that makes it, and name of the job. */
export const zipKind = 'zip-site'

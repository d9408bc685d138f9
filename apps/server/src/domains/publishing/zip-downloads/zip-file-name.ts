import type { FileName } from '../../../platform/object-storage/large-files.ts'

export const downloadsFolder = 'downloads'

/** Returns the file of a download. */
export const zipName = (downloadId: string): FileName => `${downloadsFolder}/${downloadId}.zip`

/** Kind of the run, and name of its job. */
export const zipKind = 'zip-site'

import { join } from 'node:path'

export const downloadsFolder = (dataDir: string): string => join(dataDir, 'downloads')

/** Where the zip file of a download lies. */
export const zipPath = (dataDir: string, downloadId: string): string =>
  join(downloadsFolder(dataDir), `${downloadId}.zip`)

/** Kind of the run that makes it, and name of the job. */
export const zipKind = 'zip-site'

import { join } from 'node:path'
import type { FileName } from '../../../platform/object-storage/large-files.ts'

const folder = 'imports'

/** Returns the folder for uploads in progress. */
export const importsFolder = (dataDir: string): string => join(dataDir, folder)

/** Returns the file of an upload that waits for a worker. */
export const importName = (importId: string): FileName => `${folder}/${importId}.zip`

/** Kind of the run, and name of its job. */
export const importKind = 'import-site'

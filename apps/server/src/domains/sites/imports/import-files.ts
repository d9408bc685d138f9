import { join } from 'node:path'
import type { FileName } from '../../../platform/object-storage/large-files.ts'

const folder = 'imports'

/** Where uploads are written while they come in. */
export const importsFolder = (dataDir: string): string => join(dataDir, folder)

/** The file of an upload that waits for a worker. */
export const importName = (importId: string): FileName => `${folder}/${importId}.zip`

/** Kind of the run, and name of the job. */
export const importKind = 'import-site'

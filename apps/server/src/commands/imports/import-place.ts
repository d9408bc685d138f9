import { join } from 'node:path'

export const importsFolder = (dataDir: string): string => join(dataDir, 'imports')

/** Where an uploaded zip file waits. */
export const importPath = (dataDir: string, importId: string): string =>
  join(importsFolder(dataDir), `${importId}.zip`)

/** Kind of the run, and name of the job. */
export const importKind = 'import-site'

import { StartFailure } from '../config/startup-error.ts'
import { migrate, MigrationFailure } from './migrate.ts'

/** Migrates the tables to this release. The error names the failed migration. */
export async function updateTables(url: string): Promise<void> {
  try {
    await migrate(url)
  } catch (error) {
    if (!(error instanceof MigrationFailure)) throw error
    const step = error.migration === undefined ? '' : ` in migration "${error.migration}"`
    throw new StartFailure(
      `The database migration failed${step}: ${error.message}. Nothing was changed. ` +
        'Start the previous release, or restore a backup that matches this one.',
      { cause: error },
    )
  }
}

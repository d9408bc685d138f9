import type { Selectable } from 'kysely'
import type { SitesTable, SiteTargetsTable } from './tables.ts'

export type SiteRow = Selectable<SitesTable>

/** One destination of a site. */
export type TargetRow = Selectable<SiteTargetsTable>

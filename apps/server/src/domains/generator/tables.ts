import type { ColumnType } from 'kysely'
import type {
  TurboDefinition,
  TurboElsewhereKind,
  TurboPageStatus,
  TurboPlan,
  TurboStatus,
} from '@web2/contract/generator'
import type { UsageReservation } from '../../platform/db/tables.ts'
import type { AsStored, Given, Json, Row } from '../../platform/db/row.ts'

/** Data for generated pages; the rows are stored in chunks. */
export type TurboDataTable = Row<
  'turboData',
  {
    columns: Json<string[]>
    notes: Json<string[]>
    firstRows: Json<string[][]>
  }
>

/** Projects of the site generator. */
export type TurbosTable = Row<
  'turbos',
  {
    definition: Json<TurboDefinition>
    /** The source page with sections expanded, as last planned (JSON). */
    document: AsStored
    status: TurboStatus
    pausedFrom: TurboStatus
    changedSince: Json<('definition' | 'page' | 'listings')[]>
    plan: Json<TurboPlan>
  }
>

/** Pages of projects, with their inputs and state. */
export type TurboPagesTable = Row<
  'turboPages',
  {
    /** The last plan that includes it; pages only in earlier plans are deleted. */
    planNumber: AsStored
    kind: 'home' | 'hub' | 'page'
    /** The row and value of each list; null for lists it doesn't use. */
    rows: ColumnType<readonly (number | null)[]>
    terms: ColumnType<readonly (string | null)[]>
    region: Given
    status: TurboPageStatus
    usageReservation: Json<UsageReservation>
    /** Signature for comparisons; null for a page without text of its own. */
    signature: AsStored
    /** The most similar text outside the project. */
    elsewhereKind: TurboElsewhereKind
  }
>

declare module '../../platform/db/database.ts' {
  interface Database {
    turboData: TurboDataTable
    turboDataChunks: Row<
      'turboDataChunks',
      {
        /** Rows as gzipped JSON. */
        rows: AsStored
      }
    >
    turbos: TurbosTable
    turboPages: TurboPagesTable
    /** Generated texts of blocks on pages, valid while the prompt is the same. */
    turboTexts: Row<'turboTexts'>
    /** Images found by query; null if none was. */
    turboPictures: Row<'turboPictures'>
    /** Signatures of articles for comparisons. */
    articleSignatures: Row<
      'articleSignatures',
      {
        /** When the signed text was last changed. */
        signedAt: AsStored
      }
    >
    /** Signatures of manually made site pages. */
    sitePageSignatures: Row<
      'sitePageSignatures',
      {
        /** When the signed text was last changed. */
        signedAt: AsStored
      }
    >
  }
}
